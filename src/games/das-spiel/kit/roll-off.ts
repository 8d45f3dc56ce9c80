import { type Chance, chanceOf, d6 } from '../../../kernel/dice/chance.js';
import type { RandomGenerator } from '../../../kernel/dice/random.js';
import { integer, list } from '../../../kernel/schemas/schema.js';

/** The most rows that are drawn, so that drawing ends with any generator; a tie lasts this long once in 10^18 times. */
const MAX_ROWS = 24;

/** How many of the numbers are the highest. */
const tied = (row: readonly number[]): number => row.filter((number) => number === Math.max(...row)).length;

function sample(rng: RandomGenerator, players: number): number[][] {
  const rows: number[][] = [];
  for (let rolling = players; rolling > 1 || rows.length === 0; rolling = tied(rows.at(-1) as number[])) {
    const row = d6(rolling).sample(rng);
    rows.push(rows.length < MAX_ROWS - 1 ? row : row.map((_, i) => (i === 0 ? 2 : 1)));
  }
  return rows;
}

function includes(outcome: unknown, players: number): outcome is number[][] {
  if (!Array.isArray(outcome) || outcome.length === 0) return false;
  let rolling = players;
  for (let i = 0; i < outcome.length; i++) {
    const row: unknown = outcome[i];
    if ((i > 0 && rolling === 1) || !d6(rolling).includes(row)) return false;
    rolling = tied(row);
  }
  return rolling === 1;
}

const chances = new Map<number, Chance<number[][]>>();

/**
 * All players roll a die each, and whoever is tied for the highest number rolls again until one of them is alone. The
 * outcome has a row for each time: the first with all numbers in the order of players, each further one with those of
 * the tied players only, in the same order. One event, and one Chance for each number of players.
 *
 * `[[4, 6, 6], [2, 5]]`: players 1 and 2 tie with sixes, then player 2 has more.
 */
export function rollOff(players: number): Chance<number[][]> {
  let chance = chances.get(players);
  if (chance === undefined) {
    chance = chanceOf(
      null,
      (rng) => sample(rng, players),
      (outcome) => includes(outcome, players),
      () => [],
      () => list(list(integer(1, 6), players, Math.min(players, 2)), Number.MAX_SAFE_INTEGER, 1),
      () => ({ kind: 'rollOff', players, sides: 6 }),
    );
    chances.set(players, chance);
  }
  return chance;
}

/** Who is alone with the highest number at the end of a {@link rollOff}. */
export function rollOffWinner(rows: readonly (readonly number[])[]): number {
  let rolling = [...(rows[0] ?? [])].map((_, player) => player);
  for (const row of rows) rolling = rolling.filter((_, i) => row[i] === Math.max(...row));
  return rolling[0] ?? 0;
}
