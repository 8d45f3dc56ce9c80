import { useEffect } from 'react';
import { readAddress } from './address.js';
import { useShownGame } from './shown-game.js';

/** Pages that go on loading when they are there: a game. */
const LATE: readonly string[] = ['game', 'record', 'match'];

interface OfflineProps {
  readonly hash: string;
}

/** Has the page kept for when there is no network, as soon as what it shows is there: all of it is more than a slow one carries. */
export function Offline({ hash }: OfflineProps) {
  const shown = useShownGame();
  const isThere = shown !== null || !LATE.includes(readAddress(hash).page);
  useEffect(() => {
    // Where there is none, the page is of the network alone.
    if (isThere && import.meta.env.MODE === 'production')
      void navigator.serviceWorker?.register('./sw.js').catch(() => undefined);
  }, [isThere]);
  return null;
}
