import { illegal, type StateProblem } from '../../../kernel/errors.js';
import { list, natural } from '../../../kernel/schemas/schema.js';
import * as z from '../../../kernel/schemas/zod.js';
import type { GameResult } from '../../../kernel/types.js';
import { boardString, emptyBoard } from '../../../pyramid/board.js';
import { PYRAMID_CELLS } from '../../../pyramid/lattice.js';
import { colours } from '../../../pyramid/stock.js';
import { decidedBy } from '../kit/standing.js';
import {
  type Collection,
  type ColourNumbers,
  collectionProblem,
  type Demolition,
  type DemolitionClauses,
  emptyCollections,
  worthOf,
} from './collections.js';
import { bagOf, type PyramidStock } from './full-pyramid.js';

// What El Dado and Asparagus share: a pyramid of all colours, each with its value.

/** Most players where any number can play. */
export const SEATS = 8;

/** The values that the text gives as an example. */
export const USUAL_VALUES: ColourNumbers = /* @__PURE__ */ Object.freeze({ r: 1, g: 3, k: 2, b: 5, y: 10 });

/** The shape of the state. */
export const valuedShape = () => ({
  phase: z.literal(['build', 'play']),
  board: boardString(),
  taken: list(list(natural(PYRAMID_CELLS), colours.length), SEATS),
  toPlay: z.nullable(natural(SEATS - 1)),
});

/** The state before the pyramid is built. */
export const valuedStart = ({ players }: { readonly players: number }) => ({
  phase: 'build' as const,
  board: emptyBoard(),
  taken: emptyCollections(players, colours.length),
  toPlay: 0,
});

/** The part of a state that both share. */
export interface Valued extends Demolition {
  readonly options: { readonly stock: PyramidStock; readonly values: ColourNumbers };
}

/** What a state from outside must fulfil besides its schema. */
export function valuedProblem(state: Valued, clauses: DemolitionClauses): StateProblem {
  const { phase, board, taken, options } = state;
  const problem = collectionProblem(state, bagOf(options.stock), clauses);
  if (problem !== undefined || phase === 'build' || options.stock !== 'random') return problem;
  const gold = taken.reduce((sum, collection) => sum + (collection[colours.indexOf('y')] ?? 0), 0);
  return board.includes('y') || gold === 1 ? undefined : illegal(clauses.dice, 'the gold die is missing');
}

/** The points of each player. */
export const pointsOf = ({ taken, options }: Pick<Valued, 'taken' | 'options'>): number[] =>
  taken.map((collection: Collection) => worthOf(collection, options.values));

/** Most points win when the pyramid is gone. */
export const valuedOutcome = (state: Valued): GameResult | null =>
  state.toPlay === null ? decidedBy(pointsOf(state), 'The pyramid is gone', 'points') : null;
