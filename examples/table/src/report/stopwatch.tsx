import { useEffect, useState } from 'react';

/** `1:05.3`, or `8.5` below a minute. */
export function timeText(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  const seconds = ((milliseconds % 60_000) / 1_000).toFixed(1);
  return minutes === 0 ? seconds : `${minutes}:${seconds.padStart(4, '0')}`;
}

/** How long it has been running: it shows, and is read only by whoever stops it. */
function Running({ since }: { readonly since: number }) {
  const [now, setNow] = useState(since);
  useEffect(() => {
    let frame = requestAnimationFrame(function tick(time) {
      setNow(Math.max(since, time));
      frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [since]);
  return <span aria-hidden="true">{timeText(now - since)}</span>;
}

interface StopwatchProps {
  /** In milliseconds; `null` before anything was measured. */
  readonly time: number | null;
  readonly onTime: (time: number | null) => void;
}

/** A watch that one starts and stops. */
export function Stopwatch({ time, onTime }: StopwatchProps) {
  const [since, setSince] = useState<number | null>(null);
  const press = (): void => {
    const now = performance.now();
    if (since === null) {
      onTime(null);
      setSince(now);
      return;
    }
    setSince(null);
    onTime(Math.max(1, Math.round(now - since)));
  };
  return (
    <div className="watch">
      <output className="time">
        {since !== null ? <Running since={since} /> : time === null ? '0.0' : timeText(time)} <small>seconds</small>
      </output>
      <button type="button" className={time === null ? 'main' : undefined} data-testid="watch" onClick={press}>
        {since !== null ? 'Stop' : time === null ? 'Start the watch' : 'Start again'}
      </button>
    </div>
  );
}
