/**
 * Triangle: rows of one, two and three dice are moved and turned until they make a triangle. 3 players.
 * Rules and sources: triangle.rules.md (clauses TGL-1 to TGL-13).
 *
 * @example
 * ```ts
 * import { triangle } from 'dicewright/das-spiel';
 *
 * let state = triangle.setup({ players: 3 });
 * state = triangle.reduce(state, { type: 'move', player: 0, piece: ['a9'], axes: 'xz' });
 * console.log(state.board.length, state.toPlay); // → 165 1
 * ```
 *
 * @module
 */

import { defineGame } from '../../../../kernel/define.js';
import { illegal, type StateProblem, type Violation } from '../../../../kernel/errors.js';
import { natural } from '../../../../kernel/schemas/schema.js';
import * as z from '../../../../kernel/schemas/zod.js';
import { oneToAct } from '../../../../kernel/turns.js';
import type { DeepReadonly, Game, GameResult } from '../../../../kernel/types.js';
import { boardString, dieAt, emptyBoard, placeDice } from '../../../../pyramid/board.js';
import { type Cell, coordinate, PLATE_EDGE } from '../../../../pyramid/lattice.js';
import { anyCell, cellName, cellNamed, cellSet, cellsNamed, inCellOrder, namesOf } from '../../../../pyramid/names.js';
import { cornerTriangle } from '../../../../pyramid/shapes.js';
import { playerAxis } from '../../../../pyramid/stock.js';
import { limitReached, turnLimit } from '../../kit/turn-limit.js';
import { liftsOf, mustLift } from './blockade.js';
import {
  canAnyMove,
  carriedOver,
  turns as directions,
  hasMove,
  isRaised,
  liftedPiece,
  movedPiece,
  pivots,
  type TriangleWay,
  triangleWays,
} from './moving.js';
import {
  colourOf,
  diceProblem,
  isRow,
  LONGEST,
  PLAYERS,
  rowsOf,
  type TriangleOptions,
  type TriangleState,
  winner,
} from './position.js';
import { carriesOthers, type Turn, turnTogether } from './rigid.js';

export type { TriangleOptions, TriangleState } from './position.js';

/** An action of Triangle. */
export type TriangleAction =
  | {
      readonly type: 'move';
      readonly player: number;
      /** The dice of a row, as a set. */
      readonly piece: readonly string[];
      /** The axis that it climbs along, then the one that it slides down along. */
      readonly axes: TriangleWay;
    }
  | {
      /** Lifts a row over dice, where that is allowed. */
      readonly type: 'jump';
      readonly player: number;
      /** The dice of a row, as a set. */
      readonly piece: readonly string[];
      /** Its direction, as the axes by which a row moves that way. */
      readonly axes: TriangleWay;
    }
  | {
      readonly type: 'rotate';
      readonly player: number;
      /** The dice of a row, as a set. */
      readonly piece: readonly string[];
      /** The die at one end of the row that it turns about, by 60°. */
      readonly pivot: string;
      /** Seen from above. */
      readonly direction: Turn;
    }
  | { readonly type: 'pass'; readonly player: number };

type State = DeepReadonly<TriangleState>;

const g = defineGame({
  id: 'triangle',
  rules: 4,
  options: {
    rows: z._default(z.literal(['pieces', 'free']), 'pieces'),
    jumps: z._default(z.literal(['rigid', 'lifted']), 'rigid'),
    shift: z._default(z.literal(['any', 'sideways', 'lengthwise']), 'any'),
    mustMove: z._default(z.boolean(), true),
    turnLimit: turnLimit(),
  },
  state: {
    board: boardString('.rgk'),
    pieces: boardString('.123'),
    toPlay: z.nullable(natural(PLAYERS - 1)),
    turns: natural(),
  },
});

/** The fields after a turn of the player that gave board and pieces. */
function nextTurn({ turns, options }: State, player: number, board: string, pieces: string) {
  const isOver = winner(board) >= 0 || limitReached(turns + 1, options.turnLimit);
  return { board, pieces, toPlay: isOver ? null : (player + 1) % PLAYERS, turns: turns + 1 };
}

/** Whether the cells, in order, are something that moves as one (TGL-3). */
function isPiece({ board, pieces, options }: State, cells: readonly Cell[]): boolean {
  if (options.rows === 'free') return isRow(cells);
  const first = cells[0] as Cell;
  const [piece, colour] = [dieAt(pieces, first), dieAt(board, first)];
  // A piece is named by its dice, so those with the same name are all of them when there are as many.
  return (
    cells.length === Number(piece) &&
    cells.every((cell) => dieAt(pieces, cell) === piece && dieAt(board, cell) === colour)
  );
}

const NOWHERE = illegal('TGL-5', 'the row has no way there');

const inOrder = (names: readonly string[]): Cell[] => cellsNamed(names).sort((one, other) => one - other);

