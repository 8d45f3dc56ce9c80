import { type BoardLike, codeAt, DOT } from '../../../../pyramid/board.js';
import { type Axis, type Cell, offsetCell, PLATE_CELLS, type Point, pointOf } from '../../../../pyramid/lattice.js';
import { carried, stepTo, supports } from '../../../../pyramid/neighbours.js';

// Dice that stay together and move as one piece. (Geometry §2; game 53.)

function shifted(cells: readonly Cell[], direction: number): Cell[] | undefined {
  const moved: Cell[] = [];
  for (const cell of cells) {
    const next = stepTo(cell, direction);
    if (next === -1) return undefined;
    moved.push(next);
  }
  return moved;
}

/** Whether a die that isn't one of the piece lies in the cell. */
const isTaken = (board: BoardLike, piece: readonly Cell[], cell: Cell): boolean =>
  codeAt(board, cell) > DOT && !piece.includes(cell);

function areOpen(board: BoardLike, piece: readonly Cell[], cells: readonly Cell[]): boolean {
  for (const cell of cells) if (isTaken(board, piece, cell)) return false;
  return true;
}

/** Whether a die can be placed in the cell once the piece is lifted. */
export function isPlaceableWithout(board: BoardLike, piece: readonly Cell[], cell: Cell): boolean {
  if (cell >= board.length || isTaken(board, piece, cell)) return false;
  if (cell < PLATE_CELLS) return true;
  for (const below of supports(cell)) if (!isTaken(board, piece, below)) return false;
  return true;
}

/** Whether a die from outside the piece rests on one of its dice. */
export function carriesOthers(board: BoardLike, cells: readonly Cell[]): boolean {
  for (const cell of cells) for (const above of carried(cell)) if (isTaken(board, cells, above)) return true;
  return false;
}

/**
 * The jump along a right angle of several dice as one rigid piece: lifted, it climbs along an axis until the other
 * axis' side is open for all its dice, then slides until one of them is stopped. Every cell on the way must be empty
 * and every landing placeable. Gives the landings in the order of the dice, `undefined` when it isn't legal. (Geometry
 * §2; game 53.)
 */
export function jumpTogether(board: BoardLike, cells: readonly Cell[], climb: Axis, slide: Axis): Cell[] | undefined {
  if (cells.length === 0 || carriesOthers(board, cells)) return undefined;
  const onto = slide + 3;
  let at: Cell[] | undefined = [...cells];
  let side: Cell[] | undefined;
  do {
    at = shifted(at, climb);
    if (at === undefined || !areOpen(board, cells, at)) return undefined;
    side = shifted(at, onto);
  } while (side === undefined || !areOpen(board, cells, side));
  while (side !== undefined && areOpen(board, cells, side)) {
    at = side;
    side = shifted(at, onto);
  }
  return at.every((cell) => isPlaceableWithout(board, cells, cell)) ? at : undefined;
}

/** Which way round, seen from above. */
export type Turn = 'clockwise' | 'counterclockwise';

/**
 * The cell turned by 60° about another in the same level, seen from above; `undefined` where there is none, or when the
 * cells lie in different levels. (Game 53.)
 */
export function turnAbout(pivot: Cell, cell: Cell, turn: Turn): Cell | undefined {
  const [px, py, pz] = pointOf(pivot);
  const [x, y, z] = pointOf(cell);
  if (px + py + pz !== x + y + z) return undefined;
  // The axes follow each other clockwise, 120° apart: a third of a turn moves the coordinates on by one, and a sixth is
  // its opposite the other way round.
  const [dx, dy, dz] = [x - px, y - py, z - pz];
  const offset: Point = turn === 'clockwise' ? [-dy, -dz, -dx] : [-dz, -dx, -dy];
  return offsetCell(pivot, offset);
}

/**
 * The piece turned by 60° about one of its dice, in the order of its dice; `undefined` when a landing isn't placeable
 * once the piece is lifted. What the piece sweeps over does not matter. (Geometry §2; game 53.)
 */
export function turnTogether(board: BoardLike, cells: readonly Cell[], pivot: Cell, turn: Turn): Cell[] | undefined {
  if (carriesOthers(board, cells)) return undefined;
  const landings: Cell[] = [];
  for (const cell of cells) {
    const landing = turnAbout(pivot, cell, turn);
    if (landing === undefined || !isPlaceableWithout(board, cells, landing)) return undefined;
    landings.push(landing);
  }
  return landings;
}
