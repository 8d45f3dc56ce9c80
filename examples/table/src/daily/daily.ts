import { gameHash, PERSON } from '../address.js';

/** Everybody plays it alone, with the same dice. */
export const DAILY_GAME = 'kiriki';

/** The bots that play it, too, the weakest first. */
export const DAILY_BOTS = ['random', 'easy', 'hard'] as const;
export type DailyBot = (typeof DAILY_BOTS)[number];

const PREFIX = 'daily-';

/** The day all over the world at once, by Greenwich: `2026-11-28`. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** A day that an address tells, if it is one that has come; else today. */
export function dayIn(text: string | null, now: number): string {
  const today = dayOf(now);
  return text !== null && isDay(text) && text <= today ? text : today;
}

/** `28 November 2026`, as it is written where somebody reads it. */
export const dateText = (day: string): string =>
  new Date(day).toLocaleDateString(undefined, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** So many days before. */
export const dayBefore = (day: string, days: number): string => dayOf(Date.parse(day) - 86_400_000 * days);

/** The seed from which the dice of the day follow, for everybody. */
export const seedOf = (day: string): string => `${PREFIX}${day}`;

/** The day whose dice a seed gives; `null` for any other seed. */
export function dayOfSeed(seed: string | undefined): string | null {
  const day = seed?.startsWith(PREFIX) ? seed.slice(PREFIX.length) : '';
  return isDay(day) ? day : null;
}

/** The hash under which the game of the day is played. */
export const dailyGameHash = (day: string): string =>
  gameHash(DAILY_GAME, { players: 1, seats: [PERSON], seed: seedOf(day) });

/** The hash of the page that compares. */
export const dailyHash = (day: string): string => `#/daily?day=${day}`;
