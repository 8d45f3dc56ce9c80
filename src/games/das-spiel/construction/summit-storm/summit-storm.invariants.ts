import type { Invariant } from '../../../../kernel/types.js';
import { countDice } from '../../../../pyramid/board.js';
import { diceFunnels } from '../../../../pyramid/heap.js';
import { PLATE_CELLS } from '../../../../pyramid/lattice.js';
import { supports } from '../../../../pyramid/neighbours.js';
import { sideOf } from '../../kit/groups.js';
import { diceStay, facesAddUp, groupsTakeTurns } from '../../kit/invariants.js';
import type { SummitStormAction, SummitStormState } from './summit-storm.js';

const COLOURS = ['r', 'g', 'k'];
/** What two or three alike ask for, by their letters in order. */
const FILLERS: Readonly<Record<string, string>> = {
  grr: 'r',
  krr: 'r',
  ggr: 'g',
  ggk: 'g',
  kkr: 'k',
  gkk: 'k',
  rrr: 'g',
  ggg: 'k',
  kkk: 'r',
};

const below = (board: string, cell: number): string =>
  supports(cell)
    .map((support) => board[support])
    .sort()
    .join('');

/** What holds in every position of Summit Storm and in every step between two. */
export const summitStormInvariants: readonly Invariant<SummitStormState, SummitStormAction>[] = [
  facesAddUp('SUM-15'),
  diceStay('SUM-5'),
  {
    name: 'a turn puts one die on the plate, of the colour of whose side placed it, and a roll none',
    clause: 'SUM-4',
    holds: ({ board }, step) => {
      if (step === undefined) return true;
      const plate = (text: string, colour: string) => countDice(text.slice(0, PLATE_CELLS), colour);
      const gained = COLOURS.map((colour) => plate(board, colour) - plate(step.before.board, colour));
      const { type, player } = step.action;
      const side = sideOf(step.before, player);
      return gained.every((count, one) => count === (type === 'place' && one === side ? 1 : 0));
    },
  },
  groupsTakeTurns('SUM-1'),
  {
    name: 'a filler over two alike has their colour, over three alike that of their left neighbour; limited dice aside',
    clause: 'SUM-6',
    holds: ({ board, options, supply }) =>
      (options.stock === 'limited' && supply.includes(0)) ||
      Array.from({ length: board.length - PLATE_CELLS }, (_, i) => i + PLATE_CELLS).every((cell) => {
        const wanted = FILLERS[below(board, cell)];
        return board[cell] === '.' || wanted === undefined || board[cell] === wanted;
      }),
  },
  {
    name: 'a roll fills the first open funnel',
    clause: 'SUM-11',
    holds: ({ board }, step) =>
      step?.action.type !== 'roll' || board[diceFunnels(step.before.board)[0] as number] !== '.',
  },
  {
    name: 'the phase says whether a funnel is rolled for, and the turn stays while one is',
    clause: 'SUM-11',
    holds: ({ board, phase, toPlay }, step) =>
      (phase === 'rollOff') === diceFunnels(board).length > 0 &&
      (phase === 'place' || step === undefined || toPlay === step.action.player),
  },
];
