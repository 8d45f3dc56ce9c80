import { games } from 'dicewright/games';
import { type FormEvent, useEffect, useState } from 'react';
import type { Seat } from '../address.js';
import { Face } from '../opponents/face.js';
import { OpponentLine } from '../opponents/opponent-line.js';
import { namesAt, opponentNames, opponentOf, opponents } from '../opponents/opponents.js';
import { OptionFields } from '../option-fields.js';
import { loadPlayedGame, type PlayedGame } from '../played-game.js';
import { BOTS } from '../seats.js';
import { messageOf } from '../words.js';
import { askHost } from './ask-host.js';
import { keepMatch } from './kept-matches.js';
import { invitationHash } from './match-address.js';
import { keepOwnName, ownName } from './own-name.js';

/** A friend, or the bot that sits there. */
type Place = typeof FRIEND | Seat;
const FRIEND = 'friend';

interface Begun {
  readonly id: string;
  readonly secrets: readonly (string | null)[];
}

/** What a match begins with, unless it is changed here. */
export interface Wanted {
  readonly game: string;
  readonly players: number;
  readonly names: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
}

interface BeginFormProps {
  readonly wanted: Wanted;
  /** Whether another game can be chosen. */
  readonly isAnyGame: boolean;
}

const MINUTES = [0, 3, 5, 10, 20, 30, 60];

/** A game of the package, once it is loaded. */
function useChosen(id: string): PlayedGame | null {
  const [chosen, setChosen] = useState<PlayedGame | null>(null);
  useEffect(() => {
    let isWanted = true;
    loadPlayedGame(id, null).then(
      (found) => isWanted && setChosen(found),
      // Then there is nothing to choose but what the host takes as it is.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [id]);
  return chosen?.game.id === id ? chosen : null;
}

/** The bots that can sit there, the weakest first. */
const placesOf = (chosen: PlayedGame | null): readonly Seat[] =>
  opponents.flatMap(({ bot }) => (BOTS.includes(bot) || chosen?.bots.includes(bot) ? bot : []));

function placeText(place: Place): string {
  const opponent = opponentOf(place);
  return opponent ? `${opponent.name}, ${opponent.level}` : 'a friend';
}

/** Begins a match with friends elsewhere, and goes to where its links are. */
export function BeginForm({ wanted, isAnyGame }: BeginFormProps) {
  const [id, setId] = useState(wanted.game);
  const [players, setPlayers] = useState(wanted.players);
  const [names, setNames] = useState<readonly string[]>(() => {
    const [own = ''] = wanted.names;
    return [own || ownName(), ...wanted.names.slice(1)];
  });
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const [options, setOptions] = useState(wanted.options);
  const [minutes, setMinutes] = useState(0);
  const [undo, setUndo] = useState('consent');
  const [isShared, setShared] = useState(false);
  const [hints, setHints] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const chosen = useChosen(id);

  const possible = ((): readonly number[] => {
    try {
      return chosen?.game.playersFor(options) ?? [];
    } catch {
      return [];
    }
  })();
  const count = possible.length === 0 || possible.includes(players) ? players : (possible.find((one) => one > 1) ?? 1);
  const seats = Array.from({ length: count }, (_, seat): Place => (seat === 0 ? FRIEND : (places[seat] ?? FRIEND)));

  const called = opponentNames(seats);

  const begin = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setError(null);
    setAsking(true);
    try {
      keepOwnName(names[0] ?? '');
      const told = namesAt(seats, names);
      const isNamed = told.length > 0;
      const hasBots = seats.some((place) => place !== FRIEND);
      const { id: match, secrets } = await askHost<Begun>('./matches', {
        game: id,
        players: count,
        options,
        undo,
        ...(isNamed && { names: told }),
        ...(hasBots && { bots: seats.map((place) => (place === FRIEND ? null : place)) }),
        ...(isShared && { dice: 'shared' }),
        ...(minutes > 0 && { clock: { initial: 60_000 * minutes } }),
      });
      const kept = { match, game: id, secret: secrets[0] ?? null, secrets, hints, isOver: false };
      keepMatch({ ...kept, ...(isNamed && { names: told }) });
      location.hash = invitationHash(match);
    } catch (problem) {
      setError(messageOf(problem));
      setAsking(false);
    }
  };

  return (
    <form className="begin" onSubmit={begin} aria-label="Play with friends">
      {isAnyGame && (
        <label>
          Game{' '}
          <select
            value={id}
            onChange={({ target }) => {
              setId(target.value);
              setOptions({});
              setPlaces([]);
            }}
          >
            {Object.values(games).map((entry) => (
              <option key={entry.id} value={entry.id}>
                {entry.title}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        Players{' '}
        <select value={count} onChange={({ target }) => setPlayers(Number(target.value))}>
          {[...new Set([...possible, count])].map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <button type="submit" className="main" data-testid="begin" disabled={isAsking}>
        Play with friends
      </button>
      <label>
        <input
          type="checkbox"
          data-testid="shared"
          checked={isShared}
          onChange={({ target }) => setShared(target.checked)}
        />{' '}
        All share in the dice, which waits for every page at every roll
      </label>
      <details>
        <summary>Names, bots, clock</summary>
        {seats.map((place, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <div className="seat" key={seat}>
            {place !== FRIEND && <Face seat={place} />}
            <input
              aria-label={seat === 0 ? 'Your name' : `Name of player ${seat + 1}`}
              placeholder={seat === 0 ? 'Your name' : called[seat] || `Player ${seat + 1}`}
              maxLength={100}
              value={names[seat] ?? ''}
              onChange={({ target }) =>
                setNames(seats.map((_, at) => (at === seat ? target.value : (names[at] ?? ''))))
              }
            />
            {seat === 0 ? (
              <span>you</span>
            ) : (
              <select
                aria-label={`Who is player ${seat + 1}`}
                value={place}
                onChange={({ target }) => setPlaces(seats.map((old, at) => (at === seat ? target.value : old)))}
              >
                {[FRIEND, ...placesOf(chosen)].map((one) => (
                  <option key={one} value={one}>
                    {placeText(one)}
                  </option>
                ))}
              </select>
            )}
            {chosen && <OpponentLine game={chosen.game} seat={place} />}
          </div>
        ))}
        <div className="terms">
          <label>
            Time{' '}
            <select value={minutes} onChange={({ target }) => setMinutes(Number(target.value))}>
              {MINUTES.map((one) => (
                <option key={one} value={one}>
                  {one === 0 ? 'as much as they like' : `${one} minutes each`}
                </option>
              ))}
            </select>
          </label>
          <label>
            Taking back{' '}
            <select value={undo} onChange={({ target }) => setUndo(target.value)}>
              <option value="consent">if all agree</option>
              <option value="free">freely</option>
              <option value="none">never</option>
            </select>
          </label>
          <label>
            <input
              type="checkbox"
              data-testid="hints"
              checked={hints}
              onChange={({ target }) => setHints(target.checked)}
            />{' '}
            Hints for whoever wants them
          </label>
        </div>
        {chosen && <OptionFields entry={chosen.entry} game={chosen.game} options={options} onOptions={setOptions} />}
      </details>
      {error !== null && <p role="alert">{error}</p>}
    </form>
  );
}
