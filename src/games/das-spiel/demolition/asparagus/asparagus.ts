/**
 * Asparagus: take the pyramid apart, a free die or a column of one colour at a time; colours have values. 2 to 8 players.
 * Rules and sources: asparagus.rules.md (clauses ASP-1 to ASP-10).
 *
 * @example
 * ```ts
 * import { asparagus } from 'dicewright/das-spiel';
 *
 * // Red above green, the gold die in corner B.
 * const stock = { r: 90, g: 74, k: 0, b: 0, y: 1 };
 * let state = asparagus.setup({ players: 2, options: { stock } });
 * const outcome = `y${'g'.repeat(74)}${'r'.repeat(90)}`;
 * state = asparagus.reduce(state, { type: 'build', player: 0, outcome });
 * console.log([...asparagus.legalActions(state)].length); // → 20
 * state = asparagus.reduce(state, { type: 'remove', player: 0, cell: '8a1', axis: 'x', count: 3 });
 * console.log(state.taken, state.toPlay); // → [ [ 3, 0, 0, 0, 0 ], [ 0, 0, 0, 0, 0 ] ] 1
 * ```
 *
 * @module
 */

import { defineGame } from '../../../../kernel/define.js';
import { pick } from '../../../../kernel/dice/random.js';
import { illegal } from '../../../../kernel/errors.js';
import { integer } from '../../../../kernel/schemas/schema.js';
import * as z from '../../../../kernel/schemas/zod.js';
import { oneToAct } from '../../../../kernel/turns.js';
import type { Envelope, Game, Resolved } from '../../../../kernel/types.js';
import { boardText, countDice, dieAt, EMPTY, editBoard, putDie } from '../../../../pyramid/board.js';
import { type Cell, PLATE_EDGE } from '../../../../pyramid/lattice.js';
import { anyCell, cellName, cellNamed } from '../../../../pyramid/names.js';
import { type Colour, colourName } from '../../../../pyramid/stock.js';
import { inPoints, withTaken } from '../collections.js';
import { pyramidOf, pyramidSchema, stockOption, stockProblem, valuesOption } from '../full-pyramid.js';
import { checkFree } from '../taking.js';
import { SEATS, USUAL_VALUES, valuedOutcome, valuedProblem, valuedShape, valuedStart } from '../valued.js';
import { AXIS_NAMES, axisNamed, type Harvest, harvests, spear } from './spears.js';

/** Options of Asparagus, as given to `setup`. */
export interface AsparagusOptions {
  /**
   * What the pyramid is made of (ASP-2): the gold die and 164 of all others, or 165 of the dice given, up to as many of
   * each colour as there are. Default `'random'`.
   */
  readonly stock?: 'random' | Readonly<Record<Colour, number>> | undefined;
  /** What a die of each colour is worth (ASP-3), -100 to 100. Default red 1, green 3, black 2, blue 5, gold 10. */
  readonly values?: Readonly<Record<Colour, number>> | undefined;
  /** Whether a part of a column can be taken, or only as much of it as comes out (ASP-6). Default `'part'`. */
  readonly column?: 'part' | 'whole' | undefined;
}

/** A position of Asparagus. */
export interface AsparagusState extends Envelope<'asparagus', Resolved<AsparagusOptions>> {
  /** `'build'` until the pyramid stands, `'play'` from then on. */
  readonly phase: 'build' | 'play';
  /** The pyramid: 165 letters, `r`, `g`, `k`, `b`, `y` dice, `.` empty. */
  readonly board: string;
  /** How many red, green, black, blue and gold dice each player has taken. */
  readonly taken: readonly (readonly number[])[];
  /** Whose turn it is; `null` when the game is over. */
  readonly toPlay: number | null;
}

/** The actions of Asparagus. */
export type AsparagusAction =
  | {
      /** The complete pyramid, in the phase `build`. */
      readonly type: 'build';
      readonly player: number;
      /** The board: 165 letters. */
      readonly outcome?: string | undefined;
    }
  | {
      /** One free die; or, with `axis` and `count`, a column of which it is the uppermost. */
      readonly type: 'remove';
      readonly player: number;
      /** The cell of a free die, such as `'8a1'`. */
      readonly cell: string;
      /** The axis along which the column goes down from there. */
      readonly axis?: 'x' | 'y' | 'z' | undefined;
      /** How many dice of the column are taken, 2 to 9, the free die included. */
      readonly count?: number | undefined;
    };

