import { PLATE_CELLS, PYRAMID_CELLS } from '../../../pyramid/lattice.js';
import { supports } from '../../../pyramid/neighbours.js';
import { ownerOf } from './filling.js';

// What becomes of the pyramid where funnels fill by the colours round them, most of which show early what they will be (24, 25).

/** How likely a cell comes to hold a die of each side. */
type Chances = readonly number[];

/** Who fills a funnel round which each side has so many dice; `null` where it is left to chance, or to nobody. */
type Filler = (counts: readonly number[]) => number | null;

/**
 * How likely each side's die fills a funnel, for all dice that may lie round it: the sides of the three, from 0, are the digits
 * of its place in the list, to the base of the number of sides.
 *
 * @param others - how likely that is where the funnel has no filler
 */
export function fillingsBy(filler: Filler, others: Chances): Chances[] {
  const sides = [...others.keys()];
  return sides.flatMap((a) =>
    sides.flatMap((b) =>
      sides.map((c) => {
        const one = filler(sides.map((side) => [a, b, c].filter((owner) => owner === side).length));
        return one === null ? others : sides.map((side) => (side === one ? 1 : 0));
      }),
    ),
  );
}

/** What was foreseen last: a position is valued for one player after the other. */
let last:
  | { readonly board: string; readonly fillings: readonly Chances[]; readonly chances: readonly Chances[] }
  | undefined;

/**
 * What each cell is likely to hold in the end: what is open on the plate becomes any side's, and what is above follows from
 * the dice below, as if these had nothing to do with each other.
 */
export function foreseen(board: string, fillings: readonly Chances[]): readonly Chances[] {
  if (last?.board === board && last.fillings === fillings) return last.chances;
  const sides = (fillings[0] as Chances).length;
  const anybody = new Array<number>(sides).fill(1 / sides);
  const owned = anybody.map((_, one) => anybody.map((__, side) => (side === one ? 1 : 0)));
  const chances: Chances[] = [];
  for (let cell = 0; cell < PYRAMID_CELLS; cell++) {
    const owner = ownerOf(board, cell);
    const round = supports(cell).map((below) => chances[below] as Chances);
    if (owner >= 0) chances.push(owned[owner] as Chances);
    else chances.push(cell < PLATE_CELLS ? anybody : filledBy(round, fillings));
  }
  last = { board, fillings, chances };
  return chances;
}

/** The mean over everything that may lie round a funnel. */
function filledBy(round: readonly Chances[], fillings: readonly Chances[]): Chances {
  const [one, other, third] = round as [Chances, Chances, Chances];
  const sides = one.length;
  const mean = new Array<number>(sides).fill(0);
  for (let a = 0; a < sides; a++) {
    if (one[a] === 0) continue;
    for (let b = 0; b < sides; b++) {
      const both = (one[a] as number) * (other[b] as number);
      if (both === 0) continue;
      for (let c = 0; c < sides; c++) {
        const weight = both * (third[c] as number);
        if (weight === 0) continue;
        const filled = fillings[(a * sides + b) * sides + c] as Chances;
        for (let side = 0; side < sides; side++)
          mean[side] = (mean[side] as number) + weight * (filled[side] as number);
      }
    }
  }
  return mean;
}
