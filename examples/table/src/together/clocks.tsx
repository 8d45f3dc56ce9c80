import type { RemoteMatch } from 'dicewright/match';
import { useEffect, useState } from 'react';
import { nameOf } from '../words.js';

/** What a seat sees of a match elsewhere. */
export type RemoteSeen = NonNullable<ReturnType<RemoteMatch['view']>>;
type Clock = NonNullable<RemoteSeen['clock']>;

const minutes = (milliseconds: number): string => {
  const seconds = Math.ceil(milliseconds / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/**
 * What the clock of the host shows, as far as is known: what was told came later than it was said, so that the least difference is
 * the best.
 */
function useHostTime(clock: Clock): number {
  const [behind, setBehind] = useState(Number.POSITIVE_INFINITY);
  const [now, setNow] = useState(Date.now);
  const isRunning = clock.now !== null;
  useEffect(() => {
    if (clock.now !== null) setBehind((before) => Math.min(before, Date.now() - Number(clock.now)));
  }, [clock]);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now - behind;
}

interface ClocksProps {
  readonly clock: Clock;
  readonly names: readonly string[];
  readonly toAct: readonly number[];
}

/** What time is left to everybody. */
export function Clocks({ clock, names, toAct }: ClocksProps) {
  const hostTime = useHostTime(clock);
  const { now, left, leftForAction } = clock;
  const passed = now === null ? 0 : Math.max(0, hostTime - now);
  const texts = left.map((time, seat) => {
    const gone = toAct.includes(seat) ? passed : 0;
    const rest = Math.min(time, leftForAction?.[seat] ?? time) - gone;
    return `${nameOf(seat, names)} ${minutes(Math.max(0, rest))}`;
  });
  return (
    <p className="clocks" data-testid="clocks" role="timer">
      {texts.join(' · ')}
    </p>
  );
}
