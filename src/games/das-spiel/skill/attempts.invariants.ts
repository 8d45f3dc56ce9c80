import type { Invariant } from '../../../kernel/types.js';
import type { AttemptsAction, AttemptsRow, AttemptsState } from './attempts.js';

/** What holds in every step of the game of a row. */
export function attemptsInvariants<Id extends string, Key extends string>({
  key,
  better,
  clauses,
}: AttemptsRow<Id, Key>): readonly Invariant<AttemptsState<Id>, AttemptsAction<Key>>[] {
  type State = Pick<AttemptsState<string>, 'best' | 'made' | 'players'>;
  return [
    {
      name: 'attempts are made in turn, one each',
      clause: clauses.turns,
      holds: (state, step) => {
        const { made, players } = state as State;
        if (step === undefined) return made === 0;
        const before = step.before as State;
        return made === before.made + 1 && step.action.player === before.made % players;
      },
    },
    {
      name: 'only the result of the player who made the attempt changes, and only for the better',
      clause: clauses.best,
      holds: (state, step) => {
        if (step === undefined) return true;
        const { best } = state as State;
        const before = (step.before as State).best;
        const result = (step.action.outcome as Readonly<Record<string, number | null>> | undefined)?.[key] ?? null;
        return best.every((now, player) => {
          const old = before[player] ?? null;
          if (player !== step.action.player || result === null) return now === old;
          const isBetter = old === null || (better === 'most' ? result > old : result < old);
          return now === (isBetter ? result : old);
        });
      },
    },
  ];
}
