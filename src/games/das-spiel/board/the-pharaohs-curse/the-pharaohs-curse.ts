/**
 * The Pharaoh's Curse: explorers on a plate full of dice change places with neighbours whose numbers meet theirs, each on
 * the way to the opposite corner. 3 players.
 * Rules and sources: the-pharaohs-curse.rules.md (clauses PHA-1 to PHA-10).
 *
 * @example
 * ```ts
 * import { createReducer, seededDice } from 'dicewright';
 * import { thePharaohsCurse } from 'dicewright/das-spiel';
 *
 * const reducer = createReducer(thePharaohsCurse, seededDice('maze'));
 * let state = reducer(thePharaohsCurse.setup({ players: 3 }), { type: 'build', player: 0 });
 * state = reducer(state, { type: 'turn', player: 0, pose: state.poses[36] === 'a' ? 'b' : 'a' });
 * console.log(state.toPlay, [...thePharaohsCurse.legalActions(state)].length >= 23); // → 1 true
 * ```
 *
 * @module
 */

import { defineGame } from '../../../../kernel/define.js';
import { pick } from '../../../../kernel/dice/random.js';
import { illegal, type Violation } from '../../../../kernel/errors.js';
import { natural } from '../../../../kernel/schemas/schema.js';
import * as z from '../../../../kernel/schemas/zod.js';
import { oneToAct } from '../../../../kernel/turns.js';
import type { DeepReadonly, Game } from '../../../../kernel/types.js';
import { boardString, dieAt, emptyBoard, placeDie, poseString, swapDice } from '../../../../pyramid/board.js';
import { poseRolls } from '../../../../pyramid/deal.js';
import { PLATE_CELLS } from '../../../../pyramid/lattice.js';
import { cellName, cellNamed, plateCell } from '../../../../pyramid/names.js';
import { poses as allPoses, anyPose, type Pose, upperNumbers } from '../../../../pyramid/pose.js';
import { handOption, poseLabel } from '../../kit/hand.js';
import { limitReached, turnLimit } from '../../kit/turn-limit.js';
import {
  arrived,
  checkState,
  EXPLORERS,
  explorerCell,
  FULL_BOARD,
  facing,
  goalOf,
  isBuilt,
  partnersOf,
  type ThePharaohsCurseOptions,
  type ThePharaohsCurseState,
} from './position.js';

export type { ThePharaohsCurseOptions, ThePharaohsCurseState } from './position.js';

/** How the dice fall into the plate (PHA-2). */
const BUILD = /* @__PURE__ */ poseRolls(PLATE_CELLS);

/** The actions of The Pharaoh's Curse. */
export type ThePharaohsCurseAction =
  | {
      /** The plate is filled. */
      readonly type: 'build';
      readonly player: number;
      /** How all dice lie, the explorers among them: 45 letters `a` to `x`. */
      readonly outcome?: string | undefined;
    }
  | {
      /** The explorer changes places with a green die. */
      readonly type: 'swap';
      readonly player: number;
      /** The green die's funnel, adjacent to the explorer's. */
      readonly cell: string;
      /** How the green die lies in its new place. */
      readonly pose: Pose;
    }
  | {
      /** The explorer turns where it is. */
      readonly type: 'turn';
      readonly player: number;
      /** How it lies then. */
      readonly pose: Pose;
    }
  | {
      /** Does only one thing, where a player may do both. */
      readonly type: 'done';
      readonly player: number;
    };

type State = DeepReadonly<ThePharaohsCurseState>;

const g = defineGame({
  id: 'the-pharaohs-curse',
  rules: 2,
  options: {
    actions: z._default(z.literal(['either', 'both']), 'either'),
    turnLimit: turnLimit(),
    hand: handOption(),
  },
  state: {
    board: boardString('.grbk', PLATE_CELLS),
    poses: poseString(PLATE_CELLS),
    toPlay: z.nullable(natural(EXPLORERS - 1)),
    acted: z.nullable(z.literal(['swap', 'turn'])),
    turns: natural(),
  },
});

/** The fields after a turn that leaves this board (PHA-4, PHA-9, PHA-10). */
function endTurn({ turns, options }: State, player: number, board: string) {
  const isOver = arrived(board) !== undefined || limitReached(turns + 1, options.turnLimit);
  return { toPlay: isOver ? null : (player + 1) % EXPLORERS, acted: null, turns: turns + 1 };
}

/** The fields after a swap or a turning that leaves board and poses: the turn goes on or is over (PHA-4). */
function afterAction(before: State, player: number, what: 'swap' | 'turn', change: Pick<State, 'board' | 'poses'>) {
  const { board } = change;
  const isLast = before.options.actions === 'either' || before.acted !== null || arrived(board) !== undefined;
  const canGoOn = !isLast && (what === 'swap' || partnersOf({ ...before, ...change }, player).length > 0);
  return { ...change, ...(canGoOn ? { acted: what } : endTurn(before, player, board)) };
}

const DID = { swap: 'swapped', turn: 'turned' } as const;

/** Why this can't be done now: the plate is empty, or it was done in this turn; `undefined` when it can be done. */
function untimely(view: State, what: 'swap' | 'turn'): Violation | undefined {
  if (!isBuilt(view)) return illegal('PHA-2', 'the plate must be filled first');
  return view.acted === what ? illegal('PHA-4', `the explorer was ${DID[what]} in this turn`) : undefined;
}

