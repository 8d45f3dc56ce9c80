// What a lead is worth to whoever has it: shared by the worths of games in which most, or fewest, of something wins.

import { EMPTY } from '../../../pyramid/board.js';

/** How far a lead sways, for each square root of what is still to be decided. */
const SWAY = 0.7;

/**
 * The chance that a player ends with most, from 0 to 1, the same for all in a tie: a lead counts the more, the less is
 * still to come. All chances together are 1.
 *
 * @param scores - what each has now, the more the better; `-Infinity` for whoever is out
 * @param open - how much of it is still to be decided
 */
export function chanceToLead(scores: readonly number[], player: number, open: number): number {
  const sway = SWAY * Math.sqrt(open + 1);
  const own = scores[player] ?? 0;
  if (own === -Infinity) return 0;
  let all = 0;
  for (const score of scores) all += Math.exp((score - own) / sway);
  return 1 / all;
}

/**
 * The chance that a player is the first to get rid of what all want to get rid of, by how much each has left; parts of a die
 * stand for what is as good as gone.
 */
export const chanceToFinish = (left: readonly number[], player: number): number =>
  chanceToLead(
    left.map((dice) => -dice),
    player,
    Math.max(0, Math.min(...left)),
  );

/** What two dice of a block that touch by a face count less. */
const TOGETHER = 0.3;

/**
 * How much is left of a block from which chunks are taken: its dice, less for those that touch, as what hangs together can go
 * together.
 *
 * @param left - the block, row by row, layer by layer
 * @param row - places of a row
 * @param layer - places of a layer. Default: there is only one
 */
export function restOf(left: string, row: number, layer: number = left.length): number {
  let [dice, faces] = [0, 0];
  const isThere = (place: number): boolean => place >= 0 && left[place] !== EMPTY;
  for (let place = 0; place < left.length; place++) {
    if (!isThere(place)) continue;
    dice++;
    if (place % row > 0 && isThere(place - 1)) faces++;
    if (place % layer >= row && isThere(place - row)) faces++;
    if (isThere(place - layer)) faces++;
  }
  return dice - TOGETHER * faces;
}
