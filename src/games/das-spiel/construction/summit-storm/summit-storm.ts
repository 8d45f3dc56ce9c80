/**
 * Summit Storm: place on the base plate; the colours below decide who fills the funnels above, and where all three
 * meet, dice do. 3 players or groups. Rules and sources: summit-storm.rules.md (clauses SUM-1 to SUM-15).
 *
 * @example
 * ```ts
 * import { createReducer, seededDice } from 'dicewright';
 * import { summitStorm } from 'dicewright/das-spiel';
 *
 * const reducer = createReducer(summitStorm, seededDice('a storm'));
 * let state = summitStorm.setup({ players: 3 });
 * for (const [player, cell] of ['a1', 'b1', 'a2'].entries()) state = reducer(state, { type: 'place', player, cell });
 * console.log(state.phase, state.toPlay); // → rollOff 2
 * state = reducer(state, { type: 'roll', player: 2 });
 * console.log(state.board[45] !== '.', state.phase, state.toPlay); // → true place 0
 * ```
 *
 * @module
 */

import { defineGame } from '../../../../kernel/define.js';
import { illegal, type StateProblem } from '../../../../kernel/errors.js';
import { list, natural } from '../../../../kernel/schemas/schema.js';
import * as z from '../../../../kernel/schemas/zod.js';
import { oneToAct } from '../../../../kernel/turns.js';
import type { DeepReadonly, Envelope, Game, Resolved } from '../../../../kernel/types.js';
import {
  type BoardBuffer,
  type BoardLike,
  boardString,
  boardText,
  countDice,
  editBoard,
  emptyBoard,
  isOccupied,
} from '../../../../pyramid/board.js';
import { diceFunnels, isComplete, isHeap, openedBy } from '../../../../pyramid/heap.js';
import type { Cell } from '../../../../pyramid/lattice.js';
import { cellName, cellNamed, plateCell } from '../../../../pyramid/names.js';
import { type Colour, colourName, playerColours, stock } from '../../../../pyramid/stock.js';
import { firstTurn, forMembers, groupsOf, nextTurn, sideInWords, sideOf, turnProblem } from '../../kit/groups.js';
import { facesOfPlayers, mostFaces } from '../../kit/outer-faces.js';
import { rollOff, rollOffWinner } from '../../kit/roll-off.js';
import { diceRound, fillFunnels, putOwn } from '../filling.js';
import { emptyFunnelFields, sampleEmptyFunnel } from '../plate.js';
import { supplyProblem } from '../supplies.js';
import { fillerBy, SIDES } from './filler.js';

/** Three groups can play in place of players (SUM-1). */
const GROUPS = /* @__PURE__ */ groupsOf({ min: SIDES, max: SIDES });

/** Dice of each colour (SUM-2). */
const DICE = stock.r;

/** All roll, the tied again (SUM-8, SUM-9). */
const ROLL_OFF = /* @__PURE__ */ rollOff(SIDES);

/** Options of Summit Storm, as given to `setup`. */
export interface SummitStormOptions {
  /** What happens when the 90 dice of a colour are used up (SUM-12). Default `'stand-ins'`. */
  readonly stock?: 'stand-ins' | 'limited' | undefined;
  /**
   * How many members each side has, 1 to 4, where three groups play in place of players (SUM-1). Default `[]`: no groups.
   */
  readonly groups?: readonly number[] | undefined;
}

/** A position of Summit Storm. */
export interface SummitStormState extends Envelope<'summit-storm', Resolved<SummitStormOptions>> {
  /** `'place'`: a die goes on the plate; `'rollOff'`: the first open funnel is rolled for. */
  readonly phase: 'place' | 'rollOff';
  /** The pyramid: 165 letters, `r`, `g` and `k` dice, `.` empty. */
  readonly board: string;
  /** Dice that each side has left, 0 to 90; 0 when stand-ins are in use. */
  readonly supply: readonly number[];
  /** Whose turn it is; `null` when the game is over. */
  readonly toPlay: number | null;
  /** For each group, the member who plays its present or next turn, from 0; left out where no groups play. */
  readonly members?: readonly number[] | undefined;
}

/** The actions of Summit Storm. */
export type SummitStormAction =
  | {
      readonly type: 'place';
      readonly player: number;
      /** An empty funnel of the base plate, such as `'c4'`. */
      readonly cell: string;
    }
  | {
      /** All sides roll for the first open funnel; the player whose turn it is says so. */
      readonly type: 'roll';
      readonly player: number;
      /** The numbers of all sides in their order; then, while there is a tie, those of the tied, in their order. */
      readonly outcome?: readonly (readonly number[])[] | undefined;
    };

type State = DeepReadonly<SummitStormState>;

const g = defineGame({
  id: 'summit-storm',
  rules: 2,
  options: { stock: z._default(z.literal(['stand-ins', 'limited']), 'stand-ins'), groups: GROUPS.option },
  state: {
    phase: z.literal(['place', 'rollOff']),
    board: boardString('.rgk'),
    supply: list(natural(DICE), SIDES),
    ...GROUPS.turn,
  },
});

/** The side, or with limited dice the next one that has any (SUM-12). */
function withDice(supply: readonly number[], side: number, limited: boolean): number {
  let one = side;
  while (limited && supply[one] === 0) one = (one + 1) % SIDES;
  return one;
}

