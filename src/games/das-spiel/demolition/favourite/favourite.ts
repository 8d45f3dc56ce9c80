/**
 * Favourite: green dice must be taken before black ones and those before red ones; the left neighbour of whoever scores
 * highest wins. 2 to 8 players.
 * Rules and sources: favourite.rules.md (clauses FAV-1 to FAV-9).
 *
 * @example
 * ```ts
 * import { createReducer, seededDice } from 'dicewright';
 * import { favourite } from 'dicewright/das-spiel';
 *
 * const reducer = createReducer(favourite, seededDice('favourite'));
 * let state = reducer(favourite.setup({ players: 3 }), { type: 'build', player: 0 });
 * while (state.toPlay !== null) {
 *   const [action] = favourite.legalActions(state);
 *   if (action) state = reducer(state, action);
 * }
 * const { winners, scores } = favourite.result(state) ?? {};
 * console.log(winners, scores); // → [ 0 ] [ 96, 115, 119 ]
 * ```
 *
 * @module
 */

import { defineGame } from '../../../../kernel/define.js';
import { pick } from '../../../../kernel/dice/random.js';
import { illegal } from '../../../../kernel/errors.js';
import { list, natural } from '../../../../kernel/schemas/schema.js';
import * as z from '../../../../kernel/schemas/zod.js';
import { oneToAct } from '../../../../kernel/turns.js';
import type { Envelope, Game } from '../../../../kernel/types.js';
import { boardString, countDice, dieAt, emptyBoard, removeDie } from '../../../../pyramid/board.js';
import { freeCells } from '../../../../pyramid/heap.js';
import type { Cell } from '../../../../pyramid/lattice.js';
import { anyCell, cellName, cellNamed } from '../../../../pyramid/names.js';
import { type Colour, colourName } from '../../../../pyramid/stock.js';
import { leaders } from '../../kit/standing.js';
import { collectionProblem, emptyCollections, inPoints, withTaken, worthOf } from '../collections.js';
import { mixedPyramid, SHARE, THREE_SHARES } from '../full-pyramid.js';
import { checkFree } from '../taking.js';
import { SEATS } from '../valued.js';

/** What a die of each colour scores (FAV-6). */
export const VALUES = { g: 3, k: 2, r: 1 } as const;

/** Colours in the order in which they must be taken (FAV-5). */
const ORDER: readonly Colour[] = ['g', 'k', 'r'];

/** Favourite has no options. */
export type FavouriteOptions = Readonly<Record<never, never>>;

/** A position of Favourite. */
export interface FavouriteState extends Envelope<'favourite', FavouriteOptions> {
  /** `'build'` until the pyramid stands, `'play'` from then on. */
  readonly phase: 'build' | 'play';
  /** The pyramid: 165 letters, `r`, `g`, `k` dice, `.` empty. */
  readonly board: string;
  /** How many red, green and black dice each player has taken. */
  readonly taken: readonly (readonly number[])[];
  /** Whose turn it is; `null` when the game is over. */
  readonly toPlay: number | null;
}

/** The actions of Favourite. */
export type FavouriteAction =
  | {
      /** The complete pyramid, in the phase `build`. */
      readonly type: 'build';
      readonly player: number;
      /** The board: 165 letters, 55 each of `r`, `g`, `k`. */
      readonly outcome?: string | undefined;
    }
  | {
      readonly type: 'remove';
      readonly player: number;
      /** The cell of a free die of the colour that is to be taken, such as `'8a1'`. */
      readonly cell: string;
    };

const g = defineGame({
  id: 'favourite',
  rules: 1,
  options: {},
  state: {
    phase: z.literal(['build', 'play']),
    board: boardString('.rgk'),
    taken: list(list(natural(SHARE), THREE_SHARES.length), SEATS),
    toPlay: z.nullable(natural(SEATS - 1)),
  },
});

/** The free dice that can be taken: those of the first colour that any has (FAV-5). */
function favourites(board: string): Cell[] {
  const free = freeCells(board);
  const colour = ORDER.find((one) => free.some((cell) => dieAt(board, cell) === one));
  return free.filter((cell) => dieAt(board, cell) === colour);
}

const build = g.action({
  check: ({ phase }) => (phase === 'build' ? undefined : illegal('FAV-2', 'the pyramid has already been built')),
  outcome: mixedPyramid.schema,
  chance: () => mixedPyramid,
  apply(draft, _, board) {
    draft.phase = 'play';
    draft.board = board;
  },
  describe: (_, { player }) => `Player ${player + 1} builds the complete pyramid.`,
});

const remove = g.action({
  fields: { cell: anyCell() },
  *candidates({ board }) {
    for (const cell of favourites(board)) yield { cell: cellName(cell) };
  },
  check({ phase, board }, { cell }) {
    if (phase === 'build') return illegal('FAV-2', 'the pyramid has to be built first');
    const problem = checkFree(board, cell, 'FAV-4');
    if (problem !== undefined) return problem;
    const first = dieAt(board, favourites(board)[0] as Cell) as Colour;
    if (dieAt(board, cellNamed(cell)) === first) return undefined;
    return illegal('FAV-5', `a ${colourName(first)} die is free and comes first`);
  },
  apply(draft, { player, cell }, _, before) {
    const letter = dieAt(before.board, cellNamed(cell));
    const board = removeDie(before.board, cellNamed(cell));
    draft.taken = withTaken(before.taken, player, letter);
    draft.toPlay = countDice(board) === 0 ? null : (player + 1) % before.players;
    draft.board = board;
  },
  sample({ board }, _, rng) {
    const cell = pick(rng, favourites(board));
    return cell === undefined ? null : { cell: cellName(cell) };
  },
  describe({ board }, { player, cell }, { toPlay }) {
    const colour = dieAt(board, cellNamed(cell)) as 'r' | 'g' | 'k';
    const end = toPlay === null ? ' The game is over.' : '';
    return `Player ${player + 1} takes the ${colourName(colour)} die of ${cell}: ${inPoints(VALUES[colour])}.${end}`;
  },
});

/** The points of each player (FAV-6). */
export const favouritePoints = (taken: FavouriteState['taken']): number[] =>
  taken.map((collection) => worthOf(collection, VALUES));

/** The rules of Favourite. */
export const favourite: Game<FavouriteState, FavouriteAction, FavouriteOptions> = g.game({
  title: 'Favourite',
  playerCount: { min: 2, max: SEATS },
  facts: { number: 42, family: 'demolition' },
  variants: [{}],
  actions: { build, remove },
  setup: ({ players }) => ({
    phase: 'build' as const,
    board: emptyBoard(),
    taken: emptyCollections(players, THREE_SHARES.length),
    toPlay: 0,
  }),
  checkState: (state) => collectionProblem(state, THREE_SHARES, { dice: 'FAV-2', free: 'FAV-4', end: 'FAV-7' }),
  playersToAct: ({ toPlay }) => oneToAct(toPlay),
  result({ toPlay, taken, players }) {
    if (toPlay !== null) return null;
    const scores = favouritePoints(taken);
    const highest = leaders(scores);
    const winners = highest.map((player) => (player + 1) % players).sort((one, other) => one - other);
    const who = highest.length === 1 ? 'left neighbour of the player' : 'left neighbours of the players';
    const verb = highest.length === 1 ? 'wins' : 'win';
    return {
      winners,
      scores,
      reason: `The pyramid is gone; the ${who} with most points, ${Math.max(...scores)}, ${verb}.`,
    };
  },
});
