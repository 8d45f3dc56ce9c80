/**
 * Steps to the Throne: a green die goes where the numbers of a rolled die point, to the throne in the corner, and black
 * dice are put in its way. 2 players. Rules and sources: steps-to-the-throne.rules.md (clauses THR-1 to THR-15).
 *
 * @example
 * ```ts
 * import { stepsToTheThrone } from 'dicewright/das-spiel';
 *
 * let state = stepsToTheThrone.setup({ players: 2 });
 * state = stepsToTheThrone.reduce(state, { type: 'roll', player: 0, outcome: 'a' });
 * state = stepsToTheThrone.reduce(state, { type: 'move', player: 0, to: 'e3' });
 * state = stepsToTheThrone.reduce(state, { type: 'place', player: 1, cell: 'e4' });
 * console.log(state.toPlay, state.supply); // → 0 40
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
import type { DeepReadonly, Game, GameResult } from '../../../../kernel/types.js';
import { boardString, countDice, dieAt, isEmpty, moveDie, placeDie } from '../../../../pyramid/board.js';
import { poseRoll } from '../../../../pyramid/deal.js';
import { PLATE_CELLS } from '../../../../pyramid/lattice.js';
import { cellName, cellNamed, namesOf, plateCell } from '../../../../pyramid/names.js';
import { anyPose, type Pose, upperNumbers } from '../../../../pyramid/pose.js';
import { handOption } from '../../kit/hand.js';
import { decidedBy } from '../../kit/standing.js';
import { turnLimit } from '../../kit/turn-limit.js';
import { pointedMoves, withoutPointing } from '../pointing.js';
import {
  BLACK_DICE,
  blockable,
  canGo,
  capturedIn,
  checkState,
  FIRST_BOARD,
  gates,
  greenCell,
  greenPlayer,
  greenTurns,
  hasArrived,
  isGameOver,
  isWay,
  type StepsToTheThroneOptions,
  type StepsToTheThroneResult,
  type StepsToTheThroneState,
  waysOf,
} from './position.js';

export type { StepsToTheThroneOptions, StepsToTheThroneState } from './position.js';

const PLAYERS = 2;
/** Turns after which a game is over, unless the players choose another limit (THR-15). */
const TURNS = 100;
/** A pose rolled, each equally likely (THR-5). */
const ROLL = /* @__PURE__ */ poseRoll();

/** The actions of Steps to the Throne. */
export type StepsToTheThroneAction =
  | {
      /** Green rolls the blue die. */
      readonly type: 'roll';
      readonly player: number;
      /** How it lies. */
      readonly outcome?: Pose | undefined;
    }
  | {
      /** The green die moves as far as a number says. */
      readonly type: 'move';
      readonly player: number;
      /** An empty funnel or a black die's, such as `'c4'`. */
      readonly to: string;
    }
  | {
      /** The green die enters the throne. */
      readonly type: 'enter';
      readonly player: number;
      /** A red die's funnel: `'a8'`, `'b8'` or `'a9'`. */
      readonly cell: string;
    }
  | {
      /** The green die stays where it is. */
      readonly type: 'stay';
      readonly player: number;
    }
  | {
      /** Black places a die beside the green one. */
      readonly type: 'place';
      readonly player: number;
      readonly cell: string;
    }
  | {
      /** Black cannot place a die. */
      readonly type: 'pass';
      readonly player: number;
    };

type State = DeepReadonly<StepsToTheThroneState>;

const g = defineGame({
  id: 'steps-to-the-throne',
  rules: 2,
  options: {
    variant: z._default(z.literal(['fastest', 'captures', 'blacks', 'single']), 'fastest'),
    mustMove: z._default(z.boolean(), false),
    throne: z._default(z.literal(['pointing', 'any']), 'pointing'),
    turnLimit: turnLimit(TURNS),
    hand: handOption(),
  },
  state: {
    board: boardString('.grk', PLATE_CELLS),
    phase: z.literal(['roll', 'move', 'block']),
    toPlay: z.nullable(natural(PLAYERS - 1)),
    rolled: z.nullable(anyPose()),
    stuck: z.boolean(),
    supply: natural(BLACK_DICE),
    placed: natural(),
    turns: natural(),
    first: z.nullable(
      z.strictObject({ arrived: z.boolean(), turns: natural(), captured: natural(), placed: natural() }),
    ),
  },
});

/** The fields of a new game (THR-2), in which this player is green. */
const newGame = (green: number) => ({
  board: FIRST_BOARD,
  phase: 'roll' as const,
  toPlay: green,
  rolled: null,
  stuck: false,
  supply: BLACK_DICE,
  placed: 0,
  turns: 0,
});

const resultOf = (state: Pick<State, 'board' | 'placed' | 'turns'>): StepsToTheThroneResult => ({
  arrived: hasArrived(state.board),
  turns: greenTurns(state.turns),
  captured: capturedIn(state),
  placed: state.placed,
});

