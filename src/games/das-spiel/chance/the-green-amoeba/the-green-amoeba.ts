/**
 * The Green Amoeba: six dice that belong to nobody creep towards a player's corner. 3 players.
 * Rules and sources: the-green-amoeba.rules.md (clauses AMO-1 to AMO-8).
 *
 * @example
 * ```ts
 * import { theGreenAmoeba } from 'dicewright/das-spiel';
 *
 * let state = theGreenAmoeba.setup({ players: 3 });
 * state = theGreenAmoeba.reduce(state, { type: 'roll', player: 0, outcome: 2 });
 * state = theGreenAmoeba.reduce(state, { type: 'move', player: 0, from: 'c3', to: 'b4' });
 * console.log(state.left, [...theGreenAmoeba.legalActions(state)].length > 1); // → 1 true
 * ```
 *
 * @module
 */

import { defineGame } from '../../../../kernel/define.js';
import { die } from '../../../../kernel/dice/chance.js';
import { illegal, type StateProblem, type Violation } from '../../../../kernel/errors.js';
import { integer, natural } from '../../../../kernel/schemas/schema.js';
import * as z from '../../../../kernel/schemas/zod.js';
import { oneToAct } from '../../../../kernel/turns.js';
import type { DeepReadonly, Envelope, Game, Resolved } from '../../../../kernel/types.js';
import {
  boardString,
  countDice,
  diceCells,
  emptyBoard,
  isOccupied,
  moveDie,
  placeDice,
} from '../../../../pyramid/board.js';
import { isConnected } from '../../../../pyramid/connected.js';
import { type Cell, PLATE_CELLS } from '../../../../pyramid/lattice.js';
import { cellName, cellNamed, cellsNamed, plateCell } from '../../../../pyramid/names.js';
import { rowNeighbours } from '../../../../pyramid/neighbours.js';
import { corners } from '../../../../pyramid/shapes.js';
import { limitReached, turnLimit } from '../../kit/turn-limit.js';

const PLAYERS = 3;
const DICE = 6;
const D6 = /* @__PURE__ */ die(6);

/** The central funnels (AMO-2). */
const CENTRE: readonly string[] = ['c3', 'c4', 'c5', 'd3', 'd4', 'e3'];

/** Options of The Green Amoeba, as given to `setup`. */
export interface TheGreenAmoebaOptions {
  /** When the amoeba must be connected: after every step, or at the end of a turn (AMO-6). Default `'always'`. */
  readonly connected?: 'always' | 'at-end' | undefined;
  /** Finished turns after which the game is a draw (AMO-8), from 1, or `null`, the default. */
  readonly turnLimit?: number | null | undefined;
}

/** A position of The Green Amoeba. */
export interface TheGreenAmoebaState extends Envelope<'the-green-amoeba', Resolved<TheGreenAmoebaOptions>> {
  /** The base plate: 45 letters, six `g` dice, `.` empty. */
  readonly board: string;
  /** Where the dice lay at the roll, as `board`; `null` unless the amoeba may be torn within this turn. */
  readonly atRoll: string | null;
  /** Whose turn it is; `null` when the game is over. */
  readonly toPlay: number | null;
  /** The number rolled in this turn, 1 to 6; `null` before the roll. */
  readonly rolled: number | null;
  /** Steps that can still be taken in this turn. */
  readonly left: number;
  /** Finished turns of all players. */
  readonly turns: number;
}

/** The actions of The Green Amoeba. */
export type TheGreenAmoebaAction =
  | {
      readonly type: 'roll';
      readonly player: number;
      /** The number rolled, 1 to 6. */
      readonly outcome?: number | undefined;
    }
  | {
      readonly type: 'move';
      readonly player: number;
      /** A funnel with a die. */
      readonly from: string;
      /** An empty neighbour of it. */
      readonly to: string;
    }
  | {
      /** Ends the turn. */
      readonly type: 'done';
      readonly player: number;
    };

type State = DeepReadonly<TheGreenAmoebaState>;

const g = defineGame({
  id: 'the-green-amoeba',
  rules: 2,
  options: {
    connected: z._default(z.literal(['always', 'at-end']), 'always'),
    turnLimit: turnLimit(),
  },
  state: {
    board: boardString('.g', PLATE_CELLS),
    atRoll: z.nullable(boardString('.g', PLATE_CELLS)),
    toPlay: z.nullable(natural(PLAYERS - 1)),
    rolled: z.nullable(integer(1, 6)),
    left: natural(6),
    turns: natural(),
  },
});

const isWhole = (board: string): boolean => isConnected(diceCells(board), rowNeighbours);

/** Whose home corner a connected amoeba has reached: it can't lie in two. `undefined` for nobody (AMO-7). */
function arrived(board: string): number | undefined {
  const player = corners.findIndex((corner) => isOccupied(board, corner));
  return player >= 0 && isWhole(board) ? player : undefined;
}

/** The fields that a finished turn leaves (AMO-3, AMO-8). */
function nextTurn({ options, turns }: State, player: number) {
  const toPlay = limitReached(turns + 1, options.turnLimit) ? null : (player + 1) % PLAYERS;
  return { toPlay, atRoll: null, rolled: null, left: 0, turns: turns + 1 };
}

const roll = g.action({
  check: ({ rolled }) => (rolled === null ? undefined : illegal('AMO-4', `a ${rolled} has already been rolled`)),
  outcome: D6.schema,
  chance: () => D6,
  apply(draft, _, rolled, { board, options }) {
    draft.atRoll = options.connected === 'at-end' ? board : null;
    draft.rolled = rolled;
    draft.left = rolled;
  },
  describe: (_, { player, outcome }) => `Player ${player + 1} rolls a ${outcome}.`,
});

