import { type MatchAddress, readMatchAddress } from './together/match-address.js';

/** Who sits at a seat: a person at this screen, or a bot by its name. */
export type Seat = string;

export const PERSON: Seat = 'you';

/** A person at another screen, in a match. */
export const ELSEWHERE: Seat = 'elsewhere';

/** Whether a bot plays for the seat. */
export const isBot = (seat: Seat | undefined): seat is Seat =>
  seat !== undefined && seat !== PERSON && seat !== ELSEWHERE;

/** How a game begins, as an address tells it; what is left out is chosen by the page. */
export interface Settings {
  /** The module that the game is from, seen from the page; `null` for a game of the package. */
  readonly module: string | null;
  readonly players: number | null;
  readonly seats: readonly Seat[];
  readonly names: readonly string[];
  readonly seed: string | null;
  /** Whether people tell what their own dice show; `null` as it is usual for the game. */
  readonly rollsThemselves: boolean | null;
  /** Options of the game that are not the default. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** What the page shows. */
export type Address =
  | { readonly page: 'games' }
  /** The games of a module. */
  | { readonly page: 'module'; readonly module: string }
  | { readonly page: 'game'; readonly game: string; readonly settings: Settings }
  /** Positions in which one action is best. */
  | { readonly page: 'puzzles'; readonly puzzle: string | null }
  /** Things to do in a game that somebody has never played. */
  | {
      readonly page: 'lesson';
      readonly game: string;
      /** Counted from 1. */
      readonly step: number;
      readonly from: string | null;
    }
  /** How a game is played, or the list of all games' rules. */
  | {
      readonly page: 'rules';
      readonly game: string | null;
      readonly module: string | null;
      /** The hash of the game from which somebody came here. */
      readonly from: string | null;
    }
  /** A place at a match with friends elsewhere. */
  | MatchAddress
  /** The links of a match that was begun here. */
  | { readonly page: 'together'; readonly match: string }
  /** The game of a day, `2026-11-28`; `null` for today. */
  | { readonly page: 'daily'; readonly day: string | null }
  /** A record, packed into the address, or none as yet. */
  | {
      readonly page: 'record';
      readonly packed: string | null;
      /** A review of it, packed likewise. */
      readonly review: string | null;
      readonly seats: readonly Seat[];
      readonly module: string | null;
      /** The position that is shown first: after so many actions; `null` for the last. */
      readonly at: number | null;
    };

/** An address that opens a game. */
export type GameAddress = Extract<Address, { page: 'game' | 'record' }>;

const OWN_WORDS = ['players', 'seats', 'name', 'seed', 'dice-of', 'module', 'kept'];

/** Whose dice fall, as `dice-of` names it. */
const DICE_OF: Readonly<Record<string, boolean>> = { table: true, page: false };

/** What stands percent-encoded, or as it is where it isn't. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** An option's value is JSON, and a text where it is not. */
function optionValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A text that {@link optionValue} reads as the value. */
const optionText = (value: unknown): string =>
  typeof value === 'string' && optionValue(value) === value ? value : JSON.stringify(value);

/** A text where it is a hash of this page: nothing else is linked to. */
const hashIn = (text: string | null): string | null => (text?.startsWith('#/') ? text : null);

const seatsOf = (words: URLSearchParams): Seat[] => words.get('seats')?.split(',').filter(Boolean) ?? [];

/** @param hash - the part of a page's address after `#`, with it */
export function readAddress(hash: string): Address {
  if (hash.startsWith('#module='))
    return { page: 'module', module: new URLSearchParams(hash.slice(1)).get('module') ?? '' };
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split(/\?(.*)/s);
  const words = new URLSearchParams(query);
  if (path === '') return { page: 'games' };
  const module = words.get('module');
  const match = readMatchAddress(path, words);
  if (match) return match;
  if (path === 'together') return { page: 'together', match: words.get('match') ?? '' };
  if (path === 'daily') return { page: 'daily', day: words.get('day') };
  if (path === 'puzzles') return { page: 'puzzles', puzzle: words.get('puzzle') };
  const [place, of = ''] = path.split('/');
  if (place === 'rules') return { page: 'rules', game: decoded(of) || null, module, from: hashIn(words.get('from')) };
  if (place === 'lesson') {
    return { page: 'lesson', game: decoded(of), step: Number(words.get('step')) || 1, from: hashIn(words.get('from')) };
  }
  if (path === 'record') {
    const at = /^\d{1,6}$/.test(words.get('at') ?? '') ? Number(words.get('at')) : null;
    return {
      page: 'record',
      packed: words.get('data'),
      review: words.get('review'),
      seats: seatsOf(words),
      module,
      at,
    };
  }
  const options = [...words].flatMap(([name, text]) => (OWN_WORDS.includes(name) ? [] : [[name, optionValue(text)]]));
  return {
    page: 'game',
    game: decoded(path),
    settings: {
      module,
      players: Number(words.get('players')) || null,
      seats: seatsOf(words),
      names: words.getAll('name'),
      seed: words.get('seed'),
      rollsThemselves: DICE_OF[words.get('dice-of') ?? ''] ?? null,
      options: Object.fromEntries(options),
    },
  };
}

/** The hash that {@link readAddress} reads as the settings of the game. */
export function gameHash(game: string, settings: Partial<Settings>): string {
  const { module, players, seats = [], names = [], seed, rollsThemselves, options = {} } = settings;
  const words = new URLSearchParams();
  if (module) words.set('module', module);
  if (players) words.set('players', String(players));
  if (seats.length > 0) words.set('seats', seats.join(','));
  if (names.some((name) => name !== '')) for (const name of names) words.append('name', name);
  if (seed) words.set('seed', seed);
  if (typeof rollsThemselves === 'boolean') words.set('dice-of', rollsThemselves ? 'table' : 'page');
  for (const [name, value] of Object.entries(options)) words.set(name, optionText(value));
  const query = String(words).replaceAll('%2C', ',').replaceAll('%2F', '/');
  return `#/${game}${query && `?${query}`}`;
}

/**
 * The hash under which a packed record of a game opens.
 *
 * @param module - that the game is from
 * @param told - a review of it, packed likewise; the position that is shown first: after so many actions, `null` for the last
 */
export function recordHash(
  packed: string,
  seats: readonly Seat[],
  module: string | null,
  { review, at = null }: { readonly review?: string; readonly at?: number | null } = {},
): string {
  const from = module === null ? '' : `module=${encodeURIComponent(module)}&`;
  const first = at === null ? '' : `at=${at}&`;
  return `#/record?${from}seats=${seats.join(',')}&${first}data=${packed}${review === undefined ? '' : `&review=${review}`}`;
}

/** The hash of a puzzle. */
export const puzzleHash = (puzzle: string): string => `#/puzzles?puzzle=${encodeURIComponent(puzzle)}`;

/** So long an address is not carried along in another one. */
const LONGEST = 4_000;

/** An address that may be carried along in another one. */
const setFrom = (words: URLSearchParams, from: string | null | undefined): void => {
  if (from && from.length <= LONGEST) words.set('from', from);
};

const withQuery = (path: string, words: URLSearchParams): string => {
  const query = String(words);
  return `${path}${query && `?${query}`}`;
};

/**
 * The hash of a step of the lesson of a game.
 *
 * @param step - counted from 1
 * @param from - the hash of a game, to go back to
 */
export function lessonHash(game: string, step: number, from: string | null): string {
  const words = new URLSearchParams();
  if (step > 1) words.set('step', String(step));
  setFrom(words, from);
  return withQuery(`#/lesson/${game}`, words);
}

/**
 * The hash under which it stands how a game is played.
 *
 * @param from - the hash of the page that leads there, to come back to
 */
export function rulesHash(
  game: string,
  { module = null, from }: { module?: string | null; from?: string | null } = {},
): string {
  const words = new URLSearchParams();
  if (module) words.set('module', module);
  setFrom(words, from);
  return withQuery(`#/rules/${game}`, words);
}
