/**
 * Rasanto: place on the base plate, and watch the funnels above fill by the colours below. 2 players.
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
import { illegal } from '../../../../kernel/errors.js';
import { list, natural } from '../../../../kernel/schema.js';
import { oneToAct } from '../../../../kernel/turns.js';
import type { DeepReadonly, Envelope, Game, Resolved } from '../../../../kernel/types.js';
import * as z from '../../../../kernel/zod.js';
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
import { facesOfPlayers, mostFaces } from '../../kit/outer-faces.js';
import { fillFunnels, putOwn } from '../filling.js';
import { emptyFunnelFields, isPlateFull, sampleEmptyFunnel } from '../plate.js';
import { supplyProblem } from '../supplies.js';

/** Dice of each colour (RAS-2). */
const DICE = stock.r;

const [RED] = playerColours as readonly ['r', 'g', 'k'];

/** Options of Rasanto, as given to `setup`. */
export interface RasantoOptions {
  /** When funnels made of dice are filled: at once, or all when the plate is full (RAS-9). Default `'immediate'`. */
  readonly variant?: 'immediate' | 'plate-first' | undefined;
  /** What happens when the 90 dice of a colour are used up (RAS-10). Default `'stand-ins'`. */
  readonly stock?: 'stand-ins' | 'limited' | undefined;
}

/** A position of Rasanto. */
export interface RasantoState extends Envelope<'rasanto', Resolved<RasantoOptions>> {
  /** The pyramid: 165 letters, `r` and `g` dice, `.` empty. */
  readonly board: string;
  /** Dice that each player has left, 0 to 90; 0 when stand-ins are in use. */
  readonly supply: readonly number[];
  /** Whose turn it is; `null` when the game is over. */
  readonly toPlay: number | null;
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
  rules: 1,
  options: {
    variant: z._default(z.literal(['immediate', 'plate-first']), 'immediate'),
    stock: z._default(z.literal(['stand-ins', 'limited']), 'stand-ins'),
  },
  state: {
    board: boardString('.rg'),
    supply: list(natural(DICE), 2),
    toPlay: z.nullable(natural(1)),
  },
});

type State = DeepReadonly<RasantoState>;

/**
 * Fills the funnels and all that come of it, which are listed with them: an even number of red dice asks for red (RAS-5 to
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
  apply(draft, { player, cell }, _, { board, supply, options }) {
    const buffer = editBoard(board);
    const left = [...supply];
    const placed = cellNamed(cell);
    putOwn(buffer, left, placed, player);
    const limited = options.stock === 'limited';
    let filled: Cell[] = [];
    if (options.variant === 'immediate') filled = openedBy(buffer, placed);
    else if (isPlateFull(buffer)) filled = diceFunnels(buffer);
    fill(buffer, left, filled, limited);
    const next = limited && left[1 - player] === 0 ? player : 1 - player;
    draft.board = changedBoard(board, buffer, placed, filled);
    draft.supply = left;
    draft.toPlay = isComplete(buffer) ? null : next;
  },
  sample: ({ board }, _player, rng) => sampleEmptyFunnel(board, rng),
  describe(before, { player, cell }, after) {
    const placed = `Player ${player + 1} places a ${colourName(playerColours[player] ?? RED)} die in ${cell}`;
    const filled = countDice(after.board) - countDice(before.board) - 1;
    if (filled === 0) return `${placed}.`;
    const fills = `${placed}; ${filled === 1 ? 'one funnel is' : `${filled} funnels are`} filled`;
    if (after.toPlay !== null) return `${fills}.`;
    const [red, green] = facesOfPlayers(after.board, 2);
    return `${fills}. The pyramid is complete: ${red} red faces, ${green} green ones.`;
  },
});

/** What a state from outside must fulfil beside its schema. */
function checkState(state: State): string | undefined {
  const { board, supply, toPlay, options } = state;
  if (!isHeap(board)) return 'a die lies on nothing';
  const wrong = supplyProblem(state, DICE, options.stock === 'stand-ins');
  if (wrong !== undefined) return wrong;
  const open = diceFunnels(board)[0];
  const waits = options.variant === 'plate-first' && !isPlateFull(board);
  if (open !== undefined && !waits) return `funnel ${cellName(open)} is not filled`;
  if (waits && countDice(board.slice(PLATE_CELLS)) > 0) return 'dice lie above a plate that is not full';
  if ((toPlay === null) !== isComplete(board)) return 'somebody is to play exactly until the pyramid is complete';
  if (toPlay !== null && options.stock === 'limited' && supply[toPlay] === 0) return `player ${toPlay} has no dice`;
  return undefined;
}

/** The rules of Rasanto. */
export const rasanto: Game<RasantoState, RasantoAction, RasantoOptions> = g.game({
  title: 'Rasanto',
  playerCount: { min: 2, max: 2 },
  facts: { number: 23, family: 'construction' },
  variants: [{}, { variant: 'plate-first' }, { stock: 'limited' }, { variant: 'plate-first', stock: 'limited' }],
  actions: { place },
  setup: () => ({ board: emptyBoard(), supply: [DICE, DICE], toPlay: 0 }),
  checkState,
  playersToAct: ({ toPlay }) => oneToAct(toPlay),
  outcome: ({ board, toPlay }) => (toPlay === null ? mostFaces(board, 2) : null),
});
