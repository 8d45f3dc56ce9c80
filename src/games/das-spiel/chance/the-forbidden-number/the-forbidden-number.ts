/**
 * The Forbidden Number: place as many dice as rolled, or lose all your free ones. 3 players.
 * Rules and sources: the-forbidden-number.rules.md (clauses FBN-1 to FBN-11).
 *
 * @example
 * ```ts
 * import { theForbiddenNumber } from 'dicewright/das-spiel';
 *
 * let state = theForbiddenNumber.setup({ players: 3, options: { forbidden: 6 } });
 * state = theForbiddenNumber.reduce(state, { type: 'roll', player: 0, outcome: 1 });
 * state = theForbiddenNumber.reduce(state, { type: 'place', player: 0, cell: 'c4' });
 * state = theForbiddenNumber.reduce(state, { type: 'roll', player: 1, outcome: 6 });
 * console.log(state.toPlay, state.supply); // → 2 [ 89, 90, 90 ]
 * ```
 *
 * @module
 */

import { defineGame } from '../../../../kernel/define.js';
import { die } from '../../../../kernel/dice/chance.js';
import { illegal, type Violation } from '../../../../kernel/errors.js';
import { integer, list, natural } from '../../../../kernel/schemas/schema.js';
import * as z from '../../../../kernel/schemas/zod.js';
import { oneToAct } from '../../../../kernel/turns.js';
import type { DeepReadonly, Envelope, Game, Resolved } from '../../../../kernel/types.js';
import { boardString, countDice, EMPTY, emptyBoard, placeDice, placeDie } from '../../../../pyramid/board.js';
import { freeCells, isComplete, isHeap } from '../../../../pyramid/heap.js';
import { PYRAMID_CELLS } from '../../../../pyramid/lattice.js';
import { anyCell, cellNamed } from '../../../../pyramid/names.js';
import { colourName, playerColours, stock } from '../../../../pyramid/stock.js';
import { mostFaces } from '../../kit/outer-faces.js';
import { checkPlaceable, placeableFields, samplePlaceable } from '../../kit/placing.js';
import { limitReached, turnLimit } from '../../kit/turn-limit.js';

const PLAYERS = 3;
const D6 = /* @__PURE__ */ die(6);

/** Options of The Forbidden Number, as given to `setup`. */
export interface TheForbiddenNumberOptions {
  /** Dice of each player, 55 to 90. Default 90. Where they run out, a high roll is bad luck (FBN-2). */
  readonly dice?: number | undefined;
  /** The forbidden number (FBN-3), 1 to 6, or `'drawn'`, the default. */
  readonly forbidden?: 'drawn' | 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** Whether a player may stop before all dice rolled are placed (FBN-6). Default `false`. */
  readonly mayPlaceFewer?: boolean | undefined;
  /** Whether dice that become free as others come off count as free, or stay (FBN-8). Default `'stay'`. */
  readonly freed?: 'stay' | 'count' | undefined;
  /** Finished turns after which the game ends (FBN-11), from 1, or `null`, the default. */
  readonly turnLimit?: number | null | undefined;
}

/** A position of The Forbidden Number. */
export interface TheForbiddenNumberState extends Envelope<'the-forbidden-number', Resolved<TheForbiddenNumberOptions>> {
  /** `'setup'` until the forbidden number is rolled, `'play'` from then on. */
  readonly phase: 'setup' | 'play';
  /** The forbidden number, 1 to 6; `null` before it is rolled. */
  readonly forbidden: number | null;
  /** The pyramid: 165 letters, `r`, `g` and `k` dice, `.` empty. */
  readonly board: string;
  /** Dice that each player has left. */
  readonly supply: readonly number[];
  /** Whose turn it is; `null` when the game is over. */
  readonly toPlay: number | null;
  /** The number rolled in this turn, while dice must still be placed for it; otherwise `null`. */
  readonly rolled: number | null;
  /** Dice that are still to be placed in this turn. */
  readonly left: number;
  /** Finished turns of all players. */
  readonly turns: number;
}

