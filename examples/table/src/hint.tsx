import { useEffect, useMemo, useState } from 'react';
import type { Seen } from './game-session.js';
import type { Hinted } from './hints.js';
import type { OpenGame } from './use-game.js';
import { messageOf } from './words.js';

interface HintProps {
  readonly open: OpenGame;
  readonly seen: Seen;
  readonly actor: number;
}

/** What is made when it is first wanted, once. */
function lazily<T>(make: () => Promise<T>) {
  let made: Promise<T> | null = null;
  return {
    make: (): Promise<T> => {
      made ??= make();
      return made;
    },
    made: () => made,
  };
}

/** Sets off what stands for the best action. */
const styleOf = (best: readonly string[]): string =>
  best.map((part) => `.board [data-part="${CSS.escape(part)}"] { filter: var(--best); }`).join('\n');

/** What could be done, the best first and marked on the board, with what it is worth, and what stands behind that. */
export function Hint({ open, seen, actor }: HintProps) {
  const { game, moduleUrl } = open;
  // Loaded with the first question.
  const hints = useMemo(
    () => lazily(() => import('./hints.js').then(({ Hints }) => new Hints(game, moduleUrl))),
    [game, moduleUrl],
  );
  const [asked, setAsked] = useState<AbortController | null>(null);
  const [hinted, setHinted] = useState<{ readonly seen: Seen; readonly hint: Hinted } | null>(null);
  useEffect(() => () => void hints.made()?.then((one) => one.close()), [hints]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: nobody waits for a hint for a position that is past
  useEffect(() => () => asked?.abort(), [asked, seen]);

  const ask = async (): Promise<void> => {
    const stop = new AbortController();
    setAsked(stop);
    try {
      setHinted({ seen, hint: await (await hints.make()).ask(seen.view, actor, stop.signal) });
    } catch (error) {
      if (!stop.signal.aborted) setHinted({ seen, hint: { about: messageOf(error), actions: [], best: [] } });
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
            <style>{styleOf(hint.best)}</style>
            <ol>
              {hint.actions.map(({ words, worth, range }) => (
                <li key={words}>
                  <span>{words}</span>
                  <span className="worth">
                    {worth}
                    {range && <small>{range}</small>}
                  </span>
                </li>
              ))}
            </ol>
            <p className="behind">{hint.about}</p>
          </>
        )}
      </div>
    </section>
  );
}
