/**
 * Mound Mover: three pyramids move on by a corner, jump by jump. 3 players.
 * Rules and sources: mound-mover.rules.md (clauses MOU-1 to MOU-17).
 *
 * @example
 * ```ts
 * import { moundMover } from 'dicewright/das-spiel';
 *
 * let state = moundMover.setup({ players: 3 });
 * const [first] = moundMover.legalActions(state);
 * console.log(first); // → { type: 'move', player: 0, from: '3a6', to: 'a5' }
 * ```
 *
 * @module
 */

import { defineGame } from '../../../../kernel/define.js';
import { die } from '../../../../kernel/dice/chance.js';
import { pick } from '../../../../kernel/dice/random.js';
import { illegal } from '../../../../kernel/errors.js';
import { purposeful } from '../../../../kernel/purpose.js';
import { integer, natural } from '../../../../kernel/schemas/schema.js';
import * as z from '../../../../kernel/schemas/zod.js';
import { oneToAct } from '../../../../kernel/turns.js';
import type { DeepReadonly, Game } from '../../../../kernel/types.js';
import { boardString, moveDie } from '../../../../pyramid/board.js';
import { PLATE_CELLS } from '../../../../pyramid/lattice.js';
import { anyCell, cellNamed } from '../../../../pyramid/names.js';
import { checkJump, jumpFields, jumpsOf } from '../../kit/jumping.js';
import { turnLimit } from '../../kit/turn-limit.js';
import { moundMoverWorth } from './mound-mover.heuristic.js';
import {
  canMove,
  checkState,
  goesOn,
  hasMoved,
  isOver,
  letterOf,
  type MoundMoverOptions,
  type MoundMoverState,
  moved,
  PLAYERS,
  startBoard,
} from './position.js';

export type { MoundMoverOptions, MoundMoverState } from './position.js';

/** The actions of Mound Mover. */
export type MoundMoverAction =
  | {
      /** With the option `rolled`: how many jumps the turn has. */
      readonly type: 'roll';
      readonly player: number;
      /** The number rolled, 1 to 6. */
      readonly outcome?: number | undefined;
    }
  | {
      readonly type: 'move';
      readonly player: number;
      /** The cell of one of the player's dice that carries no other. */
      readonly from: string;
      /** The funnel of the plate, or of dice, into which it jumps. */
      readonly to: string;
    }
  | {
      /** Only when none of the player's dice can jump. */
      readonly type: 'pass';
      readonly player: number;
    };

type State = DeepReadonly<MoundMoverState>;

const D6 = /* @__PURE__ */ die(6);

const g = defineGame({
  id: 'mound-mover',
  rules: 2,
  options: {
    rolled: z._default(z.boolean(), false),
    restOfRoll: z._default(z.literal(['made', 'lost']), 'made'),
    blue: z._default(z.boolean(), false),
    mixed: z._default(z.boolean(), false),
    drawBetween: z._default(z.literal(['arrived', 'all']), 'arrived'),
    turnLimit: turnLimit(),
  },
  state: {
    board: boardString('.rgkb'),
    toPlay: z.nullable(natural(PLAYERS - 1)),
    rolled: z.nullable(integer(1, 6)),
    left: natural(6),
    turns: natural(),
  },
});

/** Goes on with the roll, or ends the turn (MOU-3, MOU-11), and maybe the game. */
function goOn(draft: MoundMoverState, player: number, board: string, left: number): void {
  if (left > 0 && canMove(board, player) && (goesOn(draft) || !hasMoved(board, player))) {
    Object.assign(draft, { board, left });
    return;
  }
  Object.assign(draft, { board, rolled: null, left: 0, turns: draft.turns + 1 });
  Object.assign(draft, { toPlay: isOver(draft) ? null : (player + 1) % PLAYERS });
}

const mustRoll = ({ options, rolled }: State): boolean => options.rolled && rolled === null;