const g = defineGame({
  id: 'asparagus',
  rules: 2,
  options: {
    stock: stockOption(),
    values: valuesOption(USUAL_VALUES),
    column: z._default(z.literal(['part', 'whole']), 'part'),
  },
  state: valuedShape(),
});

const build = g.action({
  check: ({ phase }) => (phase === 'build' ? undefined : illegal('ASP-2', 'the pyramid has already been built')),
  outcome: pyramidSchema(),
  chance: ({ options }) => pyramidOf(options.stock),
  apply(draft, _, board) {
    draft.phase = 'play';
    draft.board = board;
  },
  describe: (_, { player }) => `Player ${player + 1} builds the complete pyramid.`,
});

/** The cells that are emptied, from above. */
function taken(board: string, { cell, axis, count }: Harvest): Cell[] {
  const top = cellNamed(cell);
  return axis === undefined ? [top] : spear(board, top, axisNamed(axis)).slice(0, count);
}

const remove = g.action({
  fields: {
    cell: anyCell(),
    axis: z.optional(z.literal(AXIS_NAMES)),
    count: z.optional(integer(2, PLATE_EDGE)),
  },
  candidates: ({ board, options }) => harvests(board, options.column),
  check({ phase, board, options }, { cell, axis, count }) {
    if (phase === 'build') return illegal('ASP-2', 'the pyramid has to be built first');
    if ((axis === undefined) !== (count === undefined)) {
      return illegal('ASP-6', 'to take a column, give both its axis and the number of its dice');
    }
    const problem = checkFree(board, cell, 'ASP-5');
    if (problem !== undefined || axis === undefined || count === undefined) return problem;
    const most = spear(board, cellNamed(cell), axisNamed(axis)).length;
    if (count > most) return illegal('ASP-7', `${most} can be taken from ${cell} along ${axis}, not ${count}`);
    if (count === most || options.column === 'part') return undefined;
    return illegal('ASP-6', `the whole column is taken from ${cell} along ${axis}, ${most} dice`);
  },
  apply(draft, { player, cell, axis, count }, _, before) {
    const cells = taken(before.board, { cell, axis, count });
    const letter = dieAt(before.board, cellNamed(cell));
    const buffer = editBoard(before.board);
    for (const one of cells) putDie(buffer, one, EMPTY);
    const board = boardText(buffer);
    draft.taken = withTaken(before.taken, player, letter, cells.length);
    draft.toPlay = countDice(board) === 0 ? null : (player + 1) % before.players;
    draft.board = board;
  },
  sample: ({ phase, board, options }, _, rng) =>
    phase === 'build' ? null : (pick(rng, [...harvests(board, options.column)]) ?? null),
  describe({ board, options }, { player, cell, axis, count }, { toPlay }) {
    const colour = dieAt(board, cellNamed(cell)) as Colour;
    const cells = taken(board, { cell, axis, count });
    const lowest = cellName(cells.at(-1) ?? cellNamed(cell));
    const name = colourName(colour);
    const what =
      cells.length === 1 ? `the ${name} die of ${cell}` : `${cells.length} ${name} dice, ${cell} to ${lowest}`;
    const end = toPlay === null ? ' The game is over.' : '';
    return `Player ${player + 1} takes ${what}: ${inPoints(cells.length * options.values[colour])}.${end}`;
  },
});

/** The rules of Asparagus. */
export const asparagus: Game<AsparagusState, AsparagusAction, AsparagusOptions> = g.game({
  title: 'Asparagus',
  playerCount: { min: 2, max: SEATS },
  facts: { number: 40, family: 'demolition' },
  variants: [
    {},
    { stock: { r: 55, g: 55, k: 55, b: 0, y: 0 }, column: 'whole' },
    { stock: { r: 90, g: 90, k: 90, b: 10, y: 1 }, values: { r: -1, g: 0, k: 1, b: 20, y: 50 } },
  ],
  actions: { build, remove },
  checkSetup: ({ options }) => stockProblem(options.stock),
  setup: valuedStart,
  checkState: (state) => valuedProblem(state, { dice: 'ASP-2', free: 'ASP-7', end: 'ASP-9' }),
  // Rules 1 knew no `column` (ASP-6).
  migrations: { 1: (state) => ({ ...state, options: { ...(state.options as object), column: 'part' } }) },
  playersToAct: ({ toPlay }) => oneToAct(toPlay),
  result: valuedOutcome,
});
