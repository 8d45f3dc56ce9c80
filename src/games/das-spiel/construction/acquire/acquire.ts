/**
 * Acquire: build in layers; pay for your own dice below, get paid for others'. 3 players.
 * Rules and sources: acquire.rules.md (clauses ACQ-1 to ACQ-16).
 *
 * @example
 * ```ts
 * import { acquire } from 'dicewright/das-spiel';
 *
 * let state = acquire.setup({ players: 3 });
 * state = acquire.reduce(state, { type: 'place', player: 0, cell: 'c4' });
 * console.log(state.supply, state.toPlay); // → [ 54, 55, 55 ] 1
 * ```
 *
 * @module
 */

import { defineGame } from '../../../../kernel/define.js';
import { uniformInt } from '../../../../kernel/dice/random.js';
import { illegal, type StateProblem } from '../../../../kernel/errors.js';
import { integer, list, natural } from '../../../../kernel/schemas/schema.js';
import * as z from '../../../../kernel/schemas/zod.js';
import { oneToAct } from '../../../../kernel/turns.js';
import type { DeepReadonly, Envelope, Game, Resolved } from '../../../../kernel/types.js';
import { boardString, countDice, EMPTY, emptyBoard, isOccupied, placeDie } from '../../../../pyramid/board.js';
import { isComplete, isHeap } from '../../../../pyramid/heap.js';
import { levelCells, levelOf, PYRAMID_CELLS } from '../../../../pyramid/lattice.js';
import { anyCell, cellName, cellNamed } from '../../../../pyramid/names.js';
import { colourName, playerColours, stock } from '../../../../pyramid/stock.js';
import { nextPlayer } from '../../kit/placing.js';
import { decidedBy } from '../../kit/standing.js';
import { type Payment, paymentsFor } from './payments.js';

const PLAYERS = 3;
/** Dice of each player (ACQ-2). */
const DICE = 55;

/** Options of Acquire, as given to `setup`. */
export interface AcquireOptions {
  /** Dice of each player (ACQ-2), 55 to 90. Default 55. */
  readonly dice?: number | undefined;
  /** Whose numbers are paid: the English text's or the French one's (ACQ-6, ACQ-11). Default `'en'`. */
  readonly payments?: 'en' | 'fr' | undefined;
}

/** A position of Acquire. */
export interface AcquireState extends Envelope<'acquire', Resolved<AcquireOptions>> {
  /** The pyramid: 165 letters, `r`, `g` and `k` dice, `.` empty. */
  readonly board: string;
  /** Dice that each player has; 0 for players who are out. */
  readonly supply: readonly number[];
  /** Whose turn it is; `null` when the game is over. */
  readonly toPlay: number | null;
}

/** The only action of Acquire. */
export interface AcquireAction {
  readonly type: 'place';
  readonly player: number;
  /** An empty cell of the lowest level that isn't full, such as `'c4'`. */
  readonly cell: string;
}

type State = DeepReadonly<AcquireState>;

const g = defineGame({
  id: 'acquire',
  rules: 1,
  options: {
    dice: z._default(integer(DICE, stock.r), DICE),
    payments: z._default(z.literal(['en', 'fr']), 'en'),
  },
  state: {
    board: boardString('.rgk'),
    supply: list(natural(PLAYERS * stock.r), PLAYERS),
    toPlay: z.nullable(natural(PLAYERS - 1)),
  },
});

/** The lowest level that isn't full (ACQ-4); the game is over when there is none. */
const openLevel = (board: string): number => levelOf(board.indexOf(EMPTY));

const openCells = (board: string): number[] => levelCells(openLevel(board)).filter((cell) => !isOccupied(board, cell));

const isIn = (supply: readonly number[], player: number): boolean => (supply[player] as number) > 0;

/** Whether the game is over with these dice (ACQ-15, ACQ-16). */
function isOver(board: string, supply: readonly number[]): boolean {
  return isComplete(board) || supply.filter((dice) => dice > 0).length < 2;
}

/** What a placing costs and brings (ACQ-5 to ACQ-13). */
function paymentsOf({ board, supply, options }: State, player: number, cell: string): Payment[] {
  const after = supply.map((dice, one) => (one === player ? dice - 1 : dice));
  return paymentsFor(board, cellNamed(cell), player, after, options.payments);
}

