/**
 * Falling Rocks: dice climb over ridges and fall upon others. 3 players.
 * Rules and sources: falling-rocks.rules.md (clauses FAL-1 to FAL-14).
 *
 * @example
 * ```ts
 * import { fallingRocks } from 'dicewright/das-spiel';
 *
 * let state = fallingRocks.setup({ players: 3 });
 * state = fallingRocks.reduce(state, { type: 'move', player: 0, from: 'a7', to: 'b5' });
 * console.log(state.board.slice(0, 17), state.toPlay); // → ggg....rrgg..r.rr 1
 * ```
 *
 * @module
 */

import { defineGame } from '../../../../kernel/define.js';
import { illegal } from '../../../../kernel/errors.js';
import type { Json } from '../../../../kernel/plain.js';
import { purposeful } from '../../../../kernel/purpose.js';
import { natural } from '../../../../kernel/schemas/schema.js';
import * as z from '../../../../kernel/schemas/zod.js';
import { oneToAct } from '../../../../kernel/turns.js';
import type { DeepReadonly, Game, GameResult } from '../../../../kernel/types.js';
import {
  boardString,
  diceCells,
  dieAt,
  emptyBoard,
  isEmpty,
  moveDie,
  placeDice,
  placeDie,
} from '../../../../pyramid/board.js';
import { PLATE_CELLS } from '../../../../pyramid/lattice.js';
import { cellName, cellNamed, plateCell } from '../../../../pyramid/names.js';
import { colourName } from '../../../../pyramid/stock.js';
import { limitReached, turnLimit } from '../../kit/turn-limit.js';
import { fallingRocksWorth } from './falling-rocks.heuristic.js';
import {
  colourOf,
  type FallingRocksOptions,
  type FallingRocksState,
  fallingRocksStateProblem,
  isFinish,
  kindOfMove,
  openStarts,
  ownerOf,
  PLAYERS,
  reached,
  startCells,
  winner,
} from './position.js';

export type { FallingRocksOptions, FallingRocksState } from './position.js';

/** An action of Falling Rocks. */
export type FallingRocksAction =
  | {
      readonly type: 'move';
      readonly player: number;
      /** The funnel of one of the player's own dice. */
      readonly from: string;
      /** A funnel that it reaches, empty or with an enemy's die that it captures. */
      readonly to: string;
    }
  | {
      readonly type: 'place';
      /** The player who captured a die. */
      readonly player: number;
      /** An empty start funnel of the captured die's owner. */
      readonly cell: string;
    }
  | { readonly type: 'pass'; readonly player: number };

type State = DeepReadonly<FallingRocksState>;

const g = defineGame({
  id: 'falling-rocks',
  rules: 2,
  options: { turnLimit: turnLimit() },
  state: {
    board: boardString('.rgk', PLATE_CELLS),
    toPlay: z.nullable(natural(PLAYERS - 1)),
    captive: z.nullable(natural(PLAYERS - 1)),
    turns: natural(),
  },
});

/** The fields after a turn of the player that gave the board. */
function nextTurn({ turns, options }: State, player: number, board: string) {
  const isOver = winner(board) >= 0 || limitReached(turns + 1, options.turnLimit);
  return { board, captive: null, toPlay: isOver ? null : (player + 1) % PLAYERS, turns: turns + 1 };
}

/** Why the player's die can't capture what lies there, citing the rules; `undefined` when it can. */
function checkCapture(board: string, player: number, from: string, to: string) {
  const [start, end] = [cellNamed(from), cellNamed(to)];
  const victim = ownerOf(board, end);
  if (victim === player) return illegal('FAL-7', `another of your dice lies in ${to}`);
  if (kindOfMove(player, start, end) !== 'attack') return illegal('FAL-7', 'only an attack captures');
  if (isFinish(start, player)) return illegal('FAL-10', `the die in ${from} has arrived and captures no more`);
  if (isFinish(end, victim)) return illegal('FAL-10', `the die in ${to} has arrived and is safe`);
  return openStarts(moveDie(board, start, end), victim).length > 0
    ? undefined
    : illegal('FAL-9', 'the captured die would find no empty start funnel');
}

/** Why the move is not legal, citing the rules; `undefined` when it is. */
function checkMove({ board, captive }: State, { player, from, to }: { player: number; from: string; to: string }) {
  if (captive !== null) return illegal('FAL-8', 'the captured die must be placed first');
  const [start, end] = [cellNamed(from), cellNamed(to)];
  if (dieAt(board, start) !== colourOf(player)) return illegal('FAL-4', `none of your dice lies in ${from}`);
  if (kindOfMove(player, start, end) === undefined) return illegal('FAL-4', `${from} does not lead to ${to}`);
  return isEmpty(board, end) ? undefined : checkCapture(board, player, from, to);
}

