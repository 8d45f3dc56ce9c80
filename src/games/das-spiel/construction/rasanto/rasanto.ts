/**
 * Rasanto: place on the base plate, and watch the funnels above fill by the colours below. 2 players or groups.
 * Rules and sources: rasanto.rules.md (clauses RAS-1 to RAS-14).
 *
 * @example
 * ```ts
 * import { rasanto } from 'dicewright/das-spiel';
 *
 * let state = rasanto.setup({ players: 2 });
 * for (const [i, cell] of ['a1', 'b1', 'a2'].entries()) {
 *   state = rasanto.reduce(state, { type: 'place', player: i % 2, cell });
 * }
 * console.log(state.board[45], state.supply); // → r [ 87, 89 ]
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
  boardString,
  changedBoard,
  countDice,
  editBoard,
  emptyBoard,
  isOccupied,
} from '../../../../pyramid/board.js';
import { countBelow } from '../../../../pyramid/funnel.js';
import { diceFunnels, isComplete, isHeap, openedBy } from '../../../../pyramid/heap.js';
import { type Cell, PLATE_CELLS } from '../../../../pyramid/lattice.js';
import { cellName, cellNamed, plateCell } from '../../../../pyramid/names.js';
import { colourName, playerColours, stock } from '../../../../pyramid/stock.js';
import { firstTurn, forMembers, groupsOf, nextTurn, sideOf, turnProblem } from '../../kit/groups.js';
import { facesOfPlayers, mostFaces } from '../../kit/outer-faces.js';
import { fillFunnels, putOwn } from '../filling.js';
import { emptyFunnelFields, isPlateFull, sampleEmptyFunnel } from '../plate.js';
import { supplyProblem } from '../supplies.js';

/** Dice of each colour (RAS-2). */
const DICE = stock.r;

const [RED] = playerColours as readonly ['r', 'g', 'k'];

const SIDES = 2;

/** Two groups can play in place of players (RAS-1). */
const GROUPS = /* @__PURE__ */ groupsOf({ min: SIDES, max: SIDES });

/** Options of Rasanto, as given to `setup`. */
export interface RasantoOptions {
  /** When funnels made of dice are filled: at once, or all when the plate is full (RAS-9). Default `'immediate'`. */
  readonly variant?: 'immediate' | 'plate-first' | undefined;
  /** What happens when the 90 dice of a colour are used up (RAS-10). Default `'stand-ins'`. */
  readonly stock?: 'stand-ins' | 'limited' | undefined;
  /**
   * How many members each side has, 1 to 4, where two groups play in place of players (RAS-1). Default `[]`: no groups.
   */
  readonly groups?: readonly number[] | undefined;
}

/** A position of Rasanto. */
export interface RasantoState extends Envelope<'rasanto', Resolved<RasantoOptions>> {
  /** The pyramid: 165 letters, `r` and `g` dice, `.` empty. */
  readonly board: string;
  /** Dice that each side has left, 0 to 90; 0 when stand-ins are in use. */
  readonly supply: readonly number[];
  /** Whose turn it is; `null` when the game is over. */
  readonly toPlay: number | null;
  /** For each group, the member who plays its present or next turn, from 0; left out where no groups play. */
  readonly members?: readonly number[] | undefined;
}

/** The only action of Rasanto. */
export interface RasantoAction {
  readonly type: 'place';
  readonly player: number;
  /** An empty funnel of the base plate, such as `'c4'`. */
  readonly cell: string;
}

const g = defineGame({
  id: 'rasanto',
  rules: 2,
  options: {
    variant: z._default(z.literal(['immediate', 'plate-first']), 'immediate'),
    stock: z._default(z.literal(['stand-ins', 'limited']), 'stand-ins'),
    groups: GROUPS.option,
  },
  state: {
    board: boardString('.rg'),
    supply: list(natural(DICE), SIDES),
    ...GROUPS.turn,
  },
});

type State = DeepReadonly<RasantoState>;

/**
 * Fills the funnels and all that follow from it, which are listed with them: an even number of red dice asks for red (RAS-5 to
 * RAS-8). Only when dice are limited does the order matter: then it is that of cells (RAS-11).
 */
