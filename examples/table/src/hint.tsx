import { useEffect, useMemo, useState } from 'react';
import type { Seen } from './game-session.js';
import { type Hinted, Hints } from './hints.js';
import type { OpenGame } from './use-game.js';
import { messageOf } from './words.js';

interface HintProps {
  readonly open: OpenGame;
  readonly seen: Seen;
  readonly actor: number;
}

/** What could be done, best first: worth for worth where somebody knows it exactly, else what a bot would do. */
export function Hint({ open, seen, actor }: HintProps) {
  const { game, moduleUrl, bots } = open;
  const hints = useMemo(() => new Hints(game, moduleUrl, bots), [game, moduleUrl, bots]);
  const [asked, setAsked] = useState<AbortController | null>(null);
  const [hinted, setHinted] = useState<{ readonly seen: Seen; readonly hint: Hinted } | null>(null);
  useEffect(() => () => hints.close(), [hints]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: nobody waits for a hint for a position that is past
  useEffect(() => () => asked?.abort(), [asked, seen]);

  const ask = async (): Promise<void> => {
    const stop = new AbortController();
    setAsked(stop);
    try {
      setHinted({ seen, hint: await hints.ask(seen.view, actor, stop.signal) });
    } catch (error) {
      if (!stop.signal.aborted) setHinted({ seen, hint: { about: messageOf(error), actions: [] } });
    } finally {
      setAsked((now) => (now === stop ? null : now));
    }
  };
  const hint = hinted?.seen === seen ? hinted.hint : null;
  return (
    <section className="hint" aria-label="Hint">
      <button type="button" data-testid="hint" disabled={asked !== null} onClick={ask}>
        {asked ? 'Thinking …' : 'What would you do?'}
      </button>
      <div role="status">
        {hint && (
          <>
            <p>{hint.about}</p>
            <ol>
              {hint.actions.map(({ words, value }) => (
                <li key={words}>
                  {words}
                  {value !== null && <span className="worth">{value.toFixed(2)}</span>}
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
    </section>
  );
}
