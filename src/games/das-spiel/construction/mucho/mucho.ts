/**
 * Mucho: all build a pyramid of 20 in their corner, each die as it was rolled, high numbers outside. 3 players.
 * Rules and sources: mucho.rules.md (clauses MUC-1 to MUC-14).
 *
 * @example
 * ```ts
 * import { mucho } from 'dicewright/das-spiel';
 *
 * let state = mucho.setup({ players: 3 });
 * state = mucho.reduce(state, { type: 'roll', player: 0, outcome: 'p' });
 * console.log(mucho.check(state, { type: 'place', player: 0, cell: 'a1' })?.clause); // → MUC-5
 * state = mucho.reduce(state, { type: 'place', player: 0, cell: 'a9' });
 * console.log(state.toPlay, state.supply); // → 1 [ 19, 20, 20 ]
 * ```
 *
 * @module
 */

import { defineGame } from '../../../../kernel/define.js';
import { pick } from '../../../../kernel/dice/random.js';
import { illegal } from '../../../../kernel/errors.js';
import { integer, list, natural } from '../../../../kernel/schemas/schema.js';
import * as z from '../../../../kernel/schemas/zod.js';
import { oneToAct } from '../../../../kernel/turns.js';
import type { DeepReadonly, Game } from '../../../../kernel/types.js';
import { boardString, emptyBoard, isOccupied, placeDie, poseString } from '../../../../pyramid/board.js';
import { poseRoll } from '../../../../pyramid/deal.js';
import { isSupported } from '../../../../pyramid/heap.js';
import type { Cell } from '../../../../pyramid/lattice.js';
import { anyCell, cellName, cellNamed } from '../../../../pyramid/names.js';
import { anyPose, type Pose } from '../../../../pyramid/pose.js';
import { type Colour, playerColours } from '../../../../pyramid/stock.js';
import { handOption } from '../../kit/hand.js';
import { decidedBy } from '../../kit/standing.js';
import { limitReached, turnLimit } from '../../kit/turn-limit.js';
import { ownPyramid, placeableIn } from '../corners.js';
import { rolledText } from '../rolled.js';
import {
  checkState,
  DICE,
  dominoes,
  fits,
  LEVELS,
  type MuchoOptions,
  type MuchoState,
  PLAYERS,
  pointsOf,
} from './position.js';

export type { MuchoOptions, MuchoState } from './position.js';

/** A pose rolled, each equally likely (MUC-4). */
const ROLL = /* @__PURE__ */ poseRoll();

/** The actions of Mucho. */
export type MuchoAction =
  | {
      readonly type: 'roll';
      readonly player: number;
      /** How the die lies. */
      readonly outcome?: Pose | undefined;
    }
  | {
      /** The rolled die is placed as it lies. */
      readonly type: 'place';
      readonly player: number;
      /** A cell of the player's own pyramid, such as `'a7'` or `'1a6'`. */
      readonly cell: string;
    }
  | {
      /** The rolled die is not placed in this turn; only in the variant with dominoes. */
      readonly type: 'decline';
      readonly player: number;
    };

type State = DeepReadonly<MuchoState>;

const g = defineGame({
  id: 'mucho',
  rules: 3,
  options: {
    variant: z._default(z.literal(['plain', 'domino']), 'plain'),
    match: z._default(z.literal(['facing', 'any']), 'any'),
    lateFrom: z._default(z.literal(['round', 'turn']), 'round'),
    turnLimit: turnLimit(),
    hand: handOption(),
  },
  state: {
    board: boardString('.rgk'),
    poses: poseString(),
    supply: list(natural(DICE), PLAYERS),
    toPlay: z.nullable(natural(PLAYERS - 1)),
    rolled: z.nullable(anyPose()),
    rounds: natural(),
    finished: list(z.nullable(integer(1, Number.MAX_SAFE_INTEGER)), PLAYERS),
  },
});

/** The fields that a finished turn leaves, with supplies as they are after it (MUC-3, MUC-8, MUC-10, MUC-11). */
function nextTurn({ rounds, finished: before, options }: State, player: number, supply: readonly number[]) {
  const finished = before.map((round, one) => (one === player && supply[player] === 0 ? rounds + 1 : round));
  const waits = (from: number): number => finished.findIndex((round, one) => one >= from && round === null);
  const inRound = waits(player + 1);
  const done = inRound < 0 ? rounds + 1 : rounds;
  const next = inRound < 0 ? waits(0) : inRound;
  const isOver = next < 0 || limitReached(done, options.turnLimit);
  return { finished, rounds: done, toPlay: isOver ? null : next, rolled: null };
}

const roll = g.action({
  check: ({ rolled }) =>
    rolled === null ? undefined : illegal('MUC-4', 'the die that was rolled has to be dealt with first'),
  outcome: ROLL.schema,
  chance: () => ROLL,
  apply(draft, _, pose) {
    draft.rolled = pose;
  },
  describe: ({ options }, { player, outcome }) => rolledText(player, outcome, options.hand),
});