type Change = Partial<Pick<StepsToTheThroneState, 'board' | 'supply' | 'placed' | 'stuck'>>;

/** The fields after a turn: the other player's turn, the second game or the end (THR-3, THR-4, THR-14, THR-15). */
function endTurn(before: State, change: Change) {
  const after = { ...before, stuck: false, ...change, turns: before.turns + 1, rolled: null };
  const { board, supply, placed, turns, rolled, stuck, options, first } = after;
  if (!isGameOver(after)) {
    const isBlack = before.phase !== 'block';
    const toPlay = isBlack ? 1 - greenPlayer(before) : greenPlayer(before);
    return {
      board,
      supply,
      placed,
      turns,
      rolled,
      stuck,
      phase: isBlack ? ('block' as const) : ('roll' as const),
      toPlay,
    };
  }
  if (options.variant !== 'single' && first === null) return { ...newGame(1), first: resultOf(after) };
  return { board, supply, placed, turns, rolled, stuck: false, phase: 'roll' as const, toPlay: null };
}

/** The words after an action that may have ended a game. */
function sequel(before: State, after: State): string {
  if (before.first === null && after.first !== null) return ' The first game is over; now Player 2 plays green.';
  return after.toPlay === null ? ' The game is over.' : '';
}

const untimely = ({ phase }: State, wanted: State['phase']): Violation | undefined => {
  if (phase === wanted) return undefined;
  if (phase === 'roll') return illegal('THR-5', 'the blue die must be rolled first');
  return illegal('THR-4', phase === 'move' ? 'green is to move' : 'black is to place a die');
};

const roll = g.action({
  check: (view) => untimely(view, 'roll'),
  outcome: ROLL.schema,
  chance: () => ROLL,
  apply(draft, _, pose) {
    draft.rolled = pose;
    draft.phase = 'move';
  },
  describe({ options }, { player, outcome }) {
    return `Player ${player + 1} rolls the blue die: it shows ${upperNumbers(outcome, options.hand).join(', ')}.`;
  },
});

const move = g.action({
  fields: { to: plateCell() },
  *candidates({ board, rolled, options }) {
    if (rolled !== null) for (const to of namesOf(waysOf(board, rolled, options))) yield { to };
  },
  check(view, { to }) {
    const { board, rolled, options } = view;
    if (rolled === null) return untimely(view, 'move');
    const way = pointedMoves(greenCell(board), rolled, options).find((one) => one.to === cellNamed(to));
    if (way === undefined) return illegal('THR-7', `no full move by a number that points there leads to ${to}`);
    if (isWay(board, way)) return undefined;
    return illegal('THR-7', dieAt(board, way.to) === 'r' ? `${to} belongs to the throne` : 'a die is in the way');
  },
  sample({ board, rolled, options }, _player, rng) {
    const to = rolled === null ? undefined : pick(rng, waysOf(board, rolled, options));
    return to === undefined ? null : { to: cellName(to) };
  },
  apply(draft, { to }, _, before) {
    Object.assign(draft, endTurn(before, { board: moveDie(before.board, greenCell(before.board), cellNamed(to)) }));
  },
  describe(before, { player, to }, after) {
    const does = isEmpty(before.board, cellNamed(to)) ? 'moves to' : 'captures the black die of';
    return `Player ${player + 1} ${does} ${to}.${sequel(before, after)}`;
  },
});

const enter = g.action({
  fields: { cell: plateCell() },
  *candidates({ board, rolled, options }) {
    if (rolled !== null) for (const { cell } of gates(board, rolled, options)) yield { cell: cellName(cell) };
  },
  check(view, { cell }) {
    const { board, rolled, options } = view;
    if (rolled === null) return untimely(view, 'move');
    const gate = gates(board, rolled, options).find((one) => one.cell === cellNamed(cell));
    if (gate === undefined) return illegal('THR-10', `${cell} is no funnel of the throne beside the green die`);
    return gate.isOpen ? undefined : illegal('THR-10', 'an even number is needed outside, an odd one in the middle');
  },
  apply(draft, { cell }, _, before) {
    Object.assign(draft, endTurn(before, { board: moveDie(before.board, greenCell(before.board), cellNamed(cell)) }));
  },
  describe: (before, { player, cell }, after) => {
    const turns = greenTurns(before.turns + 1);
    return `Player ${player + 1} enters the throne in ${cell}, in turn ${turns}.${sequel(before, after)}`;
  },
});

