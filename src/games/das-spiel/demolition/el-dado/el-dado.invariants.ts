import type { Invariant } from '../../../../kernel/types.js';
import { diceCells } from '../../../../pyramid/board.js';
import { diceOnlyGo, takerKeeps, takesFreeDie } from '../invariants.js';
import type { ElDadoAction, ElDadoState } from './el-dado.js';

/** What holds in every position of El Dado and in every step between two. */
export const elDadoInvariants: readonly Invariant<ElDadoState, ElDadoAction>[] = [
  diceOnlyGo('ELD-2'),
  takesFreeDie('ELD-5'),
  takerKeeps('ELD-5'),
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
