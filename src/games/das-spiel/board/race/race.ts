/**
 * Race: dice roll over their edges across the plate into the finish area, where numbers that look outwards count. 3 or 4
 * players. Rules and sources: race.rules.md (clauses RAC-1 to RAC-13).
 *
 * @example
 * ```ts
 * import { race } from 'dicewright/das-spiel';
 *
 * let state = race.setup({ players: 3 });
 * state = race.reduce(state, { type: 'roll', player: 0, outcome: 'a' });
 * state = race.reduce(state, { type: 'place', player: 0, cell: 'b2' });
 * console.log(state.toPlay, state.board.slice(9, 12)); // → 1 .r.
 * ```
 *
 * @module
 */

import { defineGame } from '../../../../kernel/define.js';
import { pick } from '../../../../kernel/dice/random.js';
import { illegal } from '../../../../kernel/errors.js';
import { integer, natural, readonlyList } from '../../../../kernel/schemas/schema.js';
import * as z from '../../../../kernel/schemas/zod.js';
import { oneToAct } from '../../../../kernel/turns.js';
import type { DeepReadonly, Game } from '../../../../kernel/types.js';
import {
  boardString,
  diceCells,
  dieAt,
  emptyBoard,
  isOccupied,
  moveDie,
  placeDie,
  poseString,
  removeDie,
} from '../../../../pyramid/board.js';
import { poseRoll } from '../../../../pyramid/deal.js';
import { PLATE_CELLS } from '../../../../pyramid/lattice.js';
import { cellName, cellNamed, plateCell } from '../../../../pyramid/names.js';
import { type RowDirection, rowDirectionTo } from '../../../../pyramid/neighbours.js';
import { poses as allPoses, anyPose, type Pose, tumbled, upperNumbers } from '../../../../pyramid/pose.js';
import { colourName } from '../../../../pyramid/stock.js';
import { handOption, poseLabel } from '../../kit/hand.js';
import { decidedBy } from '../../kit/standing.js';
import { limitReached, turnLimit } from '../../kit/turn-limit.js';
import { rowSteps } from '../plate.js';
import {
  COLOURS,
  checkState,
  isFinished,
  isPlacing,
  type RaceOptions,
  type RaceState,
  ROWS,
  START,
  scoresOf,
} from './position.js';

export type { RaceOptions, RaceState } from './position.js';

const SEATS = 4;
const MAX_FACTOR = 100;
/** Turns after which the game is over, unless the players choose another limit (RAC-13). */
const TURNS = 300;

/** A pose rolled, each equally likely (RAC-5). */
const ROLL = /* @__PURE__ */ poseRoll();

/** The actions of Race. */
export type RaceAction =
  | {
      /** Rolls the die of this turn, before it is placed. */
      readonly type: 'roll';
      readonly player: number;
      /** How it lies. */
      readonly outcome?: Pose | undefined;
    }
  | {
      /** Places a die in the first two rows. */
      readonly type: 'place';
      readonly player: number;
      /** An empty funnel there, such as `'b2'`. */
      readonly cell: string;
      /** How it lies, where players may choose that; else left out. */
      readonly pose?: Pose | undefined;
    }
  | {
      /** Rolls a die over an edge. */
      readonly type: 'tumble';
      readonly player: number;
      /** The funnel of one of the player's dice. */
      readonly from: string;
      /** An empty neighbour of it in a row. */
      readonly to: string;
    }
  | {
      /** Moves no die, where nobody has to. */
      readonly type: 'stay';
      readonly player: number;
    }
  | {
      /** None of the player's dice can move. */
      readonly type: 'pass';
      readonly player: number;
    };

type State = DeepReadonly<RaceState>;

