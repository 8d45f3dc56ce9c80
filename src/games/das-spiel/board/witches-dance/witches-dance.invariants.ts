import type { Invariant } from '../../../../kernel/types.js';
import { cellNamed } from '../../../../pyramid/names.js';
import { diceStay } from '../../kit/invariants.js';
import { canMove, jumpedOver } from '../moves.js';
import { fillers, moverOf, type WitchesDanceState } from './position.js';
import type { WitchesDanceAction } from './witches-dance.js';

/** What holds in every position of Witches' Dance and in every step between two. */
export const witchesDanceInvariants: readonly Invariant<WitchesDanceState, WitchesDanceAction>[] = [
  // The moving die's letter stays behind as its filler.
  diceStay('WIT-6'),
  {
    name: 'a turn adds one filler, unless it is a pass',
    clause: 'WIT-6',
    holds: ({ board }, step) => {
      if (step === undefined) return fillers(board).every((count) => count === 0);
      const { action, before } = step;
      const more = action.type === 'move' ? 1 : 0;
      return fillers(board).every(
        (count, player) => count - (fillers(before.board)[player] ?? 0) === (player === action.player ? more : 0),
      );
    },
  },
  {
    name: 'a die that moves more than one funnel jumps over a die',
    clause: 'WIT-5',
    holds: (_, step) => {
      if (step?.action.type !== 'move') return true;
      const [from, to] = [step.before.movers[step.action.player] ?? '', step.action.to];
      const across = Number(from[1]) - Number(to[1]);
      const down = from.charCodeAt(0) - to.charCodeAt(0);
      const far = Math.max(Math.abs(across), Math.abs(down), Math.abs(across + down));
      return far === 1 || jumpedOver(step.before.board, cellNamed(from), cellNamed(to)) !== undefined;
    },
  },
  {
    name: 'it is over exactly when neither moving die can move, or the one on turn cannot',
    clause: 'WIT-8',
    holds: (state, step) => {
      const mobile = state.movers.map((_, player) => canMove(state.board, moverOf(state, player)));
      if (state.options.ends === 'all-stuck') return (state.toPlay === null) === !mobile.includes(true);
      return step === undefined || (state.toPlay === null) === !mobile[1 - step.action.player];
    },
  },
];
