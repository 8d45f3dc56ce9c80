/** A place at a match, as an address tells it. */
export interface MatchAddress {
  readonly page: 'match';
  readonly match: string;
  /** Of a seat; `null` for whoever only watches. */
  readonly secret: string | null;
  /** Whether the players have agreed that the page gives hints. */
  readonly hints: boolean;
}

/** As hosts make them: 32 hexadecimal digits, then `.2` for a rematch, then `~r-` where bots play. */
const MATCH = /^([0-9a-f]{8}(?:-?[0-9a-f]{4}){3}-?[0-9a-f]{12}(?:\.\d+)?(?:~[-rtenh]+)?)(?:\/([\w-]+))?$/;

/** What a path and the words after it name, if it is a match. */
export function readMatchAddress(path: string, words: URLSearchParams): MatchAddress | null {
  const [, match, secret = null] = MATCH.exec(path) ?? [];
  return match === undefined ? null : { page: 'match', match, secret, hints: words.has('hints') };
}

/** The hash of a place at a match. @param secret - of a seat; `null` for whoever only watches */
export const matchHash = (match: string, secret: string | null, hints: boolean): string =>
  `#/${match}${secret === null ? '' : `/${secret}`}${hints ? '?hints' : ''}`;

/** The hash of the page from which friends are invited. */
export const invitationHash = (match: string): string => `#/together?match=${match}`;

/** The bots that ids of matches have letters for. */
const BOTS: Readonly<Record<string, string>> = {
  r: 'random',
  t: 'thumb',
  e: 'easy',
  n: 'normal',
  h: 'hard',
};

/** Which bots have which seats, by the id of the match. */
export function botSeats(match: string): ReadonlyMap<number, string> {
  const [, letters = ''] = /~([-rtenh]+)$/.exec(match) ?? [];
  return new Map([...letters].flatMap((letter, seat) => (letter === '-' ? [] : [[seat, BOTS[letter] ?? ''] as const])));
}
