/**
 * Flea Chase: fleas jump over each other, and onto each other, to a pyramid that both build. 2 players.
 * Rules and sources: flea-chase.rules.md (clauses FLE-1 to FLE-20).
 *
 * @example
 * ```ts
 * import { fleaChase } from 'dicewright/das-spiel';
 *
 * let state = fleaChase.setup({ players: 2 });
 * state = fleaChase.reduce(state, { type: 'move', player: 0, from: 'd6', to: 'e5' });
 * console.log(state.toPlay, [...fleaChase.legalActions(state)].length); // → 1 32
 * ```
 *
 * @module
 */

import { defineGame } from '../../../../kernel/define.js';
import { pick } from '../../../../kernel/dice/random.js';
import { illegal } from '../../../../kernel/errors.js';
import { list, natural } from '../../../../kernel/schemas/schema.js';
import * as z from '../../../../kernel/schemas/zod.js';
import { oneToAct } from '../../../../kernel/turns.js';
import type { DeepReadonly, Game } from '../../../../kernel/types.js';
import { boardString, moveDie } from '../../../../pyramid/board.js';
import type { Jump } from '../../../../pyramid/jump.js';
import { PLATE_CELLS } from '../../../../pyramid/lattice.js';
import { anyCell, cellNamed } from '../../../../pyramid/names.js';
import { checkJump, checkLifting, hasJump, jumpFields, jumpsOf } from '../../kit/jumping.js';
import { decidedBy } from '../../kit/standing.js';
import { limitReached, turnLimit } from '../../kit/turn-limit.js';
import {
  checkState,
  dueJumps,
  type FleaChaseOptions,
  type FleaChaseState,
  isComplete,
  isHeldUp,
  isIn,
  letterOf,
  PLAYERS,
  scoresOf,
  startBoard,
} from './position.js';

export type { FleaChaseOptions, FleaChaseState } from './position.js';

/** The actions of Flea Chase. */
export type FleaChaseAction =
  | {
      readonly type: 'move';
      readonly player: number;
      /** The cell of one of the player's dice that carries no other. */
      readonly from: string;
      /** The funnel that it jumps into, of the plate or of dice. */
      readonly to: string;
    }
  | {
      /** Only when none of the player's dice can jump. */
      readonly type: 'pass';
      readonly player: number;
    };

type State = DeepReadonly<FleaChaseState>;

/** Turns after which the game is over, unless the players choose another limit (FLE-20). */
const TURNS = 200;

const g = defineGame({
  id: 'flea-chase',
  rules: 2,
  options: {
    start: z._default(z.literal(['triangles', 'pyramids']), 'triangles'),
    turnLimit: turnLimit(TURNS),
  },
  state: {
    board: boardString('.rg'),
    late: list(natural(), PLAYERS),
    toPlay: z.nullable(natural(PLAYERS - 1)),
    turns: natural(),
  },
});

/** What a finished turn leaves (FLE-3, FLE-15, FLE-16, FLE-20). */
function nextTurn({ board: old, late, turns, options }: State, player: number, board: string) {
  const other = 1 - player;
  const ends = isComplete(board) || limitReached(turns + 1, options.turnLimit);
  return {
    board,
    late: late.map((count, one) => count + (one === player && isIn(old, other) ? 1 : 0)),
    toPlay: ends ? null : isIn(board, other) ? player : other,
    turns: turns + 1,
  };
}

/** The jumps that the player may make: if a blockade must be given up, only those that do so (FLE-13). */
function openJumps(board: string, player: number): Jump[] {
  const due = dueJumps(board, player);
  return due.length > 0 ? due : [...jumpsOf(board, letterOf(player))];
}

const move = g.action({
  fields: { from: anyCell(), to: anyCell() },
  *candidates({ board }, player) {
    for (const jump of jumpsOf(board, letterOf(player))) yield jumpFields(jump);
  },
  check({ board }, { player, from, to }) {
    const clauses = { own: 'FLE-5', blocked: 'FLE-6', jump: 'FLE-9' };
    const wrong = checkJump(board, letterOf(player), { from, to }, clauses);
    return wrong ?? checkLifting(dueJumps(board, player), { from, to }, 'FLE-13', 'FLE-14');
  },
  apply(draft, { player, from, to }, _, before) {
    Object.assign(draft, nextTurn(before, player, moveDie(before.board, cellNamed(from), cellNamed(to))));
  },
  sample({ board }, player, rng) {
    const jump = pick(rng, openJumps(board, player));
    return jump === undefined ? null : jumpFields(jump);
  },
  describe(before, { player, from, to }, after) {
    const onto = cellNamed(to) < PLATE_CELLS ? '' : ' onto three dice';
    const words = [`Player ${player + 1} jumps from ${from} to ${to}${onto}.`];
    const other = 1 - player;
    if (isIn(after.board, player)) words.push(`All dice of Player ${player + 1} are in.`);
    if (isHeldUp(after.board, other) && !isHeldUp(before.board, other))
      words.push(`Player ${other + 1} has no free die outside the pyramid.`);
    if (after.toPlay === null) words.push('The game is over.');
    return words.join(' ');
  },
});

const pass = g.action({
  check({ board }, { player }) {
    return hasJump(board, letterOf(player)) ? illegal('FLE-11', 'a player who can jump must jump') : undefined;
  },
  apply(draft, { player }, _, before) {
    Object.assign(draft, nextTurn(before, player, before.board));
  },
  describe: (_, { player }) => `Player ${player + 1} cannot jump and passes.`,
});

/** Why the game ended, for the result. */
const endOf = (board: string): string => (isComplete(board) ? 'The pyramid is complete' : 'The turn limit is reached');

/** The rules of Flea Chase. */
export const fleaChase: Game<FleaChaseState, FleaChaseAction, FleaChaseOptions> = g.game({
  title: 'Flea Chase',
  playerCount: { min: PLAYERS, max: PLAYERS },
  facts: { number: 55, family: 'space' },
  variants: [{}, { turnLimit: 80 }, { start: 'pyramids', turnLimit: 60 }],
  actions: { move, pass },
  setup: ({ options }) => ({ board: startBoard(options.start), late: [0, 0], toPlay: 0, turns: 0 }),
  checkState,
  // Only the usual limit of turns is another one.
  olderDefaults: { 1: { turnLimit: null } },
  migrations: { 1: (state) => state },
  playersToAct: ({ toPlay }) => oneToAct(toPlay),
  result: ({ board, late, toPlay }) =>
    toPlay === null ? decidedBy(scoresOf({ board, late }), endOf(board), 'points') : null,
});
