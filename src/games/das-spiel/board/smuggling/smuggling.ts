/**
 * Smuggling: ten smugglers try to get through to the border, two customs officers catch them. 2 players.
 * Rules and sources: smuggling.rules.md (clauses SMU-1 to SMU-14).
 *
 * @example
 * ```ts
 * import { smuggling } from 'dicewright/das-spiel';
 *
 * let state = smuggling.setup({ players: 2 });
 * state = smuggling.reduce(state, { type: 'move', player: 0, from: 'd4', to: 'd3' });
 * state = smuggling.reduce(state, { type: 'move', player: 1, from: 'c2', to: 'd2' });
 * state = smuggling.reduce(state, { type: 'move', player: 0, from: 'e4', to: 'e3' });
 * state = smuggling.reduce(state, { type: 'jump', player: 1, from: 'd2', path: ['d4'] });
 * console.log(state.board.split('k').length - 1); // → 9
 * ```
 *
 * @module
 */

import { defineGame } from '../../../../kernel/define.js';
import { illegal, type Violation } from '../../../../kernel/errors.js';
import { list, natural } from '../../../../kernel/schemas/schema.js';
import * as z from '../../../../kernel/schemas/zod.js';
import { oneToAct } from '../../../../kernel/turns.js';
import type { DeepReadonly, Game, GameResult } from '../../../../kernel/types.js';
import {
  boardString,
  boardText,
  dieAt,
  EMPTY,
  editBoard,
  emptyBoard,
  isEmpty,
  moveDie,
  placeDice,
  putDie,
} from '../../../../pyramid/board.js';
import { type Cell, cellOf, levelCells, PLATE_CELLS, pointOf } from '../../../../pyramid/lattice.js';
import { cellName, cellNamed, cellsNamed, namesOf, parseCell, plateCell } from '../../../../pyramid/names.js';
import { rowNeighbours } from '../../../../pyramid/neighbours.js';
import { isPlateBorder } from '../../../../pyramid/shapes.js';
import { limitReached, turnLimit } from '../../kit/turn-limit.js';
import { cellBetween, jumpsOver, leapsFrom, rowSteps } from '../plate.js';
import {
  active,
  BAND,
  borderCells,
  GOAL,
  isSmuggler,
  OFFICERS,
  SMUGGLERS,
  type SmugglingOptions,
  type SmugglingState,
  smugglerTargets,
  smugglingStateProblem,
  through,
  winner,
} from './position.js';

export type { SmugglingOptions, SmugglingState } from './position.js';

/** An action of Smuggling. */
export type SmugglingAction =
  | {
      readonly type: 'move';
      readonly player: number;
      /** The funnel of one of the player's own dice. */
      readonly from: string;
      /** A neighbour: empty, or for a smuggler a green one. */
      readonly to: string;
    }
  | {
      readonly type: 'jump';
      /** 1, the officers. */
      readonly player: number;
      /** A funnel with an officer. */
      readonly from: string;
      /** Where the officer lands: 1 to 10 funnels, each behind a smuggler as seen from the one before. */
      readonly path: readonly string[];
    }
  | { readonly type: 'pass'; readonly player: number };

type State = DeepReadonly<SmugglingState>;

const g = defineGame({
  id: 'smuggling',
  rules: 2,
  options: { mustMove: z._default(z.boolean(), true), turnLimit: turnLimit() },
  state: {
    board: boardString('.gkr', PLATE_CELLS),
    toPlay: z.nullable(natural(1)),
    turns: natural(),
  },
});

/** The fields after a turn of the player that gave the board. */
function nextTurn({ turns, options }: State, player: number, board: string) {
  const isOver = winner(board) !== null || limitReached(turns + 1, options.turnLimit);
  return { board, toPlay: isOver ? null : 1 - player, turns: turns + 1 };
}

const targets = (board: string, player: number, from: Cell): Cell[] =>
  player === OFFICERS ? rowSteps(board, from) : smugglerTargets(board, from);

