import type { Invariant } from '../../../../kernel/types.js';
import { countDice } from '../../../../pyramid/board.js';
import { diceFunnels } from '../../../../pyramid/heap.js';
import { levelCells, PLATE_CELLS } from '../../../../pyramid/lattice.js';
import { supports } from '../../../../pyramid/neighbours.js';
import { diceConserved, diceStay, heapStands } from '../../kit/invariants.js';
import { isPlateConnected } from '../plate.js';
import type { RuinsAction, RuinsState } from './ruins.js';

const COLOURS = ['r', 'g', 'k'];
/** Who fills what, by the letters round a funnel in order. */
const FILLERS: Readonly<Record<string, string>> = {
  rrr: 'g',
  ggg: 'k',
  kkk: 'r',
  grr: 'k',
  krr: 'g',
  ggr: 'k',
  ggk: 'r',
  kkr: 'g',
  gkk: 'r',
};

const fillerAt = (board: string, cell: number): string | undefined =>
  FILLERS[
    supports(cell)
      .map((support) => board[support])
      .sort()
      .join('')
  ];

/** What holds in every position of Ruins and in every step between two. */
export const ruinsInvariants: readonly Invariant<RuinsState, RuinsAction>[] = [
  heapStands('RUI-9'),
  diceStay('RUI-5'),
  diceConserved<RuinsState>(
    'RUI-2',
    () => 3 * 55,
    ({ supply }) => supply.reduce((sum, left) => sum + left, 0),
  ),
  {
    name: 'a supply is 55 dice less those on the board',
    clause: 'RUI-2',
    holds: ({ board, supply }) => COLOURS.every((colour, player) => supply[player] === 55 - countDice(board, colour)),
  },
  {
    name: 'a turn puts one die on the plate, of the colour of the player who placed it',
    clause: 'RUI-4',
    holds: ({ board }, step) => {
      if (step === undefined) return true;
      const plate = (text: string, colour: string) => countDice(text.slice(0, PLATE_CELLS), colour);
      const gained = COLOURS.map((colour) => plate(board, colour) - plate(step.before.board, colour));
      return gained.every((count, one) => count === (one === step.action.player ? 1 : 0));
    },
  },
  {
    name: 'the dice of the plate hang together',
    clause: 'RUI-4',
    holds: ({ board }) => isPlateConnected(board),
  },
  {
    name: 'every filler has the colour that those below it ask for',
    clause: 'RUI-7',
    holds: ({ board }) =>
      Array.from({ length: board.length - PLATE_CELLS }, (_, i) => i + PLATE_CELLS).every(
        (cell) => board[cell] === '.' || board[cell] === fillerAt(board, cell),
      ),
  },
  {
    name: 'a funnel stays open only where three colours meet, or its filler has no dice',
    clause: 'RUI-8',
    holds: ({ board, supply }) =>
      diceFunnels(board).every((cell) => {
        const filler = fillerAt(board, cell);
        return filler === undefined || supply[COLOURS.indexOf(filler)] === 0;
      }),
  },
  {
    name: 'what stays open stays so for good',
    clause: 'RUI-8',
    holds: ({ board }, step) =>
      step === undefined || diceFunnels(step.before.board).every((cell) => board[cell] === '.'),
  },
  {
    name: 'the player to play has dice and a place, and there is none when the plate is full',
    clause: 'RUI-11',
    holds: ({ board, supply, toPlay }) =>
      toPlay === null || ((supply[toPlay] ?? 0) > 0 && levelCells(0).some((cell) => board[cell] === '.')),
  },
];
