/**
 * Up and Down: an even number builds, an odd one tears down, or the other way round. 2 to 12 players, or three groups.
 * Rules and sources: up-and-down.rules.md (clauses UPD-1 to UPD-14).
 *
 * @example
 * ```ts
 * import { upAndDown } from 'dicewright/das-spiel';
 *
 * let state = upAndDown.setup({ players: 3 });
 * state = upAndDown.reduce(state, { type: 'roll', player: 0, outcome: 2 });
 * state = upAndDown.reduce(state, { type: 'place', player: 0, cell: 'c4' });
 * console.log(state.left, state.supply); // → 1 [ 89, 90, 90 ]
 * ```
 *
 * @module
 */

import { defineGame } from '../../../../kernel/define.js';
import { die } from '../../../../kernel/dice/chance.js';
import { pick } from '../../../../kernel/dice/random.js';
import { illegal, type Violation } from '../../../../kernel/errors.js';
import type { Json } from '../../../../kernel/plain.js';
import { integer, list, natural } from '../../../../kernel/schemas/schema.js';
import * as z from '../../../../kernel/schemas/zod.js';
import { oneToAct } from '../../../../kernel/turns.js';
import type { DeepReadonly, Game } from '../../../../kernel/types.js';
import { boardString, dieAt, emptyBoard, placeDie, removeDie } from '../../../../pyramid/board.js';
import { boardDeal } from '../../../../pyramid/deal.js';
import { isFree } from '../../../../pyramid/heap.js';
import { anyCell, cellName, cellNamed } from '../../../../pyramid/names.js';
import { colourName, stock } from '../../../../pyramid/stock.js';
import { firstTurn, forMembers, groupsOf, nextTurn, sideCount, sideOf } from '../../kit/groups.js';
import { mostFaces } from '../../kit/outer-faces.js';
import { checkPlaceable, placeableFields, samplePlaceable } from '../../kit/placing.js';
import { decidedBy } from '../../kit/standing.js';
import { limitReached, turnLimit } from '../../kit/turn-limit.js';
import {
  checkState,
  collectionValue,
  colourIndex,
  colourToPlace,
  countToDo,
  isOver,
  isPlacing,
  keepsRoll,
  MAX_PLAYERS,
  onPyramid,
  removable,
  removableCells,
  SHARE,
  SIDES,
  type UpAndDownOptions,
  type UpAndDownState,
  variantOf,
} from './position.js';

export type { UpAndDownOptions, UpAndDownState } from './position.js';

/** The actions of Up and Down. */
export type UpAndDownAction =
  | {
      /** The complete pyramid, in the phase `build`. */
      readonly type: 'build';
      readonly player: number;
      /** The board: 165 letters, 55 each of `r`, `g`, `k`. */
      readonly outcome?: string | undefined;
    }
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
      readonly type: 'remove';
      readonly player: number;
      /** The cell of a free die. */
      readonly cell: string;
    }
  | {
      /** Ends the turn before all dice rolled are moved; only with `mayPlaceFewer` or `mayRemoveFewer`. */
      readonly type: 'done';
      readonly player: number;
    };

type State = DeepReadonly<UpAndDownState>;

const D6 = /* @__PURE__ */ die(6);
const PYRAMID = /* @__PURE__ */ boardDeal({ r: SHARE, g: SHARE, k: SHARE });

/** In two of the three games three groups can play in place of players (UPD-1). */
const GROUPS = /* @__PURE__ */ groupsOf({ min: SIDES, max: SIDES });

const g = defineGame({
  id: 'up-and-down',
  rules: 5,
  options: {
    variant: z._default(z.nullable(z.literal(['building', 'demolition', 'values'])), null),
    dice: z._default(integer(SHARE, stock.r), stock.r),
    addCount: z._default(z.literal(['rolled', 'one']), 'rolled'),
    mayPlaceFewer: z._default(z.boolean(), false),
    mayRemoveFewer: z._default(z.boolean(), false),
    freed: z._default(z.literal(['count', 'stay']), 'count'),
    turnLimit: turnLimit(),
    groups: GROUPS.option,
  },
  state: {
    phase: z.literal(['build', 'play']),
    board: boardString('.rgk'),
    atRoll: z.nullable(boardString('.rgk')),
    supply: list(natural(stock.r), SIDES),
    taken: list(z.tuple([natural(SHARE), natural(SHARE), natural(SHARE)]), MAX_PLAYERS),
    ...GROUPS.turn,
    rolled: z.nullable(integer(1, 6)),
    left: natural(6),
    turns: natural(),
  },
});

/**
 * Goes on with the turn, or to the next one (UPD-4), or ends the game.
 *
 * @param now - the state by then, which is quicker to read than a draft
 */