/** Why the player can't move these dice, however they go, citing the rules; `undefined` when they can. */
function checkPiece(view: State, player: number, cells: readonly Cell[]): Violation | undefined {
  const other = cells.find((cell) => dieAt(view.board, cell) !== colourOf(player));
  if (other !== undefined) return illegal('TGL-4', `none of your dice lies in ${cellName(other)}`);
  if (!isPiece(view, cells)) return illegal('TGL-3', 'the dice are not a row that moves as one');
  if (carriesOthers(view.board, cells)) return illegal('TGL-9', 'a die lies on the row');
  if (!isRaised(cells) && mustLift(view, player)) return illegal('TGL-10', 'a row that lies on dice moves first');
  return undefined;
}

/** Why the dice can't go to where they would land, if anywhere, citing the rules; `undefined` when they can. */
function checkWay(
  view: State,
  player: number,
  { piece }: { readonly piece: readonly string[] },
  to: readonly Cell[] | undefined,
  nowhere: Violation = NOWHERE,
): Violation | undefined {
  const cells = inOrder(piece);
  const problem = checkPiece(view, player, cells);
  if (problem) return problem;
  if (to === undefined) return nowhere;
  const lifts = liftsOf(view, player);
  const isLift = lifts.some((one) => one.piece.join() === cells.join() && one.to.join() === to.join());
  return lifts.length === 0 || isLift
    ? undefined
    : illegal('TGL-10', 'a blockade lasts one turn, and the row has a way to give it up');
}

interface Straight {
  readonly piece: readonly string[];
  readonly axes: TriangleWay;
}

interface Rotation {
  readonly piece: readonly string[];
  readonly pivot: string;
  readonly direction: Turn;
}

const moved = (view: State, { piece, axes: way }: Straight): Cell[] | undefined =>
  movedPiece(view, inOrder(piece), way);

const lifted = ({ board, options }: State, { piece, axes: way }: Straight): Cell[] | undefined =>
  options.jumps === 'lifted' ? liftedPiece(board, inOrder(piece), way) : undefined;

function rotated({ board }: State, { piece, pivot, direction }: Rotation): Cell[] | undefined {
  const [cells, about] = [inOrder(piece), cellNamed(pivot)];
  return pivots(cells).includes(about) ? turnTogether(board, cells, about, direction) : undefined;
}

function* straightFields(view: State, player: number): Generator<Straight> {
  for (const piece of rowsOf(view, player)) for (const way of triangleWays) yield { piece: namesOf(piece), axes: way };
}

function* rotateFields(view: State, player: number): Generator<Rotation> {
  for (const piece of rowsOf(view, player)) {
    for (const pivot of pivots(piece)) {
      for (const direction of directions) yield { piece: namesOf(piece), pivot: cellName(pivot), direction };
    }
  }
}

/** The fields after a turn in which the dice of a row went so. */
function afterWay(before: State, player: number, { piece }: { readonly piece: readonly string[] }, to?: Cell[]) {
  const carry = (letters: string): string => carriedOver(letters, inOrder(piece), to as Cell[]);
  return nextTurn(before, player, carry(before.board), carry(before.pieces));
}

const sizes = ['a die', 'a row of two', 'a row of three'];

/** What is said of a piece that lands in the cells. */
function told(
  verb: string,
  { player, piece }: { readonly player: number; readonly piece: readonly string[] },
  to: Cell[] | undefined,
  after: State,
): string {
  const landings = to as Cell[];
  const above = isRaised(landings) ? ', on top of others' : '';
  const end = winner(after.board) === player ? ' That is a triangle.' : '';
  const [size, from] = [sizes[piece.length - 1], inCellOrder(piece).join(' ')];
  return `Player ${player + 1} ${verb} ${size} from ${from} to ${namesOf(landings).join(' ')}${above}.${end}`;
}

const move = g.action({
  fields: { piece: cellSet(1, LONGEST), axes: z.literal(triangleWays) },
  candidates: straightFields,
  check: (view, { player, ...fields }) => checkWay(view, player, fields, moved(view, fields)),
  canonical: ({ piece, axes: way }) => ({ piece: inCellOrder(piece), axes: way }),
  apply(draft, { player, ...fields }, _, before) {
    Object.assign(draft, afterWay(before, player, fields, moved(before, fields)));
  },
  describe: (before, action, after) => told('moves', action, moved(before, action), after),
});

const jump = g.action({
  fields: { piece: cellSet(1, LONGEST), axes: z.literal(triangleWays) },
  candidates: (view, player) => (view.options.jumps === 'lifted' ? straightFields(view, player) : []),
  check(view, { player, ...fields }) {
    const isOption = view.options.jumps === 'lifted';
    const why = isOption ? 'the row finds no place just beyond dice right before it' : 'rows are not lifted over dice';
    return checkWay(view, player, fields, lifted(view, fields), illegal('TGL-6', why));
  },
  canonical: ({ piece, axes: way }) => ({ piece: inCellOrder(piece), axes: way }),
  apply(draft, { player, ...fields }, _, before) {
    Object.assign(draft, afterWay(before, player, fields, lifted(before, fields)));
  },
  describe: (before, action, after) => told('jumps with', action, lifted(before, action), after),
});

