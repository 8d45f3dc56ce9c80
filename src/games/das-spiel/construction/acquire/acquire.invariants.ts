import type { Invariant } from '../../../../kernel/types.js';
import { countDice } from '../../../../pyramid/board.js';
import { diceStay } from '../../kit/invariants.js';
import type { AcquireAction, AcquireState } from './acquire.js';

/** What holds in every position of Acquire and in every step between two. */
export const acquireInvariants: readonly Invariant<AcquireState, AcquireAction>[] = [
  diceStay('ACQ-4'),
  {
    name: 'nobody who is out ever has dice again, or plays',
    clause: 'ACQ-13',
    holds: ({ supply }, step) =>
      step === undefined ||
      step.before.supply.every((dice, player) => dice > 0 || (supply[player] === 0 && step.action.player !== player)),
  },
  {
    name: 'on the plate only the placer’s dice become fewer, by one',
    clause: 'ACQ-5',
    holds: ({ supply, board }, step) =>
      step === undefined ||
      countDice(board) > 45 ||
      supply.every((dice, player) => {
        return dice === (step.before.supply[player] as number) - (step.action.player === player ? 1 : 0);
      }),
  },
  {
    name: 'the others pay at most 8 dice in a turn, and get at most 4 each',
    clause: 'ACQ-10',
    holds: ({ supply }, step) =>
      step === undefined ||
      supply.every((dice, player) => {
        const gained = dice - (step.before.supply[player] as number);
        return player === step.action.player || (gained >= -8 && gained <= 4);
      }),
  },
];
