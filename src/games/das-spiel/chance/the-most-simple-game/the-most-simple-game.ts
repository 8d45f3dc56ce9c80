/**
 * The Most Simple Game: roll, and place as many dice as rolled. 2 or 3 players or groups.
 * Rules and sources: the-most-simple-game.rules.md (clauses MSG-1 to MSG-9).
 *
 * @example
 * ```ts
 * import { theMostSimpleGame } from 'dicewright/das-spiel';
 *
 * let state = theMostSimpleGame.setup({ players: 2 });
 * state = theMostSimpleGame.reduce(state, { type: 'roll', player: 0, outcome: 2 });
 * state = theMostSimpleGame.reduce(state, { type: 'place', player: 0, cell: 'c4' });
 * console.log(state.left, state.supply); // → 1 [ 89, 90 ]
 * ```
 *
 * @module
 */

import { defineGame } from '../../../../kernel/define.js';
import { die } from '../../../../kernel/dice/chance.js';
import { illegal, type StateProblem } from '../../../../kernel/errors.js';
import { integer, list, natural } from '../../../../kernel/schemas/schema.js';
import * as z from '../../../../kernel/schemas/zod.js';
import { oneToAct } from '../../../../kernel/turns.js';
import type { DeepReadonly, Envelope, Game, Resolved } from '../../../../kernel/types.js';
import { boardString, countDice, emptyBoard, placeDie } from '../../../../pyramid/board.js';
import { isComplete, isHeap } from '../../../../pyramid/heap.js';
import { PYRAMID_CELLS } from '../../../../pyramid/lattice.js';
import { anyCell, cellNamed } from '../../../../pyramid/names.js';
import { colourName, playerColours, stock } from '../../../../pyramid/stock.js';
import { firstTurn, forMembers, groupsOf, nextTurn, sideCount, sideOf, turnProblem } from '../../kit/groups.js';
import { facesOfPlayers, mostFaces } from '../../kit/outer-faces.js';
import { checkPlaceable, placeableFields, samplePlaceable } from '../../kit/placing.js';
import { limitReached, turnLimit } from '../../kit/turn-limit.js';

const D6 = /* @__PURE__ */ die(6);

/** Options of The Most Simple Game, as given to `setup`. */
export interface TheMostSimpleGameOptions {
  /** Dice of each player, 1 to 90. Default 90. Where they run out, a high roll is bad luck (MSG-2). */
  readonly dice?: number | undefined;
  /** Whether a turn can be ended before all dice rolled are placed (MSG-5). Default `false`. */
  readonly mayPlaceFewer?: boolean | undefined;
  /** Finished turns after which the game ends (MSG-9), from 1, or `null`, the default. */
  readonly turnLimit?: number | null | undefined;
  /**
   * How many members each side has, 1 to 4, where two or three groups play in place of players (MSG-1). Default `[]`: no
   * groups.
   */
  readonly groups?: readonly number[] | undefined;
}

/** A position of The Most Simple Game. */
export interface TheMostSimpleGameState extends Envelope<'the-most-simple-game', Resolved<TheMostSimpleGameOptions>> {
  /** The pyramid: 165 letters, `r`, `g` and `k` dice, `.` empty. */
  readonly board: string;
  /** Dice that each side has left. */
  readonly supply: readonly number[];
  /** Whose turn it is; `null` when the game is over. */
  readonly toPlay: number | null;
  /** For each group, the member who plays in its present or next turn, from 0; left out where no groups play. */
  readonly members?: readonly number[] | undefined;
  /** The number rolled in this turn, 1 to 6; `null` before the roll. */
  readonly rolled: number | null;
  /** Dice that are still to be placed in this turn. */
  readonly left: number;
  /** Finished turns of all players. */
  readonly turns: number;
}