const place = g.action({
  fields: { cell: anyCell() },
  *candidates({ board }) {
    for (const cell of openCells(board)) yield { cell: cellName(cell) };
  },
  check({ board }, { cell }) {
    const at = cellNamed(cell);
    if (isOccupied(board, at)) return illegal('ACQ-4', `a die lies in ${cell} already`);
    const level = openLevel(board);
    return levelOf(at) === level ? undefined : illegal('ACQ-4', `level ${level} has to be filled first`);
  },
  apply(draft, { player, cell }, _, before) {
    const board = placeDie(before.board, cellNamed(cell), playerColours[player] as string);
    const supply = before.supply.map((dice, one) => (one === player ? dice - 1 : dice));
    for (const { from, to, dice } of paymentsOf(before, player, cell)) {
      supply[from] = (supply[from] as number) - dice;
      supply[to] = (supply[to] as number) + dice;
    }
    draft.board = board;
    draft.supply = supply;
    draft.toPlay = isOver(board, supply) ? null : nextPlayer(PLAYERS, player, (one) => isIn(supply, one));
  },
  sample({ board }, _, rng) {
    const cells = openCells(board);
    return { cell: cellName(cells[uniformInt(rng, 0, cells.length - 1)] as number) };
  },
  describe(before, { player, cell }, after) {
    const placed = `Player ${player + 1} places a ${colourName(playerColours[player] ?? 'r')} die in ${cell}`;
    const paid = paymentsOf(before, player, cell).map(({ from, to, dice }) => {
      const count = dice === 1 ? 'one die' : `${dice} dice`;
      return from === player ? `pays ${count} to Player ${to + 1}` : `gets ${count} from Player ${from + 1}`;
    });
    const out = before.supply.flatMap((_, one) => (isIn(before.supply, one) && !isIn(after.supply, one) ? [one] : []));
    const broke = out.map((one) => ` Player ${one + 1} is out.`).join('');
    return `${[placed, ...paid].join(', ')}.${broke}${after.toPlay === null ? ' The game is over.' : ''}`;
  },
});

/** What a state from outside must fulfil besides its schema. */
function checkState({ board, supply, toPlay, options }: State): StateProblem {
  if (!isHeap(board)) return illegal('ACQ-4', 'a die lies on nothing');
  if (supply.length !== PLAYERS) return `expected ${PLAYERS} supplies, got ${supply.length}`;
  const all = countDice(board) + supply.reduce((sum, dice) => sum + dice, 0);
  if (all !== PLAYERS * options.dice)
    return illegal('ACQ-12', `expected ${PLAYERS * options.dice} dice in all, got ${all}`);
  // Dice that are paid stay in the game, so the last player in still has some.
  if (supply.every((dice) => dice === 0)) return illegal('ACQ-15', 'nobody has dice');
  const level = isComplete(board) ? 8 : openLevel(board);
  const above = levelCells(level + 1).some((cell) => isOccupied(board, cell));
  if (above) return illegal('ACQ-4', `dice lie above level ${level}, which is not full`);
  const over = isOver(board, supply);
  if ((toPlay === null) !== over)
    return illegal('ACQ-15', over ? 'somebody is to play in a game that is over' : 'nobody is to play');
  return toPlay !== null && !isIn(supply, toPlay) ? `Player ${toPlay + 1} is out` : undefined;
}

/** The rules of Acquire. */
export const acquire: Game<AcquireState, AcquireAction, AcquireOptions> = g.game({
  title: 'Acquire',
  playerCount: { min: PLAYERS, max: PLAYERS },
  facts: { number: 21, family: 'construction' },
  variants: [{}, { dice: 90 }, { payments: 'fr' }, { dice: 60, payments: 'fr' }],
  editions: { english: { payments: 'en' }, french: { payments: 'fr' } },
  actions: { place },
  setup: ({ options }) => ({
    board: emptyBoard(),
    supply: new Array<number>(PLAYERS).fill(options.dice),
    toPlay: 0,
  }),
  checkState,
  playersToAct: ({ toPlay }) => oneToAct(toPlay),
  result({ board, supply, toPlay }) {
    if (toPlay !== null) return null;
    const still = supply.flatMap((dice, player) => (dice > 0 ? [player] : []));
    if (countDice(board) === PYRAMID_CELLS) return decidedBy(supply, 'The pyramid is complete', 'dice', 'most', still);
    return { winners: still, scores: [...supply], reason: 'Only one player has dice left.' };
  },
});
