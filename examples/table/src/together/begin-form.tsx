import { games } from 'dicewright/games';
import { type FormEvent, useEffect, useState } from 'react';
import { OptionFields } from '../option-fields.js';
import { loadPlayedGame, type PlayedGame } from '../played-game.js';
import { messageOf, nameOf } from '../words.js';
import { askHost } from './ask-host.js';
import { keepMatch } from './kept-matches.js';
import { invitationHash } from './match-address.js';

/** Who sits there, in the words of the host. */
const PLACES = { friend: null, random: 'random', thumb: 'thumb' } as const;
type Place = keyof typeof PLACES;

const placeText: Readonly<Record<Place, string>> = {
  friend: 'a friend',
  thumb: 'a bot, by rule of thumb',
  random: 'a bot, at random',
};

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
const OWN_NAME = 'dicewright-name';

interface Chosen extends PlayedGame {
  /** Whether it has a bot that plays by a rule of thumb. */
  readonly hasThumb: boolean;
}

async function chosenGame(id: string): Promise<Chosen> {
  const played = await loadPlayedGame(id, null);
  const analysis = (await played.entry.part('analysis')) ?? {};
  const hasThumb = Object.entries(analysis).some(
    ([name, bots]) => name.endsWith('Bots') && Object.hasOwn(bots as object, 'thumb'),
  );
  return { ...played, hasThumb };
}

/** A game of the package, once it is loaded. */
function useChosen(id: string): Chosen | null {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  useEffect(() => {
    let isWanted = true;
    chosenGame(id).then(
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

/** Begins a match with friends elsewhere, and goes to where its links are. */
export function BeginForm({ wanted, isAnyGame }: BeginFormProps) {
  const [id, setId] = useState(wanted.game);
  const [players, setPlayers] = useState(wanted.players);
  const [names, setNames] = useState<readonly string[]>(() => {
    const [own = ''] = wanted.names;
    return [own || (localStorage.getItem(OWN_NAME) ?? ''), ...wanted.names.slice(1)];
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
  const seats = Array.from({ length: count }, (_, seat): Place => (seat === 0 ? 'friend' : (places[seat] ?? 'friend')));

  const begin = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setError(null);
    setAsking(true);
    try {
      localStorage.setItem(OWN_NAME, names[0] ?? '');
      const told = seats.map((_, seat) => names[seat]?.trim() ?? '');
      const isNamed = told.some((name) => name !== '');
      const hasBots = seats.some((place) => place !== 'friend');
      const { id: match, secrets } = await askHost<Begun>('./matches', {
        game: id,
        players: count,
        options,
        undo,
        ...(isNamed && { names: told.map((name, seat) => name || nameOf(seat, [])) }),
        ...(hasBots && { bots: seats.map((place) => PLACES[place]) }),
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
            <input
              aria-label={seat === 0 ? 'Your name' : `Name of player ${seat + 1}`}
              placeholder={seat === 0 ? 'Your name' : `Player ${seat + 1}`}
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
                onChange={({ target }) =>
                  setPlaces(seats.map((old, at) => (at === seat ? (target.value as Place) : old)))
                }
              >
                {(Object.keys(PLACES) as Place[])
                  .filter((one) => one !== 'thumb' || chosen?.hasThumb)
                  .map((one) => (
                    <option key={one} value={one}>
                      {placeText[one]}
                    </option>
                  ))}
              </select>
            )}
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
