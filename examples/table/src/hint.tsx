import { lazy, Suspense, useEffect, useState } from 'react';
import type { Seen } from './game-session.js';
import type { Hinted } from './hints.js';
import type { OpenGame } from './use-game.js';
import { useHints } from './use-hints.js';
import { messageOf } from './words.js';

// Loaded with the first answer.
const AdviceList = lazy(() => import('./advice-list.js').then((module) => ({ default: module.AdviceList })));

interface HintProps {
  readonly open: Pick<OpenGame, 'game' | 'moduleUrl'>;
  readonly seen: Seen;
  readonly actor: number;
}

/** What could be done, on request. */
export function Hint({ open, seen, actor }: HintProps) {
  const hints = useHints(open.game, open.moduleUrl);
  const [asked, setAsked] = useState<AbortController | null>(null);
  const [hinted, setHinted] = useState<{ readonly seen: Seen; readonly hint: Hinted } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: nobody waits for a hint for a position that is past
  useEffect(() => () => asked?.abort(), [asked, seen]);

  const ask = async (): Promise<void> => {
    const stop = new AbortController();
    setAsked(stop);
    try {
      setHinted({ seen, hint: await hints.ask(seen.view, actor, { signal: stop.signal }) });
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
        <Suspense>{hint && <AdviceList hint={hint} />}</Suspense>
      </div>
    </section>
  );
}
