/**
 * Reducto: dice jump over each other as far as their numbers say, and go to whoever moves them. 2 to 8 players.
 * Rules and sources: reducto.rules.md (clauses RED-1 to RED-17).
 *
 * @example
 * ```ts
 * import { createReducer, seededDice } from 'dicewright';
 * import { reducto } from 'dicewright/das-spiel';
 *
 * const reducer = createReducer(reducto, seededDice('pointing'));
 * let state = reducer(reducto.setup({ players: 2 }), { type: 'build', player: 0 });
 * state = reducer(state, { type: 'remove', player: 0 });
 * for (const action of reducto.legalActions(state)) {
 *   state = reducer(state, action);
 *   break;
 * }
 * console.log(state.turns, state.toPlay, state.phase); // → 1 1 play
 * ```
 *
 * @module
 */

import { defineGame } from '../../../../kernel/define.js';
import { combined, uniform } from '../../../../kernel/dice/chance.js';
import { illegal, type Violation } from '../../../../kernel/errors.js';
import { list, natural } from '../../../../kernel/schemas/schema.js';
import * as z from '../../../../kernel/schemas/zod.js';
import { oneToAct } from '../../../../kernel/turns.js';
import type { DeepReadonly, Game } from '../../../../kernel/types.js';
import {
  boardString,
  countDice,
  diceCells,
  dieAt,
  emptyBoard,
  isEmpty,
  isOccupied,
  placeDie,
  poseString,
  removeDie,
} from '../../../../pyramid/board.js';
import { boardDeal, poseRoll, poseRolls } from '../../../../pyramid/deal.js';
import { type Cell, levelCells, PLATE_CELLS } from '../../../../pyramid/lattice.js';
import { cellName, cellNamed, namesOf, plateCell } from '../../../../pyramid/names.js';
import { type Pose, upperNumbers } from '../../../../pyramid/pose.js';
import { type Colour, colourName } from '../../../../pyramid/stock.js';
import { handOption } from '../../kit/hand.js';
import { decidedBy } from '../../kit/standing.js';
import { limitReached, turnLimit } from '../../kit/turn-limit.js';
import { movesOfAnyPose, pointedMoves, withoutPointing } from '../pointing.js';
import { anyJump, canMove, FEW, hopsAfterRoll, LAST, mostHops, pathsFrom } from './hops.js';
import {
  COLOURS,
  checkState,
  DICE,
  isPlayedOut,
  pointsOf,
  type ReductoOptions,
  type ReductoState,
  VALUES,
} from './position.js';

export type { ReductoOptions, ReductoState } from './position.js';

/** Players at most (RED-1). */
const SEATS = 8;

/** A full plate of mixed dice (RED-2). */
const BUILD = /* @__PURE__ */ combined({
  board: boardDeal({ r: DICE, g: DICE, k: DICE }, PLATE_CELLS),
  poses: poseRolls(PLATE_CELLS),
});
/** Any die of the full plate (RED-3). */
const REMOVE = /* @__PURE__ */ uniform(namesOf(levelCells(0)));
/** A pose rolled, each equally likely (RED-10). */
const ROLL = /* @__PURE__ */ poseRoll();

/** A full plate. */
export interface ReductoDeal {
  /** 45 letters, fifteen each of `r`, `g`, `k`. */
  readonly board: string;
  /** 45 letters `a` to `x`. */
  readonly poses: string;
}

/** The actions of Reducto. */
export type ReductoAction =
  | {
      /** Fills the plate. */
      readonly type: 'build';
      readonly player: number;
      readonly outcome?: ReductoDeal | undefined;
    }
  | {
      /** Takes a die away with closed eyes. */
      readonly type: 'remove';
      readonly player: number;
      /** The funnel that it lay in. */
      readonly outcome?: string | undefined;
    }
  | {
      /** A die jumps and is taken. */
      readonly type: 'jump';
      readonly player: number;
      /** The funnel of the die, such as `'c4'`. */
      readonly from: string;
      /** The funnels that it lands in, one to three. */
      readonly path: readonly string[];
    }
  | {
      /** Rolls a die anew in its funnel. */
      readonly type: 'reroll';
      readonly player: number;
      readonly cell: string;
      /** How it lies now. */
      readonly outcome?: Pose | undefined;
    }
  | {
      /** The die that was rolled anew stays where it is. */
      readonly type: 'done';
      readonly player: number;
    };

type State = DeepReadonly<ReductoState>;

const g = defineGame({
  id: 'reducto',
  rules: 2,
  options: {
    crossing: z._default(z.literal(['move', 'hop']), 'move'),
    turnLimit: turnLimit(),
    hand: handOption(),
  },
  state: {
    board: boardString('.rgk', PLATE_CELLS),
    poses: poseString(PLATE_CELLS),
    phase: z.literal(['build', 'remove', 'play']),
    taken: list(list(natural(DICE), COLOURS.length), SEATS),
    toPlay: z.nullable(natural(SEATS - 1)),
    rolled: z.nullable(plateCell()),
    turns: natural(),
  },
});