/** The words at the end of a turn: who has finished, how it ended. */
function sequel(before: State, player: number, after: State): string {
  const completed = before.finished[player] === null && after.finished[player] !== null;
  const done = completed ? `, which completes the pyramid in round ${after.finished[player]}` : '';
  return after.toPlay === null ? `${done}. It is over, with ${pointsOf(after).join(', ')} points.` : `${done}.`;
}

/** The cells in which the rolled die can be placed, in order. */
const openTo = (state: State, player: number): Cell[] =>
  placeableIn(state.board, player, LEVELS).filter((cell) => fits(state, cell, state.rolled as Pose));

const place = g.action({
  fields: { cell: anyCell() },
  *candidates(view, player) {
    if (view.rolled !== null) for (const cell of openTo(view, player)) yield { cell: cellName(cell) };
  },
  check(view, { player, cell: name }) {
    const { board, rolled } = view;
    const cell = cellNamed(name);
    if (rolled === null) return illegal('MUC-4', 'a die is placed only after it was rolled');
    if (!ownPyramid(player, LEVELS).includes(cell)) return illegal('MUC-5', `${name} is not in your own pyramid`);
    if (isOccupied(board, cell)) return illegal('MUC-5', `a die lies in ${name} already`);
    if (!isSupported(board, cell)) return illegal('MUC-6', `a die in ${name} would not rest on three dice`);
    return fits(view, cell, rolled) ? undefined : illegal('MUC-9', `the die matches none of those below ${name}`);
  },
  apply(draft, { player, cell: name }, _, before) {
    const cell = cellNamed(name);
    const supply = before.supply.map((left, one) => (one === player ? left - 1 : left));
    Object.assign(draft, {
      board: placeDie(before.board, cell, playerColours[player] as Colour),
      poses: placeDie(before.poses, cell, before.rolled as Pose),
      supply,
      ...nextTurn(before, player, supply),
    });
  },
  sample(view, player, rng) {
    const cell = view.rolled === null ? undefined : pick(rng, openTo(view, player));
    return cell === undefined ? null : { cell: cellName(cell) };
  },
  describe(before, { player, cell }, after) {
    const { rolled, options } = before;
    const matched = options.variant === 'plain' ? [] : dominoes(before, cellNamed(cell), rolled as Pose);
    const numbers = matched.map(({ cell: below, number }) => `the ${number} of ${cellName(below)}`).join(' and ');
    const how = options.match === 'facing' ? 'against' : 'matching';
    const where = `${cell}${numbers === '' ? '' : ` ${how} ${numbers}`}`;
    return `Player ${player + 1} places the die in ${where}${sequel(before, player, after)}`;
  },
});

const decline = g.action({
  check({ rolled, options }) {
    if (options.variant === 'plain') return illegal('MUC-7', 'every die that was rolled is placed');
    return rolled === null ? illegal('MUC-10', 'a die is declined only after it was rolled') : undefined;
  },
  apply(draft, { player }, _, before) {
    Object.assign(draft, nextTurn(before, player, before.supply));
  },
  describe(before, { player }, after) {
    return `Player ${player + 1} doesn’t place the die${sequel(before, player, after)}`;
  },
});

/** The rules of Mucho. */
export const mucho: Game<MuchoState, MuchoAction, MuchoOptions> = g.game({
  title: 'Mucho',
  playerCount: { min: PLAYERS, max: PLAYERS },
  facts: { number: 27, family: 'construction' },
  variants: [
    {},
    { variant: 'domino' },
    { hand: 'left' },
    { variant: 'domino', turnLimit: 12, hand: 'left' },
    { variant: 'domino', match: 'facing', lateFrom: 'turn' },
  ],
  editions: { english: { match: 'any', lateFrom: 'round' }, french: { match: 'facing', lateFrom: 'turn' } },
  actions: { roll, place, decline },
  setup: () => ({
    board: emptyBoard(),
    poses: emptyBoard(),
    supply: [DICE, DICE, DICE],
    toPlay: 0,
    rolled: null,
    rounds: 0,
    finished: [null, null, null],
  }),
  checkState,
  // Rules 1 had only these readings (MUC-9, MUC-13); under rules 2 `'facing'` was the default, which saves name.
  olderDefaults: { 2: { match: 'facing' } },
  migrations: {
    1: (state) => ({ ...state, options: { ...(state.options as object), match: 'facing', lateFrom: 'round' } }),
    2: (state) => state,
  },
  playersToAct: ({ toPlay }) => oneToAct(toPlay),
  result(view) {
    if (view.toPlay !== null) return null;
    const why = view.finished.includes(null) ? `${view.rounds} rounds are over` : 'All pyramids are complete';
    return decidedBy(pointsOf(view), why, 'points');
  },
});