/** Why the player has no die there that moves, citing the rules; `undefined` when there is one. */
function checkOwn(board: string, player: number, from: string): Violation | undefined {
  const cell = cellNamed(from);
  if (active(board, player).includes(cell)) return undefined;
  if (player === SMUGGLERS && dieAt(board, cell) === 'k') return illegal('SMU-8', `the smuggler in ${from} is through`);
  return illegal('SMU-5', `none of your dice lies in ${from}`);
}

const move = g.action({
  fields: { from: plateCell(), to: plateCell() },
  *candidates({ board }, player) {
    for (const from of active(board, player)) {
      for (const to of targets(board, player, from)) yield { from: cellName(from), to: cellName(to) };
    }
  },
  check({ board }, { player, from, to }) {
    const problem = checkOwn(board, player, from);
    if (problem) return problem;
    const end = cellNamed(to);
    if (!rowNeighbours(cellNamed(from)).includes(end)) return illegal('SMU-6', `${to} is no neighbour of ${from}`);
    const isSmuggling = player === SMUGGLERS && dieAt(board, end) === 'g';
    if (!isEmpty(board, end) && !isSmuggling) return illegal('SMU-6', `a die lies in ${to}`);
    if (player === SMUGGLERS && !isSmuggling && isPlateBorder(end)) {
      return illegal('SMU-7', `${to} lies on the edge, which smugglers may not enter`);
    }
    return undefined;
  },
  apply(draft, { player, from, to }, _, before) {
    Object.assign(draft, nextTurn(before, player, moveDie(before.board, cellNamed(from), cellNamed(to))));
  },
  describe({ board }, { player, from, to }, after) {
    const who = `Player ${player + 1} moves ${player === SMUGGLERS ? 'a smuggler' : 'an officer'} from ${from} to ${to}`;
    return dieAt(board, cellNamed(to)) === 'g' ? `${who}: ${through(after.board)} through.` : `${who}.`;
  },
});

/** Every way of an officer over smugglers, lazily, each beginning of a way also by itself (SMU-10). */
function* ways(board: string, from: Cell): Generator<Cell[]> {
  for (const { over, to } of jumpsOver(board, from)) {
    if (!isSmuggler(board, over)) continue;
    yield [to];
    for (const rest of ways(afterJump(board, from, to), to)) yield [to, ...rest];
  }
}

/** The board after one jump of an officer; the smuggler is taken off at once (SMU-9). */
function afterJump(board: string, from: Cell, to: Cell): string {
  const buffer = editBoard(board);
  putDie(buffer, from, EMPTY);
  putDie(buffer, cellBetween(from, to) ?? from, EMPTY);
  putDie(buffer, to, 'r');
  return boardText(buffer);
}

/** Where each jump of a way goes, among those from where it begins; `null` where one isn't straight over a funnel. */
function leapsOf(from: string, path: readonly string[]): number[] | null {
  let at = cellNamed(from);
  const leaps = cellsNamed(path).map((to) => {
    const leap = leapsFrom(at).findIndex((one) => one.to === to);
    at = to;
    return leap;
  });
  return leaps.includes(-1) ? null : leaps;
}

/** The other way round. */
function pathOf(from: string, leaps: readonly number[]): string[] | null {
  let at = parseCell(from);
  const path: Cell[] = [];
  for (const leap of leaps) {
    at = at === undefined ? undefined : leapsFrom(at)[leap]?.to;
    if (at === undefined) return null;
    path.push(at);
  }
  return namesOf(path);
}

