import type { DeepReadonly, Invariant } from '../../../../kernel/types.js';
import { type Axis, coordinate } from '../../../../pyramid/lattice.js';
import { cellNamed } from '../../../../pyramid/names.js';
import { rowNeighbours } from '../../../../pyramid/neighbours.js';
import { upperNumbers } from '../../../../pyramid/pose.js';
import type { ThePharaohsCurseState } from './position.js';
import type { ThePharaohsCurseAction } from './the-pharaohs-curse.js';

type State = DeepReadonly<ThePharaohsCurseState>;

const where = ({ board }: State, player: number): number => board.indexOf('rbk'.charAt(player));

/** What holds in every position of The Pharaoh's Curse and in every step between two. */
export const thePharaohsCurseInvariants: readonly Invariant<ThePharaohsCurseState, ThePharaohsCurseAction>[] = [
  {
    name: 'a swap exchanges two neighbours, of which the green one alone is turned',
    clause: 'PHA-6',
    holds: ({ board, poses }, step) => {
      if (step?.action.type !== 'swap') return true;
      const { before, action } = step;
      const [own, other] = [where(before, action.player), cellNamed(action.cell)];
      if (!rowNeighbours(own).includes(other) || before.board[other] !== 'g' || board[own] !== 'g') return false;
      return [...board].every((die, cell) => {
        if (cell === own) return poses[cell] === action.pose;
        const source = cell === other ? own : cell;
        return die === before.board[source] && poses[cell] === before.poses[source];
      });
    },
  },
  {
    name: 'only equal numbers that look at each other can change places',
    clause: 'PHA-5',
    holds: (_, step) => {
      if (step?.action.type !== 'swap') return true;
      const { before, action } = step;
      const [own, other] = [where(before, action.player), cellNamed(action.cell)];
      // A die looks at its neighbour with the upper face of the axis on which it lies farther.
      const number = (cell: number, far: number): number | undefined => {
        const axis = ([0, 1, 2] as Axis[]).find((one) => coordinate(cell, one) > coordinate(far, one));
        return axis === undefined ? undefined : upperNumbers(before.poses[cell] ?? '', before.options.hand)[axis];
      };
      return number(own, other) === number(other, own);
    },
  },
  {
    name: 'a player who turns changes the pose of their explorer and nothing else',
    clause: 'PHA-7',
    holds: ({ board, poses }, step) => {
      if (step?.action.type !== 'turn') return true;
      const own = where(step.before, step.action.player);
      const others = [...poses].every((pose, cell) => (pose === step.before.poses[cell]) === (cell !== own));
      return board === step.before.board && others;
    },
  },
  {
    name: 'turns go round, and nobody does the same twice in one',
    clause: 'PHA-4',
    holds: ({ toPlay, turns, acted, options }, step) => {
      if (acted !== null && (options.actions === 'either' || acted !== step?.action.type)) return step === undefined;
      return (toPlay === null || toPlay === turns % 3) && step?.action.type !== (step?.before.acted ?? 'none');
    },
  },
  {
    name: 'the game is over when an explorer has its own coordinate at 8, or at the limit',
    clause: 'PHA-9',
    holds: (state) => {
      const { toPlay, turns, options } = state;
      const home = ([0, 1, 2] as Axis[]).some((player) => {
        const cell = where(state, player);
        return cell >= 0 && coordinate(cell, player) === 8;
      });
      return (toPlay === null) === (home || turns === options.turnLimit);
    },
  },
];
