import type { DeepReadonly, Invariant } from '../../../../kernel/types.js';
import { countDice, diceCells } from '../../../../pyramid/board.js';
import { placeableCells } from '../../../../pyramid/heap.js';
import { pointOf } from '../../../../pyramid/lattice.js';
import { diceStay } from '../../kit/invariants.js';
import type { FireAndWaterAction, FireAndWaterState } from './fire-and-water.js';

type State = DeepReadonly<FireAndWaterState>;

/** Whether dice in two cells meet: by a face or along an edge, or, where corners count, at a corner. */
function meet(one: number, other: number, { options }: State): boolean {
  const [a, b] = [pointOf(one), pointOf(other)];
  const steps = [0, 1, 2].map((axis) => Math.abs((a[axis] as number) - (b[axis] as number)));
  const apart = steps.filter((step) => step === 1).length;
  return steps.every((step) => step <= 1) && apart <= (options.contact === 'edge' ? 2 : 3);
}

/** Whether a red or green die of the player can lie in some cell, by looking at all the dice that it would touch. */
function hasPlace(state: State, player: number): boolean {
  const { board, supply, options } = state;
  const fits = (cell: number, foe: string): boolean => diceCells(board, foe).every((near) => !meet(cell, near, state));
  const { red = 0, green = 0 } = supply[player] ?? {};
  return placeableCells(board).some(
    (cell) =>
      (red > 0 && fits(cell, options.apart === 'red-red' ? 'r' : 'g')) ||
      (green > 0 && (options.apart === 'red-red' || fits(cell, 'r'))),
  );
}

/** What holds in every position of Fire and Water and in every step between two. */
export const fireAndWaterInvariants: readonly Invariant<FireAndWaterState, FireAndWaterAction>[] = [
  diceStay('FAW-4'),
  {
    name: 'dice that must keep apart do',
    clause: 'FAW-6',
    holds(state) {
      const { board, options } = state;
      const reds = diceCells(board, 'r');
      const foes = options.apart === 'red-red' ? reds : diceCells(board, 'g');
      return reds.every((red) => foes.every((foe) => red === foe || !meet(red, foe, state)));
    },
  },
  {
    name: 'a turn places one die, unless none can be placed, and goes round',
    clause: 'FAW-4',
    holds({ board, toPlay, players }, step) {
      if (step === undefined) return true;
      const placed = countDice(board) - countDice(step.before.board);
      return (
        placed === (step.action.type === 'pass' ? 0 : 1) && [null, (step.action.player + 1) % players].includes(toPlay)
      );
    },
  },
  {
    name: 'a black die is placed, unless it is free, and passed, only when no red or green die of the player fits',
    clause: 'FAW-9',
    holds({ options }, step) {
      const isFree = step?.action.type === 'place' && (step.action.colour !== 'k' || options.black === 'free');
      if (step === undefined || isFree) return true;
      return !hasPlace(step.before, step.action.player);
    },
  },
];