const roll = g.action({
  check({ options, board, rolled }, { player }) {
    if (!options.rolled) return illegal('MOU-11', 'nobody rolls in this game');
    if (rolled !== null) return illegal('MOU-11', `a ${rolled} has already been rolled`);
    return canMove(board, player) ? undefined : illegal('MOU-10', 'a player who cannot jump passes without a roll');
  },
  outcome: D6.schema,
  chance: () => D6,
  apply(draft, _, rolled) {
    Object.assign(draft, { rolled, left: rolled });
  },
  describe: (_, { player, outcome }) => `Player ${player + 1} rolls a ${outcome}.`,
});

const move = g.action({
  fields: { from: anyCell(), to: anyCell() },
  *candidates(view, player) {
    if (mustRoll(view)) return;
    for (const jump of jumpsOf(view.board, letterOf(player))) yield jumpFields(jump);
  },
  check(view, { player, from, to }) {
    if (mustRoll(view)) return illegal('MOU-11', 'the die must be rolled first');
    const clauses = { own: 'MOU-5', blocked: 'MOU-6', jump: 'MOU-8' };
    return checkJump(view.board, letterOf(player), { from, to }, clauses);
  },
  apply(draft, { player, from, to }, _, { board, left }) {
    goOn(draft, player, moveDie(board, cellNamed(from), cellNamed(to)), left - 1);
  },
  sample(view, player, rng) {
    const jump = mustRoll(view) ? undefined : pick(rng, [...jumpsOf(view.board, letterOf(player))]);
    return jump === undefined ? null : jumpFields(jump);
  },
  describe(_, { player, from, to }, after) {
    const onto = cellNamed(to) < PLATE_CELLS ? '' : ' onto three dice';
    const words = [`Player ${player + 1} jumps from ${from} to ${to}${onto}.`];
    const isFinished = after.toPlay !== player;
    if (isFinished && hasMoved(after.board, player))
      words.push(`The pyramid of Player ${player + 1} stands in the next corner.`);
    if (after.toPlay === null) words.push('The game is over.');
    return words.join(' ');
  },
});

const pass = g.action({
  check: ({ board }, { player }) =>
    canMove(board, player) ? illegal('MOU-10', 'a player who can jump must jump') : undefined,
  apply(draft, { player }, _, { board }) {
    goOn(draft, player, board, 0);
  },
  describe: (_, { player }, { toPlay }) =>
    `Player ${player + 1} cannot jump and passes.${toPlay === null ? ' The game is over.' : ''}`,
});

/** The rules of Mound Mover. */
export const moundMover: Game<MoundMoverState, MoundMoverAction, MoundMoverOptions> = g.game({
  title: 'Mound Mover',
  playerCount: { min: PLAYERS, max: PLAYERS },
  facts: { number: 37, family: 'alteration', levelTurns: 1 },
  variants: [
    {},
    { turnLimit: 60 },
    { blue: true, rolled: true, restOfRoll: 'lost', drawBetween: 'all', turnLimit: 60 },
    { mixed: true, rolled: true, turnLimit: 60 },
  ],
  actions: { roll, move, pass },
  setup: ({ options }) => ({ board: startBoard(options), toPlay: 0, rolled: null, left: 0, turns: 0 }),
  checkState,
  migrations: {
    1: (state) => ({
      ...state,
      options: { ...(state.options as object), restOfRoll: 'lost', drawBetween: 'arrived' },
    }),
  },
  purpose: purposeful(moundMoverWorth),
  playersToAct: ({ toPlay }) => oneToAct(toPlay),
  result({ board, toPlay, turns, options }) {
    if (toPlay !== null) return null;
    const winners = moved(board);
    if (winners.length === 1)
      return { winners, scores: null, reason: 'One pyramid has been moved to the next corner.' };
    if (winners.length > 1) {
      const reason = `${winners.length} pyramids have been moved to the next corner in the same round: a draw.`;
      return { winners: options.drawBetween === 'all' ? [0, 1, 2] : winners, scores: null, reason };
    }
    const why =
      options.turnLimit === null || turns < options.turnLimit ? 'Nobody can jump' : 'The turn limit is reached';
    return { winners: [0, 1, 2], scores: null, reason: `${why}: a draw.` };
  },
});
