import type { Migration } from '../../../kernel/definition.js';
import type { Json } from '../../../kernel/plain.js';
import { type Axis, axes, type Cell, PLATE_CELLS, ray } from '../../../pyramid/lattice.js';
import { type Handedness, upperNumbers } from '../../../pyramid/pose.js';
import { pointingOffsets } from './plate.js';

// Numbers that point: each visible number of a die on the plate points both ways along a row. (Games 46, 51.)

/** How numbers are read where they point. */
export interface PointingRules {
  readonly hand: Handedness;
}

/**
 * For older states, from when an option said where numbers point: along the rows, as they do now, or across them, which is
 * gone. The schema refuses a state that still has the option.
 */
export const withoutPointing: Migration = (state) => {
  const { pointing, ...options } = state.options as Record<string, Json>;
  return pointing === 'row' ? { ...state, options } : state;
};

/** A line that the number on an upper face points along: the funnels of the plate, the nearest first. */
interface Line {
  readonly axis: Axis;
  readonly cells: readonly Cell[];
}

let lines: readonly (readonly Line[])[] | undefined;

/** The six lines from a funnel of the plate, two for each upper face. */
function linesFrom(cell: Cell): readonly Line[] {
  lines ??= Array.from({ length: PLATE_CELLS }, (_, from) =>
    axes.flatMap((axis) => pointingOffsets(axis).map((offset) => ({ axis, cells: ray(from, offset) }))),
  );
  return lines[cell] ?? [];
}

/** A full move by a number along a line that it points along. */
export interface PointedMove {
  readonly number: number;
  readonly to: Cell;
  /** The funnels between, the nearest first; one less than the number. */
  readonly over: readonly Cell[];
}

/** Lists of moves by a key, made when first asked for. */
const moveLists = new Map<string, readonly PointedMove[]>();

function listed(key: string, make: () => PointedMove[]): readonly PointedMove[] {
  let moves = moveLists.get(key);
  if (moves === undefined) {
    moves = Object.freeze(make());
    moveLists.set(key, moves);
  }
  return moves;
}

/** The moves from a funnel by the numbers of a pose that end on the plate, at most six; what lies there doesn't matter. */
export function pointedMoves(cell: Cell, pose: string, { hand }: PointingRules): readonly PointedMove[] {
  return listed(`${cell}${pose}${hand}`, () => {
    const numbers = upperNumbers(pose, hand);
    const moves: PointedMove[] = [];
    for (const { axis, cells } of linesFrom(cell)) {
      const number = numbers[axis];
      const to = cells[number - 1];
      if (to !== undefined) moves.push({ number, to, over: cells.slice(0, number - 1) });
    }
    return moves;
  });
}

/** The moves of a die whose pose can still be chosen: by every number along every line. */
export function movesOfAnyPose(cell: Cell): readonly PointedMove[] {
  return listed(`${cell}`, () =>
    linesFrom(cell).flatMap(({ cells }) =>
      cells.slice(0, 6).map((to, i) => ({ number: i + 1, to, over: cells.slice(0, i) })),
    ),
  );
}

/** A single step along a line, and the number that points there. */
export interface PointedStep {
  readonly number: number;
  readonly to: Cell;
}

/** The nearest funnels that the numbers of a pose point to, however far a full move would lead. */
export function stepsTowards(cell: Cell, pose: string, { hand }: PointingRules): PointedStep[] {
  const numbers = upperNumbers(pose, hand);
  return linesFrom(cell).flatMap(({ axis, cells: [to] }) => (to === undefined ? [] : [{ number: numbers[axis], to }]));
}
