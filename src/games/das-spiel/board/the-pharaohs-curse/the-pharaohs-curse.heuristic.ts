import { pick, type RandomGenerator } from '../../../../kernel/random.js';
import { type Axis, type Cell, coordinate } from '../../../../pyramid/lattice.js';

/**
 * With whom a player without a plan, whose explorer is in the cell, changes places: with one nearer to his goal, if he
 * can. Else random games would take very long.
 */
export function nearerPartner(
  rng: RandomGenerator,
  player: number,
  own: Cell,
  partners: readonly Cell[],
): Cell | undefined {
  const height = (cell: Cell): number => coordinate(cell, player as Axis);
  const nearer = partners.filter((cell) => height(cell) > height(own));
  return pick(rng, nearer.length > 0 ? nearer : partners);
}