/** Every way of the player's dice, whatever lies at its end. */
function* waysOf({ board, captive }: State, player: number): Generator<{ from: string; to: string }> {
  if (captive !== null) return;
  for (const from of diceCells(board, colourOf(player))) {
    for (const to of reached(player, from)) yield { from: cellName(from), to: cellName(to) };
  }
}

const move = g.action({
  fields: { from: plateCell(), to: plateCell() },
  candidates: waysOf,
  check: checkMove,
  apply(draft, { player, from, to }, _, before) {
    const [start, end] = [cellNamed(from), cellNamed(to)];
    const board = moveDie(before.board, start, end);
    // The sixth die may arrive by a capture; then the captured one is no longer placed (FAL-13).
    const isDone = isEmpty(before.board, end) || winner(board) >= 0;
    Object.assign(
      draft,
      isDone ? nextTurn(before, player, board) : { board, captive: ownerOf(before.board, end), toPlay: player },
    );
  },
  describe({ board }, { player, from, to }, after) {
    const how = { attack: 'attacks', escape: 'escapes', sideways: 'moves sideways' };
    const kind = kindOfMove(player, cellNamed(from), cellNamed(to)) ?? 'attack';
    const victim = ownerOf(board, cellNamed(to));
    const capture = victim < 0 ? '' : ` and captures a ${colourName(colourOf(victim))} die`;
    return `Player ${player + 1} ${how[kind]} from ${from} to ${to}${capture}.${ending(after)}`;
  },
});

const place = g.action({
  fields: { cell: plateCell() },
  *candidates({ board, captive }) {
    if (captive !== null) for (const cell of openStarts(board, captive)) yield { cell: cellName(cell) };
  },
  check({ board, captive }, { cell }) {
    if (captive === null) return illegal('FAL-8', 'no die is captured');
    const at = cellNamed(cell);
    if (!startCells(captive).includes(at))
      return illegal('FAL-8', `${cell} is no start funnel of Player ${captive + 1}`);
    return isEmpty(board, at) ? undefined : illegal('FAL-8', `a die lies in ${cell}`);
  },
  apply(draft, { player, cell }, _, before) {
    const colour = colourOf(before.captive ?? player);
    Object.assign(draft, nextTurn(before, player, placeDie(before.board, cellNamed(cell), colour)));
  },
  describe: ({ captive }, { player, cell }) =>
    `Player ${player + 1} places the ${colourName(colourOf(captive ?? player))} die in ${cell}.`,
});

const pass = g.action({
  check(view, { player }) {
    if (view.captive !== null) return illegal('FAL-8', 'the captured die must be placed first');
    for (const way of waysOf(view, player)) {
      if (checkMove(view, { player, ...way }) === undefined) return illegal('FAL-12', 'a die can be moved');
    }
    return undefined;
  },
  apply(draft, { player }, _, before) {
    Object.assign(draft, nextTurn(before, player, before.board));
  },
  describe: (_, { player }) => `Player ${player + 1} cannot move and passes.`,
});

/** What is said when the last die has arrived, with a space before it. */
const ending = ({ board, toPlay }: State): string =>
  toPlay === null && winner(board) >= 0 ? ' All six have arrived.' : '';

/** How the game ended; only asked when it is over. */
function result({ board }: State): GameResult {
  const first = winner(board);
  if (first < 0) return { winners: [0, 1, 2], scores: null, reason: 'The turn limit is reached: a draw.' };
  return { winners: [first], scores: null, reason: `All dice of Player ${first + 1} are on the finish edge.` };
}

/** A position of rules 1, in which a capture that won was no turn, and the captured die was never placed. */
function migratedFrom1(state: Record<string, Json>): Record<string, Json> {
  const { toPlay, captive, turns } = state;
  return toPlay === null && captive !== null ? { ...state, captive: null, turns: Number(turns) + 1 } : state;
}

/** The rules of Falling Rocks. */
export const fallingRocks: Game<FallingRocksState, FallingRocksAction, FallingRocksOptions> = g.game({
  title: 'Falling Rocks',
  playerCount: { min: PLAYERS, max: PLAYERS },
  facts: { number: 54, family: 'board' },
  variants: [{}, { turnLimit: 60 }],
  actions: { move, place, pass },
  setup: () => ({
    board: [0, 1, 2].reduce(
      (board, player) => placeDice(board, startCells(player), colourOf(player)),
      emptyBoard(PLATE_CELLS),
    ),
    toPlay: 0,
    captive: null,
    turns: 0,
  }),
  checkState: fallingRocksStateProblem,
  olderDefaults: { 1: {} },
  migrations: { 1: migratedFrom1 },
  purpose: purposeful(fallingRocksWorth),
  playersToAct: ({ toPlay }) => oneToAct(toPlay),
  result: (state) => (state.toPlay === null ? result(state) : null),
});
