import { numberAt } from '../../../../pyramid/funnel.js';
import { type Axis, type Cell, levelOf, offsetCell } from '../../../../pyramid/lattice.js';
import { playerAxis } from '../../../../pyramid/stock.js';
import { sparOf, spars } from '../spars.js';
import type { SlideObject, SlidePosition } from './position.js';

type Position = Pick<SlidePosition, 'poses' | 'options'>;
type Rules = Pick<SlidePosition['options'], 'together' | 'order'>;

/** Dice of an object (SLI-11 to SLI-13). */
const DICE = 6;
/** From this level on no black die lies beside a green one (SLI-13). */
const FIRST_WITHOUT_BLACK = 7;
const NUMBERS: readonly number[] = /* @__PURE__ */ Object.freeze([1, 2, 3, 4, 5, 6]);

/** The axes of a player's two spars: the edges of his wall (SLI-5). */
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

/** The six places up to this one. */
const upTo = (last: number): number[] => Array.from({ length: DICE }, (_, i) => last - DICE + 1 + i);

/** The first six neighbours in a line that are each fit, and each go with the one before; none when there aren't such. */
function inRow(
  length: number,
  isFit: (place: number) => boolean,
  goesOn: (place: number, before: number) => boolean,
): number[] {
  let count = 0;
  for (let place = 0; place < length; place++) {
    count = !isFit(place) ? 0 : count > 0 && goesOn(place, place - 1) ? count + 1 : 1;
    if (count === DICE) return upTo(place);
  }
  return [];
}

/** The first six of the places, none when there are fewer. */
const firstSix = (line: readonly number[], isFit: (number: number, place: number) => boolean): number[] => {
  const places = line.flatMap((number, place) => (isFit(number, place) ? [place] : []));
  return places.length < DICE ? [] : places.slice(0, DICE);
};

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
  // Six numbers of which each is one more than the one before begin with a 1.
  const by = (step: number) => (place: number, before: number) => line[place] === (line[before] as number) + step;
  const up = inRow(line.length, always, by(1));
  return up.length > 0 ? up : inRow(line.length, always, by(-1));
}

function placesIn(object: SlideObject, line: readonly number[], beside: readonly number[], rules: Rules): number[] {
  const { together, order } = rules;
  switch (object) {
    case 'same': {
      if (together) return inRow(line.length, always, (place, before) => line[place] === line[before]);
      const number = NUMBERS.find((one) => firstSix(line, (shown) => shown === one).length > 0);
      return firstSix(line, (shown) => shown === number);
    }
    case 'run':
      return together ? oneToSixInRow(line, order) : oneToSix(line, order);
    case 'pairs':
      return together
        ? inRow(line.length, (place) => line[place] === beside[place], always)
        : firstSix(line, (shown, place) => shown === beside[place]);
  }
}

/** What a player has attained: the first of the objects in play, and six places in his roof that make it up. */
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

/** Who has attained an object: looked for from a player on, in turn order (SLI-15). */
export function winnerOf(state: Position & { readonly players: number }, from: number): number | undefined {
  for (let step = 0; step < state.players; step++) {
    const player = (from + step) % state.players;
    if (attainedBy(state, player) !== undefined) return player;
  }
  return undefined;
}
