/**
 * El Dado: take the pyramid apart die by die; colours have values. 2 to 8 players.
 * Rules and sources: el-dado.rules.md (clauses ELD-1 to ELD-8).
 *
 * @example
 * ```ts
 * import { createReducer, seededDice } from 'dicewright';
 * import { elDado } from 'dicewright/das-spiel';
 *
 * const reducer = createReducer(elDado, seededDice('dado'));
 * let state = reducer(elDado.setup({ players: 3 }), { type: 'build', player: 0 });
 * console.log([...elDado.legalActions(state)]); // → [ { type: 'remove', player: 0, cell: '8a1' } ]
 * state = reducer(state, { type: 'remove', player: 0, cell: '8a1' });
 * console.log(state.toPlay, [...elDado.legalActions(state)].length); // → 1 3
 * ```
 *
 * @module
 */
import { defineGame } from '../../../../kernel/define.js';
import { illegal } from '../../../../kernel/errors.js';
import { oneToAct } from '../../../../kernel/turns.js';
import type { Envelope, Game, Resolved } from '../../../../kernel/types.js';
import { countDice, dieAt, removeDie } from '../../../../pyramid/board.js';
import { anyCell, cellNamed } from '../../../../pyramid/names.js';
import { type Colour, colourName } from '../../../../pyramid/stock.js';
import { inPoints, withTaken } from '../collections.js';
import { pyramidOf, pyramidSchema, stockOption, stockProblem, valuesOption } from '../full-pyramid.js';
import { checkFree, freeFields, sampleFree } from '../taking.js';
import { SEATS, USUAL_VALUES, valuedOutcome, valuedProblem, valuedShape, valuedStart } from '../valued.js';

/** Options of El Dado, as given to `setup`. */
export interface ElDadoOptions {
  /**
   * What the pyramid is made of (ELD-2): the gold die and 164 of all others, or 165 of the dice given, up to as many of
   * each colour as there are. Default `'random'`.
   */
  readonly stock?: 'random' | Readonly<Record<Colour, number>> | undefined;
  /** What a die of each colour is worth (ELD-3), -100 to 100. Default red 1, green 3, black 2, blue 5, gold 10. */
  readonly values?: Readonly<Record<Colour, number>> | undefined;
}

/** A position of El Dado. */
export interface ElDadoState extends Envelope<'el-dado', Resolved<ElDadoOptions>> {
  /** `'build'` until the pyramid stands, `'play'` from then on. */
  readonly phase: 'build' | 'play';
  /** The pyramid: 165 letters, `r`, `g`, `k`, `b`, `y` dice, `.` empty. */
  readonly board: string;
  /** How many red, green, black, blue and gold dice each player has taken. */
  readonly taken: readonly (readonly number[])[];
  /** Whose turn it is; `null` when the game is over. */
  readonly toPlay: number | null;
}

/** The actions of El Dado. */
export type ElDadoAction =
  | {
      /** The complete pyramid, in the phase `build`. */
      readonly type: 'build';
      readonly player: number;
      /** The board: 165 letters. */
      readonly outcome?: string | undefined;
    }
  | {
      readonly type: 'remove';
      readonly player: number;
      /** The cell of a free die, such as `'8a1'`. */
      readonly cell: string;
    };

const g = defineGame({
  id: 'el-dado',
  rules: 1,
  options: { stock: stockOption(), values: valuesOption(USUAL_VALUES) },
  state: valuedShape(),
});

const build = g.action({
  check: ({ phase }) => (phase === 'build' ? undefined : illegal('ELD-2', 'the pyramid has already been built')),
  outcome: pyramidSchema(),
  chance: ({ options }) => pyramidOf(options.stock),
  apply(draft, _, board) {
    draft.phase = 'play';
    draft.board = board;
  },
  describe: (_, { player }) => `Player ${player + 1} builds the complete pyramid.`,
});

const remove = g.action({
  fields: { cell: anyCell() },
  candidates: ({ board }) => freeFields(board),
  check({ phase, board }, { cell }) {
    if (phase === 'build') return illegal('ELD-2', 'the pyramid has to be built first');
    return checkFree(board, cell, 'ELD-5');
  },
  apply(draft, { player, cell }, _, before) {
    const letter = dieAt(before.board, cellNamed(cell));
    const board = removeDie(before.board, cellNamed(cell));
    draft.taken = withTaken(before.taken, player, letter);
    draft.toPlay = countDice(board) === 0 ? null : (player + 1) % before.players;
    draft.board = board;
  },
  sample: ({ board }, _, rng) => sampleFree(board, rng),
  describe({ board, options }, { player, cell }, { toPlay }) {
    const colour = dieAt(board, cellNamed(cell)) as Colour;
    const end = toPlay === null ? ' The game is over.' : '';
    return `Player ${player + 1} takes the ${colourName(colour)} die of ${cell}: ${inPoints(options.values[colour])}.${end}`;
  },
});

/** The rules of El Dado. */
export const elDado: Game<ElDadoState, ElDadoAction, ElDadoOptions> = g.game({
  title: 'El Dado',
  playerCount: { min: 2, max: SEATS },
  facts: { number: 39, family: 'demolition' },
  variants: [
    {},
    { stock: { r: 55, g: 55, k: 55, b: 0, y: 0 } },
    { stock: { r: 90, g: 90, k: 90, b: 10, y: 1 }, values: { r: -1, g: 0, k: 1, b: 20, y: 50 } },
  ],
  actions: { build, remove },
  checkSetup: ({ options }) => stockProblem(options.stock),
  setup: valuedStart,
  checkState: (state) => valuedProblem(state, { dice: 'ELD-2', free: 'ELD-5', end: 'ELD-7' }),
  playersToAct: ({ toPlay }) => oneToAct(toPlay),
  result: valuedOutcome,
});
