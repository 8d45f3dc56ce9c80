import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { allowThrows } from './throwing/scene.js';

/** Milliseconds from one action to the next, at the usual speed. */
const PACE = 1_200;
/** How many times as fast it can be shown, as people read it. */
const SPEEDS = { '½×': 0.5, '1×': 1, '2×': 2, '4×': 4 } as const;
type Speed = keyof typeof SPEEDS;

/** How far keys lead. */
const ARROWS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

interface ReplaySliderProps {
  readonly length: number;
  /** The position after so many actions is shown. */
  readonly at: number;
  readonly onAt: (at: number) => void;
}

/** Goes through what was played: by hand, or by itself. */
export function ReplaySlider({ length, at, onAt }: ReplaySliderProps) {
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('1×');
  const pace = PACE / SPEEDS[speed];
  const isRunning = isPlaying && at < length;
  useEffect(() => {
    if (!isPlaying) return;
    const next = setTimeout(() => (at < length ? onAt(at + 1) : setPlaying(false)), pace);
    return () => clearTimeout(next);
  }, [isPlaying, pace, at, length, onAt]);
  useEffect(() => (isRunning ? allowThrows(pace) : undefined), [isRunning, pace]);
  const play = (): void => {
    setPlaying(!isRunning);
    if (!isRunning && at >= length) onAt(0);
  };
  const go = (to: number): void => {
    setPlaying(false);
    onAt(to);
  };
  // Whoever presses fast presses again before anything is drawn.
  const wanted = useRef({ at, length, onAt });
  wanted.current = { at, length, onAt };
  // As soon as it is seen: a key that is pressed at once is not lost.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { at, length, onAt } = wanted.current;
      const by = ARROWS[event.key];
      const to = at + (by ?? 0);
      // Fields, sliders and lists have arrows of their own.
      const isOwn = event.target instanceof Element && event.target.matches('input, select, textarea, ol');
      if (by === undefined || isOwn || event.altKey || event.ctrlKey || event.metaKey || to < 0 || to > length) return;
      event.preventDefault();
      wanted.current = { at: to, length, onAt };
      setPlaying(false);
      onAt(to);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <fieldset className="replay" aria-label="Replay">
      <label>
        <span>
          After action {at} of {length}
        </span>
        <input
          type="range"
          data-testid="replay-slider"
          min={0}
          max={length}
          value={at}
          onChange={({ target }) => go(Number(target.value))}
        />
      </label>
      <button type="button" data-testid="replay-back" disabled={at === 0} onClick={() => go(at - 1)}>
        <svg viewBox="0 0 10 10" aria-hidden="true">
          <path d="M8 1v8L2 5z" />
        </svg>
        <span className="unseen">One action back</span>
      </button>
      <button type="button" data-testid="replay-play" onClick={play}>
        {isRunning ? 'Stop' : 'Play'}
      </button>
      <button type="button" data-testid="replay-forward" disabled={at >= length} onClick={() => go(at + 1)}>
        <svg viewBox="0 0 10 10" aria-hidden="true">
          <path d="M2 1v8l6-4z" />
        </svg>
        <span className="unseen">One action on</span>
      </button>
      <select
        aria-label="How fast"
        data-testid="replay-speed"
        value={speed}
        onChange={({ target }) => setSpeed(target.value as Speed)}
      >
        {Object.keys(SPEEDS).map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      {at < length && (
        <button type="button" onClick={() => go(length)}>
          Back to the game
        </button>
      )}
    </fieldset>
  );
}
