import { games } from 'dicewright/games';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../../table/src/words.js';

interface Begun {
  readonly id: string;
  readonly secrets: readonly string[];
}

interface Wanted {
  readonly game: string;
  readonly players: number;
  readonly undo: string;
  readonly clock?: object;
  readonly dice?: 'shared';
}

async function begin(wanted: Wanted): Promise<Begun> {
  const response = await fetch('./matches', { method: 'POST', body: JSON.stringify(wanted) });
  const answer = (await response.json()) as Begun & { readonly message?: string };
  if (!response.ok) throw new Error(answer.message);
  return answer;
}

/** Begins a match, and shows the links of its seats: whoever opens one sits there. */
export function Beginning() {
  const [game, setGame] = useState<keyof typeof games>('kiriki');
  const [begun, setBegun] = useState<Begun | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { min, max } = games[game].playerCount;
  const [players, setPlayers] = useState(2);
  const [undo, setUndo] = useState('consent');
  const [isShared, setShared] = useState(false);
  const [minutes, setMinutes] = useState(0);
  const count = Math.min(max, Math.max(min, players));

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setError(null);
    const clock = minutes > 0 ? { clock: { initial: 60_000 * minutes } } : {};
    const dice = isShared ? ({ dice: 'shared' } as const) : {};
    begin({ game, players: count, undo, ...clock, ...dice }).then(setBegun, (problem) => setError(messageOf(problem)));
  };

  return (
    <main>
      <h1>Play together</h1>
      <form className="asked" onSubmit={submit}>
        <label>
          Game{' '}
          <select value={game} onChange={({ target }) => setGame(target.value as keyof typeof games)}>
            {Object.values(games).map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <label>
          Players{' '}
          <input
            type="number"
            min={min}
            max={max}
            value={count}
            onChange={({ target }) => setPlayers(Number(target.value))}
          />
        </label>
        <label>
          Actions are taken back{' '}
          <select value={undo} onChange={({ target }) => setUndo(target.value)}>
            <option value="consent">if all agree</option>
            <option value="free">freely</option>
            <option value="none">never</option>
          </select>
        </label>
        <label>
          Minutes for each (0: as many as they like){' '}
          <input
            type="number"
            min={0}
            max={600}
            value={minutes}
            onChange={({ target }) => setMinutes(Math.floor(Number(target.value)))}
          />
        </label>
        <label>
          <input
            type="checkbox"
            data-testid="shared"
            checked={isShared}
            onChange={({ target }) => setShared(target.checked)}
          />{' '}
          All share in the dice, which waits for every page at every roll
        </label>
        <button type="submit" className="main" data-testid="begin">
          Begin
        </button>
      </form>
      {error !== null && <p role="alert">{error}</p>}
      {begun && (
        <section aria-labelledby="links">
          <h2 id="links">A link for each seat</h2>
          <p>Whoever opens one sits there, so send each to one player, and keep yours.</p>
          <ol>
            {begun.secrets.map((secret, seat) => (
              <li key={secret}>
                <a data-testid={`seat-${seat}`} href={`#/${begun.id}/${secret}`}>
                  Player {seat + 1}
                </a>
              </li>
            ))}
          </ol>
          <p>
            <a href={`#/${begun.id}`}>Only watch</a>
          </p>
        </section>
      )}
    </main>
  );
}
