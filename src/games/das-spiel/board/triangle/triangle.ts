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
import * as z from 'zod/mini';
import { defineGame } from '../../../../kernel/define.js';
import { illegal, type Violation } from '../../../../kernel/errors.js';
import type { RandomGenerator } from '../../../../kernel/random.js';
import { natural } from '../../../../kernel/schema.js';
import { oneToAct } from '../../../../kernel/turns.js';
import type { DeepReadonly, Game, GameOutcome } from '../../../../kernel/types.js';
import { boardString, diceCells, dieAt, emptyBoard, placeDice } from '../../../../pyramid/board.js';
import { axes, type Cell, coordinate, levelCells, PLATE_EDGE } from '../../../../pyramid/lattice.js';
import { anyCell, cellName, cellNamed, cellSet, cellsNamed, inCellOrder, namesOf } from '../../../../pyramid/names.js';
import { carriesOthers, type Turn, turnTogether } from '../../../../pyramid/rigid.js';
import { cornerTriangle } from '../../../../pyramid/shapes.js';
import { playerAxis } from '../../../../pyramid/stock.js';
import { limitReached, turnLimit } from '../../turn-limit.js';
import { pickTowards } from '../purpose.js';
import {
  canAnyMove,
  carriedOver,
  turns as directions,
  hasMove,
  isRaised,
  movedPiece,
  mustGiveUp,
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
  winningTriangles,
} from './position.js';

/** An action of Triangle. */
export type TriangleAction =
  | {
      readonly type: 'move';
      readonly player: number;
      /** The dice of a row, as a set. */
      readonly piece: readonly string[];
      /** The axis along which it climbs, then the one along which it slides down. */
      readonly axes: TriangleWay;
    }
  | {
      readonly type: 'rotate';
      readonly player: number;
      /** The dice of a row, as a set. */
      readonly piece: readonly string[];
      /** The die at an end of the row about which it turns by 60°. */
      readonly pivot: string;
      /** Seen from above. */
      readonly direction: Turn;
    }
  | { readonly type: 'pass'; readonly player: number };

type State = DeepReadonly<TriangleState>;

/** How many actions a random player looks at, to take the one that comes nearest to a triangle. */
const PURPOSE = 6;

