import type { Invariant } from 'dicewright/define';
import type { CantStopAction, CantStopState } from './cant-stop.js';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** What holds in every step of Can't Stop. (What holds in every position is said in `checkState`.) */
export const cantStopInvariants: readonly Invariant<CantStopState, CantStopAction>[] = [
  {
    name: 'a climb is as many steps as columns are named, from where runner or marker stood',
    clause: 'CAN-5',
    holds({ runners }, step) {
      if (step?.action.type !== 'climb') return true;
      const own = step.before.markers[step.action.player] ?? [];
      const from = runners.map((height, i) => (height === 0 ? 0 : step.before.runners[i] || (own[i] ?? 0)));
      return sum(runners) - sum(from) === step.action.columns.length;
    },
  },
  {
    name: 'a turn passes on with a stop or a fall, and then no runner is left',
    clause: 'CAN-6',
    holds: ({ toPlay, runners }, step) =>
      step === undefined || (toPlay === step.before.toPlay ? step.action.type !== 'stop' : sum(runners) === 0),
  },
  {
    name: 'markers change where somebody stops, to what the runners have reached',
    clause: 'CAN-7',
    holds({ markers }, step) {
      if (step === undefined) return sum(markers.flat()) === 0;
      const { before, action } = step;
      return markers.every((own, player) =>
        own.every((height, i) => {
          const [old, reached] = [before.markers[player]?.[i] ?? 0, before.runners[i] ?? 0];
          if (action.type !== 'stop') return height === old;
          return player === action.player ? height === Math.max(old, reached) : height === old || height === 0;
        }),
      );
    },
  },
];
