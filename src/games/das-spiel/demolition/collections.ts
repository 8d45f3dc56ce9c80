import { illegal, type StateProblem } from '../../../kernel/errors.js';
import { countDice } from '../../../pyramid/board.js';
import { isHeap } from '../../../pyramid/heap.js';
import { PYRAMID_CELLS } from '../../../pyramid/lattice.js';
import { type Colour, colourName, colours } from '../../../pyramid/stock.js';

// What players of a demolition have taken, where colours count.

/** A number for each colour: what its dice are worth, or how many there are. */
export type ColourNumbers = Readonly<Record<Colour, number>>;

/** How many dice of each colour a player has taken, in the order red, green, black, blue, gold, as far as they play. */
export type Collection = readonly number[];

/** Collections of players who have nothing yet. */
export const emptyCollections = (players: number, colourCount: number): number[][] =>
  Array.from({ length: players }, () => new Array<number>(colourCount).fill(0));

/** The collections after a player has taken more dice of a colour. */
export function withTaken(taken: readonly Collection[], player: number, letter: string, dice: number = 1): number[][] {
  const index = colours.indexOf(letter as Colour);
  return taken.map((collection, one) =>
    collection.map((count, colour) => (one === player && colour === index ? count + dice : count)),
  );
}

/** What a collection is worth. */
export const worthOf = (collection: Collection, values: Partial<ColourNumbers>): number =>
  collection.reduce((sum, count, index) => sum + count * (values[colours[index] as Colour] ?? 0), 0);

/** `'1 point'`, `'3 points'`. */
export const inPoints = (points: number): string => `${points} ${Math.abs(points) === 1 ? 'point' : 'points'}`;

/** All dice of a colour that have been taken. */
const takenOf = (taken: readonly Collection[], index: number): number =>
  taken.reduce((sum, collection) => sum + (collection[index] ?? 0), 0);

/** The part of a state that all games share in which complete pyramids are demolished and colours count. */
export interface Demolition {
  readonly players: number;
  readonly phase: string;
  readonly board: string;
  readonly taken: readonly Collection[];
  readonly toPlay: number | null;
}

/** The clauses of a game that its positions keep: which dice there are, that free ones are taken, when it is over. */
export interface DemolitionClauses {
  readonly dice: string;
  readonly free: string;
  readonly end: string;
}

/**
 * Why whose turn it is doesn't go with the pyramid, for `checkState`: Player 1 builds it, and it is nobody's turn when
 * it is gone.
 */
export function turnProblem(
  { players, phase, board, toPlay }: Omit<Demolition, 'taken'>,
  { free, end }: Pick<DemolitionClauses, 'free' | 'end'>,
): StateProblem {
  if (!isHeap(board)) return illegal(free, 'a die lies on nothing');
  if (toPlay !== null && toPlay >= players) return `there is no Player ${toPlay + 1}`;
  if (phase === 'build') {
    if (countDice(board) > 0) return 'the pyramid has already been built';
    return toPlay === 0 ? undefined : 'Player 1 builds the pyramid first';
  }
  const over = countDice(board) === 0;
  if ((toPlay === null) === over) return undefined;
  return illegal(end, over ? 'somebody is to play in a game that is over' : 'nobody is to play');
}

/**
 * Why dice on the board and in the collections aren't those of a complete pyramid, for `checkState`; with
 * {@link turnProblem}.
 *
 * @param bag - how many dice there are of each colour that plays, in the order of {@link Collection}: 165 or more
 * @param elsewhere - a die that is neither on the board nor in a collection, as in a player's hand
 */
export function collectionProblem(
  state: Demolition,
  bag: readonly number[],
  clauses: DemolitionClauses,
  elsewhere: string = '',
): StateProblem {
  const { players, phase, board, taken } = state;
  if (taken.length !== players) return `expected ${players} collections, got ${taken.length}`;
  if (taken.some((collection) => collection.length !== bag.length)) return `expected ${bag.length} colours of dice`;
  let all = 0;
  for (const [index, dice] of bag.entries()) {
    const colour = colours[index] as Colour;
    const found = countDice(board, colour) + takenOf(taken, index) + Number(elsewhere === colour);
    if (found > dice) return illegal(clauses.dice, `there are ${dice} ${colourName(colour)} dice, not ${found}`);
    all += found;
  }
  const expected = phase === 'build' ? 0 : PYRAMID_CELLS;
  if (all !== expected) return illegal(clauses.dice, `expected ${expected} dice in all, got ${all}`);
  return turnProblem(state, clauses);
}
