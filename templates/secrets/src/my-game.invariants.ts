import type { Invariant } from 'dicewright/define';
import type { MyGameAction, MyGameState } from './my-game.js';

/**
 * What holds in every step of My Game. (What holds in every position is said in `checkState`.) Good ones say something
 * that the code does not say in the same words; break a rule once, and see one fail.
 */
export const myGameInvariants: readonly Invariant<MyGameState, MyGameAction>[] = [
  {
    name: 'what lies under a cup stays as it was rolled',
    clause: 'MYG-2',
    holds: ({ hands }, step) =>
      step === undefined ||
      hands.every((hand, owner) => {
        const old = step.before.hands[owner] ?? [];
        return old.length === 0 || old.join() === hand.join();
      }),
  },
  {
    name: 'bids rise',
    clause: 'MYG-4',
    holds({ bid }, step) {
      const old = step?.before.bid;
      if (step?.action.type !== 'bid' || bid === null || !old) return true;
      return 6 * bid.count + bid.face > 6 * old.count + old.face;
    },
  },
];
