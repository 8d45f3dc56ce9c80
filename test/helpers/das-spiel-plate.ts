import { expect } from 'vitest';
import type { AnyAction, DeepReadonly, Game } from '../../src/kernel/types.js';
import { playout } from '../../src/play/playout.js';
import { board } from './das-spiel.js';
import { add, depthOf, indexOf, type Spot, spots, times } from './pyramid-by-hand.js';

// What tests of games on the base plate share. Nothing here uses src/pyramid.

/** A board of 45 letters: `plate({ r: 'a1 b1' })`; other funnels as on `base`. */
export const plate = (dice: Readonly<Record<string, string>>, base = '.'.repeat(45)): string => board(dice, base);

/** The funnels of the plate as spots. */
export const funnels: readonly Spot[] = spots.filter((spot) => depthOf(spot) === 8);

/** The six steps along rows: one coordinate more, one less. */
export const rowStepsByHand: readonly Spot[] = [-1, 0, 1]
  .flatMap((x) => [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((z): Spot => [x, y, z])))
  .filter((step) => [...step].sort().join() === '-1,0,1');

/** In each of the six directions the next funnel and the one behind it, -1 where there is none; by funnel. */
export const linesByHand: readonly (readonly (readonly [next: number, behind: number])[])[] = funnels.map((spot) =>
  rowStepsByHand.map((step) => [indexOf(add(spot, step)), indexOf(add(spot, times(2, step)))] as const),
);

/** Steps into empty neighbours and jumps over one die into the empty funnel behind it. */
export const movesByHand = (letters: string, cell: number): number[] =>
  (linesByHand[cell] ?? []).flatMap(([next, behind]) => {
    if (next < 0) return [];
    if (letters[next] === '.') return [next];
    return behind >= 0 && letters[behind] === '.' ? [behind] : [];
  });

/** The text with one letter changed. */
export const put = (letters: string, cell: number, letter: string): string =>
  letters.slice(0, cell) + letter + letters.slice(cell + 1);

/**
 * Plays random games, then games of a player who always takes what `value` likes best (the first of equals that a
 * random order gives), and looks at every position: somebody can act until the game is over. Gives the number of
 * actions played either way.
 *
 * @param value - of an action in its position: the more, the better
 */
export function nobodyIsStuck<State, Action extends AnyAction, Options>(
  game: Game<State, Action, Options>,
  table: { readonly players: number; readonly options?: Options },
  value: (state: DeepReadonly<State>, action: DeepReadonly<Action>) => number,
  actions: { readonly random: number; readonly greedy: number },
): void {
  const played = (most: number, seed: string, greedy: boolean): number => {
    let count = 0;
    for (let i = 0; count < most; i++) {
      const {
        actions: done,
        result,
        state,
      } = playout(game, {
        ...table,
        seed: `${seed} ${i}`,
        maxActions: most - count,
        ...(greedy
          ? {
              choose: (view, player, rng) => {
                let best: Action | undefined;
                let most = Number.NEGATIVE_INFINITY;
                for (const action of game.legalActions(view, player)) {
                  const worth = value(view, action as DeepReadonly<Action>) + (rng.next() >>> 0) / 2 ** 33;
                  if (worth > most) [best, most] = [action, worth];
                }
                if (best === undefined) throw new Error('somebody is to act but cannot');
                return best;
              },
            }
          : {}),
      });
      expect(game.playersToAct(state).length === 0).toBe(result !== null);
      expect(done.length).toBeGreaterThan(0);
      count += done.length;
    }
    return count;
  };
  // A random player to whom nothing is offered makes a playout throw.
  expect(played(actions.random, 'random', false)).toBe(actions.random);
  expect(played(actions.greedy, 'greedy', true)).toBe(actions.greedy);
}
