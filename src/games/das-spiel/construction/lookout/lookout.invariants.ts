import type { DeepReadonly, Invariant } from '../../../../kernel/types.js';
import { dieAt, isEmpty } from '../../../../pyramid/board.js';
import { cellNamed } from '../../../../pyramid/names.js';
import { diceStay } from '../../kit/invariants.js';
import type { LookoutAction, LookoutState } from './lookout.js';

type State = DeepReadonly<LookoutState>;

const COLOURS = ['r', 'g', 'k'];

/** A player's dice that show what their left neighbour threw for them, or what the golden die shows. */
function fitting({ players, gold, rolled }: State, player: number): number {
  const left = rolled?.foreign[player === players - 1 ? 0 : player + 1];
  const own = rolled?.own[player] ?? [];
  return own.filter((number) => number === left || (number === rolled?.gold && player !== gold)).length;
}

/** What holds in every position of Lookout and in every step between two. */
export const lookoutInvariants: readonly Invariant<LookoutState, LookoutAction>[] = [
  diceStay('LOO-9'),
  {
    name: 'the golden die goes clockwise, a round at a time',
    clause: 'LOO-3',
    holds: ({ players, gold, turns }, step) => {
      const before = step?.before;
      if (before === undefined || before.gold === null || gold === null) return true;
      return turns === before.turns
        ? gold === before.gold
        : turns === before.turns + 1 && gold === (before.gold + 1) % players;
    },
  },
  {
    name: 'each throws ten dice or all; players with fewer than five throw five in all, as long as there are blue ones',
    clause: 'LOO-6',
    holds: ({ players, rolled, placed, supply }) => {
      if (rolled === null) return true;
      const before = supply.map((left, player) => left + (placed[player] ?? 0));
      const thrown = rolled.own.map(({ length }) => length);
      const blue = thrown.map((count, player) => Math.max(0, count - (before[player] ?? 0)));
      const used = blue.reduce((sum, count) => sum + count, 0);
      return (
        thrown.length === players &&
        used <= 10 &&
        before.every((left, player) => {
          if (left >= 5) return thrown[player] === Math.min(left, 10);
          return thrown[player] === 5 || (used === 10 && (thrown[player] ?? 0) >= left);
        })
      );
    },
  },
  {
    name: 'nobody has placed more dice in a round than show numbers that count for them',
    clause: 'LOO-7',
    holds: (state) =>
      state.rolled === null ||
      state.placed.every(
        (dice, player) =>
          dice <= fitting(state, player) ||
          (state.phase === 'late' && state.options.lateDice === 'any' && player !== state.gold),
      ),
  },
  {
    name: 'a die that is placed is one of the player’s, where there was none',
    clause: 'LOO-9',
    holds: ({ board, supply }, step) => {
      if (step?.action.type !== 'place') return true;
      const { before, action } = step;
      const cell = cellNamed(action.cell);
      const used = before.supply.map((left, player) => left - (supply[player] ?? 0));
      return (
        isEmpty(before.board, cell) &&
        dieAt(board, cell) === COLOURS[action.player] &&
        used.every((count, player) => count === (player === action.player ? 1 : 0))
      );
    },
  },
  {
    name: 'nothing but a placing changes the board, and only the holder of the golden die calls the stop',
    clause: 'LOO-11',
    holds: ({ board }, step) =>
      step === undefined ||
      ((step.action.type === 'place' || board === step.before.board) &&
        (step.action.type !== 'stop' || step.action.player === step.before.gold)),
  },
  {
    name: 'after a stop nobody may place more than was left unplaced',
    clause: 'LOO-12',
    holds: (state) => {
      const { phase, gold, late, placed, supply } = state;
      if (phase !== 'late' || gold === null) return late.every((dice) => dice === 0);
      const unplaced = Math.min(fitting(state, gold) - (placed[gold] ?? 0), supply[gold] ?? 0);
      return late[gold] === 0 && late.every((dice) => dice <= unplaced);
    },
  },
];
