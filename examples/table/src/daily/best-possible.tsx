import { useEffect, useState } from 'react';
import { LinkField } from '../link-field.js';
import { messageOf } from '../words.js';
import type { Best } from './best.js';
import { dailyHash, dateText } from './daily.js';

interface Found {
  readonly best: Best | null;
  /** From 0 to 1. */
  readonly share: number;
  readonly failure: string | null;
}

/** The best that was possible with the dice of a day, as soon as it is worked out. */
function useBest(day: string): Found {
  const [found, setFound] = useState<Found>({ best: null, share: 0, failure: null });
  useEffect(() => {
    const stop = new AbortController();
    async function find(): Promise<void> {
      const { bestOf } = await import('./best.js');
      const onProgress = (done: number, total: number): void =>
        setFound((before) => ({ ...before, share: done / total }));
      const best = await bestOf(day, { signal: stop.signal, onProgress });
      setFound((before) => ({ ...before, best }));
    }
    find().catch((error) => {
      if (!stop.signal.aborted) setFound((before) => ({ ...before, failure: messageOf(error) }));
    });
    return () => stop.abort();
  }, [day]);
  return found;
}

const sharedText = (day: string, own: number, best: number): string => {
  const url = new URL(location.href);
  url.hash = dailyHash(day);
  return `Dicewright, the daily game of ${dateText(day)}: ${own} of ${best} possible points. ${url.href}`;
};

/** The points of a day beside the most that its dice could have given. */
export function BestPossible({ day, points }: { readonly day: string; readonly points: number }) {
  const { best, share, failure } = useBest(day);
  const [isShared, setShared] = useState(false);
  return (
    <section className="possible" aria-label="The best possible">
      <p role="status" data-testid="daily-best">
        You <b>{points}</b> · best possible <b>{best?.points ?? '…'}</b>
      </p>
      {!best && !failure && <progress aria-label="Working out the best possible" value={share} />}
      {failure !== null && <p role="alert">The best possible could not be worked out: {failure}</p>}
      {best && (
        <div className="buttons">
          <a className="main" data-testid="daily-how" href={best.link}>
            See how
          </a>
          <button type="button" data-testid="daily-share" onClick={() => setShared(true)}>
            Share it
          </button>
        </div>
      )}
      {best && isShared && <LinkField link={sharedText(day, points, best.points)} about="To tell others:" />}
      <p className="quiet">
        Best possible is exact: nobody could have made more of these dice, not even somebody who knew all rolls
        beforehand. What a roll shows depends on its number in the game and on how many dice are rolled, and on nothing
        else that you do.
      </p>
    </section>
  );
}
