/**
 * Finish: jump with seven dice from the corner to the opposite edge, past two others doing the same. 3 players.
 * Rules and sources: finish.rules.md (clauses FIN-1 to FIN-17).
 *
 * @example
 * ```ts
 * import { finish } from 'dicewright/das-spiel';
 *
 * let state = finish.setup({ players: 3 });
 * state = finish.reduce(state, { type: 'move', player: 0, from: 'b6', to: 'c5' });
 * console.log(state.toPlay, [...finish.legalActions(state)].length); // → 1 26
 * ```
 *
 * @module
 */

import { defineGame } from '../../../../kernel/define.js';
import { pick } from '../../../../kernel/dice/random.js';
import { illegal } from '../../../../kernel/errors.js';
import { purposeful } from '../../../../kernel/purpose.js';
import { natural } from '../../../../kernel/schemas/schema.js';
import * as z from '../../../../kernel/schemas/zod.js';
import { oneToAct } from '../../../../kernel/turns.js';
import type { DeepReadonly, Game } from '../../../../kernel/types.js';
import { boardString, moveDie } from '../../../../pyramid/board.js';
import type { Jump } from '../../../../pyramid/jump.js';
import { PLATE_CELLS } from '../../../../pyramid/lattice.js';
import { anyCell, cellNamed } from '../../../../pyramid/names.js';
import { checkJump, checkLifting, hasJump, jumpFields, jumpsOf } from '../../kit/jumping.js';
import { limitReached, turnLimit } from '../../kit/turn-limit.js';
import { finishWorth } from './finish.heuristic.js';
import {
  checkState,
  dueJumps,
  type FinishOptions,
  type FinishState,
  hasFinished,
  isHeldUp,
  letterOf,
  PLAYERS,
  startBoard,
  winnerOf,
} from './position.js';

export type { FinishOptions, FinishState } from './position.js';

/** The actions of Finish. */
export type FinishAction =
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

type State = DeepReadonly<FinishState>;

const g = defineGame({
  id: 'finish',
  rules: 1,
  options: { turnLimit: turnLimit() },
  state: {
    board: boardString('.rgk'),
    toPlay: z.nullable(natural(PLAYERS - 1)),
    turns: natural(),
  },
});

/** What a finished turn leaves (FIN-3, FIN-15, FIN-17). */
function nextTurn({ turns, options }: State, player: number, board: string) {
  const ends = hasFinished(board, player) || limitReached(turns + 1, options.turnLimit);
  return { board, toPlay: ends ? null : (player + 1) % PLAYERS, turns: turns + 1 };
}

/** The jumps that the player may make: if a blockade must be lifted, only those that lift it (FIN-13). */
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
    const clauses = { own: 'FIN-5', blocked: 'FIN-6', jump: 'FIN-8' };
    const wrong = checkJump(board, letterOf(player), { from, to }, clauses);
    return wrong ?? checkLifting(dueJumps(board, player), { from, to }, 'FIN-13', 'FIN-14');
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
    if (winnerOf(after.board) === player) return `${words} All dice of Player ${player + 1} are on the finish line.`;
    for (const other of [0, 1, 2]) {
      if (other !== player && isHeldUp(after.board, other) && !isHeldUp(before.board, other))
        words.push(`Player ${other + 1} has no useful move.`);
    }
    if (after.toPlay === null) words.push('The game is over.');
    return words.join(' ');
  },
});

const pass = g.action({
  check({ board }, { player }) {
    return hasJump(board, letterOf(player)) ? illegal('FIN-10', 'a player who can jump must jump') : undefined;
  },
  apply(draft, { player }, _, before) {
    Object.assign(draft, nextTurn(before, player, before.board));
  },
  describe: (_, { player }) => `Player ${player + 1} cannot jump and passes.`,
});

/** The rules of Finish. */
export const finish: Game<FinishState, FinishAction, FinishOptions> = g.game({
  title: 'Finish',
  playerCount: { min: PLAYERS, max: PLAYERS },
  facts: { number: 56, family: 'space' },
  variants: [{}, { turnLimit: 60 }],
  actions: { move, pass },
  setup: () => ({ board: startBoard(), toPlay: 0, turns: 0 }),
  checkState,
  purpose: purposeful(finishWorth),
  playersToAct: ({ toPlay }) => oneToAct(toPlay),
  result({ board, toPlay }) {
    if (toPlay !== null) return null;
    const winner = winnerOf(board);
    if (winner !== undefined) {
      return { winners: [winner], scores: null, reason: `All dice of Player ${winner + 1} are on their finish line.` };
    }
    return { winners: [0, 1, 2], scores: null, reason: 'The turn limit is reached: a draw.' };
  },
});
