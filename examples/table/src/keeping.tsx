import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Seat } from './address.js';
import { download } from './download.js';
import type { GameSession } from './game-session.js';
import { messageOf } from './words.js';

const LinkField = lazy(() => import('./link-field.js').then((module) => ({ default: module.LinkField })));

interface KeepingProps {
  readonly session: GameSession;
  readonly seats: readonly Seat[];
  /** That the game is from. */
  readonly module: string | null;
  /** The position that is looked at: after so many actions; `null` for the last. */
  readonly at: number | null;
  /** What else can be done with what was played. */
  readonly children?: ReactNode;
}

/** The game as a file or a link, whole: with the seed, so that it can be gone on with. */
export function Keeping({ session, seats, module, at, children }: KeepingProps) {
  const [link, setLink] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const { game } = session;
  const share = async (): Promise<void> => {
    try {
      const { gameLink } = await import('./packing.js');
      setLink(await gameLink(session, seats, module, at));
    } catch (error) {
      setWrong(messageOf(error));
    }
  };
  const save = async (): Promise<void> => {
    const { textOf } = await import('./notation.js');
    download(`${game.id}.dice`, textOf(session));
  };
  return (
    <section className="keeping" aria-label="Keep the game">
      <button type="button" data-testid="save" onClick={save}>
        Save as .dice
      </button>
      <button type="button" onClick={() => download(`${game.id}.json`, JSON.stringify(session.record, null, 1))}>
        Save as .json
      </button>
      <button type="button" data-testid="share" onClick={share}>
        Share a link
      </button>
      <Suspense>{link !== null && <LinkField link={link} about="The whole game, also the dice to come:" />}</Suspense>
      {wrong !== null && <p role="alert">{wrong}</p>}
      {children}
    </section>
  );
}
