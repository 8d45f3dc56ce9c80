import { beginAgain, tableOf } from './begin-again.js';
import { dailyHash, dayOfSeed } from './daily/daily.js';
import type { OpenGame } from './use-game.js';

interface AftermathProps {
  readonly open: OpenGame;
  readonly hash: string;
  readonly setOpen: (open: OpenGame) => void;
  /** Has it reviewed; `null` where it is. */
  readonly onReview: (() => void) | null;
  readonly attempt: (run: () => void) => void;
}

/** What can be done with a game that is over. */
export function Aftermath({ open, hash, setOpen, onReview, attempt }: AftermathProps) {
  const { seed, from } = open.session.record;
  const day = dayOfSeed(seed);
  const again = (sameSeed: string): void =>
    attempt(() => beginAgain(open, { ...tableOf(open), seed: sameSeed }, hash, setOpen));
  return (
    <div className="buttons">
      {onReview && (
        <button type="button" className="main" data-testid="review-start" onClick={onReview}>
          Review the game
        </button>
      )}
      <button type="button" data-testid="rematch" onClick={() => again('')}>
        Rematch
      </button>
      {day !== null && !from && (
        <a className="main" data-testid="daily-compare" href={dailyHash(day)}>
          Compare with the bots
        </a>
      )}
      {seed !== undefined && !from && (
        <button type="button" data-testid="same-dice" onClick={() => again(seed)}>
          Again with the same dice
        </button>
      )}
    </div>
  );
}
