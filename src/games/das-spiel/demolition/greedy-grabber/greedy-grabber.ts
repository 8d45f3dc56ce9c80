/**
 * Greedy Grabber: everybody sits in front of a wall of the pyramid; one rolls, and all grab the free dice that show them the
 * number until that player says stop. 3 players, in real time. Rules and sources: greedy-grabber.rules.md (clauses GRE-1 to
 * GRE-14).
 *
 * @example
 * ```ts
 * import { createReducer, seededDice } from 'dicewright';
 * import { greedyGrabber } from 'dicewright/das-spiel';
 *
 * const reducer = createReducer(greedyGrabber, seededDice('quick hands'));
 * let state = reducer(greedyGrabber.setup({ players: 3 }), { type: 'build', player: 0 });
 * // What the top die shows to each of the players, and to a spectator.
 * const views = [0, 1, 2, null].map((player) => greedyGrabber.view(state, player));
 * console.log(views.map(({ poses }) => poses.at(-1)).join(' ')); // → 6 2 3 0
 * state = reducer(state, { type: 'roll', player: 0, outcome: 2 });
 * state = reducer(state, { type: 'grab', player: 1, cell: '8a1' });
 * state = reducer(state, { type: 'stop', player: 0 });
 * console.log(state.taken, state.phase); // → [ 0, 1, 0 ] roll
 * ```
 *
 * @module
 */

import { defineGame } from '../../../../kernel/define.js';
import { die } from '../../../../kernel/dice/chance.js';
import { pick } from '../../../../kernel/dice/random.js';
import { illegal } from '../../../../kernel/errors.js';
import { integer, list, natural } from '../../../../kernel/schemas/schema.js';
import * as z from '../../../../kernel/schemas/zod.js';
import { oneToAct } from '../../../../kernel/turns.js';
import type { DeepReadonly, Game } from '../../../../kernel/types.js';
import { boardString, countDice, dieAt, emptyBoard, poseString, removeDie } from '../../../../pyramid/board.js';
import { poseRolls } from '../../../../pyramid/deal.js';
import { freeCells } from '../../../../pyramid/heap.js';
import { type Cell, PYRAMID_CELLS } from '../../../../pyramid/lattice.js';
import { anyCell, cellName, cellNamed } from '../../../../pyramid/names.js';
import { handOption } from '../../kit/hand.js';
import { playersWho } from '../../kit/real-time.js';
import { numbersSeen, posesBehind } from '../../kit/sight.js';
import { decidedBy } from '../../kit/standing.js';
import { limitReached, turnLimit } from '../../kit/turn-limit.js';
import { SHARE } from '../full-pyramid.js';
import { checkFree } from '../taking.js';
import {
  checkState,
  type GreedyGrabberOptions,
  type GreedyGrabberState,
  type GreedyGrabberView,
  PLAYERS,
  rollerOf,
} from './position.js';

export type { GreedyGrabberOptions, GreedyGrabberState } from './position.js';

/** What a player of Greedy Grabber can do; real time: the order of actions is that of events. */
export type GreedyGrabberAction =
  | {
      /** The complete pyramid, in the phase `build`. */
      readonly type: 'build';
      readonly player: number;
      /** How the dice lie: 165 letters `a` to `x`. Shown to nobody. */
      readonly outcome?: string | undefined;
    }
  | {
      /** The player whose turn it is rolls their extra die. */
      readonly type: 'roll';
      readonly player: number;
      /** The number rolled, 1 to 6. */
      readonly outcome?: number | undefined;
    }
  | {
      /** Grabs a die; after the stop it is too late: the die goes back, and it costs a die for each other player. */
      readonly type: 'grab';
      readonly player: number;
      /** The cell of a free die that shows the number rolled to the player, such as `'8a1'`. */
      readonly cell: string;
    }
  | {
      /** The player of the turn ends it. */
      readonly type: 'stop';
      readonly player: number;
    }
  | {
      /** Gives up: until another die is gone or the turn is stopped; after the stop until the next roll. Nobody has to. */
      readonly type: 'done';
      readonly player: number;
    };

type State = DeepReadonly<GreedyGrabberState>;
type View = DeepReadonly<GreedyGrabberView>;

const D6 = /* @__PURE__ */ die(6);
/** How the dice of a complete pyramid lie. */
const LYING = /* @__PURE__ */ poseRolls(PYRAMID_CELLS);
/** A pyramid of three colours, which are for the eye only (GRE-2). */
const MIXED = /* @__PURE__ */ 'rgk'.repeat(SHARE);