function goOn(draft: UpAndDownState, now: State, player: number, left: number): void {
  const { rolled, atRoll, options } = now;
  const isReached = isOver(now);
  const todo = isReached ? 0 : Math.min(left, countToDo(now, player));
  if (todo > 0) {
    Object.assign(draft, { rolled, atRoll, left: todo });
    return;
  }
  const turns = now.turns + 1;
  const ended = isReached || limitReached(turns, options.turnLimit);
  const next = nextTurn(now, player, () => true);
  Object.assign(draft, { ...next, ...(ended && { toPlay: null }), rolled: null, atRoll: null, left: 0, turns });
}

/** The dice in the players' hands, with a die of the colour more or less in one of them. */
function handsAfter(
  state: State,
  player: number,
  colour: string,
  by: number,
): Pick<State, 'supply'> | Pick<State, 'taken'> {
  const { supply, taken } = state;
  if (variantOf(state) !== 'values') {
    const side = sideOf(state, player);
    return { supply: supply.map((dice, one) => (one === side ? dice + by : dice)) };
  }
  const more = (index: number): number => (index === colourIndex(colour) ? by : 0);
  return {
    taken: taken.map((dice, one) => {
      const [red, green, black] = dice;
      return one === player ? [red + more(0), green + more(1), black + more(2)] : [red, green, black];
    }),
  };
}

const build = g.action({
  check: ({ phase }) => (phase === 'build' ? undefined : illegal('UPD-3', 'the pyramid has already been built')),
  outcome: PYRAMID.schema,
  chance: () => PYRAMID,
  apply(draft, _, board) {
    draft.phase = 'play';
    draft.board = board;
  },
  describe: (_, { player }) => `Player ${player + 1} builds the complete pyramid.`,
});

const roll = g.action({
  check({ phase, rolled }) {
    if (phase === 'build') return illegal('UPD-3', 'the pyramid must be built first');
    return rolled === null ? undefined : illegal('UPD-5', `a ${rolled} has already been rolled`);
  },
  outcome: D6.schema,
  chance: () => D6,
  apply(draft, { player }, rolled, before) {
    const now = { ...before, rolled };
    goOn(draft, { ...now, atRoll: keepsRoll(now) ? before.board : null }, player, rolled);
  },
  describe(_, { player, outcome }, { rolled }) {
    return `Player ${player + 1} rolls a ${outcome}${rolled === null ? ' and can do nothing' : ''}.`;
  },
});

const place = g.action({
  fields: { cell: anyCell() },
  candidates: (view) => (isPlacing(view) ? placeableFields(view.board) : []),
  check(view, { cell }) {
    if (view.rolled === null) return illegal('UPD-5', 'the die must be rolled first');
    if (!isPlacing(view)) return illegal('UPD-7', `a ${view.rolled} is for removing dice`);
    return checkPlaceable(view.board, cell, 'UPD-6');
  },
  apply(draft, { player, cell }, _, before) {
    const colour = colourToPlace(before, player);
    const board = placeDie(before.board, cellNamed(cell), colour);
    const placed = { ...handsAfter(before, player, colour, -1), board };
    Object.assign(draft, placed);
    goOn(draft, { ...before, ...placed }, player, before.left - 1);
  },
  sample: (view, _, rng) => (isPlacing(view) ? samplePlaceable(view.board, rng) : null),
  describe: (before, { player, cell }, after) =>
    told(`Player ${player + 1} places a ${colourName(colourToPlace(before, player))} die in ${cell}.`, after),
});

const remove = g.action({
  fields: { cell: anyCell() },
  *candidates(view, player) {
    if (view.rolled === null || isPlacing(view)) return;
    for (const cell of removableCells(view, player)) yield { cell: cellName(cell) };
  },
  check(view, { player, cell }) {
    if (view.rolled === null) return illegal('UPD-5', 'the die must be rolled first');
    if (isPlacing(view)) return illegal('UPD-6', `a ${view.rolled} is for placing dice`);
    const at = cellNamed(cell);
    const colour = removable(view, player);
    if (colour !== undefined && dieAt(view.board, at) !== colour)
      return illegal('UPD-7', `none of your dice lies in ${cell}`);
    if (!isFree(view.board, at)) return illegal('UPD-7', `no free die lies in ${cell}`);
    if (view.atRoll === null || isFree(view.atRoll, at)) return undefined;
    return illegal('UPD-7', `the die in ${cell} has only become free in this turn`);
  },
  apply(draft, { player, cell }, _, before) {
    const { board, left } = before;
    const at = cellNamed(cell);
    const removed = { ...handsAfter(before, player, dieAt(board, at), 1), board: removeDie(board, at) };
    Object.assign(draft, removed);
    goOn(draft, { ...before, ...removed }, player, left - 1);
  },
  sample(view, player, rng) {
    if (view.rolled === null || isPlacing(view)) return null;
    const cell = pick(rng, removableCells(view, player));
    return cell === undefined ? null : { cell: cellName(cell) };
  },
  describe(before, { player, cell }, after) {
    const colour = colourName(dieAt(before.board, cellNamed(cell)) as 'r' | 'g' | 'k');
    return told(`Player ${player + 1} removes the ${colour} die from ${cell}.`, after);
  },
});