function fill(buffer: BoardBuffer, supply: number[], open: Cell[], limited: boolean): void {
  fillFunnels(buffer, open, limited, (funnel) => {
    const wanted = countBelow(buffer, funnel, RED) % 2;
    putOwn(buffer, supply, funnel, limited && supply[wanted] === 0 ? 1 - wanted : wanted);
    return true;
  });
}

const place = g.action({
  fields: { cell: plateCell() },
  candidates: ({ board }) => emptyFunnelFields(board),
  check({ board }, { cell }) {
    return isOccupied(board, cellNamed(cell)) ? illegal('RAS-4', `a die lies in ${cell} already`) : undefined;
  },
  apply(draft, { player, cell }) {
    const { board, supply, options } = draft;
    const buffer = editBoard(board);
    const left = [...supply];
    const placed = cellNamed(cell);
    putOwn(buffer, left, placed, sideOf(draft, player));
    const limited = options.stock === 'limited';
    let filled: Cell[] = [];
    if (options.variant === 'immediate') filled = openedBy(buffer, placed);
    else if (isPlateFull(buffer)) filled = diceFunnels(buffer);
    fill(buffer, left, filled, limited);
    const next = nextTurn(draft, player, (one) => !limited || left[sideOf(draft, one)] !== 0);
    draft.board = changedBoard(board, buffer, placed, filled);
    draft.supply = left;
    Object.assign(draft, next);
    if (isComplete(buffer)) draft.toPlay = null;
  },
  sample: ({ board }, _player, rng) => sampleEmptyFunnel(board, rng),
  describe(before, { player, cell }, after) {
    const colour = colourName(playerColours[sideOf(before, player)] ?? RED);
    const placed = `Player ${player + 1} places a ${colour} die in ${cell}`;
    const filled = countDice(after.board) - countDice(before.board) - 1;
    if (filled === 0) return `${placed}.`;
    const fills = `${placed}; ${filled === 1 ? 'one funnel is' : `${filled} funnels are`} filled`;
    if (after.toPlay !== null) return `${fills}.`;
    const [red, green] = facesOfPlayers(after.board, SIDES);
    return `${fills}. The pyramid is complete: ${red} red faces, ${green} green ones.`;
  },
});

/** What a state from outside must fulfil besides its schema. */
function checkState(state: State): StateProblem {
  const { board, supply, toPlay, options } = state;
  if (!isHeap(board)) return illegal('RAS-8', 'a die lies on nothing');
  const wrong =
    supplyProblem('RAS-10', { board, supply, players: SIDES }, DICE, options.stock === 'stand-ins') ??
    turnProblem(state);
  if (wrong !== undefined) return wrong;
  const open = diceFunnels(board)[0];
  const waits = options.variant === 'plate-first' && !isPlateFull(board);
  if (open !== undefined && !waits) return illegal('RAS-8', `funnel ${cellName(open)} is not filled`);
  if (waits && countDice(board.slice(PLATE_CELLS)) > 0) return 'dice lie above a plate that is not full';
  if ((toPlay === null) !== isComplete(board))
    return illegal('RAS-13', 'somebody is to play exactly until the pyramid is complete');
  const isOut = toPlay !== null && options.stock === 'limited' && supply[sideOf(state, toPlay)] === 0;
  return isOut ? `Player ${toPlay + 1} has no dice` : undefined;
}

/** The rules of Rasanto. */
export const rasanto: Game<RasantoState, RasantoAction, RasantoOptions> = g.game({
  title: 'Rasanto',
  playerCount: GROUPS.playerCount,
  facts: { number: 23, family: 'construction' },
  variants: [
    {},
    { variant: 'plate-first' },
    { stock: 'limited' },
    { variant: 'plate-first', stock: 'limited' },
    { groups: [2, 1], stock: 'limited' },
    { groups: [3, 3] },
  ],
  actions: { place },
  checkSetup: GROUPS.problem,
  setup: (table) => ({ board: emptyBoard(), supply: [DICE, DICE], ...firstTurn(table) }),
  checkState,
  olderDefaults: { 1: {} },
  // Rules 1 had no groups (RAS-1).
  migrations: { 1: (state) => state },
  playersToAct: ({ toPlay }) => oneToAct(toPlay),
  result: (state) => (state.toPlay === null ? forMembers(state, mostFaces(state.board, SIDES)) : null),
});