/** The actions of The Most Simple Game. */
export type TheMostSimpleGameAction =
  | {
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

type State = DeepReadonly<TheMostSimpleGameState>;

/** Two or three groups can play in place of players (MSG-1). */
const GROUPS = /* @__PURE__ */ groupsOf({ min: 2, max: playerColours.length });

const g = defineGame({
  id: 'the-most-simple-game',
  rules: 2,
  options: {
    dice: z._default(integer(1, stock.r), stock.r),
    mayPlaceFewer: z._default(z.boolean(), false),
    turnLimit: turnLimit(),
    groups: GROUPS.option,
  },
  state: {
    board: boardString('.rgk'),
    supply: list(natural(stock.r), 3),
    ...GROUPS.turn,
    rolled: z.nullable(integer(1, 6)),
    left: natural(6),
    turns: natural(),
  },
});

/** The fields that a finished turn leaves, on a board and with dice as they are after it (MSG-3, MSG-7, MSG-9). */
function turnAfter(before: State, player: number, board: string, supply: readonly number[]) {
  const turns = before.turns + 1;
  const next = nextTurn(before, player, (one) => supply[sideOf(before, one)] !== 0);
  const isOver = isComplete(board) || limitReached(turns, before.options.turnLimit);
  return { ...next, ...(isOver && { toPlay: null }), rolled: null, left: 0, turns };
}

const roll = g.action({
  check: ({ rolled }) => (rolled === null ? undefined : illegal('MSG-4', `a ${rolled} has already been rolled`)),
  outcome: D6.schema,
  chance: () => D6,
  apply(draft, { player }, rolled, before) {
    const { board, supply } = before;
    const left = Math.min(rolled, supply[sideOf(before, player)] as number, PYRAMID_CELLS - countDice(board));
    draft.rolled = rolled;
    draft.left = left;
  },
  describe: (_, { player, outcome }) => `Player ${player + 1} rolls a ${outcome}.`,
});

const place = g.action({
  fields: { cell: anyCell() },
  candidates: ({ board }) => placeableFields(board),
  check({ board, rolled }, { cell }) {
    return rolled === null ? illegal('MSG-4', 'the die must be rolled first') : checkPlaceable(board, cell, 'MSG-6');
  },
  apply(draft, { player, cell }, _, before) {
    const side = sideOf(before, player);
    const board = placeDie(before.board, cellNamed(cell), playerColours[side] as string);
    const supply = before.supply.map((dice, one) => (one === side ? dice - 1 : dice));
    const left = before.left - 1;
    const next = left === 0 ? turnAfter(before, player, board, supply) : { left };
    draft.board = board;
    draft.supply = supply;
    Object.assign(draft, next);
  },
  sample: ({ board, rolled }, _, rng) => (rolled === null ? null : samplePlaceable(board, rng)),
  describe(_, { player, cell }, after) {
    const colour = colourName(playerColours[sideOf(after, player)] ?? 'r');
    const placed = `Player ${player + 1} places a ${colour} die in ${cell}.`;
    return after.toPlay === null ? `${placed} ${facesTold(after)}` : placed;
  },
});

const done = g.action({
  check({ rolled, options }) {
    if (!options.mayPlaceFewer) return illegal('MSG-5', 'as many dice as rolled must be placed');
    return rolled === null ? illegal('MSG-4', 'the die must be rolled first') : undefined;
  },
  apply(draft, { player }, _, before) {
    Object.assign(draft, turnAfter(before, player, before.board, before.supply));
  },
  describe(_, { player }, after) {
    return `Player ${player + 1} places no more.${after.toPlay === null ? ` ${facesTold(after)}` : ''}`;
  },
});

function facesTold(state: State): string {
  const faces = facesOfPlayers(state.board, sideCount(state)).map(
    (count, side) => `${colourName(playerColours[side] ?? 'r')} ${count}`,
  );
  return `The game is over; outer faces: ${faces.join(', ')}.`;
}

/** What a state from outside must meet besides its schema. */
function checkState(state: State): StateProblem {
  const { board, supply, toPlay, rolled, left, turns, options } = state;
  if (!isHeap(board)) return illegal('MSG-6', 'a die lies on nothing');
  const sides = sideCount(state);
  if (supply.length !== sides) return `expected ${sides} supplies, got ${supply.length}`;
  for (const [side, colour] of playerColours.entries()) {
    const dealt = side < sides ? options.dice : 0;
    if ((supply[side] ?? 0) + countDice(board, colour) !== dealt)
      return illegal('MSG-2', `the dice of Player ${side + 1} don't add up to ${dealt}`);
  }
  const over = isComplete(board) || supply.every((dice) => dice === 0) || limitReached(turns, options.turnLimit);
  if ((toPlay === null) !== over)
    return illegal('MSG-7', over ? 'somebody is to play in a game that is over' : 'nobody is to play');
  const noTurn = turnProblem(state);
  if (noTurn !== undefined) return noTurn;
  if (toPlay !== null && supply[sideOf(state, toPlay)] === 0)
    return illegal('MSG-3', `Player ${toPlay + 1} has no dice`);
  if (rolled === null || toPlay === null)
    return left > 0 || rolled !== null ? 'dice are to be placed without a roll' : undefined;
  const most = Math.min(rolled, supply[sideOf(state, toPlay)] as number, PYRAMID_CELLS - countDice(board));
  return left === 0 || left > most ? `expected 1 to ${most} dice to be placed, got ${left}` : undefined;
}

/** The rules of The Most Simple Game. */
export const theMostSimpleGame: Game<TheMostSimpleGameState, TheMostSimpleGameAction, TheMostSimpleGameOptions> =
  g.game({
    title: 'The Most Simple Game',
    playerCount: GROUPS.playerCount,
    facts: { number: 10, family: 'chance' },
    variants: [
      {},
      { dice: 55 },
      { turnLimit: 30 },
      { mayPlaceFewer: true },
      { groups: [2, 1], dice: 20 },
      { groups: [2, 2, 2], dice: 55 },
    ],
    actions: { roll, place, done },
    checkSetup: GROUPS.problem,
    setup: (table) => ({
      board: emptyBoard(),
      supply: new Array<number>(sideCount(table)).fill(table.options.dice),
      ...firstTurn(table),
      rolled: null,
      left: 0,
      turns: 0,
    }),
    checkState,
    olderDefaults: { 1: {} },
    // Rules 1 had no groups (MSG-1).
    migrations: { 1: (state) => state },
    playersToAct: ({ toPlay }) => oneToAct(toPlay),
    result(state) {
      const { board, toPlay, supply } = state;
      if (toPlay !== null) return null;
      const isOut = supply.every((dice) => dice === 0);
      const why = isOut ? 'Nobody has a die left' : 'The turn limit is reached';
      return forMembers(state, mostFaces(board, sideCount(state), isComplete(board) ? undefined : why));
    },
  });
