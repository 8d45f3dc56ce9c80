import { type Chance, mapped } from '../../../kernel/dice/chance.js';
import { pick, type RandomGenerator, uniformInt } from '../../../kernel/dice/random.js';
import { illegal, type Violation } from '../../../kernel/errors.js';
import * as z from '../../../kernel/schemas/zod.js';
import { boardText, EMPTY, editBoard, emptyBoard, placeDie, poseString, putDie } from '../../../pyramid/board.js';
import { poseRolls } from '../../../pyramid/deal.js';
import { APEX, type Axis, axes, type Cell, levelOf, PYRAMID_CELLS } from '../../../pyramid/lattice.js';
import { anyCell, cellName, cellNamed } from '../../../pyramid/names.js';
import { poses as allPoses, anyPose, type Pose } from '../../../pyramid/pose.js';
import { pyramidEdge, wallsOf } from '../../../pyramid/shapes.js';
import { slideRound, standingColumn } from '../kit/slide.js';

// The complete pyramid with black walls and green edges, its spars, along which dice slide. (Games 35 and 36.)

/** The three edges of the pyramid by axis, each from its corner on the plate up to the top. */
export const spars: readonly (readonly Cell[])[] = /* @__PURE__ */ (() =>
  Object.freeze(axes.map((axis) => Object.freeze(pyramidEdge(axis)))))();

/** The cells of the dice that can be seen, in order: 25 green and 84 black ones. */
export const outerCells: readonly Cell[] = /* @__PURE__ */ (() =>
  Object.freeze([...Array(PYRAMID_CELLS).keys()].filter((cell) => wallsOf(cell).length > 0)))();

/** How the colours always lie: green edges, black walls, and red inside, where nothing can be seen. */
export const sparredBoard: string = /* @__PURE__ */ (() => {
  const board = editBoard(emptyBoard());
  for (let cell = 0; cell < PYRAMID_CELLS; cell++) {
    const walls = wallsOf(cell).length;
    putDie(board, cell, walls === 0 ? 'r' : walls === 1 ? 'k' : 'g');
  }
  return boardText(board);
})();

/** Numbers of the outer dice at random: 165 letters, `.` inside, where nobody can see how dice lie. */
export const outerPoses: Chance<string> = /* @__PURE__ */ (() =>
  mapped(
    poseRolls(outerCells.length),
    (letters) => {
      const poses = editBoard(emptyBoard());
      for (const [i, cell] of outerCells.entries()) putDie(poses, cell, letters.charAt(i));
      return boardText(poses);
    },
    (outcome) =>
      typeof outcome === 'string' && outcome.length === PYRAMID_CELLS
        ? outerCells.map((cell) => outcome.charAt(cell)).join('')
        : undefined,
    () => poseString(),
    () => ({
      kind: 'placed',
      of: poseRolls(outerCells.length).spec,
      on: emptyBoard(),
      at: outerCells.map((cell) => [cell]),
    }),
  ))();

/** The part of a state that both games share. */
export interface Sparred {
  readonly phase: string;
  readonly board: string;
  readonly poses: string;
}

/** Why board and poses can't be those of the phase, for `checkState`. */
export function sparredProblem(clause: string, { board, poses }: Sparred, isBuilt: boolean): Violation | undefined {
  if (board !== (isBuilt ? sparredBoard : emptyBoard())) {
    const built = 'expected black walls, green edges, and red dice inside';
    return illegal(clause, isBuilt ? built : 'the pyramid has not been built yet');
  }
  for (let cell = 0; cell < PYRAMID_CELLS; cell++) {
    const isSeen = isBuilt && wallsOf(cell).length > 0;
    if ((poses.charAt(cell) !== EMPTY) === isSeen) continue;
    const name = cellName(cell);
    return illegal(clause, isSeen ? `the die in ${name} has no pose` : `no die can be seen in ${name}`);
  }
  return undefined;
}

const sparByCell: ReadonlyMap<Cell, Axis> = /* @__PURE__ */ (() =>
  new Map(axes.flatMap((axis) => (spars[axis] ?? []).slice(0, -1).map((cell) => [cell, axis] as const))))();

/** The axis of the spar that the cell belongs to; `undefined` for the top, which belongs to all, and off the spars. */
export const sparOf = (cell: Cell): Axis | undefined => sparByCell.get(cell);

/** The fields of `take`: the cell, and how the die is put on top where it may be turned. */
export const takeFields = () => ({ cell: anyCell(), pose: z.optional(anyPose()) });

/** A die that is taken from a spar, and how it is put on top. */
export interface Take {
  readonly cell: string;
  readonly pose?: Pose | undefined;
}

/** Which clauses of a game say what dice may be taken, and how they are put on top. */
export interface TakeClauses {
  readonly take: string;
  readonly onTop: string;
}

/** Why the die can't be taken from one of these spars and put on top like that. */
export function checkTake(
  { cell, pose }: Take,
  own: readonly Axis[],
  turn: boolean,
  clauses: TakeClauses,
): Violation | undefined {
  const at = cellNamed(cell);
  if (at === APEX) return illegal(clauses.take, 'the top die stays where it is');
  const spar = sparOf(at);
  if (spar === undefined) return illegal(clauses.take, `the die in ${cell} is not a green one`);
  if (!own.includes(spar)) return illegal(clauses.take, `the spar of ${cell} is not on your side`);
  if ((pose !== undefined) === turn) return undefined;
  return illegal(clauses.onTop, turn ? 'say how the die is put on top' : 'the die is put on top as it lay');
}

const ways = (turn: boolean): readonly (Pose | undefined)[] => (turn ? allPoses : [undefined]);
const takeOf = (cell: Cell, pose: Pose | undefined): Take =>
  pose === undefined ? { cell: cellName(cell) } : { cell: cellName(cell), pose };

/** Dice of a spar; the top belongs to all three edges. */
const SPAR_DICE = levelOf(APEX);

/** Everything that can be taken from these spars, and every way to put it on top. */
export function* takesFrom(own: readonly Axis[], turn: boolean): Generator<Take> {
  for (const axis of own) {
    for (const cell of (spars[axis] ?? []).slice(0, SPAR_DICE)) for (const pose of ways(turn)) yield takeOf(cell, pose);
  }
}

/** One of {@link takesFrom} at random. */
export function sampleTake(own: readonly Axis[], turn: boolean, rng: RandomGenerator): Take {
  const place = uniformInt(rng, 0, own.length * SPAR_DICE - 1);
  const spar = spars[own[Math.floor(place / SPAR_DICE)] as Axis] as readonly Cell[];
  return takeOf(spar[place % SPAR_DICE] as Cell, pick(rng, ways(turn)));
}

/** The poses after a die of a spar was taken, those above it slid down, and it was put on top. */
export function afterTake(poses: string, { cell, pose }: Take): string {
  const at = cellNamed(cell);
  const slid = slideRound(poses, standingColumn(poses, at, sparOf(at) ?? 0));
  return pose === undefined ? slid : placeDie(slid, APEX, pose);
}

/** What a player does when taking a die, as a sentence; `turned` says more about how it goes on top. */
export function takeWords(player: number, cell: string, turned = ''): string {
  const above = levelOf(APEX) - levelOf(cellNamed(cell));
  const slide = above === 1 ? 'one die slides down' : `${above} dice slide down`;
  return `Player ${player + 1} takes the green die of ${cell}: ${slide}, and it goes on top${turned}.`;
}
