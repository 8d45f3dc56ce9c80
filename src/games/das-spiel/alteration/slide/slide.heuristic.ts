import type { DeepReadonly } from '../../../../kernel/types.js';
import { dieAt } from '../../../../pyramid/board.js';
import { besideRoof, numbersBeside, roofNumbers, roofOf } from './goals.js';
import type { SlideObject, SlideView } from './position.js';

type View = DeepReadonly<SlideView>;
type Options = View['options'];

const NUMBERS = [1, 2, 3, 4, 5, 6] as const;

/** The roof that a player looks at, and the black dice beside it; 0 where no die lies, or the view shows no number. */
function roofSeen(view: View, player: number): { readonly line: number[]; readonly beside: number[] } {
  if (view.toPlay === null) return { line: roofNumbers(view, player), beside: numbersBeside(view, player) };
  const digit = (cell: number | undefined): number => (cell === undefined ? 0 : Number(dieAt(view.poses, cell)));
  const beside = besideRoof(player).map(digit);
  // Black dice lie on one wall each: where none of theirs is seen, the view is somebody else's.
  const line = roofOf(player).map(beside.some((number) => number > 0) ? digit : () => 0);
  return { line, beside };
}

/** The most places that fit among so many neighbours, or in the whole line, by where they are in it. */
function most(fits: readonly boolean[], count: number, together: boolean): number {
  const sums = fits.map((_, from) => fits.slice(from, together ? from + count : undefined).filter(Boolean).length);
  return Math.min(count, Math.max(...sums));
}

/** How many dice of the object a line has, from 0 to 1. */
function attained(object: SlideObject, line: readonly number[], beside: readonly number[], options: Options): number {
  const { together, order, pairs } = options;
  const isPair = line.map((number, place) => number > 0 && number === beside[place]);
  switch (object) {
    case 'same':
      return (
        Math.max(
          ...NUMBERS.map((one) =>
            most(
              line.map((number) => number === one),
              6,
              together,
            ),
          ),
        ) / 6
      );
    case 'pairs':
      if (pairs === 'any-number') return most(isPair, 6, together) / 6;
      return (
        Math.max(
          ...NUMBERS.map((one) =>
            most(
              line.map((number, place) => number === one && isPair[place] === true),
              3,
              together,
            ),
          ),
        ) / 3
      );
    case 'run': {
      if (!together) return new Set(line.filter((number) => number > 0)).size / 6;
      const windows = line.slice(5).map((_, from) => line.slice(from, from + 6));
      if (order === 'any')
        return Math.max(...windows.map((six) => new Set(six.filter((number) => number > 0)).size)) / 6;
      const rising = (six: readonly number[]) => six.filter((number, i) => number === i + 1).length;
      return Math.max(...windows.flatMap((six) => [rising(six), rising([...six].reverse())])) / 6;
    }
  }
}

/**
 * How much of an object lies in a player's roof: of the six dice in a row the share that is right, for the object of which
 * most is there.
 */
export function slideWorth(view: View, player: number): number {
  if (view.phase === 'build') return 0;
  const { line, beside } = roofSeen(view, player);
  return Math.max(...view.options.objects.map((object) => attained(object, line, beside, view.options)));
}
