import { GameError } from '../kernel/errors.js';
import { listIn, numberOrType, plainEqual, read } from '../kernel/plain.js';
import type { AnyGame } from '../kernel/types.js';

export interface Seat {
  readonly players: number;
  readonly options: object;
}

/** Which tables are wanted; all, unless given. */
export interface SeatsWanted {
  readonly players?: number | readonly number[] | undefined;
  readonly variants?: readonly object[] | undefined;
}

/** The options with their defaults, at the smallest table that they allow; as they are where there is none. */
function resolved(game: AnyGame, options: object): object {
  try {
    const [players] = game.playersFor(options);
    return players === undefined ? options : (game.setup({ players, options }).options as object);
  } catch {
    return options;
  }
}

/** The option sets that a game is tried with: its variants, and those of its editions that no variant plays already. */
export function optionSetsOf(game: AnyGame): readonly object[] {
  const editions = Object.values(game.editions);
  if (editions.length === 0) return game.variants;
  const known = game.variants.map((options) => resolved(game, options));
  const others = editions.filter((options) => !known.some((one) => plainEqual(one, resolved(game, options))));
  return [...game.variants, ...others];
}

/**
 * The seats of a game: every option set with every number of players that it allows, the smallest first.
 *
 * @throws GameError `INVALID_SETUP` when there are none, or none with one of the variants that were asked for
 */
export function seatsOf(game: AnyGame, { players, variants }: SeatsWanted): readonly Seat[] {
  const { min, max, withGroups: most = max } = game.playerCount;
  const all = Array.from({ length: most - min + 1 }, (_, i) => min + i);
  const counts =
    players === undefined ? all : [...new Set(typeof players === 'number' ? [players] : listIn(players, 'players'))];
  const seats: Seat[] = [];
  const none = (options: object): GameError => {
    const message = `${game.id}: no number of players (${counts.map(numberOrType).join(', ')}) goes with ${read(() => JSON.stringify(options)) ?? typeof options}`;
    return new GameError('INVALID_SETUP', message);
  };
  for (const options of listIn(variants ?? optionSetsOf(game), 'variants')) {
    const before = seats.length;
    for (const count of counts) {
      try {
        game.setup({ players: count, options });
        seats.push({ players: count, options });
      } catch (error) {
        if (!(error instanceof GameError && error.code === 'INVALID_SETUP')) throw error;
      }
    }
    // The game's own variants need not all allow these numbers.
    if (variants && seats.length === before) throw none(options);
  }
  if (seats.length === 0) throw none({});
  return seats;
}

/** Option sets that say less than these do: none at all, and each with one thing left out. */
const lessThan = (options: object): object[] =>
  Object.keys(options).length === 0
    ? []
    : [{}, ...Object.keys(options).map((name) => ({ ...options, [name]: undefined }))].map((one) =>
        Object.fromEntries(Object.entries(one).filter(([, value]) => value !== undefined)),
      );

/** Seats as far as there are any: these options need not go together, nor with these numbers of players. */
function seatsWith(game: AnyGame, given: SeatsWanted, sets: readonly object[]): readonly Seat[] {
  return sets.flatMap((options) => {
    try {
      return seatsOf(game, { ...given, variants: [options] });
    } catch {
      return [];
    }
  });
}

/**
 * Where a failing game may fail, too, the simplest first: with fewer options than games are drawn with, with the same, and
 * under other variants of the game.
 */
export function ladderOf(game: AnyGame, given: SeatsWanted, drawn: readonly Seat[]): readonly Seat[] {
  const isIn = (sets: readonly object[], options: object) => sets.some((one) => plainEqual(one, options));
  const variants = drawn.map(({ options }) => options);
  const simpler = variants.flatMap(lessThan).filter((one, i, all) => !isIn([...variants, ...all.slice(0, i)], one));
  const others = optionSetsOf(game).filter((one) => !isIn([...variants, ...simpler], one));
  return [...seatsWith(game, given, simpler), ...drawn, ...seatsWith(game, given, others)];
}