const done = g.action({
  check: checkDone,
  apply(draft, { player }, _, before) {
    goOn(draft, { ...before, rolled: null, atRoll: null }, player, 0);
  },
  describe: (before, { player }, after) =>
    told(`Player ${player + 1} ${isPlacing(before) ? 'places' : 'removes'} no more.`, after),
});

function checkDone(view: State): Violation | undefined {
  if (view.rolled === null) return illegal('UPD-5', 'the die must be rolled first');
  const { mayPlaceFewer, mayRemoveFewer } = view.options;
  if (isPlacing(view)) return mayPlaceFewer ? undefined : illegal('UPD-6', 'as many dice as rolled must be placed');
  const isFree = mayRemoveFewer && variantOf(view) !== 'building';
  return isFree ? undefined : illegal('UPD-7', 'as many dice as rolled must be removed');
}

const told = (what: string, { toPlay }: State): string => (toPlay === null ? `${what} The game is over.` : what);

function checkSetup(table: Pick<State, 'players' | 'options'>): string | undefined {
  const { dice, addCount, mayPlaceFewer, groups } = table.options;
  const variant = variantOf(table);
  const isValues = variant === 'values';
  if (isValues && groups.length > 0) return 'groups play only in building and demolition, three of them';
  if (!isValues && sideCount(table) !== SIDES)
    return `${variant} is for 3 players or groups, such as { groups: [2, 2, 2] }`;
  const problem = isValues ? undefined : GROUPS.problem(table);
  if (problem !== undefined) return problem;
  if (variant !== 'building' && dice !== stock.r) return 'only building takes a number of dice';
  if (variant !== 'building' && mayPlaceFewer) return 'only building leaves a player the choice to place fewer';
  return variant !== 'values' && addCount !== 'rolled' ? 'only values asks how many dice are added' : undefined;
}

const withOptions = (state: Record<string, Json>, more: Record<string, Json>) => ({
  ...state,
  options: { ...(state.options as object), ...more },
});

/** The rules of Up and Down. */
export const upAndDown: Game<UpAndDownState, UpAndDownAction, UpAndDownOptions> = g.game({
  title: 'Up and Down',
  playerCount: { min: 2, max: MAX_PLAYERS, withGroups: GROUPS.playerCount.withGroups },
  facts: { number: 13, family: 'chance' },
  variants: [
    {},
    { dice: 55, mayPlaceFewer: true, freed: 'stay' },
    { variant: 'demolition' },
    { variant: 'demolition', mayRemoveFewer: true, freed: 'stay', turnLimit: 60 },
    { variant: 'values' },
    { variant: 'values', addCount: 'one', mayRemoveFewer: true },
    { groups: [2, 1, 3], dice: 60 },
    { variant: 'demolition', groups: [2, 2, 2], turnLimit: 60 },
  ],
  editions: { english: { mayRemoveFewer: true }, french: { mayRemoveFewer: false } },
  actions: { build, roll, place, remove, done },
  checkSetup,
  setup(table) {
    const variant = variantOf(table);
    const { players, options } = table;
    return {
      phase: variant === 'building' ? 'play' : 'build',
      board: emptyBoard(),
      atRoll: null,
      supply: variant === 'values' ? [] : [0, 1, 2].map(() => (variant === 'building' ? options.dice : 0)),
      taken: variant === 'values' ? Array.from({ length: players }, () => [0, 0, 0] as [number, number, number]) : [],
      ...firstTurn(table),
      rolled: null,
      left: 0,
      turns: 0,
    };
  },
  checkState,
  // Rules 1 knew no `mayPlaceFewer` (UPD-6), rules 2 neither `mayRemoveFewer` nor `freed` (UPD-7); in rules 3 `variant` was
  // never null (UPD-1), in rules 4 there were no groups.
  olderDefaults: { 4: {} },
  migrations: {
    1: (state) => withOptions(state, { mayPlaceFewer: false }),
    2: (state) => ({ ...withOptions(state, { mayRemoveFewer: false, freed: 'count' }), atRoll: null }),
    3: (state) => state,
    4: (state) => state,
  },
  playersToAct: ({ toPlay }) => oneToAct(toPlay),
  result(view) {
    const { toPlay, board, taken } = view;
    const variant = variantOf(view);
    if (toPlay !== null) return null;
    const ended = isOver(view);
    const limit = 'The turn limit is reached';
    if (variant === 'building') return forMembers(view, mostFaces(board, SIDES, ended ? undefined : limit));
    if (variant === 'values')
      return decidedBy(taken.map(collectionValue), ended ? 'The plate is clear' : limit, 'points');
    const dice = [0, 1, 2].map((side) => onPyramid(board, side));
    const why = ended ? 'All dice of a colour are off' : limit;
    return forMembers(view, decidedBy(dice, why, 'dice on the pyramid', 'fewest'));
  },
});
