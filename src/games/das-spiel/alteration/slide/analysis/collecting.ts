import type { DeepReadonly } from '../../../../../kernel/types.js';
import { dieAt } from '../../../../../pyramid/board.js';
import { besideRoof, numbersBeside, roofNumbers, roofOf } from '../goals.js';
import type { SlideObject, SlideView } from '../position.js';

type View = DeepReadonly<SlideView>;
type Options = View['options'];

const NUMBERS = [1, 2, 3, 4, 5, 6] as const;
/** Dice of an object. */
const DICE = 6;
/** Three pairs of one number are an object, too. */
const PAIRS = 3;
/** What a die between those that go together counts: each can be taken away in a turn, but more come. */
const BETWEEN = 0.1;

/** The roof that a player looks at, and the black dice beside it; 0 where no die lies, or the view shows no number. */
function roofSeen(view: View, player: number): { readonly line: number[]; readonly beside: number[] } {
  if (view.toPlay === null) return { line: roofNumbers(view, player), beside: numbersBeside(view, player) };
  const digit = (cell: number | undefined): number => (cell === undefined ? 0 : Number(dieAt(view.poses, cell)));
  const beside = besideRoof(player).map(digit);
  // Black dice lie on one wall each: where none of theirs is seen, the view is someone else's.
  const line = roofOf(player).map(beside.some((number) => number > 0) ? digit : () => 0);
  return { line, beside };
}

/** The most that goes together in a line: each die of it counts one, each die in between slightly negative. */
function together(fits: readonly boolean[], count: number): number {
  let best = 0;
  for (const [from, begins] of fits.entries()) {
    if (!begins) continue;
    let found = 0;
    for (let to = from; to < fits.length && found < count; to++) {
      if (!fits[to]) continue;
      found++;
      best = Math.max(best, found - BETWEEN * (to - from + 1 - found));
    }
  }
  return best;
}

/** The most of one to six that follow each other in a line, counted as in {@link together}. */
function rising(line: readonly number[]): number {
  const reached: number[] = [];
  for (const [place, number] of line.entries()) {
    let before = 0;
    for (let at = 0; at < place; at++) {
      if (line[at] === number - 1) before = Math.max(before, (reached[at] ?? 0) - BETWEEN * (place - at - 1));
    }
    reached.push(number === 0 ? 0 : 1 + before);
  }
  return Math.max(...reached);
}

/** The most different numbers that lie side by side, or in the whole line. */
function different(line: readonly number[], isInRow: boolean): number {
  const windows = isInRow ? line.slice(DICE - 1).map((_, from) => line.slice(from, from + DICE)) : [line];
  return Math.max(...windows.map((some) => new Set(some.filter((number) => number > 0)).size));
}

const count = (fits: readonly boolean[], most: number, isInRow: boolean): number =>
  isInRow ? together(fits, most) : Math.min(most, fits.filter(Boolean).length);

/** How many dice of the object a line has, from 0 to 1. */
function attained(object: SlideObject, line: readonly number[], beside: readonly number[], options: Options): number {
  const isPair = line.map((number, place) => number > 0 && number === beside[place]);
  const ofOneNumber = (fits: readonly boolean[], most: number): number =>
    Math.max(
      ...NUMBERS.map((one) =>
        count(
          fits.map((fit, place) => fit && line[place] === one),
          most,
          options.together,
        ),
      ),
    ) / most;
  switch (object) {
    case 'same':
      return ofOneNumber(
        line.map(() => true),
        DICE,
      );
    case 'pairs':
      if (options.pairs === 'one-number') return ofOneNumber(isPair, PAIRS);
      return count(isPair, DICE, options.together) / DICE;
    case 'run':
      if (options.order === 'any' || !options.together) return different(line, options.together) / DICE;
      return Math.max(rising(line), rising([...line].reverse())) / DICE;
  }
}

/**
 * How much of an object lies in a player's roof: the share of the six dice that is there, less a little for every other die
 * between them; for the object of which most is there.
 */
export function collected(view: View, player: number): number {
  if (view.phase === 'build') return 0;
  const { line, beside } = roofSeen(view, player);
  return Math.max(...view.options.objects.map((object) => attained(object, line, beside, view.options)));
}