const build = g.action({
  check: (view) => (isBuilt(view) ? illegal('PHA-2', 'the plate is filled already') : undefined),
  outcome: BUILD.schema,
  chance: () => BUILD,
  apply(draft, _, poses) {
    Object.assign(draft, { board: FULL_BOARD, poses });
  },
  describe: (_, { player }) => `Player ${player + 1} fills the plate: 42 green dice and three explorers.`,
});

const numbersOf = (pose: string, { hand }: State['options']): string => upperNumbers(pose, hand).join(', ');

const swap = g.action({
  fields: { cell: plateCell(), pose: anyPose() },
  *candidates(view, player) {
    if (untimely(view, 'swap')) return;
    for (const cell of partnersOf(view, player)) for (const pose of allPoses) yield { cell: cellName(cell), pose };
  },
  check(view, { player, cell }) {
    const problem = untimely(view, 'swap');
    if (problem) return problem;
    const [own, other] = [explorerCell(view.board, player), cellNamed(cell)];
    const numbers = facing(view, own, other);
    if (numbers === undefined) return illegal('PHA-5', `${cell} is not adjacent to ${cellName(own)}`);
    if (dieAt(view.board, other) !== 'g') return illegal('PHA-8', `the die of ${cell} is an explorer`);
    if (numbers.own === numbers.other) return undefined;
    return illegal('PHA-5', `a ${numbers.own} looks at a ${numbers.other} between ${cellName(own)} and ${cell}`);
  },
  sample(view, player, rng) {
    if (untimely(view, 'swap')) return null;
    const cell = pick(rng, partnersOf(view, player));
    const pose = pick(rng, allPoses);
    return cell === undefined || pose === undefined ? null : { cell: cellName(cell), pose };
  },
  apply(draft, { player, cell, pose }, _, before) {
    const [own, other] = [explorerCell(before.board, player), cellNamed(cell)];
    const board = swapDice(before.board, own, other);
    const poses = placeDie(swapDice(before.poses, own, other), own, pose);
    Object.assign(draft, afterAction(before, player, 'swap', { board, poses }));
  },
  label: poseLabel,
  describe(before, { player, cell, pose }, { board, options }) {
    const from = cellName(explorerCell(before.board, player));
    const end = arrived(board) === player ? ` Player ${player + 1} has reached the corner.` : '';
    const shows = numbersOf(pose, options);
    return `Player ${player + 1} goes from ${from} to ${cell}; the green die there comes to ${from} and shows ${shows}.${end}`;
  },
});

const turn = g.action({
  fields: { pose: anyPose() },
  *candidates(view) {
    if (!untimely(view, 'turn')) for (const pose of allPoses) yield { pose };
  },
  check(view, { player, pose }) {
    const problem = untimely(view, 'turn');
    if (problem) return problem;
    const own = explorerCell(view.board, player);
    return dieAt(view.poses, own) === pose ? illegal('PHA-7', 'the die lies so already') : undefined;
  },
  apply(draft, { player, pose }, _, before) {
    const poses = placeDie(before.poses, explorerCell(before.board, player), pose);
    Object.assign(draft, afterAction(before, player, 'turn', { board: before.board, poses }));
  },
  label: poseLabel,
  describe({ board, options }, { player, pose }) {
    const cell = cellName(explorerCell(board, player));
    return `Player ${player + 1} turns the explorer in ${cell}, which shows ${numbersOf(pose, options)} now.`;
  },
});

const done = g.action({
  check: ({ acted }) => (acted === null ? illegal('PHA-4', 'the explorer swaps or turns first') : undefined),
  apply(draft, { player }, _, before) {
    Object.assign(draft, endTurn(before, player, before.board));
  },
  describe: (_, { player }) => `Player ${player + 1} does no more.`,
});

/** The rules of The Pharaoh's Curse. */
export const thePharaohsCurse: Game<ThePharaohsCurseState, ThePharaohsCurseAction, ThePharaohsCurseOptions> = g.game({
  title: "The Pharaoh's Curse",
  playerCount: { min: EXPLORERS, max: EXPLORERS },
  facts: { number: 50, family: 'board' },
  variants: [{}, { hand: 'left', turnLimit: 30 }, { actions: 'both' }],
  actions: { build, swap, turn, done },
  setup: () => ({ board: emptyBoard(PLATE_CELLS), poses: emptyBoard(PLATE_CELLS), toPlay: 0, acted: null, turns: 0 }),
  checkState,
  migrations: {
    1: (state) => ({ ...state, acted: null, options: { ...(state.options as object), actions: 'either' } }),
  },
  playersToAct: ({ toPlay }) => oneToAct(toPlay),
  result({ board, toPlay }) {
    if (toPlay !== null) return null;
    const winner = arrived(board);
    if (winner === undefined) return { winners: [0, 1, 2], scores: null, reason: 'The turn limit is reached: a draw.' };
    const reason = `Player ${winner + 1} is the first in the corner opposite, ${cellName(goalOf(winner))}.`;
    return { winners: [winner], scores: null, reason };
  },
});
