import type { Invariant } from '../../../../kernel/types.js';
import { countDice, diceCells } from '../../../../pyramid/board.js';
import { colours, stock } from '../../../../pyramid/stock.js';
import { heapStands } from '../../invariants.js';
import { diceOnlyGo, overWhenGone, takerKeeps, takesFreeDie } from '../invariants.js';
import type { ElDadoAction, ElDadoState } from './el-dado.js';

/** What holds in every position of El Dado and in every step between two. */
export const elDadoInvariants: readonly Invariant<ElDadoState, ElDadoAction>[] = [
  heapStands('ELD-5'),
  diceOnlyGo('ELD-2'),
  takesFreeDie('ELD-5'),
  takerKeeps('ELD-5'),
  overWhenGone('ELD-7'),
  {
    name: 'board and collections are a complete pyramid of dice that are in the stock',
    clause: 'ELD-2',
    holds: ({ phase, board, taken, options }) => {
      const counts = colours.map((colour, index) =>
        taken.reduce((sum, collection) => sum + (collection[index] ?? 0), countDice(board, colour)),
      );
      const all = counts.reduce((sum, count) => sum + count, 0);
      const isGold = phase === 'build' || options.stock !== 'random' || counts[4] === 1;
      const bag = options.stock === 'random' ? stock : options.stock;
      return isGold && all === (phase === 'build' ? 0 : 165) && colours.every((one, i) => (counts[i] ?? 0) <= bag[one]);
    },
  },
  {
    name: 'every turn takes just one die, and turns go round',
    clause: 'ELD-6',
    holds: ({ board, toPlay, players }, step) => {
      if (step === undefined || step.action.type === 'build') return true;
      const one = diceCells(step.before.board).length - diceCells(board).length;
      return one === 1 && (toPlay === null || toPlay === (step.action.player + 1) % players);
    },
  },
];
