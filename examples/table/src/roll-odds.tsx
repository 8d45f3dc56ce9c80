import type { AnyAction, DeepReadonly } from 'dicewright';
import { useEffect, useState } from 'react';
import type { GameSession } from './game-session.js';
import { type Odds, oddsOf } from './odds.js';

/** So many results are shown. */
const SHOWN = 12;

interface RollOddsProps {
  readonly session: GameSession;
  /** The action that has been chosen and not yet done. */
  readonly action: DeepReadonly<AnyAction>;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** How likely is what, worked out where somebody wants to know. */
export function RollOdds({ session, action }: RollOddsProps) {
  const [isOpen, setOpen] = useState(false);
  const [odds, setOdds] = useState<Odds | null>(null);
  useEffect(() => {
    setOdds(null);
    if (!isOpen) return;
    const stop = new AbortController();
    void oddsOf(session.game, session.state, action, stop.signal).then(
      (found) => stop.signal.aborted || setOdds(found),
    );
    return () => stop.abort();
  }, [isOpen, session, action]);
  return (
    <details className="odds" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>The odds of this throw</summary>
      {odds?.lines && (
        <ol data-testid="odds-lines">
          {odds.lines.map(({ label, share, mean }) => (
            <li key={label}>
              {label}{' '}
              <span>
                {percent(share)} <small>{mean.toFixed(1)} points</small>
              </span>
            </li>
          ))}
        </ol>
      )}
      {odds && !odds.lines && (
        <ol>
          {odds.results.slice(0, SHOWN).map(([result, share]) => (
            <li key={result}>
              {result} <span>{percent(share)}</span>
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}
