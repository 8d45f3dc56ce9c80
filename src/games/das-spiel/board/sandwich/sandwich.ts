/**
 * Sandwich: dice between two dice of an enemy are taken. 2 or 3 players.
 * Rules and sources: sandwich.rules.md (clauses SAN-1 to SAN-13).
 *
 * @example
 * ```ts
 * import { sandwich } from 'dicewright/das-spiel';
 *
 * let state = sandwich.setup({ players: 2 });
 * state = sandwich.reduce(state, { type: 'place', player: 0, cell: 'c4' });
 * state = sandwich.reduce(state, { type: 'place', player: 1, cell: 'c5' });
 * state = sandwich.reduce(state, { type: 'place', player: 0, cell: 'c6' });
 * console.log(state.board.includes('g'), state.supply); // → false [ 4, 5 ]
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
  diceCells,
  dieAt,
  EMPTY,
  editBoard,
  emptyBoard,
  isOccupied,
  moveDie,
  placeDie,
  putDie,
} from '../../../../pyramid/board.js';
import { PLATE_CELLS } from '../../../../pyramid/lattice.js';
import { cellName, cellNamed, namesOf, plateCell } from '../../../../pyramid/names.js';
import { colourName } from '../../../../pyramid/stock.js';
import { nextPlayer } from '../../kit/placing.js';
import { decidedBy } from '../../kit/standing.js';
import { limitReached, turnLimit } from '../../kit/turn-limit.js';
import { canMove, checkMove, jumpedOver, moveFields } from '../moves.js';
import {
  colourOf,
  diceEach,
  diceOf,
  FEW,
  isDecided,
  nextToPlace,
  type SandwichOptions,
  type SandwichState,
  sandwiched,
  sandwichStateProblem,
  withoutSandwiches,
} from './position.js';

export type { SandwichOptions, SandwichState } from './position.js';

/** An action of Sandwich. */
export type SandwichAction =
  | {
      readonly type: 'place';
      readonly player: number;
      /** An empty funnel, `'a1'` to `'i1'`. */
      readonly cell: string;
    }
  | {
      readonly type: 'move';
      readonly player: number;
      /** The funnel of one of the player's own dice. */
      readonly from: string;
      /** An empty funnel: a neighbour, or the one behind a neighbour with a die. */
      readonly to: string;
    }
  | {
      /** Leaves out the second move of a turn or, where nobody has to move, the whole of it. */
      readonly type: 'done';
      readonly player: number;
    }
  | { readonly type: 'pass'; readonly player: number };

type State = DeepReadonly<SandwichState>;

const g = defineGame({
  id: 'sandwich',
  rules: 2,
  options: {
    endgame: z._default(z.literal(['en', 'fr']), 'en'),
    mustMove: z._default(z.boolean(), true),
    lastOneIn: z._default(z.boolean(), false),
    turnLimit: turnLimit(),
  },
  state: {
    board: boardString('.rgk', PLATE_CELLS),
    supply: list(natural(6), 3),
    toPlay: z.nullable(natural(2)),
    phase: z.literal(['place', 'move', 'last', 'double']),
    lastFrom: z.nullable(natural(2)),
    left: natural(2),
    turns: natural(),
  },
});

const OVER = { toPlay: null, left: 0 };

/** The board without the last dice of players who are out, if anyone is still in (SAN-12). */
function withoutThoseOut(board: string, players: number): string {
  const dice = diceOf(board, players);
  const out = dice.flatMap((count, player) => (count === 1 ? [colourOf(player)] : []));
  if (out.length === 0 || dice.every((count) => count < FEW)) return board;
  const buffer = editBoard(board);
  for (const colour of out) for (const cell of diceCells(board, colour)) putDie(buffer, cell, EMPTY);
  return boardText(buffer);
}

/** The phase of the next turn, which is `next`'s, after a turn of `player` (SAN-10, SAN-11). */
function phaseAfter(
  { phase, lastFrom, players, options }: State,
  player: number,
  next: number,
  dice: readonly number[],
) {
  if (phase === 'double') return { phase, lastFrom: null };
  if (phase === 'last') {
    // The last turns are over when their first player would be on again, or would be if still in.
    const first = nextPlayer(players, player, (one) => one === next || one === lastFrom);
    return first === lastFrom ? { phase: 'double' as const, lastFrom: null } : { phase, lastFrom };
  }
  if (!dice.includes(FEW)) return { phase: 'move' as const, lastFrom: null };
  return options.endgame === 'en'
    ? { phase: 'last' as const, lastFrom: next }
    : { phase: 'double' as const, lastFrom: null };
}