const g = defineGame({
  id: 'greedy-grabber',
  rules: 1,
  options: { turnLimit: turnLimit(), hand: handOption() },
  state: {
    phase: z.literal(['build', 'roll', 'grab', 'over']),
    board: boardString('.rgk'),
    taken: list(natural(PYRAMID_CELLS), PLAYERS),
    rolled: z.nullable(integer(1, 6)),
    done: list(z.boolean(), PLAYERS),
    shown: list(
      z.strictObject({ cell: anyCell(), side: natural(PLAYERS - 1), number: integer(1, 6) }),
      PLAYERS * PYRAMID_CELLS,
    ),
    turns: natural(),
    poses: poseString(),
  },
  hidden: { poses: boardString('.0123456') },
});

const nobody = (): boolean[] => new Array<boolean>(PLAYERS).fill(false);
const other = (player: number, step: number): number => (player + step) % PLAYERS;

/** Free dice that show the viewer the number rolled, while it still matters. */
function grabbable({ phase, board, poses, rolled }: View): Cell[] {
  if (rolled === null || (phase !== 'grab' && phase !== 'roll')) return [];
  return freeCells(board).filter((cell) => dieAt(poses, cell) === String(rolled));
}

const build = g.action({
  check: ({ phase }) => (phase === 'build' ? undefined : illegal('GRE-2', 'the pyramid has already been built')),
  outcome: LYING.schema,
  chance: () => LYING,
  apply(draft, _, poses) {
    draft.phase = 'roll';
    draft.board = MIXED;
    draft.poses = poses;
  },
  conceal: () => ({}),
  // Everybody sees their own side of it.
  reveals: true,
  describe: (_, { player }) => `Player ${player + 1} builds the complete pyramid.`,
});

const roll = g.action({
  check(view, { player }) {
    if (view.phase === 'build') return illegal('GRE-2', 'the pyramid has to be built first');
    if (player !== rollerOf(view)) return illegal('GRE-4', 'it is not this player’s turn to roll');
    return view.phase === 'roll' ? undefined : illegal('GRE-6', 'a number has already been rolled');
  },
  outcome: D6.schema,
  chance: () => D6,
  apply(draft, _, rolled) {
    draft.phase = 'grab';
    draft.rolled = rolled;
    draft.done = nobody();
  },
  describe: (_, { player, outcome }) => `Player ${player + 1} rolls${outcome === undefined ? '' : ` a ${outcome}`}.`,
});

/** What a late grab costs: one die for each other player, in turn order, as far as there are any (GRE-11). */
function paid(taken: readonly number[], player: number): number[] {
  const after = [...taken];
  for (let step = 1; step < PLAYERS && (after[player] ?? 0) > 0; step++) {
    after[player] = (after[player] ?? 0) - 1;
    after[other(player, step)] = (after[other(player, step)] ?? 0) + 1;
  }
  return after;
}

const grab = g.action({
  fields: { cell: anyCell() },
  *candidates(view) {
    for (const cell of grabbable(view)) yield { cell: cellName(cell) };
  },
  check({ phase, board, poses, rolled, done: given }, { player, cell }) {
    if (phase === 'build') return illegal('GRE-2', 'the pyramid has to be built first');
    if (rolled === null) return illegal('GRE-6', 'nothing has been rolled yet');
    // Of those who have given up, only the player who is to roll can act at all.
    if (given[player]) return illegal('GRE-11', 'once too late is enough');
    const problem = checkFree(board, cell, 'GRE-7');
    if (problem !== undefined) return problem;
    if (dieAt(poses, cellNamed(cell)) === String(rolled)) return undefined;
    return illegal('GRE-7', `the die in ${cell} does not show a ${rolled} on this side`);
  },
  apply(draft, { player, cell }, _, before) {
    const { phase, board, poses, taken, rolled, done, shown, turns } = before;
    if (phase === 'roll') {
      const isKnown = shown.some((one) => one.cell === cell && one.side === player);
      if (!isKnown && rolled !== null) draft.shown = [...shown, { cell, side: player, number: rolled }].map(copied);
      draft.taken = paid(taken, player);
      draft.done = done.map((one, seat) => one || seat === player);
      return;
    }
    const at = cellNamed(cell);
    const left = removeDie(board, at);
    const isOver = countDice(left) === 0;
    draft.poses = removeDie(poses, at);
    if (shown.some((one) => one.cell === cell)) draft.shown = shown.filter((one) => one.cell !== cell).map(copied);
    draft.taken = taken.map((dice, seat) => dice + Number(seat === player));
    draft.done = nobody();
    draft.board = left;
    draft.turns = turns + Number(isOver);
    if (isOver) draft.phase = 'over';
  },
  sample(view, player, rng) {
    if (view.done[player]) return null;
    const cell = pick(rng, grabbable(view));
    return cell === undefined ? null : { cell: cellName(cell) };
  },
  // The next dice can be seen, or what this one shows.
  reveals: true,
  describe(before, { player, cell = '' }, after) {
    if (before.phase === 'grab') {
      const end = after.phase === 'over' ? ' The game is over.' : '';
      return `Player ${player + 1} grabs the die of ${cell}.${end}`;
    }
    const payees = [1, 2].slice(0, before.taken[player] ?? 0).map((step) => `Player ${other(player, step) + 1}`);
    const gets = payees.length === 1 ? 'gets one die' : 'get one die each';
    const costs = payees.length === 0 ? 'there is none to pay with' : `${payees.join(' and ')} ${gets}`;
    return `Player ${player + 1} grabs the die of ${cell} too late: it goes back, and ${costs}.`;
  },
});