/** Why this can't be done now (RED-2 to RED-4). */
function untimely({ phase }: State, wanted: State['phase']): Violation | undefined {
  if (phase === wanted) return undefined;
  if (phase === 'build') return illegal('RED-2', 'the plate must be filled first');
  if (phase === 'remove') return illegal('RED-3', 'a die must be taken away first');
  return illegal('RED-4', 'the plate is already prepared');
}

/** How many hops a move may have now (RED-6, RED-11 to RED-14). */
function hopsNow({ board, poses, rolled, options }: State): 1 | 2 | 3 {
  const dice = countDice(board);
  if (rolled !== null) return hopsAfterRoll(dice);
  return dice > LAST && anyJump(board, poses, options) ? 1 : mostHops(dice);
}

/** The fields after a turn that leaves this board (RED-4, RED-15, RED-17). */
function endTurn({ turns, players, options }: State, player: number, board: string) {
  const isOver = isPlayedOut({ board, options }) || limitReached(turns + 1, options.turnLimit);
  return { toPlay: isOver ? null : (player + 1) % players, rolled: null, turns: turns + 1 };
}

const build = g.action({
  check: (view) => untimely(view, 'build'),
  outcome: BUILD.schema,
  chance: () => BUILD,
  apply(draft, _, { board, poses }) {
    Object.assign(draft, { board, poses, phase: 'remove' });
  },
  describe: (_, { player }) => `Player ${player + 1} fills the plate with 45 mixed dice.`,
});

const remove = g.action({
  check: (view) => untimely(view, 'remove'),
  outcome: REMOVE.schema,
  chance: () => REMOVE,
  apply(draft, _, cell, { board, poses }) {
    const at = cellNamed(cell);
    Object.assign(draft, { board: removeDie(board, at), poses: removeDie(poses, at), phase: 'play' });
  },
  describe: ({ board }, { player, outcome }) =>
    `Player ${player + 1} takes away the ${dieName(board, outcome)}; it is nobody's.`,
});

const dieName = (board: string, cell: string): string => {
  return `${colourName(dieAt(board, cellNamed(cell)) as Colour)} die of ${cell}`;
};

/** Why the die may not hop like this, as the hop of this number in its move. */
function hopProblem(view: State, path: readonly Cell[], hop: number): Violation | undefined {
  const { board, poses, options } = view;
  const [start, from, to] = [path[0] as Cell, path[hop] as Cell, path[hop + 1] as Cell];
  const move = pointedMoves(from, dieAt(poses, start), options).find((one) => one.to === to);
  const step = `from ${cellName(from)} to ${cellName(to)}`;
  if (move === undefined) {
    const isInLine = movesOfAnyPose(from).some((one) => one.to === to);
    return isInLine
      ? illegal('RED-6', `the number that points ${step} is a different one`)
      : illegal('RED-5', `no number points ${step}`);
  }
  if (to !== start && isOccupied(board, to)) return illegal('RED-6', `a die lies in ${cellName(to)}`);
  if (move.number === 1 && path.length === 2) return illegal('RED-7', 'a 1 makes no jump');
  if (move.number === 1 && hop > 0) return illegal('RED-11', 'a 1 is only for the first of several hops');
  const isCrossing = move.over.some((cell) => cell !== start && isOccupied(board, cell));
  if (options.crossing === 'hop' && move.number > 1 && !isCrossing)
    return illegal('RED-8', `the hop ${step} passes over no die`);
  return undefined;
}

/** Whether a move whose hops are legal passes over a die. */
function isCrossing({ board, poses, options }: State, path: readonly Cell[]): boolean {
  const [start] = path as [Cell];
  return path.slice(1).some((to, hop) => {
    const move = pointedMoves(path[hop] as Cell, dieAt(poses, start), options).find((one) => one.to === to);
    return move?.over.some((cell) => cell !== start && isOccupied(board, cell));
  });
}

/** Why a move has too many hops (RED-11 to RED-14). */
function tooLong(view: State, hops: number): Violation {
  const dice = countDice(view.board);
  const clause = view.rolled === null ? 'RED-11' : dice > LAST ? 'RED-12' : 'RED-14';
  return illegal(clause, `expected ${hops === 1 ? 'a single hop' : `at most ${hops} hops`}`);
}