/** The actions of The Forbidden Number. */
export type TheForbiddenNumberAction =
  | {
      /** Rolls the forbidden number in the phase `setup`, afterwards the die of a turn. */
      readonly type: 'roll';
      readonly player: number;
      /** The number rolled, 1 to 6. */
      readonly outcome?: number | undefined;
    }
  | {
      readonly type: 'place';
      readonly player: number;
      /** An empty funnel, such as `'c4'` or `'1a2'`. */
      readonly cell: string;
    }
  | {
      /** Ends the turn before all dice rolled are placed; only with `mayPlaceFewer`. */
      readonly type: 'done';
      readonly player: number;
    };

type State = DeepReadonly<TheForbiddenNumberState>;

const g = defineGame({
  id: 'the-forbidden-number',
  rules: 3,
  options: {
    dice: z._default(integer(55, stock.r), stock.r),
    forbidden: z._default(z.literal(['drawn', 1, 2, 3, 4, 5, 6]), 'drawn'),
    mayPlaceFewer: z._default(z.boolean(), false),
    freed: z._default(z.literal(['stay', 'count']), 'stay'),
    turnLimit: turnLimit(),
  },
  state: {
    phase: z.literal(['setup', 'play']),
    forbidden: z.nullable(integer(1, 6)),
    board: boardString('.rgk'),
    supply: list(natural(stock.r), PLAYERS),
    toPlay: z.nullable(natural(PLAYERS - 1)),
    rolled: z.nullable(integer(1, 6)),
    left: natural(6),
    turns: natural(),
  },
});

const colourOf = (player: number): string => playerColours[player] as string;

/** The fields that a finished turn leaves, given the board after it (FBN-4, FBN-9, FBN-11). */
function nextTurn({ options, turns }: State, player: number, board: string) {
  const isOver = isComplete(board) || limitReached(turns + 1, options.turnLimit);
  return { toPlay: isOver ? null : (player + 1) % PLAYERS, rolled: null, left: 0, turns: turns + 1 };
}

const withMore = (supply: readonly number[], player: number, more: number): number[] =>
  supply.map((dice, one) => (one === player ? dice + more : dice));

/** The board without the player's free dice, and without those that become free as they come off, if they count. */
function withoutFree(board: string, player: number, freed: State['options']['freed']): string {
  const after = placeDice(board, freeCells(board, colourOf(player)), EMPTY);
  return after === board || freed === 'stay' ? after : withoutFree(after, player, freed);
}

const roll = g.action({
  check: ({ rolled }) => (rolled === null ? undefined : illegal('FBN-5', `a ${rolled} has already been rolled`)),
  outcome: D6.schema,
  chance: () => D6,
  apply(draft, { player }, rolled, before) {
    const { phase, forbidden, board, supply, options } = before;
    if (phase === 'setup') {
      Object.assign(draft, { phase: 'play', forbidden: rolled });
    } else if (rolled === forbidden) {
      const after = withoutFree(board, player, options.freed);
      const lost = countDice(board) - countDice(after);
      Object.assign(draft, nextTurn(before, player, after), { board: after, supply: withMore(supply, player, lost) });
    } else {
      const left = Math.min(rolled, supply[player] as number, PYRAMID_CELLS - countDice(board));
      Object.assign(draft, left === 0 ? nextTurn(before, player, board) : { rolled, left });
    }
  },
  describe(before, { player, outcome }, after) {
    const name = `Player ${player + 1}`;
    if (before.phase === 'setup') return `${name} rolls a ${outcome}: the forbidden number.`;
    const lost = countDice(before.board) - countDice(after.board);
    if (outcome !== before.forbidden) return `${name} rolls a ${outcome}${after.left === 0 ? ', without dice' : ''}.`;
    const dice = lost === 1 ? 'one die comes' : `${lost === 0 ? 'no' : lost} dice come`;
    return `${name} rolls the forbidden ${outcome}: ${dice} off the pyramid.`;
  },
});

const place = g.action({
  fields: { cell: anyCell() },
  candidates: ({ board }) => placeableFields(board),
  check({ board, rolled }, { cell }) {
    return rolled === null ? illegal('FBN-5', 'the die must be rolled first') : checkPlaceable(board, cell, 'FBN-7');
  },
  apply(draft, { player, cell }, _, before) {
    const board = placeDie(before.board, cellNamed(cell), colourOf(player));
    const left = before.left - 1;
    const next = left === 0 ? nextTurn(before, player, board) : { left };
    Object.assign(draft, next, { board, supply: withMore(before.supply, player, -1) });
  },
  sample: ({ board, rolled }, _, rng) => (rolled === null ? null : samplePlaceable(board, rng)),
  describe(_, { player, cell }, { toPlay }) {
    const placed = `Player ${player + 1} places a ${colourName(playerColours[player] ?? 'r')} die in ${cell}.`;
    return toPlay === null ? `${placed} The game is over.` : placed;
  },
});

