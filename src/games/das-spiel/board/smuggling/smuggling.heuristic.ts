import type { DeepReadonly } from '../../../../kernel/types.js';
import { diceCells } from '../../../../pyramid/board.js';
import { coordinate, PLATE_EDGE } from '../../../../pyramid/lattice.js';
import { jumpsOver } from '../plate.js';
import { active, BAND, GOAL, isSmuggler, OFFICERS, SMUGGLERS, type SmugglingState, through } from './position.js';

/** What the rows that smugglers have made count, against those who are through. */
const WAY = 0.25;
/** How much of a smuggler is left when an officer in front of them can jump. */
const THREATENED = 0.5;

/**
 * How near smugglers are to having four through, and to having four at all: those who are through, and to a quarter the rows
 * that the foremost have made, less those caught, and half of those that an officer can catch next. Officers want the
 * opposite.
 */
export function smugglingWorth({ board }: DeepReadonly<SmugglingState>, player: number): number {
  const passed = through(board);
  const rows = active(board, SMUGGLERS)
    .map((cell) => 1 - coordinate(cell, 0) / (PLATE_EDGE - 1))
    .sort((one, other) => other - one);
  const way = rows.slice(0, GOAL - passed).reduce((sum, row) => sum + row, 0);
  const threatened = new Set(
    diceCells(board, 'r').flatMap((officer) =>
      jumpsOver(board, officer).flatMap(({ over }) => (isSmuggler(board, over) ? [over] : [])),
    ),
  );
  const caught = BAND - passed - rows.length + THREATENED * threatened.size;
  const ahead = (passed + WAY * way) / GOAL - caught / (BAND - GOAL + 1);
  const worth = (1 + Math.max(-1, Math.min(1, ahead))) / 2;
  return player === OFFICERS ? 1 - worth : worth;
}