const g = defineGame({
  id: 'triangle',
  rules: 1,
  options: {
    rows: z._default(z.literal(['pieces', 'free']), 'pieces'),
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
  const [piece = ''] = cells.map((cell) => dieAt(pieces, cell));
  const colour = dieAt(board, cells[0] ?? 0);
  const whole = diceCells(board, colour).filter((cell) => dieAt(pieces, cell) === piece);
  return whole.length === cells.length && whole.every((cell) => cells.includes(cell));
}

/** Why the player can't move these dice, however they go, citing the rules; `undefined` when he can. */
function checkPiece(view: State, player: number, names: readonly string[]): Violation | undefined {
  const cells = cellsNamed(inCellOrder(names));
  const other = cells.find((cell) => dieAt(view.board, cell) !== colourOf(player));
  if (other !== undefined) return illegal('TGL-4', `no own die lies in ${cellName(other)}`);
  if (!isPiece(view, cells)) return illegal('TGL-3', 'the dice are not a row that moves as one');
  if (carriesOthers(view.board, cells)) return illegal('TGL-9', 'a die lies on the row');
  if (!isRaised(cells) && mustGiveUp(view, player)) return illegal('TGL-10', 'a row that lies on dice moves first');
  return undefined;
}

let memberships: readonly (readonly number[])[] | undefined;

/** The triangles, as places in their list, to which a cell belongs. */
function trianglesAt(cell: Cell): readonly number[] {
  memberships ??= levelCells(0).map((one) =>
    winningTriangles().flatMap((cells, place) => (cells.includes(one) ? [place] : [])),
  );
  return memberships[cell] ?? [];
}

/** What a random player likes: own dice that could stay in a triangle, and dice close together. */
function worth(cells: readonly Cell[]): number {
  const counts = winningTriangles().map(() => 0);
  for (const cell of cells) for (const place of trianglesAt(cell)) counts[place] = (counts[place] ?? 0) + 1;
  const spread = axes.map((axis) => {
    const parts = cells.map((cell) => coordinate(cell, axis));
    return Math.max(...parts) - Math.min(...parts);
  });
  return 3 * Math.max(...counts) - spread.reduce((sum, one) => sum + one, 0);
}

/** The rows that the player may move now, wherever they go. */
function mobileRows(view: State, player: number): Cell[][] {
  const rows = rowsOf(view, player).filter((row) => !carriesOthers(view.board, row));
  return mustGiveUp(view, player) ? rows.filter(isRaised) : rows;
}

/** One of the actions that find a place, chosen by a random player; `null` when there is none. */
function chosen<Fields extends { readonly piece: readonly string[] }>(
  { board }: State,
  player: number,
  rng: RandomGenerator,
  fields: Iterable<Fields>,
  land: (board: string, fields: Fields) => Cell[] | undefined,
): Fields | null {
  const legal = [...fields].flatMap((one) => {
    const to = land(board, one);
    return to === undefined ? [] : [{ one, to }];
  });
  const own = diceCells(board, colourOf(player));
  const best = pickTowards(rng, legal, PURPOSE, ({ one: { piece }, to }) => {
    const from = cellsNamed(piece);
    return worth([...own.filter((cell) => !from.includes(cell)), ...to]);
  });
  return best?.one ?? null;
}

const inOrder = (names: readonly string[]): Cell[] => cellsNamed(inCellOrder(names));

const jumped = (
  board: string,
  { piece, axes: way }: { piece: readonly string[]; axes: TriangleWay },
): Cell[] | undefined => movedPiece(board, inOrder(piece), way);

interface Rotation {
  readonly piece: readonly string[];
  readonly pivot: string;
  readonly direction: Turn;
}

const rotated = (board: string, { piece, pivot, direction }: Rotation): Cell[] | undefined =>
  turnTogether(board, inOrder(piece), cellNamed(pivot), direction);

function* moveFields(view: State, player: number) {
  for (const piece of mobileRows(view, player))
    for (const way of triangleWays) yield { piece: namesOf(piece), axes: way };
}

function* rotateFields(view: State, player: number) {
  for (const piece of mobileRows(view, player)) {
    for (const pivot of pivots(piece)) {
      for (const direction of directions) yield { piece: namesOf(piece), pivot: cellName(pivot), direction };
    }
  }
}

const rows = ['no dice', 'a die', 'a row of two', 'a row of three'];

/** What is said of a piece that lands in the cells. */
function told(verb: string, player: number, piece: readonly string[], to: readonly Cell[], after: State): string {
  const above = isRaised(to) ? ', on top of others' : '';
  const end = winner(after.board) === player ? ' That is a triangle.' : '';
  const from = inCellOrder(piece).join(' ');
  return `Player ${player + 1} ${verb} ${rows[piece.length]} from ${from} to ${namesOf(to).join(' ')}${above}.${end}`;
}

const move = g.action({
  fields: { piece: cellSet(1, LONGEST), axes: z.literal(triangleWays) },
  candidates: moveFields,
  sample: (view, player, rng) => chosen(view, player, rng, moveFields(view, player), jumped),
  check(view, { player, piece, axes: way }) {
    const problem = checkPiece(view, player, piece);
    if (problem) return problem;
    return jumped(view.board, { piece, axes: way }) ? undefined : illegal('TGL-5', 'the row has no way there');
  },
  canonical: ({ piece, axes: way }) => ({ piece: inCellOrder(piece), axes: way }),
  apply(draft, { player, piece, axes: way }, _, before) {
    const from = inOrder(piece);
    const to = jumped(before.board, { piece, axes: way }) ?? from;
    const pieces = carriedOver(before.pieces, from, to);
    Object.assign(draft, nextTurn(before, player, carriedOver(before.board, from, to), pieces));
  },
  describe: (before, { player, piece, axes: way }, after) =>
    told('moves', player, piece, jumped(before.board, { piece, axes: way }) ?? [], after),
});

const rotate = g.action({
  fields: { piece: cellSet(2, LONGEST), pivot: anyCell(), direction: z.literal(directions) },
  candidates: rotateFields,
  sample: (view, player, rng) => chosen(view, player, rng, rotateFields(view, player), rotated),
  check(view, { player, piece, pivot, direction }) {
    const problem = checkPiece(view, player, piece);
    if (problem) return problem;
    if (!pivots(inOrder(piece)).includes(cellNamed(pivot))) return illegal('TGL-7', `${pivot} is no end of the row`);
    return rotated(view.board, { piece, pivot, direction })
      ? undefined
      : illegal('TGL-7', 'the row finds no place when it is turned');
  },
  canonical: ({ piece, pivot, direction }) => ({ piece: inCellOrder(piece), pivot, direction }),
  apply(draft, { player, piece, pivot, direction }, _, before) {
    const from = inOrder(piece);
    const to = rotated(before.board, { piece, pivot, direction }) ?? from;
    const pieces = carriedOver(before.pieces, from, to);
    Object.assign(draft, nextTurn(before, player, carriedOver(before.board, from, to), pieces));
  },
  describe: (before, { player, piece, pivot, direction }, after) =>
    told('turns', player, piece, rotated(before.board, { piece, pivot, direction }) ?? [], after),
});

const pass = g.action({
  check: (view, { player }) => (hasMove(view, player) ? illegal('TGL-12', 'a row can be moved') : undefined),
  apply(draft, { player }, _, before) {
    const next = nextTurn(before, player, before.board, before.pieces);
    Object.assign(draft, next, canAnyMove(before) ? {} : { toPlay: null });
  },
  describe: (before, { player }) =>
    `Player ${player + 1} cannot move and passes${canAnyMove(before) ? '' : '; nobody can move'}.`,
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
function result({ board, turns, options }: State): GameOutcome {
  const player = winner(board);
  if (player >= 0) {
    return { winners: [player], scores: null, reason: `The dice of player ${player + 1} are a triangle.` };
  }
  const why = limitReached(turns, options.turnLimit) ? 'The turn limit is reached' : 'Nobody can move';
  return { winners: [0, 1, 2], scores: null, reason: `${why}: a draw.` };
}

/** What a state from outside must fulfil beside its schema. */
function checkState(state: State): string | undefined {
  const problem = diceProblem(state);
  if (problem !== undefined) return problem;
  const { board, toPlay, turns, options } = state;
  const isOver = winner(board) >= 0 || limitReached(turns, options.turnLimit);
  if (toPlay !== null) return isOver ? 'somebody is to play in a game that is over' : undefined;
  return isOver || !canAnyMove(state) ? undefined : 'nobody is to play';
}

/** The rules of Triangle. */
export const triangle: Game<TriangleState, TriangleAction, TriangleOptions> = g.game({
  title: 'Triangle',
  playerCount: { min: PLAYERS, max: PLAYERS },
  facts: { number: 53, family: 'board' },
  variants: [{}, { rows: 'free', turnLimit: 60 }],
  actions: { move, rotate, pass },
  setup: ({ options }) => {
    const { board, pieces } = firstBoards();
    return { board, pieces: options.rows === 'free' ? emptyBoard() : pieces, toPlay: 0, turns: 0 };
  },
  checkState,
  playersToAct: ({ toPlay }) => oneToAct(toPlay),
  outcome: (state) => (state.toPlay === null ? result(state) : null),
});
