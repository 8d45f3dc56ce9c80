import type { Invariant } from 'dicewright/define';
import type { MyGameAction, MyGameState } from './my-game.js';

/**
 * What holds in every step of My Game. (What holds in every position is said in `checkState`.) Good ones say something
 * that the code does not say in the same words; break a rule once, and see one fail.
 */
export const myGameInvariants: readonly Invariant<MyGameState, MyGameAction>[] = [
  {
    name: 'runners of whoever moves go on, and those of others stay or go back to the start',
    clause: 'MYG-6',
    holds: ({ runners }, step) =>
      step === undefined ||
      runners.every((places, owner) =>
        places.every((at, runner) => {
          const old = step.before.runners[owner]?.[runner] ?? 0;
          return owner === step.action.player ? at >= old : at === old || at === 0;
        }),
      ),
  },
  {
    name: 'a move is at most six fields, of one runner',
    clause: 'MYG-4',
    holds({ runners }, step) {
      if (step === undefined) return true;
      const { before, action } = step;
      const steps = (runners[action.player] ?? []).map((at, i) => at - (before.runners[action.player]?.[i] ?? 0));
      const moved = steps.filter((one) => one > 0);
      return action.type === 'roll' ? moved.length === 0 : moved.length === 1 && (moved[0] ?? 0) <= 6;
    },
  },
];
