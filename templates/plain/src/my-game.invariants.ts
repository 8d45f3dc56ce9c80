import type { Invariant } from 'dicewright/define';
import type { MyGameAction, MyGameState } from './my-game.js';

/**
 * What holds in every step of My Game. (What holds in every position is said in `checkState`.) Good ones say something
 * that the code does not say in the same words; break a rule once, and see one fail.
 */
export const myGameInvariants: readonly Invariant<MyGameState, MyGameAction>[] = [
  {
    name: 'points that are safe are never lost, and only a bank adds to them',
    clause: 'MYG-5',
    holds: ({ banked }, step) =>
      step === undefined ||
      banked.every((points, player) => {
        const gain = points - (step.before.banked[player] ?? 0);
        const isHis = step.action.type === 'bank' && step.action.player === player;
        return gain === (isHis ? step.before.atRisk : 0);
      }),
  },
  {
    name: 'a turn goes on exactly as long as its player rolls no 1',
    clause: 'MYG-4',
    holds: ({ toPlay, atRisk }, step) =>
      step?.action.type !== 'roll' ||
      (step.action.outcome?.includes(1) === false) === (atRisk > 0 && toPlay === step.action.player),
  },
];