const rotate = g.action({
  fields: { piece: cellSet(2, LONGEST), pivot: anyCell(), direction: z.literal(directions) },
  candidates: rotateFields,
  check(view, { player, ...fields }) {
    const { piece, pivot } = fields;
    const nowhere = pivots(inOrder(piece)).includes(cellNamed(pivot))
      ? illegal('TGL-7', 'the row finds no place when it is turned')
      : illegal('TGL-7', `${pivot} is no end of the row`);
    return checkWay(view, player, fields, rotated(view, fields), nowhere);
  },
  canonical: ({ piece, pivot, direction }) => ({ piece: inCellOrder(piece), pivot, direction }),
  apply(draft, { player, ...fields }, _, before) {
    Object.assign(draft, afterWay(before, player, fields, rotated(before, fields)));
  },
  describe: (before, action, after) => told('turns', action, rotated(before, action), after),
});

const pass = g.action({
  check(view, { player }) {
    if (!hasMove(view, player)) return undefined;
    if (view.options.mustMove) return illegal('TGL-12', 'a row can be moved');
    return mustLift(view, player) ? illegal('TGL-10', 'a blockade lasts one turn') : undefined;
  },
  apply(draft, { player }, _, before) {
    const next = nextTurn(before, player, before.board, before.pieces);
    Object.assign(draft, next, canAnyMove(before) ? {} : { toPlay: null });
  },
  describe(before, { player }) {
    if (hasMove(before, player)) return `Player ${player + 1} moves no row.`;
    return `Player ${player + 1} cannot move and passes${canAnyMove(before) ? '' : '; nobody can move'}.`;
  },
});

/** The layout: in corner i the single of player i, then the pair of the next one, then the trio of the last. */
function firstBoards() {
  let board = emptyBoard();
  let pieces = emptyBoard();
  for (let corner = 0; corner < PLAYERS; corner++) {
    const axis = playerAxis(corner);
    for (let size = 1; size <= LONGEST; size++) {
      // The row of `size` funnels lies as many rows away from the tip, less one.
      const cells = cornerTriangle(axis, size).filter((cell) => coordinate(cell, axis) === PLATE_EDGE - size);
      board = placeDice(board, cells, colourOf((corner + size - 1) % PLAYERS));
      pieces = placeDice(pieces, cells, String(size));
    }
  }
  return { board, pieces };
}

/** How the game ended; only asked when it is over. */
function result({ board, turns, options }: State): GameResult {
  const player = winner(board);
  if (player >= 0) {
    return { winners: [player], scores: null, reason: `The dice of Player ${player + 1} are a triangle.` };
  }
  const why = limitReached(turns, options.turnLimit) ? 'The turn limit is reached' : 'Nobody can move';
  return { winners: [0, 1, 2], scores: null, reason: `${why}: a draw.` };
}

/** What a state from outside must meet besides its schema. */
function checkState(state: State): StateProblem {
  const problem = diceProblem(state);
  if (problem !== undefined) return problem;
  const { board, toPlay, turns, options } = state;
  const isOver = winner(board) >= 0 || limitReached(turns, options.turnLimit);
  if (toPlay !== null) return isOver ? illegal('TGL-11', 'somebody is to play in a game that is over') : undefined;
  return isOver || !canAnyMove(state) ? undefined : illegal('TGL-11', 'nobody is to play');
}

/** The rules of Triangle. */
export const triangle: Game<TriangleState, TriangleAction, TriangleOptions> = g.game({
  title: 'Triangle',
  playerCount: { min: PLAYERS, max: PLAYERS },
  facts: { number: 53, family: 'board' },
  variants: [
    {},
    { rows: 'free', turnLimit: 60 },
    { jumps: 'lifted', mustMove: false, turnLimit: 60 },
    { shift: 'sideways', turnLimit: 60 },
    { shift: 'lengthwise', rows: 'free', turnLimit: 60 },
  ],
  editions: { english: { shift: 'sideways' }, french: { shift: 'lengthwise' } },
  actions: { move, jump, rotate, pass },
  setup: ({ options }) => {
    const { board, pieces } = firstBoards();
    return { board, pieces: options.rows === 'free' ? emptyBoard() : pieces, toPlay: 0, turns: 0 };
  },
  checkState,
  olderDefaults: { 3: {} },
  migrations: {
    1: (state) => ({ ...state, options: { ...(state.options as object), jumps: 'rigid' } }),
    2: (state) => ({ ...state, options: { ...(state.options as object), mustMove: true } }),
    3: (state) => ({ ...state, options: { ...(state.options as object), shift: 'any' } }),
  },
  playersToAct: ({ toPlay }) => oneToAct(toPlay),
  result: (state) => (state.toPlay === null ? result(state) : null),
});