const stay = g.action({
  check(view) {
    const { board, rolled, options } = view;
    if (rolled === null) return untimely(view, 'move');
    return options.mustMove && canGo(board, rolled, options) ? illegal('THR-9', 'the green die can move') : undefined;
  },
  apply(draft, _, __, before) {
    const { board, rolled, options } = before;
    Object.assign(draft, endTurn(before, { stuck: rolled !== null && !canGo(board, rolled, options) }));
  },
  describe: (before, { player }, after) => `Player ${player + 1} stays.${sequel(before, after)}`,
});

const place = g.action({
  fields: { cell: plateCell() },
  *candidates({ board, phase }) {
    if (phase === 'block') for (const cell of namesOf(blockable(board))) yield { cell };
  },
  check(view, { cell }) {
    const problem = untimely(view, 'block');
    if (problem) return problem;
    if (view.supply === 0) return illegal('THR-13', 'no black dice are left');
    if (!isEmpty(view.board, cellNamed(cell))) return illegal('THR-11', `a die lies in ${cell}`);
    return blockable(view.board).includes(cellNamed(cell))
      ? undefined
      : illegal('THR-11', `${cell} is not beside the green die`);
  },
  sample({ board, phase, supply }, _player, rng) {
    const cell = phase === 'block' && supply > 0 ? pick(rng, blockable(board)) : undefined;
    return cell === undefined ? null : { cell: cellName(cell) };
  },
  apply(draft, { cell }, _, before) {
    const { board, supply, placed } = before;
    const next = placeDie(board, cellNamed(cell), 'k');
    Object.assign(draft, endTurn(before, { board: next, supply: supply - 1, placed: placed + 1 }));
  },
  describe: (before, { player, cell }, after) =>
    `Player ${player + 1} places a black die in ${cell}.${sequel(before, after)}`,
});

/** Whether black is given a captured die back: green is surrounded and stuck, and one was captured (THR-12). */
const getsOneBack = ({ board, stuck, supply }: State): boolean =>
  stuck && blockable(board).length === 0 && supply + countDice(board, 'k') < BLACK_DICE;

const pass = g.action({
  check(view) {
    const problem = untimely(view, 'block');
    if (problem) return problem;
    const canPlace = view.supply > 0 && blockable(view.board).length > 0;
    return canPlace ? illegal('THR-13', 'a black die can be placed') : undefined;
  },
  apply(draft, _, __, before) {
    Object.assign(draft, endTurn(before, { supply: before.supply + (getsOneBack(before) ? 1 : 0) }));
  },
  describe(before, { player }, after) {
    const back = getsOneBack(before) ? ' and gets a captured die back' : '';
    return `Player ${player + 1} can place no die${back}.${sequel(before, after)}`;
  },
});

/** The outcome of two games (THR-14). */
function decided({ variant }: State['options'], first: StepsToTheThroneResult, second: StepsToTheThroneResult) {
  const measured = byMeasure(variant, first, second);
  if (first.arrived === second.arrived) return measured;
  const player = first.arrived ? 0 : 1;
  return { ...measured, winners: [player], reason: `Only Player ${player + 1} reached the throne.` };
}

/** The result by measure, whoever reached the throne. */
function byMeasure(
  variant: State['options']['variant'],
  first: StepsToTheThroneResult,
  second: StepsToTheThroneResult,
): GameResult {
  const why = 'Both games are over';
  if (variant === 'captures') return decidedBy([first.captured, second.captured], why, 'captured dice');
  // In the first game player 1 was black, in the second player 0.
  if (variant === 'blacks') return decidedBy([second.placed, first.placed], why, 'black dice', 'fewest');
  // Not to have arrived at the limit is worse than to arrive with the last turn.
  const needed = [first, second].map(({ turns, arrived }) => (arrived ? turns : turns + 1));
  return decidedBy(needed, why, 'turns', 'fewest');
}

/** The rules of Steps to the Throne. */
export const stepsToTheThrone: Game<StepsToTheThroneState, StepsToTheThroneAction, StepsToTheThroneOptions> = g.game({
  title: 'Steps to the Throne',
  playerCount: { min: PLAYERS, max: PLAYERS },
  facts: { number: 51, family: 'board' },
  variants: [
    {},
    { variant: 'single', mustMove: true, turnLimit: 60 },
    { variant: 'captures', throne: 'any', hand: 'left', turnLimit: 60 },
    { variant: 'blacks', turnLimit: 60 },
  ],
  actions: { roll, enter, move, stay, place, pass },
  setup: () => ({ ...newGame(0), first: null }),
  checkState,
  migrations: { 1: withoutPointing },
  playersToAct: ({ toPlay }) => oneToAct(toPlay),
  result(state) {
    if (state.toPlay !== null) return null;
    if (state.first !== null) return decided(state.options, state.first, resultOf(state));
    return hasArrived(state.board)
      ? { winners: [0], scores: null, reason: 'The green die has reached the throne.' }
      : { winners: [1], scores: null, reason: 'The turn limit is reached before the green die was in the throne.' };
  },
});
