import type { ErasedAction } from '../../kernel/definition.js';
import { createRng } from '../../kernel/dice/random.js';
import type { AnyAction } from '../../kernel/types.js';
import type { Position, Trial } from '../bots/trial.js';
import { positionKey } from '../search/position-key.js';
import type { Glances } from './glance.js';

/** An event with more outcomes is looked at by so many of them, drawn. */
const LISTED = 50_000;
const DRAWN = 200;

/** What may come of an action, what leads to the same together. */
export interface Outcomes {
  /** Positions with their weights, by their keys. */
  readonly positions: ReadonlyMap<string, { readonly position: Position; readonly weight: number }>;
  readonly total: number;
  /** Whether outcomes were drawn because they can't all be listed. */
  readonly isDrawn: boolean;
}

/** @returns `null` where nothing in the action is random */
export function outcomesOf(trial: Trial, from: Position, action: AnyAction): Outcomes | null {
  const chance = trial.rulebook.chance(from, action as ErasedAction);
  if (!chance) return null;
  const isDrawn = chance.total === null || chance.total > LISTED;
  const rng = createRng(positionKey(from));
  const outcomes = isDrawn
    ? Array.from({ length: DRAWN }, () => ({ outcome: chance.sample(rng), weight: 1 }))
    : chance.outcomes();
  const positions = new Map<string, { position: Position; weight: number }>();
  let total = 0;
  for (const { outcome, weight } of outcomes) {
    const position = trial.copyOf(from);
    trial.play(position, action, outcome);
    const key = positionKey(position);
    const known = positions.get(key);
    if (known) known.weight += weight;
    else positions.set(key, { position, weight });
    total += weight;
  }
  return { positions, total, isDrawn };
}

/**
 * What luck an event was to everybody: what the position after it is worth at a glance, less the mean over all that could
 * have come. Its mean over all outcomes is 0, whatever the glance is.
 */
export function luckOf({ positions, total }: Outcomes, glances: Glances, after: Position): number[] {
  const glance = glances.for(positions.size);
  const now = positionKey(after);
  const means = new Array<number>(after.players).fill(0);
  let fallen: readonly number[] | undefined;
  for (const [key, { position, weight }] of positions) {
    const values = glance(position);
    if (key === now) fallen = values;
    for (let seat = 0; seat < means.length; seat++)
      means[seat] = (means[seat] ?? 0) + (weight / total) * (values[seat] ?? 0);
  }
  const values = fallen ?? glance(after);
  return means.map((mean, seat) => (values[seat] ?? 0) - mean);
}