/** The fields that a player's turn leaves when it is finished with this board, all dice being placed. */
function nextTurn(before: State, player: number, board: string) {
  const { players, options } = before;
  const turns = before.turns + 1;
  const dice = diceOf(board, players);
  const next = nextPlayer(players, player, (one) => (dice[one] ?? 0) >= FEW) ?? player;
  const phase = phaseAfter(before, player, next, dice);
  if (limitReached(turns, options.turnLimit)) return { ...phase, ...OVER, turns };
  return { ...phase, toPlay: next, left: phase.phase === 'double' ? 2 : 1, turns };
}

/** The fields after a placement or a move that gave the board. */
function settled(before: State, player: number, moved: string, supply: readonly number[]) {
  const { players, options, phase, left } = before;
  let board = withoutSandwiches(moved);
  const placing = nextToPlace(supply);
  if (placing !== null) {
    const turns = before.turns + 1;
    return { board, turns, ...(limitReached(turns, options.turnLimit) ? OVER : { toPlay: placing, left: 1 }) };
  }
  if (options.lastOneIn) board = withoutThoseOut(board, players);
  const dice = diceOf(board, players);
  if (isDecided(dice, options.lastOneIn)) {
    // Counted as a turn, so that the last placement leaves the phase that belongs to it.
    return { board, ...OVER, phase: phase === 'place' ? ('move' as const) : phase, turns: before.turns + 1 };
  }
  if (left > 1 && (dice[player] ?? 0) >= FEW) return { board, left: left - 1 };
  return { board, ...nextTurn(before, player, board) };
}

/** Why the player can't move now, citing the rules; `undefined` when it is time to move. */
function checkMoving({ phase }: State): Violation | undefined {
  return phase === 'place' ? illegal('SAN-4', 'all dice must be placed first') : undefined;
}

/** Whether the turn's first move is already made (SAN-11). */
const isSecondMove = ({ phase, left }: State): boolean => phase === 'double' && left === 1;

/** Whether the player can move any of their dice. */
const canMoveAny = ({ board }: State, player: number): boolean =>
  diceCells(board, colourOf(player)).some((cell) => canMove(board, cell));

const place = g.action({
  fields: { cell: plateCell() },
  *candidates({ board, phase }) {
    if (phase === 'place') for (const cell of namesOf(diceCells(board, EMPTY))) yield { cell };
  },
  check({ board, phase }, { cell }) {
    if (phase !== 'place') return illegal('SAN-7', 'all dice are placed');
    return isOccupied(board, cellNamed(cell)) ? illegal('SAN-4', `a die lies in ${cell}`) : undefined;
  },
  apply(draft, { player, cell }, _, before) {
    const supply = before.supply.map((left, one) => (one === player ? left - 1 : left));
    const board = placeDie(before.board, cellNamed(cell), colourOf(player));
    Object.assign(draft, settled(before, player, board, supply), { supply });
  },
  describe(before, { player, cell }, after) {
    const moved = placeDie(before.board, cellNamed(cell), colourOf(player));
    return `Player ${player + 1} places a ${colourName(colourOf(player))} die in ${cell}.${news(before, moved, after)}`;
  },
});

const move = g.action({
  fields: { from: plateCell(), to: plateCell() },
  candidates: ({ board, phase }, player) => (phase === 'place' ? [] : moveFields(board, colourOf(player))),
  check(view, { player, from, to }) {
    const problem = checkMoving(view);
    if (problem) return problem;
    if (dieAt(view.board, cellNamed(from)) !== colourOf(player))
      return illegal('SAN-7', `none of your dice lies in ${from}`);
    return checkMove(view.board, from, to, { step: 'SAN-7', jump: 'SAN-8' });
  },
  apply(draft, { player, from, to }, _, before) {
    const board = moveDie(before.board, cellNamed(from), cellNamed(to));
    Object.assign(draft, settled(before, player, board, before.supply));
  },
  describe(before, { player, from, to }, after) {
    const [start, end] = [cellNamed(from), cellNamed(to)];
    const over = jumpedOver(before.board, start, end);
    const how = over === undefined ? 'moves' : 'jumps';
    const where = over === undefined ? '' : ` over ${cellName(over)}`;
    return `Player ${player + 1} ${how} from ${from}${where} to ${to}.${news(before, moveDie(before.board, start, end), after)}`;
  },
});