const copied = <T extends object>(one: T): T => ({ ...one });

const stop = g.action({
  check(view, { player }) {
    if (view.phase !== 'grab') return illegal('GRE-9', 'there is nothing to stop');
    return player === rollerOf(view) ? undefined : illegal('GRE-9', 'only the player who rolled says stop');
  },
  apply(draft, _, __, { turns, options }) {
    draft.phase = limitReached(turns + 1, options.turnLimit) ? 'over' : 'roll';
    draft.turns = turns + 1;
    draft.done = nobody();
  },
  // At random the players take what they can get first.
  describe: (_, { player }, { phase }) =>
    `Player ${player + 1} says stop.${phase === 'over' ? ' The game is over.' : ''}`,
});

const done = g.action({
  check(view, { player }) {
    if (view.phase === 'build') return illegal('GRE-2', 'the pyramid has to be built first');
    if (player !== rollerOf(view)) return undefined;
    return illegal(
      'GRE-8',
      view.phase === 'grab' ? 'the player who rolled says stop' : 'it is this player’s turn to roll',
    );
  },
  apply(draft, { player }, _, before) {
    draft.done = before.done.map((one, seat) => one || seat === player);
  },
  describe: (_, { player }, { phase }) =>
    `Player ${player + 1} waits for ${phase === 'grab' ? 'other dice' : 'the next roll'}.`,
});

/** Real time: in the phases `grab` and `roll` everybody can act who hasn't given up (GRE-7, GRE-11). */
function playersToAct(view: View): readonly number[] {
  const { phase, rolled, done: given } = view;
  if (phase === 'over') return oneToAct(null);
  if (phase === 'build') return oneToAct(0);
  const roller = rollerOf(view);
  return playersWho(PLAYERS, (player) => player === roller || (rolled !== null && !given[player]));
}

/** The rules of Greedy Grabber. */
export const greedyGrabber: Game<GreedyGrabberState, GreedyGrabberAction, GreedyGrabberOptions> = g.game({
  title: 'Greedy Grabber',
  playerCount: { min: PLAYERS, max: PLAYERS },
  traits: { simultaneous: true },
  facts: { number: 43, family: 'demolition' },
  variants: [{}, { turnLimit: 12 }, { hand: 'left' }],
  actions: { build, roll, grab, stop, done },
  setup: () => ({
    phase: 'build' as const,
    board: emptyBoard(),
    poses: emptyBoard(),
    taken: new Array<number>(PLAYERS).fill(0),
    rolled: null,
    done: nobody(),
    shown: [],
    turns: 0,
  }),
  checkState,
  playersToAct,
  result({ phase, board, taken }) {
    if (phase !== 'over') return null;
    const why = countDice(board) === 0 ? 'The pyramid is gone' : 'The turn limit is reached';
    return decidedBy([...taken], why, 'dice');
  },
  view: (state: State, player) => ({ ...state, poses: numbersSeen(state, player) }),
  complete: (seen, player, rng) => ({ ...seen, poses: posesBehind(seen, player, rng, seen.shown) }),
});
