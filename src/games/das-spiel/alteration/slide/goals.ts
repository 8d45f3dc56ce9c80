import type { Unless } from '../../../../kernel/dice/spec.js';
import { numberAt } from '../../../../pyramid/funnel.js';
import { type Axis, type Cell, levelOf, offsetCell } from '../../../../pyramid/lattice.js';
import { playerAxis } from '../../../../pyramid/stock.js';
import { sparOf, spars } from '../spars.js';
import { writtenRow } from '../written-rows.js';
import type { SlideObject, SlidePosition } from './position.js';

type Position = Pick<SlidePosition, 'poses' | 'options'>;
type Rules = Pick<SlidePosition['options'], 'together' | 'order' | 'pairs'>;

/** Green dice of an object (SLI-11 to SLI-13). */
const DICE = 6;
/** Green dice of three pairs, which are six dice with the black ones (SLI-13). */
const PAIRS_OF_ONE_NUMBER = 3;
/** From this level on no black die lies beside a green one (SLI-13). */
const FIRST_WITHOUT_BLACK = 7;
const NUMBERS: readonly number[] = /* @__PURE__ */ Object.freeze([1, 2, 3, 4, 5, 6]);

/** The axes of a player's two spars: the edges of their wall (SLI-5). */
export function sparsOf(player: number): Axis[] {
  const wall = playerAxis(player);
  return [((wall + 1) % 3) as Axis, ((wall + 2) % 3) as Axis];
}

interface Roof {
  readonly cells: readonly Cell[];
  /** The black die beside each of them; `undefined` where none lies. */
  readonly beside: readonly (Cell | undefined)[];
}

const roofs: Roof[] = [];

/** The black die that lies beside a green one in its row on the wall (SLI-13). */
function besideOf(cell: Cell, wall: Axis): Cell | undefined {
  const spar = sparOf(cell);
  if (spar === undefined || levelOf(cell) >= FIRST_WITHOUT_BLACK) return undefined;
  const step: [number, number, number] = [1, 1, 1];
  step[wall] = 0;
  step[spar] = -1;
  return offsetCell(cell, step);
}

function roof(player: number): Roof {
  const known = roofs[player];
  if (known !== undefined) return known;
  const [up = [], down = []] = sparsOf(player).map((axis) => spars[axis]);
  const cells = [...up, ...down.slice(0, -1).reverse()];
  const made = { cells, beside: cells.map((cell) => besideOf(cell, playerAxis(player))) };
  roofs[player] = made;
  return made;
}

/** A player's roof as one line: up one spar, over the top, down the other; 17 cells (SLI-5). */
export const roofOf = (player: number): readonly Cell[] => roof(player).cells;

/** The cells beside a player's roof, in its order; `undefined` where no black die lies. */
export const besideRoof = (player: number): readonly (Cell | undefined)[] => roof(player).beside;

/** The numbers of a player's roof, in its order. */
export function roofNumbers({ poses, options }: Position, player: number): number[] {
  const wall = playerAxis(player);
  return roofOf(player).map((cell) => numberAt(poses, cell, wall, options.hand));
}

/** The numbers beside the roof, in its order; 0 where no black die lies. */
export function numbersBeside({ poses, options }: Position, player: number): number[] {
  const wall = playerAxis(player);
  return roof(player).beside.map((cell) => (cell === undefined ? 0 : numberAt(poses, cell, wall, options.hand)));
}

const always = (): boolean => true;

/** The last `count` places up to this one. */
const upTo = (last: number, count = DICE): number[] => Array.from({ length: count }, (_, i) => last - count + 1 + i);

/** The first neighbours in a line that are each fit, and each go with the one before; none when there aren't `count`. */
function inRow(
  length: number,
  isFit: (place: number) => boolean,
  goesOn: (place: number, before: number) => boolean,
  count = DICE,
): number[] {
  let found = 0;
  for (let place = 0; place < length; place++) {
    found = !isFit(place) ? 0 : found > 0 && goesOn(place, place - 1) ? found + 1 : 1;
    if (found === count) return upTo(place, count);
  }
  return [];
}

/** The first `count` of the places, none when there are fewer. */
function firstOf(line: readonly number[], isFit: (number: number, place: number) => boolean, count = DICE): number[] {
  const places = line.flatMap((number, place) => (isFit(number, place) ? [place] : []));
  return places.length < count ? [] : places.slice(0, count);
}

/** Places where 1, 2 … 6 stand one after the other in the line, whatever is between; none when they don't. */
function risingPlaces(line: readonly number[]): number[] {
  const places: number[] = [];
  for (const [place, number] of line.entries()) if (number === places.length + 1) places.push(place);
  return places.length === DICE ? places : [];
}

