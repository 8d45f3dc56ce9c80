/**
 * Squeezing: roll, build that many dice on to your own, and cover those of the others until they can't build. 3 players.
 * Rules and sources: squeezing.rules.md (clauses SQU-1 to SQU-17).
 *
 * @example
 * ```ts
 * import { squeezing } from 'dicewright/das-spiel';
 *
 * let state = squeezing.setup({ players: 3 });
 * state = squeezing.reduce(state, { type: 'roll', player: 0, outcome: 4 });
 * state = squeezing.reduce(state, { type: 'build', player: 0, cells: ['c4', 'c5', 'd4', '1c4'] });
 * console.log(state.supply, state.first, state.phase); // → [ 51, 55, 55 ] 0 roll
 * ```
 *
 * @module
 */

import { defineGame } from '../../../../kernel/define.js';
import type { Migration } from '../../../../kernel/definition.js';
import { die } from '../../../../kernel/dice/chance.js';
import { illegal } from '../../../../kernel/errors.js';
import type { Json } from '../../../../kernel/plain.js';
import { integer, list, natural } from '../../../../kernel/schemas/schema.js';
import * as z from '../../../../kernel/schemas/zod.js';
import { oneToAct } from '../../../../kernel/turns.js';
import type { DeepReadonly, Game } from '../../../../kernel/types.js';
import { boardString, countDice, emptyBoard, isEmpty, placeDice } from '../../../../pyramid/board.js';
import { isConnected } from '../../../../pyramid/connected.js';
import type { Cell } from '../../../../pyramid/lattice.js';
import { anyCell, cellNamed, cellSet, cellsNamed, inCellOrder, namesOf } from '../../../../pyramid/names.js';
import { faceNeighbours } from '../../../../pyramid/neighbours.js';
import { checkPlaceable } from '../../kit/placing.js';
import { decidedBy } from '../../kit/standing.js';
import { limitReached, turnLimit } from '../../kit/turn-limit.js';
import { isBuildable, longestColumn } from '../chunks.js';
import {
  type BonusTurn,
  bonusCells,
  bonusContactProblem,
  bonusFor,
  buildSize,
  buildsOf,
  canBuild,
  canEverBuild,
  drawBuild,
  isInContact,
  keepsFree,
  type Site,
} from './building.js';
import {
  colourOf,
  DICE,
  diceOf,
  FIRST,
  MOST_BONUS,
  type SqueezingOptions,
  type SqueezingState,
  squeezingProblem,
} from './position.js';

export type { SqueezingOptions, SqueezingState } from './position.js';

const PLAYERS = 3;

/** An action of Squeezing. */
export type SqueezingAction =
  | {
      readonly type: 'roll';
      readonly player: number;
      /** The number rolled. */
      readonly outcome?: number | undefined;
    }
  | {
      readonly type: 'build';
      readonly player: number;
      /** As many cells as were rolled, as a set. */
      readonly cells: readonly string[];
    }
  | {
      readonly type: 'place';
      readonly player: number;
      /** Where a bonus die goes. */
      readonly cell: string;
    }
  | { readonly type: 'done'; readonly player: number }
  | { readonly type: 'pass'; readonly player: number };

const g = defineGame({
  id: 'squeezing',
  rules: 3,
  options: {
    reroll1: z._default(z.boolean(), false),
    contact: z._default(z.literal(['face', 'edge']), 'face'),
    join: z._default(z.literal(['any', 'own']), 'any'),
    bonusColumn: z._default(z.literal(['part', 'whole']), 'part'),
    bonusContact: z._default(z.literal(['turn', 'any']), 'turn'),
    bonusTouches: z._default(z.literal(['either', 'both']), 'either'),
    ends: z._default(z.literal(['all-stuck', 'first-stuck']), 'all-stuck'),
    turnLimit: turnLimit(),
  },
  state: {
    board: boardString('.rgk'),
    supply: list(natural(DICE), PLAYERS),
    toPlay: z.nullable(natural(PLAYERS - 1)),
    phase: z.literal(['roll', 'build', 'bonus']),
    rolled: z.nullable(integer(1, 6)),
    left: natural(MOST_BONUS),
    // States of rules 1 have bonus dice among them.
    fresh: list(anyCell(), 6 + MOST_BONUS),
    bonus: list(anyCell(), MOST_BONUS),
    first: z.nullable(natural(PLAYERS - 1)),
    turns: natural(),
  },
});

