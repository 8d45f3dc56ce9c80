import * as z from 'zod/mini';
import type { KeptReview } from './kept-review.js';

const words = z.string().check(z.maxLength(2_000));
const count = z.int().check(z.nonnegative());

const step = z.strictObject({
  luck: z.array(z.number()),
  loss: z.number(),
  mark: z.nullable(z.enum(['inaccuracy', 'mistake', 'blunder'])),
  best: words,
  isChoice: z.boolean(),
});

const player = z.strictObject({
  luck: z.number(),
  skill: z.number(),
  others: z.number(),
  drift: z.number(),
  decisions: count,
  mistakes: count,
  blunders: count,
});

const review = z.strictObject({
  kind: z.enum(['exact', 'search', 'sampled']),
  spread: z.number(),
  values: z.array(z.array(z.number())),
  steps: z.array(step),
  players: z.array(player),
  problem: words,
});

/**
 * A review from a link, or kept by the browser.
 *
 * @param game - the record that it is of
 * @returns `null` for what is none of that record
 */
export function readReview(value: unknown, game: { players: number; actions: readonly unknown[] }): KeptReview | null {
  const { data } = review.safeParse(value);
  if (!data) return null;
  const { values, steps, players } = data;
  const isOfAll = (list: readonly unknown[]): boolean => list.length === game.players;
  const fits =
    steps.length <= game.actions.length &&
    values.length === steps.length + 1 &&
    isOfAll(players) &&
    values.every(isOfAll) &&
    steps.every(({ luck }) => isOfAll(luck));
  return fits ? data : null;
}
