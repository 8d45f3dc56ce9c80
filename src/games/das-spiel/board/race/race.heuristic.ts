import type { DeepReadonly } from '../../../../kernel/types.js';
import { diceCells } from '../../../../pyramid/board.js';
import { type Cell, coordinate } from '../../../../pyramid/lattice.js';
import { BORDER, COLOURS, diceFor, FIRST_ROW, type RaceState, scoresOf } from './position.js';

/** What the way there counts, against the numbers that look out. */
const WAY = 0.9;
/** Inside the finish area, where nothing is scored: past all funnels outside, but not there yet. */
const INSIDE = 0.9;

const nearness = (cell: Cell): number =>
  BORDER.includes(cell) ? 1 : Math.min(INSIDE, coordinate(cell, 0) / (FIRST_ROW + 1));

/**
 * How near a player's dice are to the border of the finish area, on average, those in hand not at all, and to a small part
 * their share of all that would be scored now: 1 when all are there, and nobody else's count.
 */
export function raceWorth(view: DeepReadonly<RaceState>, player: number): number {
  const dice = diceCells(view.board, COLOURS[player]);
  const scores = scoresOf(view);
  const all = scores.reduce((sum, points) => sum + points, 0);
  const share = all === 0 ? 0 : (scores[player] ?? 0) / all;
  const near = dice.reduce((sum, cell) => sum + nearness(cell), 0) / diceFor(view.players);
  return WAY * near + (1 - WAY) * share;
}
