import type { Invariant } from '../../../../kernel/types.js';
import { countDice } from '../../../../pyramid/board.js';
import { diceFunnels, isComplete } from '../../../../pyramid/heap.js';
import { levelCells, PLATE_CELLS } from '../../../../pyramid/lattice.js';
import { supports } from '../../../../pyramid/neighbours.js';
import { sideOf } from '../../kit/groups.js';
import { diceStay, facesAddUp, groupsTakeTurns, heapStands } from '../../kit/invariants.js';
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
  heapStands('SUM-10'),
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
    name: 'only funnels of three colours are open',
    clause: 'SUM-8',
    holds: ({ board }) => diceFunnels(board).every((cell) => below(board, cell) === 'gkr'),
  },
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
  {
    name: 'a supply is 90 dice less those on the board, and never negative',
    clause: 'SUM-12',
    holds: ({ board, supply }) =>
      COLOURS.every((colour, player) => supply[player] === Math.max(0, 90 - countDice(board, colour))),
  },
  {
    name: 'the game is over exactly when the pyramid is complete, which is when the plate is full and nothing is open',
    clause: 'SUM-14',
    holds: ({ board, toPlay, phase }) =>
      (toPlay === null) === isComplete(board) &&
      (toPlay === null) === (phase === 'place' && levelCells(0).every((cell) => board[cell] !== '.')),
  },
];