/** The fields after a die was laid in the cell: what needs no roll is filled (SUM-5, SUM-10, SUM-11). */
function lay(before: State, turn: number, side: number, cell: Cell) {
  const { board, supply, options } = before;
  const buffer: BoardBuffer = editBoard(board);
  const left = [...supply];
  const limited = options.stock === 'limited';
  putOwn(buffer, left, cell, side);
  fillFunnels(buffer, openedBy(buffer, cell), limited, (funnel) => {
    const filler = fillerBy(diceRound(buffer, funnel, SIDES));
    if (filler === null) return false;
    putOwn(buffer, left, funnel, withDice(left, filler, limited));
    return true;
  });
  const rolls = diceFunnels(buffer).length > 0;
  const next = rolls
    ? { toPlay: turn }
    : nextTurn(before, turn, (player) => !limited || left[sideOf(before, player)] !== 0);
  return {
    phase: rolls ? ('rollOff' as const) : ('place' as const),
    board: boardText(buffer),
    supply: left,
    ...next,
    ...(isComplete(buffer) && { toPlay: null }),
  };
}

/** The words after a die was laid: what filled, what is rolled for next, how it ended. */
function sequel(before: State, after: State): string {
  const filled = countDice(after.board) - countDice(before.board) - 1;
  const fills = filled === 0 ? '' : `; ${filled === 1 ? 'one funnel is' : `${filled} funnels are`} filled`;
  if (after.toPlay === null) {
    const [red, green, black] = facesOfPlayers(after.board, SIDES);
    return `${fills}. The pyramid is complete: ${red} red faces, ${green} green ones, ${black} black ones.`;
  }
  return after.phase === 'place' ? `${fills}.` : `${fills}. All roll for ${cellName(firstOpen(after.board))}.`;
}

const firstOpen = (board: BoardLike): Cell => diceFunnels(board)[0] as Cell;

const place = g.action({
  fields: { cell: plateCell() },
  candidates: ({ board }) => emptyFunnelFields(board),
  check({ phase, board }, { cell }) {
    if (phase === 'rollOff') return illegal('SUM-8', `all players roll for ${cellName(firstOpen(board))} first`);
    return isOccupied(board, cellNamed(cell)) ? illegal('SUM-4', `a die lies in ${cell} already`) : undefined;
  },
  apply(draft, { player, cell }, _, before) {
    Object.assign(draft, lay(before, player, sideOf(before, player), cellNamed(cell)));
  },
  sample: ({ phase, board }, _player, rng) => (phase === 'place' ? sampleEmptyFunnel(board, rng) : null),
  describe(before, { player, cell }, after) {
    const colour = colourName(playerColours[sideOf(before, player)] as Colour);
    return `Player ${player + 1} places a ${colour} die in ${cell}${sequel(before, after)}`;
  },
});

const roll = g.action({
  check: ({ phase }) => (phase === 'rollOff' ? undefined : illegal('SUM-8', 'no funnel of three colours is open')),
  outcome: ROLL_OFF.schema,
  chance: () => ROLL_OFF,
  apply(draft, { player }, rows, before) {
    const winner = withDice(before.supply, rollOffWinner(rows), before.options.stock === 'limited');
    Object.assign(draft, lay(before, player, winner, firstOpen(before.board)));
  },
  describe(before, { outcome }, after) {
    const rows = outcome.map((row) => row.join(', ')).join('; again ');
    const winner = withDice(before.supply, rollOffWinner(outcome), before.options.stock === 'limited');
    const cell = cellName(firstOpen(before.board));
    const [who, places] = [sideInWords(before, winner), (before.options.groups[winner] ?? 1) > 1 ? 'place' : 'places'];
    return `The players roll ${rows}: ${who} ${places} a die in ${cell}${sequel(before, after)}`;
  },
});

/** What a state from outside must fulfil besides its schema. */
function checkState(state: State): StateProblem {
  const { phase, board, supply, toPlay, options } = state;
  if (!isHeap(board)) return illegal('SUM-10', 'a die lies on nothing');
  const wrong =
    supplyProblem('SUM-12', { board, supply, players: SIDES }, DICE, options.stock === 'stand-ins') ??
    turnProblem(state);
  if (wrong !== undefined) return wrong;
  const open = diceFunnels(board);
  const waiting = open.find((funnel) => fillerBy(diceRound(board, funnel, SIDES)) !== null);
  if (waiting !== undefined) return illegal('SUM-8', `funnel ${cellName(waiting)} is not filled`);
  if ((phase === 'rollOff') !== open.length > 0)
    return illegal('SUM-8', 'the phase is rollOff exactly while a funnel is rolled for');
  if ((toPlay === null) !== isComplete(board))
    return illegal('SUM-14', 'somebody is to play exactly until the pyramid is complete');
  const passed =
    toPlay !== null && phase === 'place' && options.stock === 'limited' && supply[sideOf(state, toPlay)] === 0;
  return passed ? `Player ${toPlay + 1} has no dice` : undefined;
}

/** The rules of Summit Storm. */
export const summitStorm: Game<SummitStormState, SummitStormAction, SummitStormOptions> = g.game({
  title: 'Summit Storm',
  playerCount: GROUPS.playerCount,
  facts: { number: 24, family: 'construction' },
  variants: [{}, { stock: 'limited' }, { groups: [1, 3, 2], stock: 'limited' }, { groups: [2, 2, 2] }],
  actions: { place, roll },
  checkSetup: GROUPS.problem,
  setup: (table) => ({ phase: 'place', board: emptyBoard(), supply: [DICE, DICE, DICE], ...firstTurn(table) }),
  checkState,
  olderDefaults: { 1: {} },
  // Rules 1 had no groups (SUM-1).
  migrations: { 1: (state) => state },
  playersToAct: ({ toPlay }) => oneToAct(toPlay),
  result: (state) => (state.toPlay === null ? forMembers(state, mostFaces(state.board, SIDES)) : null),
});