type State = DeepReadonly<SqueezingState>;

const SEATS: readonly number[] = [0, 1, 2];
const ROLL = die(6);

/** Why the game is over, `undefined` while it is not; asked between turns (SQU-14 to SQU-17). */
function endOf(site: Site & Pick<State, 'turns'>): string | undefined {
  const out = site.supply.indexOf(0);
  if (out >= 0) return `Player ${out + 1} has used up all dice`;
  if (countDice(site.board) > 0) {
    const stuck = SEATS.filter((player) => !canEverBuild(site, player));
    if (stuck.length === PLAYERS) return 'Nobody can build any more';
    if (stuck.length > 0 && site.options.ends === 'first-stuck') {
      return `Player ${(stuck[0] ?? 0) + 1} cannot build any more`;
    }
  }
  const { turnLimit: limit } = site.options;
  return limitReached(site.turns, limit) ? `The limit of ${limit} turns is reached` : undefined;
}

/** A state that an action writes to. */
type Draft = { -readonly [Key in keyof SqueezingState]: SqueezingState[Key] };

/** The turn is over: the next player rolls, unless the game is over, too. `site` is the position that was reached. */
function endTurn(draft: Draft, player: number, site: Site & Pick<State, 'turns'>): void {
  const turns = site.turns + 1;
  draft.turns = turns;
  draft.phase = 'roll';
  draft.rolled = null;
  draft.left = 0;
  draft.fresh = [];
  draft.bonus = [];
  draft.toPlay = endOf({ ...site, turns }) === undefined ? (player + 1) % PLAYERS : null;
}

/** Board and supply after the player has placed dice in the cells. */
function lay({ board, supply, first, options, turns }: State, player: number, cells: readonly Cell[]) {
  const left = supply.map((one, i) => (i === player ? one - cells.length : one));
  return { board: placeDice(board, cells, colourOf(player)), supply: left, first, options, turns };
}

/** Dice were laid: bonus dice are placed as far as dice and places allow; if none can be, the turn is over (SQU-10). */
function goOn(draft: Draft, player: number, site: ReturnType<typeof lay>, earned: number, turn: BonusTurn): void {
  draft.board = site.board;
  draft.supply = site.supply;
  const left = Math.min(earned, site.supply[player] ?? 0);
  if (left === 0 || bonusCells(site, player, turn).length === 0) {
    endTurn(draft, player, site);
    return;
  }
  draft.phase = 'bonus';
  draft.rolled = null;
  draft.left = left;
  draft.fresh = turn.fresh;
  draft.bonus = turn.bonus;
}

const mayRollAgain = ({ phase, rolled, options }: State): boolean =>
  phase === 'build' && rolled === 1 && options.reroll1;

const roll = g.action({
  check(view) {
    if (view.phase === 'bonus') return illegal('SQU-11', 'bonus dice are to be placed');
    if (view.phase === 'build' && !mayRollAgain(view)) return illegal('SQU-6', 'the number rolled stands');
    return undefined;
  },
  outcome: ROLL.schema,
  chance: () => ROLL,
  apply(draft, { player }, rolled, before) {
    const { first, options } = before;
    if (first !== null || rolled === FIRST) {
      draft.first = first ?? player;
      draft.phase = 'build';
      draft.rolled = rolled;
    } else if (rolled !== 1 || !options.reroll1) {
      endTurn(draft, player, before);
    }
  },
  describe({ first }, { player, outcome }) {
    const begins = first === null && outcome === FIRST ? ' and begins' : '';
    return `Player ${player + 1} rolls a ${outcome}${begins}.`;
  },
});

