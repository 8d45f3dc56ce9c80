import type { Invariant } from 'dicewright/define';
import { countDice } from 'dicewright/pyramid';
import { type MyGameAction, type MyGameState, myGamePoints } from './my-game.js';

/**
 * What holds in every step of My Game. (What holds in every position is said in `checkState`.) Good ones say something
 * that the code does not say in the same words; break a rule once, and see one fail.
 */
export const myGameInvariants: readonly Invariant<MyGameState, MyGameAction>[] = [
  {
    name: 'a turn adds one die, and none is ever moved',
    clause: 'MYG-3',
    holds: ({ board }, step) =>
      step === undefined ||
      (countDice(board) === countDice(step.before.board) + 1 &&
        [...step.before.board].every((die, cell) => die === '.' || die === board[cell])),
  },
  {
    name: 'a die scores three points at most, for the player who places it alone',
    clause: 'MYG-4',
    holds: (state, step) =>
      step === undefined ||
      Array.from({ length: state.players }, (_, player) => {
        const gain = myGamePoints(state, player) - myGamePoints(step.before, player);
        return player === step.action.player ? gain >= 0 && gain <= 3 : gain === 0;
      }).every(Boolean),
  },
];