const jump = g.action({
  fields: { from: plateCell(), path: list(plateCell(), 3, 1) },
  *candidates(view) {
    const { board, poses, options, phase, rolled } = view;
    if (phase !== 'play') return;
    const hops = hopsNow(view);
    for (const cell of rolled === null ? diceCells(board) : [cellNamed(rolled)]) {
      const from = cellName(cell);
      for (const path of pathsFrom(board, cell, dieAt(poses, cell), options, hops)) yield { from, path: namesOf(path) };
    }
  },
  check(view, { from, path }) {
    const problem = untimely(view, 'play');
    if (problem) return problem;
    if (isEmpty(view.board, cellNamed(from))) return illegal('RED-4', `no die lies in ${from}`);
    if (view.rolled !== null && from !== view.rolled)
      return illegal('RED-12', `only the die of ${view.rolled}, which was rolled anew, may jump`);
    const cells = [from, ...path].map(cellNamed);
    for (let hop = 0; hop < path.length; hop++) {
      const wrong = hopProblem(view, cells, hop);
      if (wrong) return wrong;
    }
    if (!isCrossing(view, cells)) return illegal('RED-8', `the die of ${from} would pass over no die`);
    if (path.length === 1) return undefined;
    const hops = hopsNow(view);
    return path.length > hops ? tooLong(view, hops) : undefined;
  },
  apply(draft, { player, from }, _, before) {
    const at = cellNamed(from);
    const board = removeDie(before.board, at);
    const colour = COLOURS.indexOf(dieAt(before.board, at) as (typeof COLOURS)[number]);
    const taken = before.taken.map((counts, one) =>
      counts.map((count, i) => (one === player && i === colour ? count + 1 : count)),
    );
    Object.assign(draft, { board, poses: removeDie(before.poses, at), taken, ...endTurn(before, player, board) });
  },
  describe({ board }, { player, from, path }, after) {
    const value = VALUES[COLOURS.indexOf(dieAt(board, cellNamed(from)) as (typeof COLOURS)[number])];
    const way = path.join(', then to ');
    const points = `${value} ${value === 1 ? 'point' : 'points'}`;
    const end = after.toPlay === null ? ' The game is over.' : '';
    return `Player ${player + 1} jumps with the ${dieName(board, from)} to ${way} and takes it: ${points}.${end}`;
  },
});

const reroll = g.action({
  fields: { cell: plateCell() },
  *candidates({ board, phase }) {
    if (phase === 'play') for (const cell of namesOf(diceCells(board))) yield { cell };
  },
  check(view, { cell }) {
    const { board, poses, rolled, options } = view;
    const problem = untimely(view, 'play');
    if (problem) return problem;
    if (rolled !== null) return illegal('RED-12', `a die was rolled anew in this turn`);
    if (isEmpty(board, cellNamed(cell))) return illegal('RED-10', `no die lies in ${cell}`);
    const mayChoose = countDice(board) <= LAST;
    return !mayChoose && anyJump(board, poses, options) ? illegal('RED-10', 'there are dice that can jump') : undefined;
  },
  outcome: ROLL.schema,
  chance: () => ROLL,
  apply(draft, { player, cell }, pose, before) {
    const { board, options } = before;
    const dice = countDice(board);
    const goesOn = dice <= FEW && canMove(board, cellNamed(cell), pose, options, hopsAfterRoll(dice));
    const poses = placeDie(before.poses, cellNamed(cell), pose);
    Object.assign(draft, { poses, ...(goesOn ? { rolled: cell } : endTurn(before, player, board)) });
  },
  describe({ board, options }, { player, cell, outcome }) {
    const numbers = upperNumbers(outcome, options.hand).join(', ');
    return `Player ${player + 1} rolls the ${dieName(board, cell)} anew: it shows ${numbers}.`;
  },
});

const done = g.action({
  check(view) {
    const problem = untimely(view, 'play');
    if (problem) return problem;
    return view.rolled === null ? illegal('RED-12', 'no die was rolled anew in this turn') : undefined;
  },
  apply(draft, { player }, _, before) {
    Object.assign(draft, endTurn(before, player, before.board));
  },
  describe: (_, { player }) => `Player ${player + 1} does not jump with it.`,
});

/** Why a game that is over is over (RED-15, RED-17). */
function endOf({ board, options }: State): string {
  if (!isPlayedOut({ board, options })) return 'The turn limit is reached';
  return countDice(board) > 1 ? 'No die could jump any more' : 'One die is left on the plate';
}

/** The rules of Reducto. */
export const reducto: Game<ReductoState, ReductoAction, ReductoOptions> = g.game({
  title: 'Reducto',
  playerCount: { min: 2, max: SEATS },
  facts: { number: 46, family: 'board', levelShare: 0.3 },
  variants: [{}, { crossing: 'hop', hand: 'left' }, { turnLimit: 20 }],
  actions: { build, remove, jump, reroll, done },
  setup: ({ players }) => ({
    board: emptyBoard(PLATE_CELLS),
    poses: emptyBoard(PLATE_CELLS),
    phase: 'build' as const,
    taken: Array.from({ length: players }, () => COLOURS.map(() => 0)),
    toPlay: 0,
    rolled: null,
    turns: 0,
  }),
  checkState,
  migrations: { 1: withoutPointing },
  playersToAct: ({ toPlay }) => oneToAct(toPlay),
  result: (state) => (state.toPlay === null ? decidedBy(pointsOf(state), endOf(state), 'points') : null),
});