const build = g.action({
  fields: { cells: cellSet(1, 6) },
  *candidates(view, player) {
    if (view.rolled === null) return;
    for (const cells of buildsOf(view, player, view.rolled)) yield { cells: namesOf(cells) };
  },
  check(view, { player, cells: names }) {
    const { board, phase, rolled } = view;
    if (phase === 'bonus') return illegal('SQU-11', 'bonus dice are to be placed');
    if (rolled === null) return illegal('SQU-6', 'a number has to be rolled first');
    const size = buildSize(view, player, rolled);
    if (names.length !== size) return illegal('SQU-7', `expected ${size} dice, got ${names.length}`);
    const cells = cellsNamed(names);
    if (!cells.every((cell) => isEmpty(board, cell))) return illegal('SQU-5', 'a die lies in one of the cells already');
    if (!isConnected(cells, faceNeighbours)) return illegal('SQU-7', 'the dice do not hang together by their faces');
    if (!isBuildable(board, cells)) return illegal('SQU-5', 'nothing supports one of the dice');
    if (!isInContact(view, player, cells)) {
      return diceOf(board, player).length > 0
        ? illegal(
            'SQU-8',
            `no die touches one of your own by a face${view.options.contact === 'edge' ? ' or along an edge' : ''}`,
          )
        : illegal('SQU-9', 'no die touches a lying one by a face');
    }
    if (!keepsFree(view, player, cells)) return illegal('SQU-12', 'the first pyramid must keep a free space');
    return undefined;
  },
  canonical: ({ cells }) => ({ cells: inCellOrder(cells) }),
  apply(draft, { player, cells: names }, _, before) {
    const fresh = inCellOrder(names);
    const cells = cellsNamed(fresh);
    const site = lay(before, player, cells);
    goOn(draft, player, site, bonusFor(cells, before.options), { fresh, bonus: [] });
  },
  uneven: 'A build grows die by die from a cell drawn at random, so what can grow in many ways comes up more often.',
  sample(view, player, rng) {
    const cells = view.rolled === null ? null : drawBuild(view, player, view.rolled, rng);
    return cells && { cells: namesOf(cells) };
  },
  describe(_before, { player, cells: names }, after) {
    const cells = inCellOrder(names);
    const dice = cells.length === 1 ? 'a die' : `${cells.length} dice`;
    const bonus = after.phase === 'bonus' ? `; a column of ${longestColumn(cellsNamed(cells))} brings a bonus` : '';
    return `Player ${player + 1} builds ${dice} in ${cells.join(', ')}${bonus}.${ending(after)}`;
  },
});

const place = g.action({
  fields: { cell: anyCell() },
  *candidates(view, player) {
    if (view.phase !== 'bonus') return;
    for (const cell of namesOf(bonusCells(view, player, view))) yield { cell };
  },
  check(view, { player, cell }) {
    if (view.phase !== 'bonus') return illegal('SQU-10', 'there is no bonus die to place');
    const unplaceable = checkPlaceable(view.board, cell, 'SQU-5');
    if (unplaceable) return unplaceable;
    const at = cellNamed(cell);
    const apart = bonusContactProblem(view, view, at);
    if (apart !== undefined) return illegal('SQU-11', apart);
    return keepsFree(view, player, [at]) ? undefined : illegal('SQU-12', 'the first pyramid must keep a free space');
  },
  apply(draft, { player, cell }, _, before) {
    const turn = { fresh: [...before.fresh], bonus: inCellOrder([...before.bonus, cell]) };
    goOn(draft, player, lay(before, player, [cellNamed(cell)]), before.left - 1, turn);
  },
  describe: (_before, { player, cell }, after) => `Player ${player + 1} places a bonus die in ${cell}.${ending(after)}`,
});