const g = defineGame({
  id: 'race',
  rules: 3,
  options: {
    poses: z._default(z.literal(['rolled', 'chosen']), 'rolled'),
    mustMove: z._default(z.boolean(), true),
    factors: z._default(readonlyList(integer(0, MAX_FACTOR), ROWS), [1, 2, 3, 4, 4]),
    turnLimit: turnLimit(TURNS),
    hand: handOption(),
  },
  state: {
    board: boardString('.rgkb', PLATE_CELLS),
    poses: poseString(PLATE_CELLS),
    toPlay: z.nullable(natural(SEATS - 1)),
    rolled: z.nullable(anyPose()),
    turns: natural(),
  },
});

const colourOf = (player: number) => COLOURS[player] ?? 'r';

/** The fields after a turn that leaves this board (RAC-4, RAC-9, RAC-13). */
function endTurn({ turns, players, options }: State, player: number, board: string) {
  const isOver = isFinished(board) || limitReached(turns + 1, options.turnLimit);
  return { toPlay: isOver ? null : (player + 1) % players, rolled: null, turns: turns + 1 };
}

const numbersOf = (pose: string, hand: 'right' | 'left'): string => upperNumbers(pose, hand).join(', ');

const roll = g.action({
  check(view) {
    if (!isPlacing(view)) return illegal('RAC-6', 'all dice are placed');
    if (view.options.poses === 'chosen') return illegal('RAC-5', 'dice are placed as their owners like');
    return view.rolled === null ? undefined : illegal('RAC-5', 'the die that was rolled must be placed first');
  },
  outcome: ROLL.schema,
  chance: () => ROLL,
  apply(draft, _, pose) {
    draft.rolled = pose;
  },
  describe: ({ options }, { player, outcome }) =>
    `Player ${player + 1} rolls a ${colourName(colourOf(player))} die, which shows ${numbersOf(outcome, options.hand)}.`,
});

const place = g.action({
  fields: { cell: plateCell(), pose: z.optional(anyPose()) },
  *candidates(view) {
    if (!isPlacing(view)) return;
    for (const at of START) {
      const cell = cellName(at);
      if (view.options.poses === 'rolled') yield { cell };
      else for (const pose of allPoses) yield { cell, pose };
    }
  },
  check(view, { cell, pose }) {
    const isChosen = view.options.poses === 'chosen';
    if (!isPlacing(view)) return illegal('RAC-6', 'all dice are placed');
    if (!isChosen && view.rolled === null) return illegal('RAC-5', 'a die is rolled before it is placed');
    if (isChosen !== (pose !== undefined))
      return illegal('RAC-5', isChosen ? 'say how the die is to lie' : 'the die lies as it was rolled');
    if (!START.includes(cellNamed(cell))) return illegal('RAC-5', `${cell} is not in the first two rows`);
    return isOccupied(view.board, cellNamed(cell)) ? illegal('RAC-5', `a die lies in ${cell} already`) : undefined;
  },
  apply(draft, { player, cell, pose }, _, before) {
    const at = cellNamed(cell);
    const board = placeDie(before.board, at, colourOf(player));
    const poses = placeDie(before.poses, at, pose ?? before.rolled ?? '');
    Object.assign(draft, { board, poses, ...endTurn(before, player, board) });
  },
  label: poseLabel,
  describe({ options }, { player, cell, pose }) {
    const shows = pose === undefined ? '' : `, where it shows ${numbersOf(pose, options.hand)}`;
    return `Player ${player + 1} places a die in ${cell}${shows}.`;
  },
});

/** Every step of a player's dice (RAC-7). */
function* tumblesOf(board: string, player: number): Generator<{ from: string; to: string }> {
  for (const from of diceCells(board, colourOf(player))) {
    for (const to of rowSteps(board, from)) yield { from: cellName(from), to: cellName(to) };
  }
}

