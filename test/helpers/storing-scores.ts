import { expect } from 'vitest';
import {
  type StoringScoresAction,
  type StoringScoresOptions,
  type StoringScoresState,
  storingScores,
} from '../../src/games/das-spiel/special/storing-scores/storing-scores.js';
import type { Chance } from '../../src/kernel/dice/chance.js';
import { createRng } from '../../src/kernel/dice/random.js';
import type { DeepReadonly } from '../../src/kernel/types.js';
import { nameAt, play } from './das-spiel.js';
import { allPoses, upperByHand } from './poses-by-hand.js';
import { add, indexOf, type Spot, spots, times, unit } from './pyramid-by-hand.js';

export type State = DeepReadonly<StoringScoresState>;

export const start = (options: StoringScoresOptions = {}, players = 2): State =>
  storingScores.setup({ players, options });
export const roll = (player: number, outcome: number[]): StoringScoresAction => ({ type: 'roll', player, outcome });
export const lift = (player: number, cell: string, outcome: number[]): StoringScoresAction => ({
  type: 'lift',
  player,
  cell,
  outcome,
});
export const going = (state: State, ...actions: StoringScoresAction[]): State => play(storingScores, state, actions);

export const LEVEL_1 = spots.flatMap((spot, cell) => (spot[0] + spot[1] + spot[2] === 7 ? [cell] : []));

export const chanceOf = (state: State, cell: string): Chance<number[]> =>
  storingScores.chance(state, { type: 'lift', player: state.toPlay ?? 0, cell }) as Chance<number[]>;

/**
 * What a funnel can show, by counting: every way in which the three black dice below can lie that shows all that was seen
 * of them in other funnels. The dice lie each for itself, so their ways multiply.
 */
export function countedByHand({ seen, options }: State, cell: number): Map<string, number> {
  const [xs = [], ys = [], zs = []] = [0, 1, 2].map((axis) => {
    const die = add(spots[cell] as Spot, unit(axis));
    const above = [0, 1, 2].map((other) => seen[LEVEL_1.indexOf(indexOf(add(die, times(-1, unit(other)))))]?.[other]);
    const ways = allPoses
      .map((pose) => upperByHand(pose, options.hand))
      .filter((upper) => above.every((number, other) => number === undefined || number === upper[other]));
    return [1, 2, 3, 4, 5, 6].map((number) => ways.filter((upper) => upper[axis] === number).length);
  });
  const counted = new Map<string, number>();
  for (const [x, ofX] of xs.entries()) {
    for (const [y, ofY] of ys.entries()) {
      for (const [z, ofZ] of zs.entries()) {
        if (ofX * ofY * ofZ > 0) counted.set([x + 1, y + 1, z + 1].join(), ofX * ofY * ofZ);
      }
    }
  }
  return counted;
}

export function expectSameChances(state: State, cell: number): void {
  const chance = chanceOf(state, nameAt(cell));
  const counted = countedByHand(state, cell);
  const all = [...counted.values()].reduce((sum, n) => sum + n, 0);
  let listed = 0;
  for (const { outcome, weight } of chance.outcomes()) {
    expect(weight * all).toBe((counted.get(outcome.join()) ?? 0) * (chance.total ?? 0));
    listed++;
  }
  expect(listed).toBe(counted.size);
}

/** Whoever is on rolls what lies below the die and takes it, one die after the other. */
export function clearing(state: State, names: readonly string[]): State {
  let now = state;
  for (const cell of names) {
    const player = now.toPlay ?? 0;
    const sampled = chanceOf({ ...going(now, roll(player, [1, 1, 1])) }, cell).sample(createRng(cell));
    now = going(now, roll(player, sampled), lift(player, cell, sampled));
  }
  return now;
}
