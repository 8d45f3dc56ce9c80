import type { AnyAction, AnyGame, DeepReadonly } from 'dicewright';
import { useMemo } from 'react';
import type { GameSession } from './game-session.js';

/** More ways than these are not gone through while somebody waits. */
const MOST_WAYS = 10_000;
/** So many results are shown. */
const SHOWN = 12;

interface Results {
  /** The most likely first. */
  readonly likely: readonly (readonly [result: string, share: number])[];
  readonly count: number;
}

/** Dice that lie in another order are the same result. */
const resultText = (outcome: unknown): string =>
  Array.isArray(outcome)
    ? [...outcome]
        .map((one) => JSON.stringify(one))
        .sort()
        .join(' ')
    : JSON.stringify(outcome);

/** What can come of a random action; `null` where nothing is random, or too much. */
function resultsOf(game: AnyGame, session: GameSession, action: DeepReadonly<AnyAction>): Results | null {
  // What chance depends on may be hidden.
  const chance = game.traits.hiddenInformation ? null : game.chance(session.state, action);
  if (!chance?.total || chance.total > MOST_WAYS) return null;
  const weights = new Map<string, number>();
  for (const { outcome, weight } of chance.outcomes()) {
    const result = resultText(outcome);
    weights.set(result, (weights.get(result) ?? 0) + weight);
  }
  const { total } = chance;
  const all = [...weights].map(([result, weight]) => [result, weight / total] as const);
  return { likely: all.sort(([, one], [, other]) => other - one).slice(0, SHOWN), count: all.length };
}

interface RollOddsProps {
  readonly session: GameSession;
  /** The action that has been chosen and not yet done. */
  readonly action: DeepReadonly<AnyAction>;
}

/** How likely is what. */
export function RollOdds({ session, action }: RollOddsProps) {
  const results = useMemo(() => resultsOf(session.game, session, action), [session, action]);
  if (!results) return null;
  return (
    <details className="odds">
      <summary>Odds: {results.count} different results</summary>
      <ol>
        {results.likely.map(([result, share]) => (
          <li key={result}>
            {result} <span>{(100 * share).toFixed(1)} %</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
