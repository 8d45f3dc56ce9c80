import type { Invariant } from '../../../../kernel/types.js';
import { isFree } from '../../../../pyramid/heap.js';
import { pointOf } from '../../../../pyramid/lattice.js';
import { cellNamed } from '../../../../pyramid/names.js';
import { jumpsInPlanes, oneDieJumps } from '../../kit/jumping-invariants.js';
import type { FinishAction } from './finish.js';
import { dueJumps, type FinishState, isHeldUp } from './position.js';

/** How many of a player's dice lie on their line: the edge of the plate opposite their corner, without its ends. */
function arrived(board: string, player: number): number {
  return [...board].filter((die, cell) => {
    const point = pointOf(cell);
    return cell < 45 && die === 'rgk'.charAt(player) && point[player] === 0 && !point.includes(8);
  }).length;
}

/** What holds in every position of Finish and in every step between two. */
export const finishInvariants: readonly Invariant<FinishState, FinishAction>[] = [
  oneDieJumps('FIN-8'),
  jumpsInPlanes('FIN-7'),
  {
    name: 'only the mover’s own dice jump, and only those that carry none',
    clause: 'FIN-6',
    holds: (_, step) => {
      if (step?.action.type !== 'move') return true;
      const from = cellNamed(step.action.from);
      return step.before.board[from] === 'rgk'.charAt(step.action.player) && isFree(step.before.board, from);
    },
  },
  {
    name: 'players follow each other in turn',
    clause: 'FIN-3',
    holds: ({ toPlay, turns }, step) =>
      step === undefined ||
      (turns === step.before.turns + 1 && (toPlay === null || toPlay === (step.action.player + 1) % 3)),
  },
  {
    name: 'where blockades are to be lifted, a jump lifts one if one can',
    clause: 'FIN-13',
    holds: ({ board }, step) => {
      if (step?.action.type !== 'move') return true;
      const { player, from } = step.action;
      const due = dueJumps(step.before.board, player);
      const freed = [0, 1, 2].some(
        (one) => one !== player && isHeldUp(step.before.board, one) && !isHeldUp(board, one),
      );
      return due.length === 0 || freed || due.some((jump) => jump.from === cellNamed(from));
    },
  },
  {
    name: 'nobody is to play once somebody has seven dice on their line',
    clause: 'FIN-15',
    holds: ({ board, toPlay }) => {
      const finished = [0, 1, 2].filter((player) => arrived(board, player) === 7);
      return finished.length === 0 || (finished.length === 1 && toPlay === null);
    },
  },
];
