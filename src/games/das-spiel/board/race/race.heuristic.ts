import type { DeepReadonly } from '../../../../kernel/types.js';
import { diceCells, isOccupied } from '../../../../pyramid/board.js';
import { type Cell, coordinate } from '../../../../pyramid/lattice.js';
import { chanceToLead } from '../../kit/lead.js';
import { BORDER, COLOURS, diceFor, FIRST_ROW, type RaceState, scoresOf } from './position.js';

/** Inside the finish area, where nothing is scored: past all funnels outside, but not there yet. */
const INSIDE = 0.9;
/** What each funnel that is still empty moves scores. */
const MOVED = 5;

const nearness = (cell: Cell): number =>
  BORDER.includes(cell) ? 1 : Math.min(INSIDE, coordinate(cell, 0) / (FIRST_ROW + 1));

/**
 * One half how near a player's dice are to the border of the finish area, on average, those in hand not at all, one half the
 * chance to end with most points, by what would be scored now.
 */
export function raceWorth(view: DeepReadonly<RaceState>, player: number): number {
  const dice = diceCells(view.board, COLOURS[player]);
  const near = dice.reduce((sum, cell) => sum + nearness(cell), 0) / diceFor(view.players);
  const empty = BORDER.filter((cell) => !isOccupied(view.board, cell)).length;
  return (near + chanceToLead(scoresOf(view), player, MOVED * empty)) / 2;
}
