import { type FormEvent, lazy, Suspense, useMemo, useState } from 'react';
import { gameHash, type Seat } from './address.js';
import { GameSession, newSeed } from './game-session.js';
import { forgetGame } from './saved-games.js';
import { SeatSelect } from './seat-list.js';
import { seatsFor } from './seats.js';
import type { OpenGame } from './use-game.js';
import { messageOf } from './words.js';

const OptionFields = lazy(() => import('./option-fields.js').then((module) => ({ default: module.OptionFields })));

interface NewGameProps {
  readonly open: OpenGame;
  readonly hash: string;
  readonly setOpen: (open: OpenGame) => void;
}

/** Another game, with the same seats and options unless they are changed here. */
export function NewGame({ open, hash, setOpen }: NewGameProps) {
  const { game, session, module } = open;
  const { record } = session;
  const [options, setOptions] = useState<Readonly<Record<string, unknown>>>({ ...record.options });
  const [seats, setSeats] = useState<readonly Seat[]>(open.seats);
  const [names, setNames] = useState<readonly string[]>(session.names);
  const [seed, setSeed] = useState('');
  const [rollsThemselves, setRollsThemselves] = useState(!session.hasDice);
  const [isOpen, setIsOpen] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const players = seats.length;
  const possible = useMemo(() => {
    try {
      return game.playersFor(options);
    } catch {
      return [players];
    }
  }, [game, options, players]);

  const start = (event: FormEvent): void => {
    event.preventDefault();
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
        <label>
          Players{' '}
          <select
            value={players}
            onChange={({ target }) => setSeats(seatsFor(Number(target.value), [...seats, ...Array(12).fill('easy')]))}
          >
            {[...new Set([...possible, players])].map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
        {seats.map((seat, player) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <div className="seat" key={player}>
            <input
              aria-label={`Name of player ${player + 1}`}
              placeholder={`Player ${player + 1}`}
              maxLength={100}
              value={names[player] ?? ''}
              onChange={({ target }) =>
                setNames(seats.map((_, at) => (at === player ? target.value : (names[at] ?? ''))))
              }
            />
            <SeatSelect
              label={`Seat of player ${player + 1}`}
              seat={seat}
              bots={open.bots}
              onSeat={(next) => setSeats(seats.map((old, at) => (at === player ? next : old)))}
            />
          </div>
        ))}
        {isOpen && (
          <Suspense fallback={<p>…</p>}>
            <OptionFields game={game} options={options} onOptions={setOptions} />
          </Suspense>
        )}
        <label>
          <input
            type="checkbox"
            checked={rollsThemselves}
            onChange={({ target }) => setRollsThemselves(target.checked)}
          />{' '}
          We roll real dice and type in what comes
        </label>
        {!rollsThemselves && (
          <label>
            Seed <input value={seed} placeholder="a new one" onChange={({ target }) => setSeed(target.value)} />
          </label>
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