const jump = g.action({
  fields: { from: plateCell(), path: list(plateCell(), BAND, 1) },
  *candidates({ board }, player) {
    if (player !== OFFICERS) return;
    for (const from of active(board, player)) {
      for (const path of ways(board, from)) yield { from: cellName(from), path: namesOf(path) };
    }
  },
  check({ board }, { player, from, path }) {
    if (player !== OFFICERS) return illegal('SMU-9', 'only officers jump');
    const problem = checkOwn(board, player, from);
    if (problem) return problem;
    let now = board;
    let at = cellNamed(from);
    for (const to of cellsNamed(path)) {
      const over = cellBetween(at, to);
      const names = `from ${cellName(at)} to ${cellName(to)}`;
      if (over === undefined || !isSmuggler(now, over)) return illegal('SMU-9', `no smuggler lies half-way ${names}`);
      if (!isEmpty(now, to)) return illegal('SMU-9', `a die lies in ${cellName(to)}`);
      now = afterJump(now, at, to);
      at = to;
    }
    return undefined;
  },
  apply(draft, { player, from, path }, _, before) {
    let { board } = before;
    let at = cellNamed(from);
    for (const to of cellsNamed(path)) {
      board = afterJump(board, at, to);
      at = to;
    }
    Object.assign(draft, nextTurn(before, player, board));
  },
  numbered: {
    fields: { from: plateCell(), leaps: list(natural(5), BAND, 1) },
    of({ from, path }) {
      const leaps = leapsOf(from, path);
      return leaps && { from, leaps };
    },
    back({ from, leaps }) {
      const path = pathOf(from, leaps);
      return path && { from, path };
    },
  },
  describe: (_, { player, from, path }) =>
    `Player ${player + 1} jumps from ${from} to ${path.join(', ')}: ${path.length} caught.`,
});

/** Whether a die of the side has anywhere to go. */
function canMove(board: string, player: number, from: Cell): boolean {
  if (targets(board, player, from).length > 0) return true;
  return player === OFFICERS && jumpsOver(board, from).some(({ over }) => isSmuggler(board, over));
}

const canGo = (board: string, player: number): boolean =>
  active(board, player).some((cell) => canMove(board, player, cell));

const pass = g.action({
  check: ({ board, options }, { player }) =>
    options.mustMove && canGo(board, player) ? illegal('SMU-11', 'a die can be moved') : undefined,
  apply(draft, { player }, _, before) {
    Object.assign(draft, nextTurn(before, player, before.board));
  },
  describe: ({ board }, { player }) =>
    `Player ${player + 1} ${canGo(board, player) ? 'moves no die' : 'cannot move and passes'}.`,
});

function firstBoard(): string {
  const inTriangle = (cell: Cell): boolean => {
    const [x, y, z] = pointOf(cell);
    return x >= 3 && y >= 1 && z >= 1;
  };
  const bordered = placeDice(emptyBoard(PLATE_CELLS), borderCells(), 'g');
  const watched = placeDice(bordered, [cellOf([1, 2, 5]), cellOf([1, 5, 2])], 'r');
  return placeDice(watched, levelCells(0).filter(inTriangle), 'k');
}

/** How the game ended; only asked when it is over. */
function result({ board }: State): GameResult {
  const player = winner(board);
  if (player === null) return { winners: [0, 1], scores: null, reason: 'The turn limit is reached: a draw.' };
  const reason =
    player === SMUGGLERS
      ? `${GOAL} smugglers are through.`
      : `Of the smugglers ${through(board)} are through, and too few are left for ${GOAL}.`;
  return { winners: [player], scores: null, reason };
}

/** The rules of Smuggling. */
export const smuggling: Game<SmugglingState, SmugglingAction, SmugglingOptions> = g.game({
  title: 'Smuggling',
  playerCount: { min: 2, max: 2 },
  facts: { number: 49, family: 'board' },
  variants: [{}, { turnLimit: 40 }, { mustMove: false, turnLimit: 120 }],
  actions: { move, jump, pass },
  setup: () => ({ board: firstBoard(), toPlay: SMUGGLERS, turns: 0 }),
  checkState: smugglingStateProblem,
  migrations: { 1: (state) => ({ ...state, options: { ...(state.options as object), mustMove: true } }) },
  playersToAct: ({ toPlay }) => oneToAct(toPlay),
  result: (state) => (state.toPlay === null ? result(state) : null),
});
