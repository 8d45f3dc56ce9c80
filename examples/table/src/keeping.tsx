import { useState } from 'react';
import { recordHash, type Seat } from './address.js';
import type { GameSession } from './game-session.js';

function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

interface KeepingProps {
  readonly session: GameSession;
  readonly seats: readonly Seat[];
  /** That the game is from. */
  readonly module: string | null;
}

/** The game as a file or a link, whole: with the seed, so that it can be gone on with. */
export function Keeping({ session, seats, module }: KeepingProps) {
  const [link, setLink] = useState<string | null>(null);
  const { game } = session;
  const share = async (): Promise<void> => {
    const { packed } = await import('./packing.js');
    const url = new URL(location.href);
    url.hash = recordHash(await packed(session.record), seats, module);
    setLink(url.href);
    await navigator.clipboard?.writeText(url.href).catch(() => undefined);
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
        Save as JSON
      </button>
      <button type="button" data-testid="share" onClick={share}>
        Share a link
      </button>
      {link !== null && (
        <label className="link">
          The whole game, also the dice to come:{' '}
          <input readOnly value={link} onFocus={({ target }) => target.select()} />
        </label>
      )}
    </section>
  );
}