/** The six numbers in the order of the object, the first that are found; none when one of them is missing. */
function oneToSix(line: readonly number[], order: 'rising' | 'any'): number[] {
  if (order === 'any') {
    const places = NUMBERS.map((number) => line.indexOf(number));
    return places.includes(-1) ? [] : places;
  }
  const up = risingPlaces(line);
  return up.length > 0 ? up : risingPlaces([...line].reverse()).map((place) => line.length - 1 - place);
}

function oneToSixInRow(line: readonly number[], order: 'rising' | 'any'): number[] {
  if (order === 'any') {
    for (let last = DICE - 1; last < line.length; last++) {
      if (new Set(line.slice(last - DICE + 1, last + 1)).size === DICE) return upTo(last);
    }
    return [];
  }
  // Six numbers each one more than the one before begin with a 1.
  const by = (step: number) => (place: number, before: number) => line[place] === (line[before] as number) + step;
  const up = inRow(line.length, always, by(1));
  return up.length > 0 ? up : inRow(line.length, always, by(-1));
}

/** Of the lists for all numbers the first that isn't empty. */
const firstOfOneNumber = (placesOf: (number: number) => number[]): number[] =>
  NUMBERS.map(placesOf).find((places) => places.length > 0) ?? [];

/** Green dice that show what the black ones beside them show: six, or three of one number (SLI-13). */
function pairPlaces(line: readonly number[], beside: readonly number[], { together, pairs }: Rules): number[] {
  const isPair = (place: number): boolean => line[place] === beside[place];
  if (pairs === 'any-number') {
    return together ? inRow(line.length, isPair, always) : firstOf(line, (_, place) => isPair(place));
  }
  const count = PAIRS_OF_ONE_NUMBER;
  if (together) return inRow(line.length, isPair, (place, before) => line[place] === line[before], count);
  return firstOfOneNumber((number) => firstOf(line, (shown, place) => shown === number && isPair(place), count));
}

function placesIn(object: SlideObject, line: readonly number[], beside: readonly number[], rules: Rules): number[] {
  const { together, order } = rules;
  switch (object) {
    case 'same': {
      if (together) return inRow(line.length, always, (place, before) => line[place] === line[before]);
      return firstOfOneNumber((number) => firstOf(line, (shown) => shown === number));
    }
    case 'run':
      return together ? oneToSixInRow(line, order) : oneToSix(line, order);
    case 'pairs':
      return pairPlaces(line, beside, rules);
  }
}

/** What a player has attained: the first of the objects in play, and the places in the roof that make it up. */
export interface Attained {
  readonly object: SlideObject;
  readonly places: readonly number[];
}

/** What a player has attained, if anything (SLI-11 to SLI-14). */
export function attainedBy(state: Position, player: number): Attained | undefined {
  const line = roofNumbers(state, player);
  const beside = numbersBeside(state, player);
  for (const object of state.options.objects) {
    const places = placesIn(object, line, beside, state.options);
    if (places.length > 0) return { object, places };
  }
  return undefined;
}

/** The player who has attained an object, looked for from a player on in turn order (SLI-15). */
export function winnerOf(state: Position & { readonly players: number }, from: number): number | undefined {
  for (let step = 0; step < state.players; step++) {
    const player = (from + step) % state.players;
    if (attainedBy(state, player) !== undefined) return player;
  }
  return undefined;
}

/** The object as a regular expression, found in the numbers of a roof or, for pairs, in those of its pairs. */
function expressionOf(object: SlideObject, { together, order, pairs }: Rules): string {
  const between = together ? '' : '.*';
  switch (object) {
    case 'same':
      return `(.)(${between}\\1){${DICE - 1}}`;
    case 'run': {
      if (order === 'rising') return `${NUMBERS.join(between)}|${[...NUMBERS].reverse().join(between)}`;
      return NUMBERS.map((number) => `(?=.${together ? `{0,${DICE - 1}}` : '*'}${number})`).join('');
    }
    case 'pairs':
      if (pairs === 'any-number') return `([1-6]${between}){${DICE}}`;
      return `([1-6])(${between}\\1){${PAIRS_OF_ONE_NUMBER - 1}}`;
  }
}

/** What {@link winnerOf} looks for, in a form that can be written down. */
export function writtenGoals(players: number, options: Position['options']): Unless[] {
  const rowsOf = (object: SlideObject) =>
    Array.from({ length: players }, (_, player) => {
      const beside = besideRoof(player);
      const places = roofOf(player).map((cell, i) => {
        const black = beside[i];
        return object !== 'pairs' ? [cell] : black === undefined ? [] : [cell, black];
      });
      return writtenRow(places, playerAxis(player), options.hand);
    });
  return options.objects.map((object) => ({ expression: expressionOf(object, options), rows: rowsOf(object) }));
}
