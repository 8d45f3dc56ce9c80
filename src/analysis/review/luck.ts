import type { ErasedAction } from '../../kernel/definition.js';
import { createRng } from '../../kernel/dice/random.js';
import type { AnyAction } from '../../kernel/types.js';
import type { Position, Trial } from '../bots/trial.js';
import { branchesOf } from '../search/outcomes.js';
import { positionKey } from '../search/position-key.js';
import type { Glances } from './glance.js';

/** Of an event with more outcomes, a number of drawn ones is looked at. */
const LISTED = { most: 50_000, samples: 200 } as const;

/** What an action may lead to, by the keys of the positions: outcomes that lead to the same are together. */
export type Outcomes = ReadonlyMap<string, { readonly position: Position; readonly weight: number }>;

/** @returns `null` where nothing in the action is random */
export function outcomesOf(trial: Trial, from: Position, action: AnyAction): Outcomes | null {
  if (!trial.rulebook.chance(from, action as ErasedAction)) return null;
  const drawing = { ...LISTED, rng: createRng(positionKey(from)), isUsed: false };
  const outcomes = new Map<string, { position: Position; weight: number }>();
  for (const { position, weight } of branchesOf(trial, from, action, drawing)) {
    const key = positionKey(position);
    const known = outcomes.get(key);
    if (known) known.weight += weight;
    else outcomes.set(key, { position, weight });
  }
  return outcomes;
}

/**
 * How lucky an event was for everybody: what the position after it is worth at a glance, less the mean over all that could
 * have come. Its mean over all outcomes that can be listed is 0, whatever the glance.
 */
export function luckOf(outcomes: Outcomes, glances: Pick<Glances, 'for'>, after: Position): number[] {
  const glance = glances.for(outcomes.size);
  const now = positionKey(after);
  const sums = new Array<number>(after.players).fill(0);
  let total = 0;
  let fallen: readonly number[] | undefined;
  for (const [key, { position, weight }] of outcomes) {
    const values = glance(position);
    if (key === now) fallen = values;
    for (let seat = 0; seat < sums.length; seat++) sums[seat] = (sums[seat] ?? 0) + weight * (values[seat] ?? 0);
    total += weight;
  }
  const values = fallen ?? glance(after);
  return sums.map((sum, seat) => (values[seat] ?? 0) - sum / total);
}
