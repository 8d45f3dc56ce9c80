import type { RemoteMatch } from 'dicewright/match';
import { useEffect, useState } from 'react';
import { nameOf } from '../../table/src/words.js';

type Seen = NonNullable<ReturnType<RemoteMatch['view']>>;
type Clock = NonNullable<Seen['clock']>;

const minutes = (milliseconds: number): string => {
  const seconds = Math.ceil(milliseconds / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/**
 * How far the clock of this page is behind the host's, as far as is known: what was told came later than it was said, so that
 * the least difference is the best.
 */
function useHostTime(clock: Clock | undefined): number {
  const [behind, setBehind] = useState(Number.POSITIVE_INFINITY);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (clock?.now != null) setBehind((before) => Math.min(before, Date.now() - Number(clock.now)));
  }, [clock]);
  const isRunning = clock?.now != null;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now - behind;
}

/** What time is left to everybody. */
export function Clocks({ seen: { clock, names, toAct } }: { readonly seen: Seen }) {
  const hostTime = useHostTime(clock);
  if (!clock) return null;
  const { now, left, leftForAction } = clock;
  const passed = now === null ? 0 : Math.max(0, hostTime - now);
  const texts = left.map((time, seat) => {
    const gone = toAct.includes(seat) ? passed : 0;
    const rest = Math.min(time, leftForAction?.[seat] ?? time) - gone;
    return `${nameOf(seat, names)} ${minutes(Math.max(0, rest))}`;
  });
  return (
    <p data-testid="clocks" role="timer">
      {texts.join(' · ')}
    </p>
  );
}

interface TermsProps {
  readonly remote: RemoteMatch;
  readonly seat: number;
  readonly seen: Seen;
}

/** What a seat can do beside acting: answer what another asks, take its own action back, and give up. */
export function Terms({ remote, seat, seen: { asked, names, result } }: TermsProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  if (result) return null;
  const say = (answer: ReturnType<RemoteMatch['undo']>): void =>
    void answer.then((said) => setRefusal(said.ok ? null : said.error.message));
  const mayAnswer = asked && asked.seat !== seat && !asked.agreed.includes(seat);

  return (
    <>
      {refusal !== null && <p role="alert">{refusal}</p>}
      {asked && (
        <p role="status" data-testid="asked">
          {asked.seat === seat ? 'You ask' : `${nameOf(asked.seat, names)} asks`} to take the last action back.{' '}
          {mayAnswer && (
            <>
              <button type="button" data-testid="agree" onClick={() => say(remote.answer(asked.version, true))}>
                Agree
              </button>{' '}
              <button type="button" data-testid="refuse" onClick={() => say(remote.answer(asked.version, false))}>
                Don’t agree
              </button>
            </>
          )}
        </p>
      )}
      <p className="controls">
        <button type="button" data-testid="undo" onClick={() => say(remote.undo())}>
          Take back
        </button>
        <button
          type="button"
          data-testid="resign"
          onClick={() => confirm('Give the match up?') && say(remote.resign())}
        >
          Resign
        </button>
      </p>
    </>
  );
}
