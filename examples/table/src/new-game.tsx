import { type FormEvent, lazy, Suspense, useState } from 'react';
import { beginAgain, tableOf } from './begin-again.js';
import type { NewTable } from './new-game-fields.js';
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
  const [table, setTable] = useState<NewTable>(() => tableOf(open));
  const [isOpen, setIsOpen] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);

  const start = (event: FormEvent): void => {
    event.preventDefault();
    try {
      beginAgain(open, table, hash, setOpen);
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
            <NewGameFields entry={open.entry} game={open.game} bots={open.bots} table={table} onTable={setTable} />
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
