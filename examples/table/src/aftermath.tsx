import { lazy, Suspense, useState } from 'react';
import { beginAgain, tableOf } from './begin-again.js';
import { dailyHash, dayOfSeed } from './daily/daily.js';
import type { OpenGame } from './use-game.js';
import { messageOf } from './words.js';

const LinkField = lazy(() => import('./link-field.js').then((module) => ({ default: module.LinkField })));

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
  const [link, setLink] = useState<string | null>(null);
  const share = async (): Promise<void> => {
    const { gameLink } = await import('./packing.js');
    const found = await gameLink(open.session, open.seats, open.module).catch(messageOf);
    setLink(found);
  };
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
          Compare with the best possible
        </a>
      )}
      {seed !== undefined && !from && (
        <button type="button" data-testid="same-dice" onClick={() => again(seed)}>
          Again with the same dice
        </button>
      )}
      <button type="button" data-testid="share-result" onClick={share}>
        Share it
      </button>
      <Suspense>{link !== null && <LinkField link={link} about="The whole game:" />}</Suspense>
    </div>
  );
}
