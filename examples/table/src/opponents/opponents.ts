import type { Seat } from '../address.js';
import { nameOf } from '../words.js';

/** A bot as somebody to play against. */
export interface Opponent {
  /** What the package calls it, and addresses do. */
  readonly bot: Seat;
  readonly name: string;
  /** Its name is told with it. */
  readonly level: string;
  /** How it plays, whatever the game. */
  readonly character: string;
  /** How far it looks in games in which others hide something, where that is less. */
  readonly withSecrets?: string;
}

/** Where others hide something, levels look no further than that. */
const OWN_TURN = 'Where others hide something, never beyond its own turn.';

/** Everybody one can play against, the weakest first. */
export const opponents: readonly Opponent[] = [
  {
    bot: 'random',
    name: 'Tumble',
    level: 'at random',
    character: 'Does anything that is allowed, and never looks where it leads.',
  },
  {
    bot: 'thumb',
    name: 'Maxim',
    level: 'by a rule',
    character: 'Goes by one rule of thumb, and never looks ahead.',
  },
  {
    bot: 'easy',
    name: 'Pip',
    level: 'easy',
    character: 'Looks ahead a little: tries out some 300 positions, and takes what comes off best on average.',
    withSecrets: OWN_TURN,
  },
  {
    bot: 'normal',
    name: 'Tess',
    level: 'normal',
    character: 'Looks further: tries out some 2,000 positions before it acts.',
    withSecrets: OWN_TURN,
  },
  {
    bot: 'hard',
    name: 'Alea',
    level: 'hard',
    character: 'Looks furthest: tries out some 12,000 positions, and takes up to a second and a half for it.',
    withSecrets: OWN_TURN,
  },
];

/** Who plays for a seat; `null` for people, and for bots of which nothing is known but what they are called. */
export const opponentOf = (seat: Seat | undefined): Opponent | null =>
  opponents.find(({ bot }) => bot === seat) ?? null;

const NUMERALS = ['', ' II', ' III', ' IV', ' V', ' VI', ' VII', ' VIII', ' IX', ' X', ' XI', ' XII'] as const;

/** What the bots at these seats are called: `['', 'Pip', 'Pip II']`; empty for everybody who has no such name. */
export function opponentNames(seats: readonly Seat[]): string[] {
  return seats.map((seat, place) => {
    const { name } = opponentOf(seat) ?? {};
    const before = seats.slice(0, place).filter((other) => other === seat).length;
    return name === undefined ? '' : `${name}${NUMERALS[before] ?? ` ${before + 1}`}`;
  });
}

/** The names of all at the table: those that were told, and those of opponents. @returns empty where nobody has one */
export function namesAt(seats: readonly Seat[], told: readonly string[]): readonly string[] {
  const own = opponentNames(seats);
  const names = seats.map((_, place) => told[place]?.trim() || (own[place] ?? ''));
  return names.some((name) => name !== '') ? names.map((_, place) => nameOf(place, names)) : [];
}

/** The names that somebody chose: without those that opponents have by themselves. */
export function toldNames(seats: readonly Seat[], names: readonly string[]): string[] {
  const own = opponentNames(seats);
  return seats.map((_, place) => (names[place] === nameOf(place, own) ? '' : (names[place] ?? '')));
}