const tumble = g.action({
  fields: { from: plateCell(), to: plateCell() },
  candidates: (view, player) => (isPlacing(view) ? [] : tumblesOf(view.board, player)),
  check(view, { player, from, to }) {
    if (isPlacing(view)) return illegal('RAC-6', 'all dice must be placed first');
    const [start, end] = [cellNamed(from), cellNamed(to)];
    if (dieAt(view.board, start) !== colourOf(player)) return illegal('RAC-7', `no die of yours lies in ${from}`);
    if (rowDirectionTo(start, end) === undefined) return illegal('RAC-7', `${to} is not adjacent to ${from}`);
    return isOccupied(view.board, end) ? illegal('RAC-7', `a die lies in ${to}`) : undefined;
  },
  sample: (view, player, rng) => (isPlacing(view) ? null : (pick(rng, [...tumblesOf(view.board, player)]) ?? null)),
  apply(draft, { player, from, to }, _, before) {
    const [start, end] = [cellNamed(from), cellNamed(to)];
    const board = moveDie(before.board, start, end);
    const direction = rowDirectionTo(start, end) as RowDirection;
    const pose = tumbled(dieAt(before.poses, start), direction, before.options.hand);
    const poses = placeDie(removeDie(before.poses, start), end, pose);
    Object.assign(draft, { board, poses, ...endTurn(before, player, board) });
  },
  describe({ options }, { player, from, to }, after) {
    const numbers = numbersOf(dieAt(after.poses, cellNamed(to)), options.hand);
    return `Player ${player + 1} rolls the die of ${from} over its edge to ${to}, where it shows ${numbers}.`;
  },
});

const canMove = (board: string, player: number): boolean => !tumblesOf(board, player).next().done;

const stay = g.action({
  check(view, { player }) {
    if (isPlacing(view)) return illegal('RAC-6', 'all dice must be placed first');
    if (view.options.mustMove) return illegal('RAC-7', 'a die is rolled over an edge in each turn');
    return canMove(view.board, player) ? undefined : illegal('RAC-8', 'a player who can move no die passes');
  },
  apply(draft, { player }, _, before) {
    Object.assign(draft, endTurn(before, player, before.board));
  },
  describe: (_, { player }) => `Player ${player + 1} moves no die.`,
});

const pass = g.action({
  check(view, { player }) {
    if (isPlacing(view)) return illegal('RAC-8', 'a die can be placed');
    return canMove(view.board, player) ? illegal('RAC-8', 'one of your dice can move') : undefined;
  },
  apply(draft, { player }, _, before) {
    Object.assign(draft, endTurn(before, player, before.board));
  },
  describe: (_, { player }) => `Player ${player + 1} can move no die.`,
});

/** The rules of Race. */
export const race: Game<RaceState, RaceAction, RaceOptions> = g.game({
  title: 'Race',
  playerCount: { min: 3, max: SEATS },
  facts: { number: 52, family: 'board' },
  variants: [
    {},
    { poses: 'chosen', hand: 'left', turnLimit: 60 },
    { mustMove: false, factors: [1, 2, 3, 3, 4], turnLimit: 120 },
  ],
  editions: {
    english: { mustMove: true, factors: [1, 2, 3, 4, 4] },
    french: { mustMove: false, factors: [1, 2, 3, 3, 4] },
  },
  actions: { roll, place, tumble, stay, pass },
  setup: () => ({
    board: emptyBoard(PLATE_CELLS),
    poses: emptyBoard(PLATE_CELLS),
    toPlay: 0,
    rolled: null,
    turns: 0,
  }),
  checkSetup: ({ options: { factors } }) =>
    factors.length === ROWS ? undefined : `expected ${ROWS} factors, got ${factors.length}`,
  checkState,
  olderDefaults: { 1: { mustMove: true, turnLimit: null }, 2: { turnLimit: null } },
  migrations: {
    1: (state) => ({ ...state, options: { ...(state.options as object), mustMove: true } }),
    // Only the usual limit of turns is another one.
    2: (state) => state,
  },
  playersToAct: ({ toPlay }) => oneToAct(toPlay),
  result(state) {
    if (state.toPlay !== null) return null;
    const why = isFinished(state.board) ? 'The border of the finish area is full' : 'The turn limit is reached';
    return decidedBy(scoresOf(state), why, 'points');
  },
});