interface Step {
  readonly from: string;
  readonly to: string;
}

const stepped = (board: string, { from, to }: Step): string => moveDie(board, cellNamed(from), cellNamed(to));

function* steps({ board, rolled }: State): Generator<Step> {
  if (rolled === null) return;
  for (const from of diceCells(board)) {
    for (const to of rowNeighbours(from)) yield { from: cellName(from), to: cellName(to) };
  }
}

function checkStep({ board, rolled, options }: State, { from, to }: Step): Violation | undefined {
  if (rolled === null) return illegal('AMO-4', 'the die must be rolled first');
  const [start, end] = [cellNamed(from), cellNamed(to)];
  if (!isOccupied(board, start)) return illegal('AMO-5', `no die lies in ${from}`);
  if (!rowNeighbours(start).includes(end)) return illegal('AMO-5', `${to} is no neighbour of ${from}`);
  if (isOccupied(board, end)) return illegal('AMO-5', `a die lies in ${to}`);
  if (options.connected === 'always' && !isWhole(moveDie(board, start, end)))
    return illegal('AMO-6', `a step from ${from} to ${to} tears the amoeba`);
  return undefined;
}

const move = g.action({
  fields: { from: plateCell(), to: plateCell() },
  candidates: steps,
  check: checkStep,
  apply(draft, { player, from, to }, _, before) {
    const board = stepped(before.board, { from, to });
    const left = before.left - 1;
    if (arrived(board) !== undefined) Object.assign(draft, { board, toPlay: null, atRoll: null, left });
    else if (left > 0) Object.assign(draft, { board, left });
    else Object.assign(draft, nextTurn(before, player), { board: isWhole(board) ? board : (before.atRoll ?? board) });
  },
  describe(before, { player, from, to }, after) {
    const moved = `Player ${player + 1} moves a die from ${from} to ${to}.`;
    if (after.board !== stepped(before.board, { from, to }))
      return `${moved} The amoeba is torn and goes back to where it was.`;
    const home = after.toPlay === null ? arrived(after.board) : undefined;
    return home === undefined ? moved : `${moved} It is in the home corner of Player ${home + 1}.`;
  },
});

const done = g.action({
  check: checkDone,
  apply(draft, { player }, _, before) {
    Object.assign(draft, nextTurn(before, player));
  },
  // A step is always possible where this is not said: the amoeba never gets stuck (AMO-5).
  describe: (_, { player }) => `Player ${player + 1} moves no more.`,
});

function checkDone({ board, rolled }: State): Violation | undefined {
  if (rolled === null) return illegal('AMO-4', 'the die must be rolled first');
  return isWhole(board) ? undefined : illegal('AMO-6', 'the amoeba is torn');
}

/** What a state from outside must meet besides its schema. */
function checkState({ board, atRoll, toPlay, rolled, left, turns, options }: State): StateProblem {
  for (const dice of [board, atRoll ?? board]) {
    if (countDice(dice) !== DICE) return illegal('AMO-2', `expected ${DICE} dice, got ${countDice(dice)}`);
  }
  const mayBeTorn = options.connected === 'at-end' && rolled !== null && toPlay !== null;
  if ((atRoll !== null) !== mayBeTorn)
    return illegal('AMO-6', 'where the dice lay is kept exactly while they may be torn');
  if (!isWhole(atRoll ?? board)) return illegal('AMO-6', 'the amoeba is torn');
  const home = arrived(board);
  const isOver = home !== undefined || limitReached(turns, options.turnLimit);
  if ((toPlay === null) !== isOver)
    return illegal('AMO-7', isOver ? 'somebody is to play in a game that is over' : 'nobody is to play');
  if (rolled === null) return left > 0 ? 'steps are to be taken without a roll' : undefined;
  if (toPlay === null && home === undefined) return 'a turn is finished, but its roll is kept';
  const least = toPlay === null ? 0 : 1;
  return left < least || left > rolled ? `expected ${least} to ${rolled} steps, got ${left}` : undefined;
}

/** The rules of The Green Amoeba. */
export const theGreenAmoeba: Game<TheGreenAmoebaState, TheGreenAmoebaAction, TheGreenAmoebaOptions> = g.game({
  title: 'The Green Amoeba',
  playerCount: { min: PLAYERS, max: PLAYERS },
  facts: { number: 11, family: 'chance' },
  variants: [{}, { turnLimit: 30 }, { connected: 'at-end' }],
  actions: { roll, move, done },
  setup: () => ({
    board: placeDice(emptyBoard(PLATE_CELLS), cellsNamed(CENTRE), 'g'),
    atRoll: null,
    toPlay: 0,
    rolled: null,
    left: 0,
    turns: 0,
  }),
  checkState,
  // Since rules 1 no position has changed, only random play.
  migrations: { 1: (state) => state },
  playersToAct: ({ toPlay }) => oneToAct(toPlay),
  result({ board, toPlay }) {
    if (toPlay !== null) return null;
    const home = arrived(board);
    if (home === undefined) return { winners: [0, 1, 2], scores: null, reason: 'The turn limit is reached: a draw.' };
    const reason = `The amoeba is in ${cellName(corners[home] as Cell)}, the home corner of Player ${home + 1}.`;
    return { winners: [home], scores: null, reason };
  },
});