const done = g.action({
  check: ({ phase }) => (phase === 'bonus' ? undefined : illegal('SQU-11', 'there is no bonus die to place')),
  apply: (draft, { player }, _, before) => endTurn(draft, player, before),
  describe: (_before, { player }, after) => `Player ${player + 1} places no more bonus dice.${ending(after)}`,
});

const pass = g.action({
  check(view, { player }) {
    if (view.rolled === null) return illegal('SQU-13', 'there is something else to do');
    if (mayRollAgain(view)) return illegal('SQU-13', 'a 1 may be rolled again');
    return canBuild(view, player, view.rolled) ? illegal('SQU-13', 'the number rolled can be built') : undefined;
  },
  apply: (draft, { player }, _, before) => endTurn(draft, player, before),
  describe: ({ rolled }, { player }, after) => `Player ${player + 1} cannot build with a ${rolled}.${ending(after)}`,
});

/** What is said when the game is over, with a space before it. */
function ending(after: State): string {
  return after.toPlay === null ? ` ${endOf(after) ?? ''}.` : '';
}

/**
 * A state of rules 2. There under `join: 'own'` a first build could be nothing but a pyramid of four, so that a game could
 * be over earlier: one that has ended stays so, by a limit of its turns, which has the same winners (SQU-9).
 */
const endedAsBefore: Migration = (state) => {
  const options = state.options as Readonly<Record<string, Json>>;
  const isStuck = state.toPlay === null && !(state.supply as readonly Json[]).includes(0);
  return options.join === 'own' && isStuck
    ? { ...state, options: { ...options, turnLimit: state.turns as number } }
    : { ...state };
};

/** The rules of Squeezing. */
export const squeezing: Game<SqueezingState, SqueezingAction, SqueezingOptions> = g.game({
  title: 'Squeezing',
  playerCount: { min: PLAYERS, max: PLAYERS },
  facts: { number: 31, family: 'construction' },
  variants: [
    {},
    { join: 'own' },
    { reroll1: true, bonusTouches: 'both' },
    { ends: 'first-stuck', bonusColumn: 'whole', contact: 'edge' },
    { turnLimit: 40 },
    { bonusContact: 'any' },
  ],
  editions: {
    english: { contact: 'face', bonusContact: 'any' },
    french: { contact: 'edge', bonusContact: 'turn' },
  },
  actions: { roll, build, place, done, pass },
  setup: () => ({
    board: emptyBoard(),
    supply: SEATS.map(() => DICE),
    toPlay: 0,
    phase: 'roll' as const,
    rolled: null,
    left: 0,
    fresh: [],
    bonus: [],
    first: null,
    turns: 0,
  }),
  checkState(state) {
    const problem = squeezingProblem(state);
    if (problem !== undefined) return problem;
    // Within a turn the dice of the bonus lie already, so that only players who are out can be told from those who are not.
    const isOver = state.phase === 'bonus' ? state.supply.includes(0) : endOf(state) !== undefined;
    return (state.toPlay === null) === isOver
      ? undefined
      : illegal('SQU-14', 'somebody is to play exactly until the game is over');
  },
  // Rules 1 had only what are the defaults now, under which bonus dice need not be told apart from built ones (SQU-11).
  migrations: {
    1: (state) => ({
      ...state,
      options: { ...(state.options as object), bonusColumn: 'part', bonusContact: 'turn', bonusTouches: 'either' },
      bonus: [],
    }),
    2: endedAsBefore,
  },
  olderDefaults: { 1: {}, 2: {} },
  playersToAct: ({ toPlay }) => oneToAct(toPlay),
  result: (state) =>
    state.toPlay === null ? decidedBy(state.supply, endOf(state) ?? '', 'dice left', 'fewest') : null,
});
