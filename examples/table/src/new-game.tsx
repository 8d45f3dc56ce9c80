import { type FormEvent, lazy, Suspense, useState } from 'react';
import { gameHash } from './address.js';
import { GameSession, newSeed } from './game-session.js';
import type { NewTable } from './new-game-fields.js';
import { forgetGame } from './saved-games.js';
import type { OpenGame } from './use-game.js';
import { messageOf } from './words.js';

const NewGameFields = lazy(() => import('./new-game-fields.js').then((module) => ({ default: module.NewGameFields })));

interface NewGameProps {
  readonly open: OpenGame;
  readonly hash: string;
  readonly setOpen: (open: OpenGame) => void;
}

/** Another game, with the same seats and options unless they are changed here. */
export function NewGame({ open, hash, setOpen }: NewGameProps) {
  const { game, session, module } = open;
  const { record } = session;
  const [table, setTable] = useState<NewTable>({
    seats: open.seats,
    names: session.names,
    options: { ...record.options },
    seed: '',
    rollsThemselves: !session.hasDice,
  });
  const [isOpen, setIsOpen] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);

  const start = (event: FormEvent): void => {
    event.preventDefault();
    const { seats, names, options, seed, rollsThemselves } = table;
    const players = seats.length;
    const hasNames = names.some((name) => name.trim() !== '');
    const named = hasNames ? seats.map((_, player) => names[player] ?? '') : [];
    try {
      const begun = GameSession.start(game, {
        players,
        options,
        ...(hasNames && { names: named }),
        ...(!rollsThemselves && { seed: seed || newSeed() }),
      });
      const next = gameHash(game.id, { module, players, seats, names: named, seed, rollsThemselves, options });
      forgetGame(next);
      // The address of this very game: then nothing but the game itself is another one.
      if (next === hash) setOpen({ ...open, session: begun, seats });
      else location.hash = next;
    } catch (error) {
      setWrong(messageOf(error));
    }
  };

  return (
    <form className="new-game" onSubmit={start}>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>Players and options</summary>
        {isOpen && (
          <Suspense fallback={<p>…</p>}>
            <NewGameFields game={game} bots={open.bots} table={table} onTable={setTable} />
          </Suspense>
        )}
      </details>
      <button type="submit" data-testid="new-game">
        New game
      </button>
      {wrong !== null && (
        <p className="refusal" role="alert">
          {wrong}
        </p>
      )}
    </form>
  );
}
