import { download } from './download.js';
import type { GameSession } from './game-session.js';

/** Says that the browser has no room for the game, and offers what is left. */
export function NotKept({ session }: { readonly session: GameSession }) {
  const save = async (): Promise<void> => {
    const { textOf } = await import('./notation.js');
    download(`${session.game.id}.dice`, textOf(session));
  };
  return (
    <p className="not-kept refusal" role="alert" data-testid="not-kept">
      This browser has no room left to keep the game. It goes on as long as this page is open; to have it later,{' '}
      <button type="button" data-testid="not-kept-save" onClick={save}>
        save it as a file
      </button>
    </p>
  );
}
