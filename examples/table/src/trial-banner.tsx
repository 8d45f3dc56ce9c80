import { useEffect, useRef } from 'react';

interface TrialBannerProps {
  readonly index: number;
  readonly onBack: () => void;
}

/** Says that what is played is no game of its own, and leads back. */
export function TrialBanner({ index, onBack }: TrialBannerProps) {
  const banner = useRef<HTMLElement>(null);
  // It is another game that begins: at its top.
  useEffect(() => banner.current?.focus(), []);
  return (
    <section className="trial" data-testid="trial" aria-label="Try again" ref={banner} tabIndex={-1}>
      <p>You try again from action {index + 1} on, with new dice. What you do is kept with the game.</p>
      <button type="button" data-testid="trial-back" onClick={onBack}>
        Back to the game
      </button>
    </section>
  );
}