const done = g.action({
  check(view, { player }) {
    const problem = checkMoving(view);
    if (problem) return problem;
    if (isSecondMove(view)) return undefined;
    if (view.options.mustMove) return illegal('SAN-9', 'only the second move of a turn can be left out');
    return canMoveAny(view, player) ? undefined : illegal('SAN-9', 'a player who can move no die passes');
  },
  apply(draft, { player }, _, before) {
    Object.assign(draft, nextTurn(before, player, before.board));
  },
  describe: (before, { player }) => `Player ${player + 1} moves no ${isSecondMove(before) ? 'more' : 'die'}.`,
});

const pass = g.action({
  check(view, { player }) {
    const problem = checkMoving(view);
    if (problem) return problem;
    if (isSecondMove(view)) return illegal('SAN-9', 'the second move is left out with done');
    return canMoveAny(view, player) ? illegal('SAN-9', 'a die can be moved') : undefined;
  },
  apply(draft, { player }, _, before) {
    Object.assign(draft, nextTurn(before, player, before.board));
  },
  describe: (_, { player }) => `Player ${player + 1} cannot move and passes.`,
});

/** What is announced after a placement or a move that gave the board: dice taken, players out, the endgame, the end. */
function news(before: State, moved: string, after: State): string {
  const taken = sandwiched(moved);
  const caught = taken.map((cell) => `${colourName(dieAt(moved, cell) as 'r')} in ${cellName(cell)}`);
  const sentences = caught.length === 0 ? [] : [`Sandwiched and taken: ${caught.join(', ')}.`];
  const dice = diceOf(after.board, after.players);
  if (after.options.lastOneIn && nextToPlace(after.supply) === null) {
    const had = diceOf(moved, after.players);
    const out = dice.flatMap((count, one) =>
      count < FEW && (had[one] ?? 0) >= FEW ? [`Player ${one + 1} is out.`] : [],
    );
    sentences.push(...out);
  }
  if (after.toPlay !== null && after.phase !== before.phase) {
    if (after.phase === 'last') sentences.push('Somebody is down to two dice: one more move each.');
    if (after.phase === 'double') sentences.push('From now on turns have two moves.');
  }
  return sentences.map((sentence) => ` ${sentence}`).join('');
}

/** How the game ended; only asked when it is over (SAN-12, SAN-13). */
function result({ board, supply, players, options }: State): GameResult {
  const dice = diceOf(board, players);
  const scores = dice.map((count, player) => count + (supply[player] ?? 0));
  if (nextToPlace(supply) !== null || !isDecided(dice, options.lastOneIn)) {
    return decidedBy(scores, 'The turn limit is reached', 'dice');
  }
  const last = options.lastOneIn ? dice.findIndex((count) => count >= FEW) : -1;
  if (last >= 0) return { winners: [last], scores, reason: `Player ${last + 1} is the last one in.` };
  return decidedBy(scores, options.lastOneIn ? 'Nobody is left in' : 'A player has fewer than two dice', 'dice');
}

/** The rules of Sandwich. */
export const sandwich: Game<SandwichState, SandwichAction, SandwichOptions> = g.game({
  title: 'Sandwich',
  playerCount: { min: 2, max: 3 },
  facts: { number: 45, family: 'board' },
  variants: [{}, { endgame: 'fr', mustMove: false, turnLimit: 60 }, { lastOneIn: true, turnLimit: 120 }],
  editions: { english: { endgame: 'en', mustMove: true }, french: { endgame: 'fr', mustMove: false } },
  actions: { place, move, done, pass },
  checkSetup: ({ players, options }) =>
    options.lastOneIn && players === 2 ? 'lastOneIn is for three players: of two, one is left anyway' : undefined,
  setup: ({ players }) => ({
    board: emptyBoard(PLATE_CELLS),
    supply: Array.from({ length: players }, () => diceEach(players)),
    toPlay: 0,
    phase: 'place' as const,
    lastFrom: null,
    left: 1,
    turns: 0,
  }),
  checkState: sandwichStateProblem,
  // Rules 1 had no such option (SAN-9).
  migrations: { 1: (state) => ({ ...state, options: { ...(state.options as object), mustMove: true } }) },
  playersToAct: ({ toPlay }) => oneToAct(toPlay),
  result: (state) => (state.toPlay === null ? result(state) : null),
});
