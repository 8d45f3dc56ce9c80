import { nameOf } from '../words.js';
import type { KeptReview, KeptStep } from './kept-review.js';

// A unit stays with its number: the blanks are such that no line ends there.

/** A change as people read it: `+14 %` of the victory; alone `−3.5 points`. */
export function changeText(value: number, players: number): string {
  const size = Math.abs(value);
  const isAlone = players === 1;
  const digits = isAlone || size < 0.0095 ? 1 : 0;
  const number = (isAlone ? size : 100 * size).toFixed(digits);
  const sign = Number(number) === 0 ? '±' : value < 0 ? '−' : '+';
  return `${sign}${number}\u00a0${isAlone ? 'points' : '%'}`;
}

/** A value as people read it: `62 %`; alone `212 points`. */
export const valueText = (value: number, players: number): string =>
  players === 1 ? `${value.toFixed(1)}\u00a0points` : `${(100 * value).toFixed(0)}\u00a0%`;

/** What is given away, as people read it: `12 % of the victory`; alone `3.5 points`. */
export const costText = (loss: number, players: number): string =>
  `${changeText(loss, players).slice(1)}${players === 1 ? '' : ' of the victory'}`;

/** How an action is marked, as in notation. */
export const SIGNS = { inaccuracy: '?!', mistake: '?', blunder: '??' } as const;

/** Luck that is worth a word: a share of the victory; alone, of how far points lie apart. */
const REMARKABLE = 0.05;

/** What the dice of an action brought the player; empty where that is not worth a word. */
export function luckText({ luck }: KeptStep, player: number, { spread, players }: KeptReview): string {
  const own = luck[player] ?? 0;
  return spread > 0 && Math.abs(own) >= REMARKABLE * spread ? `dice ${changeText(own, players.length)}` : '';
}

/** The positions whose decisions gave most away, by the index of the action, worst first. */
export function worst({ steps }: KeptReview, most: number): number[] {
  return [...steps.keys()]
    .filter((index) => steps[index]?.mark)
    .sort((one, other) => (steps[other]?.loss ?? 0) - (steps[one]?.loss ?? 0))
    .slice(0, most);
}

/** What everybody could expect at a position. */
export const chancesText = ({ values }: KeptReview, at: number, names: readonly string[]): string =>
  (values[at] ?? []).map((value, player, all) => `${nameOf(player, names)} ${valueText(value, all.length)}`).join(', ');

/** The curve of a player in one sentence. */
export function curveText({ values }: KeptReview, player: number, names: readonly string[]): string {
  const own = values.map((one) => one[player] ?? 0);
  const text = (value: number): string => valueText(value, values[0]?.length ?? 1);
  const [most, least] = [Math.max(...own), Math.min(...own)];
  const at = (value: number): string => `${text(value)} after action ${own.indexOf(value)}`;
  return `${nameOf(player, names)} began with ${text(own[0] ?? 0)}, had at most ${at(most)}, at least ${at(least)}, and came to ${text(own.at(-1) ?? 0)}.`;
}

/** What stands behind it. */
export const BEHIND: Readonly<Record<KeptReview['kind'], string>> = {
  exact: 'This is exact: all that could come was gone through.',
  search: 'The values were found by looking ahead, so they are good, not certain.',
  sampled: 'Games were played out for the values, so they are rough.',
};
