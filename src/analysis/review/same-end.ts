import { createRng } from '../../kernel/dice/random.js';
import type { AnyAction } from '../../kernel/types.js';
import type { Position, Trial } from '../bots/trial.js';
import { branchesOf } from '../search/outcomes.js';
import { positionKey } from '../search/position-key.js';

/** Outcomes gone through to see whether two actions come to the same; with more it isn't known. */
const MOST = 2_000;

/** The positions that an action leads to, by key, each with its weight; `null` where there are too many. */
function endsOf(trial: Trial, from: Position, action: AnyAction): ReadonlyMap<string, number> | null {
  const drawing = { most: MOST, samples: 1, rng: createRng('ends'), isUsed: false };
  const ends = new Map<string, number>();
  for (const { position, weight } of branchesOf(trial, from, action, drawing)) {
    const key = positionKey(position);
    ends.set(key, (ends.get(key) ?? 0) + weight);
  }
  return drawing.isUsed ? null : ends;
}

/** Whether two actions lead to the same positions, each as likely. */
export function haveSameEnd(trial: Trial, from: Position, one: AnyAction, other: AnyAction): boolean {
  const [ends, others] = [endsOf(trial, from, one), endsOf(trial, from, other)];
  if (!ends || !others || ends.size !== others.size) return false;
  const sum = (weights: ReadonlyMap<string, number>): number =>
    [...weights.values()].reduce((all, own) => all + own, 0);
  const [total, otherTotal] = [sum(ends), sum(others)];
  return [...ends].every(([key, weight]) => weight * otherTotal === (others.get(key) ?? 0) * total);
}
