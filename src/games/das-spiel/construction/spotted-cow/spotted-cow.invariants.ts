import type { DeepReadonly, Invariant } from '../../../../kernel/types.js';
import { isPlaceable } from '../../../../pyramid/heap.js';
import { type Axis, PLATE_CELLS, PYRAMID_CELLS } from '../../../../pyramid/lattice.js';
import { cellNamed } from '../../../../pyramid/names.js';
import { supports } from '../../../../pyramid/neighbours.js';
import { upperNumbers } from '../../../../pyramid/pose.js';
import { diceStay } from '../../kit/invariants.js';
import type { SpottedCowState } from './position.js';
import type { SpottedCowAction } from './spotted-cow.js';

type State = DeepReadonly<SpottedCowState>;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** The total of a funnel, from the faces that look into it. */
const shown = ({ poses, options }: State, cell: number): number =>
  sum(supports(cell).map((die, axis) => upperNumbers(poses.charAt(die), options.hand)[axis as Axis]));

const showing = (state: State): number[] =>
  [...Array(PYRAMID_CELLS).keys()].filter(
    (cell) => cell >= PLATE_CELLS && isPlaceable(state.board, cell) && shown(state, cell) === sum(state.rolled),
  );

const placedCell = (before: State, after: State): number =>
  [...after.board].findIndex((die, cell) => die !== before.board[cell]);

/** What holds in every position of Spotted Cow and in every step between two. */
export const spottedCowInvariants: readonly Invariant<SpottedCowState, SpottedCowAction>[] = [
  diceStay('COW-8'),
  {
    name: 'a call places a die exactly if it is right, or has it laid as chosen',
    clause: 'COW-8',
    holds: (state, step) => {
      if (step === undefined || (step.action.type !== 'claim' && step.action.type !== 'blank')) return true;
      const { before, action } = step;
      const fitting = showing(before);
      const isChosen = state.options.poses === 'chosen';
      const cell = isChosen && state.called ? cellNamed(state.called.cell) : placedCell(before, state);
      if (isChosen && placedCell(before, state) >= 0) return false;
      if (action.type === 'blank') return cell >= 0 === (fitting.length === 0);
      return cell < 0 ? !fitting.includes(cellNamed(action.cell)) : fitting.includes(cell);
    },
  },
  {
    name: 'a die is laid by the player who called rightly, in the funnel called and as chosen, before anything else',
    clause: 'COW-14',
    holds: (state, step) => {
      if ((state.called !== null) !== (state.phase === 'lay')) return false;
      if (step === undefined || step.before.called === null)
        return state.called === null || step?.action.player === state.called.player;
      const { before, action } = step;
      if (action.type !== 'lay' || action.player !== before.called?.player) return false;
      const cell = cellNamed(before.called.cell);
      return placedCell(before, state) === cell && state.poses[cell] === action.pose && state.called === null;
    },
  },
  {
    name: 'a right call costs the caller one die and nobody else any',
    clause: 'COW-8',
    holds: (state, step) => {
      if (step === undefined || placedCell(step.before, state) < 0 || step.action.type === 'build') return true;
      const { before, action } = step;
      return state.supply.every((dice, seat) => (before.supply[seat] ?? 0) - dice === (seat === action.player ? 1 : 0));
    },
  },
  {
    name: 'a wrong call takes at most one die from each of the others, and never a last one that is kept',
    clause: 'COW-13',
    holds: (state, step) => {
      if (step === undefined || step.before.phase !== 'claim' || placedCell(step.before, state) >= 0) return true;
      const { before, action } = step;
      const { options } = before;
      if (state.phase === 'lay') return state.supply.every((dice, seat) => dice === before.supply[seat]);
      const costs = action.type === 'blank' || options.wrongClaim === 'penalty';
      return state.supply.every((dice, seat) => {
        const had = before.supply[seat] ?? 0;
        if (seat === action.player) return dice >= had;
        return had - dice === (costs && (had > 1 || options.lastDie === 'paid') ? 1 : 0);
      });
    },
  },
  {
    name: 'a player who has called wrongly does not call again in the round',
    clause: 'COW-12',
    holds: ({ out, phase }, step) =>
      phase !== 'claim' ||
      step?.before.phase !== 'claim' ||
      (out[step.action.player] === true && !step.before.out[step.action.player]),
  },
];
