import type { DeepReadonly } from '../../kernel/types.js';
import { type KrakatoaFaces, multiplierOf, scoreSet, sets } from './scoring.js';
import { boxAt, type KrakatoaState, sideToThrow, slotOfThrow, THROWS } from './state.js';

/** What three dice of a set make on average: 2180 points in 12³ throws. */
const OF_SET = 1.26;
/** What a far-off throw brings: nine dice, and what marks make of them. */
const OF_THROW = 5;
/** How far a throw, one with another, falls from that. */
const SPREAD = 7;

/** What the sets will score as they lie, one after the other, when each throw takes the set that it takes. */
function pointsOfTurn(view: DeepReadonly<KrakatoaState>, side: number, faces: DeepReadonly<KrakatoaFaces>): number {
  const lying = sets.map((set) => scoreSet(faces[set]));
  const first = slotOfThrow(view);
  let points = 0;
  for (let number = view.throwNumber; number <= THROWS; number++) {
    const thrown = number === 2 ? lying.indexOf(Math.min(...lying)) : number - THROWS + sets.length - 1;
    if (thrown >= 0) lying[thrown] = OF_SET;
    const marks = boxAt(view, side, first + number - view.throwNumber)?.marks ?? 0;
    points += multiplierOf(marks) * lying.reduce((sum, each) => sum + each, 0);
  }
  return points;
}

/** The total that a side will have in the end, by a rough estimate, and how many throws are left to it. */
function prospects(view: DeepReadonly<KrakatoaState>, side: number): { readonly total: number; readonly left: number } {
  const { phase, throwNumber, faces } = view;
  let total = view.totals[side] ?? 0;
  const isOnTurn = phase === 'throws' && side === sideToThrow(view) && faces !== null && throwNumber > 1;
  const own = isOnTurn ? THROWS + 1 - throwNumber : 0;
  if (isOnTurn) total += pointsOfTurn(view, side, faces);
  const first = isOnTurn ? slotOfThrow(view) + own : 0;
  let left = 0;
  let slot = 0;
  // Worths are asked for by the hundred thousand: nothing is gathered here.
  for (const round of view.sheets[side]?.boxes ?? []) {
    for (const box of round) {
      if (box.total === null) {
        left++;
        if (slot >= first) total += OF_THROW * multiplierOf(box.marks);
      }
      slot++;
    }
  }
  for (const box of view.bonusBoxes) {
    if (box.side === side && box.total === null) total += OF_THROW * multiplierOf(box.marks);
  }
  return { total, left };
}

/**
 * How likely the player's side is to win, by a rough estimate: its total, and what its dice, its marks and the throws
 * that are left will bring, against the best of the others.
 */
export function krakatoaWorth(view: DeepReadonly<KrakatoaState>, player: number): number {
  const own = view.sides.findIndex((partners) => partners.includes(player));
  const all = view.sides.map((_, side) => prospects(view, side));
  const mine = all[own] as (typeof all)[number];
  const best = Math.max(...all.filter((_, side) => side !== own).map(({ total }) => total));
  return 1 / (1 + Math.exp((best - mine.total) / (SPREAD * Math.sqrt(mine.left + 1))));
}
