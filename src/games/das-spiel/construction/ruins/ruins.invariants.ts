import type { Invariant } from '../../../../kernel/types.js';
import { countDice } from '../../../../pyramid/board.js';
import { diceFunnels } from '../../../../pyramid/heap.js';
import { PLATE_CELLS } from '../../../../pyramid/lattice.js';
import { supports } from '../../../../pyramid/neighbours.js';
import { diceStay } from '../../kit/invariants.js';
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
  diceStay('RUI-5'),
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
    name: 'every filler has the colour that those below it ask for',
    clause: 'RUI-7',
    holds: ({ board }) =>
      Array.from({ length: board.length - PLATE_CELLS }, (_, i) => i + PLATE_CELLS).every(
        (cell) => board[cell] === '.' || board[cell] === fillerAt(board, cell),
      ),
  },
  {
    name: 'what stays open stays so for good',
    clause: 'RUI-8',
    holds: ({ board }, step) =>
      step === undefined || diceFunnels(step.before.board).every((cell) => board[cell] === '.'),
  },
];
