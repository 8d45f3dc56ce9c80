import { forgetText, keepText, keptKeys, keptText } from '../kept-texts.js';

/** What this browser knows of a match that somebody began or played here. */
export interface KeptMatch {
  readonly match: string;
  readonly game: string;
  /** The secret of the seat that one has here. */
  readonly secret: string | null;
  /** Of all seats, where it was begun here: `null` for a bot's. */
  readonly secrets?: readonly (string | null)[];
  readonly names?: readonly string[];
  readonly hints: boolean;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly isOver: boolean;
}

const PREFIX = 'dicewright-match ';
/** So many matches are kept. */
const MOST = 60;

function read(key: string): KeptMatch | null {
  try {
    const kept = JSON.parse(keptText(key) ?? 'null') as KeptMatch | null;
    return typeof kept?.match === 'string' && typeof kept.game === 'string' ? kept : null;
  } catch {
    return null;
  }
}

/** The newest first. */
export const keptMatches = (): readonly KeptMatch[] =>
  keptKeys(PREFIX)
    .flatMap((key) => read(key) ?? [])
    .sort((one, other) => other.at - one.at);

export const keptMatch = (match: string): KeptMatch | null => read(PREFIX + match);

export const forgetMatch = (match: string): void => forgetText(PREFIX + match);

/** Keeps what is known now, and what was known before: the links of friends outlast every going back and forth. */
export function keepMatch(known: Omit<KeptMatch, 'at'>): void {
  const before = keptMatch(known.match);
  const next: KeptMatch = { ...before, ...known, secret: known.secret ?? before?.secret ?? null, at: Date.now() };
  for (const { match } of keptMatches().slice(MOST)) forgetMatch(match);
  keepText(PREFIX + known.match, JSON.stringify(next));
}
