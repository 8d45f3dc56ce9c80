import { useEffect, useMemo, useRef } from 'react';
import type { GameSession, Step } from './game-session.js';
import { toldOf } from './told.js';

interface LogProps {
  readonly session: GameSession;
  readonly viewer: number | null;
  readonly steps: readonly Step[];
  /** The position after so many actions is wanted. */
  readonly onAt: (count: number) => void;
}

/** All that happened, in words. */
export function Log({ session, steps, viewer, onAt }: LogProps) {
  const list = useRef<HTMLOListElement>(null);
  const sentences = useMemo(() => steps.map((step) => toldOf(session, step, viewer)), [session, steps, viewer]);
  useEffect(() => {
    const element = list.current;
    if (element && sentences.length > 0) element.scrollTop = element.scrollHeight;
  }, [sentences]);
  return (
    <section className="log" aria-labelledby="log">
      <h2 id="log">Log</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <ol data-testid="log" ref={list} tabIndex={0} aria-labelledby="log">
        {sentences.map((sentence, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its index
          <li key={index}>
            <button type="button" className="entry" tabIndex={-1} onClick={() => onAt(index + 1)}>
              {sentence}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
