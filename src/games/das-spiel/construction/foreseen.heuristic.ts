import { PLATE_CELLS, PYRAMID_CELLS } from '../../../pyramid/lattice.js';
import { supports } from '../../../pyramid/neighbours.js';
import { ownerOf } from './filling.js';

// What becomes of the pyramid in games in which funnels fill by the dice round them (23 to 26): shared by their worths.

/** How likely a cell comes to hold a die of each side. */
type Chances = readonly number[];

/** Who fills a funnel round which each side has so many dice; `null` where it is left to chance, or to nobody. */
type Filler = (counts: readonly number[]) => number | null;

/** A triple of dice round a funnel, by their sides, and how likely each side's die fills it. */
interface Filling {
  readonly round: readonly [number, number, number];
  readonly chances: Chances;
}

/**
 * Everything that can lie round a funnel.
 *
 * @param others - how likely each side's die fills a funnel that has no filler
 */
export function fillingsBy(filler: Filler, others: Chances): Filling[] {
  const sides = [...others.keys()];
  const only = (one: number): Chances => sides.map((side) => (side === one ? 1 : 0));
  return sides.flatMap((a) =>
    sides.flatMap((b) =>
      sides.map((c): Filling => {
        const round = [a, b, c] as const;
        const one = filler(sides.map((side) => round.filter((owner) => owner === side).length));
        return { round, chances: one === null ? others : only(one) };
      }),
    ),
  );
}

/**
 * What each cell is likely to hold in the end: what is open on the plate becomes any side's, and what is above follows from
 * the dice below, as if these had nothing to do with each other.
 */
export function foreseen(board: string, sides: number, fillings: readonly Filling[]): Chances[] {
  const anybody = new Array<number>(sides).fill(1 / sides);
  const chances: Chances[] = [];
  for (let cell = 0; cell < PYRAMID_CELLS; cell++) {
    const owner = ownerOf(board, cell);
    if (owner >= 0) chances.push(anybody.map((_, side) => (side === owner ? 1 : 0)));
    else if (cell < PLATE_CELLS) chances.push(anybody);
    else {
      const [a, b, c] = supports(cell).map((below) => chances[below]) as [Chances, Chances, Chances];
      const mean = new Array<number>(sides).fill(0);
      for (const { round, chances: filled } of fillings) {
        const weight = (a[round[0]] as number) * (b[round[1]] as number) * (c[round[2]] as number);
        if (weight > 0)
          for (let side = 0; side < sides; side++)
            mean[side] = (mean[side] as number) + weight * (filled[side] as number);
      }
      chances.push(mean);
    }
  }
  return chances;
}
