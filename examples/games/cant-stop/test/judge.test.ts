import { playout } from 'dicewright';
import { expect, it } from 'vitest';
import { waysToClimb } from '../src/cant-stop.bots.js';
import { type CantStopState, cantStop } from '../src/index.js';

// A second judge, written from RULES.md alone and as plain as it can be: it moves runners by trying, over all 1296 falls.

const falls = Array.from({ length: 1296 }, (_, n) => [0, 1, 2, 3].map((die) => (Math.floor(n / 6 ** die) % 6) + 1));
const SPACES: Record<number, number> = { 2: 3, 3: 5, 4: 7, 5: 9, 6: 11, 7: 13, 8: 11, 9: 9, 10: 7, 11: 5, 12: 3 };

/** The runners, by column, after a step; `undefined` where there is none. */
function stepped(state: CantStopState, runners: Map<number, number>, column: number) {
  const spaces = SPACES[column] as number;
  if (state.markers.some((own) => own[column - 2] === spaces)) return undefined;
  const runner = runners.get(column);
  if (runner === undefined && runners.size === 3) return undefined;
  const from = runner ?? state.markers[state.toPlay ?? 0]?.[column - 2] ?? 0;
  return from === spaces ? undefined : new Map(runners).set(column, from + 1);
}

function climbsBy(state: CantStopState, fall: readonly number[]): string[] {
  const runners = new Map(state.runners.flatMap((height, i) => (height > 0 ? [[i + 2, height] as const] : [])));
  const found = new Set<string>();
  for (const [a, b] of [
    [0, 1],
    [0, 2],
    [0, 3],
  ] as const) {
    const one = (fall[a] ?? 0) + (fall[b] ?? 0);
    const other = fall.reduce((sum, die) => sum + die, 0) - one;
    const [first, second] = [stepped(state, runners, one), stepped(state, runners, other)];
    if (first && stepped(state, first, other)) found.add([one, other].sort((x, y) => x - y).join(' '));
    else {
      if (first) found.add(`${one}`);
      if (second) found.add(`${other}`);
    }
  }
  return [...found].sort();
}

it('allows what a second judge allows, whatever the dice show', () => {
  let [compared, lost] = [0, 0];
  for (const seed of ['one', 'two', 'three']) {
    const { actions } = playout(cantStop, { players: 3, seed });
    let state = cantStop.setup({ players: 3 });
    for (const [i, action] of actions.entries()) {
      if (action.type === 'roll' && i % 40 < 2)
        for (const fall of falls) {
          const after = cantStop.reduce(state, { ...action, outcome: fall });
          const climbs = [...cantStop.legalActions(after)].flatMap((one) =>
            one.type === 'climb' ? one.columns.join(' ') : [],
          );
          const expected = climbsBy(state, fall);
          expect([fall, climbs.sort()]).toEqual([fall, expected]);
          expect(after.toPlay === state.toPlay).toBe(expected.length > 0);
          compared++;
          if (expected.length === 0) lost++;
        }
      state = cantStop.reduce(state, action);
    }
  }
  expect(compared).toBeGreaterThan(5_000);
  expect(lost).toBeGreaterThan(100);
});

/** How many falls have two dice with one of the sums, by looking at all six pairs. */
const waysByPairs = (open: readonly number[]): number =>
  falls.filter((fall) => fall.some((one, i) => fall.some((other, j) => i < j && open.includes(one + other)))).length;

const triples = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].flatMap((a, i, all) =>
  all.slice(i + 1).flatMap((b, j) => all.slice(i + j + 2).map((c) => [a, b, c])),
);

it('knows the chances of all 165 threes of columns', () => {
  expect(triples).toHaveLength(165);
  for (const open of triples) expect([open, waysToClimb(open)]).toEqual([open, waysByPairs(open)]);
});

// As published: 6, 7, 8 are the best, with 92 %; 2 and 12 with 3 or 11 the worst, with 44 %.
it.each([
  [[6, 7, 8], 92, 1192],
  [[2, 3, 12], 44, 568],
  [[2, 11, 12], 44, 568],
])('%j climbs with %i %%', (open, percent, ways) => {
  expect(waysToClimb(open)).toBe(ways);
  expect(Math.round((100 * ways) / 1296)).toBe(percent);
});

it('names the best and the worst columns', () => {
  const ways = triples.map((open) => waysToClimb(open));
  expect(triples[ways.indexOf(Math.max(...ways))]).toEqual([6, 7, 8]);
  expect(Math.min(...ways)).toBe(waysToClimb([2, 3, 12]));
});
