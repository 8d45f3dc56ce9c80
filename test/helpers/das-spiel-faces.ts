import { pick, type RandomGenerator } from '../../src/kernel/dice/random.js';
import { nameAt } from './das-spiel.js';
import { canPlace, pileOf, spots } from './pyramid-by-hand.js';

/** Any cell that takes a die and shows most faces of it: a purpose for games that are won by outer faces. */
export function cellOfMostFaces(board: string, rng: RandomGenerator): string {
  const pile = pileOf(board);
  let best = -1;
  let cells: number[] = [];
  for (const [cell, spot] of spots.entries()) {
    if (!canPlace(pile, spot)) continue;
    const faces = spot.filter((part) => part === 0).length;
    if (faces < best) continue;
    if (faces > best) cells = [];
    best = faces;
    cells.push(cell);
  }
  return nameAt(pick(rng, cells) as number);
}