const done = g.action({
  check: checkDone,
  apply(draft, { player }, _, before) {
    Object.assign(draft, nextTurn(before, player, before.board));
  },
  describe: (_, { player }, { toPlay }) =>
    `Player ${player + 1} places no more.${toPlay === null ? ' The game is over.' : ''}`,
});

function checkDone({ rolled, options }: State): Violation | undefined {
  if (!options.mayPlaceFewer) return illegal('FBN-6', 'as many dice as rolled must be placed');
  return rolled === null ? illegal('FBN-5', 'the die must be rolled first') : undefined;
}

/** What a state from outside must meet besides its schema. */
function checkState({ phase, forbidden, board, supply, toPlay, rolled, left, turns, options }: State) {
  if (!isHeap(board)) return illegal('FBN-7', 'a die lies on nothing');
  if (supply.length !== PLAYERS) return `expected ${PLAYERS} supplies, got ${supply.length}`;
  for (const [player, dice] of supply.entries()) {
    if (dice + countDice(board, colourOf(player)) === options.dice) continue;
    return illegal('FBN-2', `the dice of Player ${player + 1} don't add up to ${options.dice}`);
  }
  if ((phase === 'setup') !== (forbidden === null)) return 'the forbidden number is known exactly in play';
  if (options.forbidden !== 'drawn' && forbidden !== options.forbidden) return `${options.forbidden} is forbidden`;
  const isOver = isComplete(board) || limitReached(turns, options.turnLimit);
  if ((toPlay === null) !== isOver) return isOver ? 'somebody is to play in a game that is over' : 'nobody is to play';
  if (phase === 'setup' && (toPlay !== 0 || rolled !== null || turns > 0 || countDice(board) > 0))
    return 'Player 1 rolls the forbidden number first';
  if (rolled === null || toPlay === null) {
    return left > 0 || rolled !== null ? 'dice are to be placed without a roll' : undefined;
  }
  if (rolled === forbidden) return 'no dice are placed for the forbidden number';
  const most = Math.min(rolled, supply[toPlay] as number, PYRAMID_CELLS - countDice(board));
  return left === 0 || left > most ? `expected 1 to ${most} dice to be placed, got ${left}` : undefined;
}

/** The rules of The Forbidden Number. */
export const theForbiddenNumber: Game<TheForbiddenNumberState, TheForbiddenNumberAction, TheForbiddenNumberOptions> =
  g.game({
    title: 'The Forbidden Number',
    playerCount: { min: PLAYERS, max: PLAYERS },
    facts: { number: 12, family: 'chance' },
    variants: [{}, { dice: 55, turnLimit: 60 }, { forbidden: 6, mayPlaceFewer: true, freed: 'count' }],
    actions: { roll, place, done },
    setup: ({ options }) => ({
      phase: options.forbidden === 'drawn' ? 'setup' : 'play',
      forbidden: options.forbidden === 'drawn' ? null : options.forbidden,
      board: emptyBoard(),
      supply: new Array<number>(PLAYERS).fill(options.dice),
      toPlay: 0,
      rolled: null,
      left: 0,
      turns: 0,
    }),
    checkState,
    // Rules 1 knew no `mayPlaceFewer` (FBN-6), rules 2 no `freed` (FBN-8).
    migrations: {
      1: (state) => ({ ...state, options: { ...(state.options as object), mayPlaceFewer: false } }),
      2: (state) => ({ ...state, options: { ...(state.options as object), freed: 'stay' } }),
    },
    playersToAct: ({ toPlay }) => oneToAct(toPlay),
    result({ board, toPlay }) {
      if (toPlay !== null) return null;
      return mostFaces(board, PLAYERS, isComplete(board) ? 'The pyramid is complete' : 'The turn limit is reached');
    },
  });
