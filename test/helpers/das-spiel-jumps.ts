import {
  add,
  canPlace,
  depthOf,
  indexOf,
  isLoose,
  type Pile,
  pileOf,
  type Spot,
  spotOf,
  spots,
  textOf,
  times,
  unit,
  units,
} from './pyramid-by-hand.js';

// Jumps along a right angle as a hand would lead them, from nothing but where the dice are.

/** The ordered pairs of axes: climbed along, slid down along. */
export const turnings: readonly (readonly [climb: number, slide: number])[] = [0, 1, 2].flatMap((climb) =>
  [0, 1, 2].filter((slide) => slide !== climb).map((slide) => [climb, slide] as const),
);

/** Dice, and the plate: what is deeper than 8 under the funnels. Beside the plate there is nothing. */
const isSolid = (pile: Pile, spot: Spot): boolean =>
  pile.has(textOf(spot)) || (depthOf(spot) > 8 && spot.every((part) => part >= 0));

/**
 * The way of a die (or of several that keep together) step by step, as a hand would lead it; null when it can't be.
 * `way`: the spots that it passes, the last ones included.
 */
export function walk(
  pile: Pile,
  dice: readonly Spot[],
  climb: number,
  slide: number,
): { to: Spot[]; up: number; down: number; way: Spot[] } | null {
  const left = new Set(pile);
  for (const die of dice) left.delete(textOf(die));
  let at = [...dice];
  const blocked = (list: readonly Spot[]): boolean => list.some((spot) => isSolid(left, spot));
  const beside = (): Spot[] => at.map((spot) => add(spot, unit(slide)));
  let [up, down] = [0, 0];
  const way: Spot[] = [];
  do {
    at = at.map((spot) => add(spot, times(-1, unit(climb))));
    if (blocked(at) || ++up > 20) return null;
    way.push(...at);
  } while (blocked(beside()));
  while (!blocked(beside())) {
    at = beside();
    if (++down > 20) return null;
    way.push(...at);
  }
  return at.every((spot) => canPlace(left, spot)) ? { to: at, up, down, way } : null;
}

/** A jump by the places of its cells in a board. */
export interface HandJump {
  readonly from: number;
  readonly to: number;
  /** Steps up and down. */
  readonly length: number;
}

/** Every jump of the dice with the letter, in the order of their cells. */
export function jumpsByHand(board: string, letter: string): HandJump[] {
  const pile = pileOf(board);
  return spots.flatMap((spot, from) => {
    if (board[from] !== letter || !isLoose(pile, spot)) return [];
    return turnings.flatMap(([climb, slide]) => {
      const way = walk(pile, [spot], climb, slide);
      return way === null ? [] : [{ from, to: indexOf(way.to[0] as Spot), length: way.up + way.down }];
    });
  });
}

/** The board after the jump. */
export function jumpedByHand(board: string, { from, to }: HandJump): string {
  const letters = [...board];
  letters[to] = board[from] as string;
  letters[from] = '.';
  return letters.join('');
}

/** The dice with the letter that lie, directly or over others, on a die of those in the cells. */
export function restingByHand(board: string, letter: string, cells: readonly number[]): number[] {
  const load = new Set(cells);
  for (const cell of load) {
    for (const one of units) {
      const above = indexOf(add(spots[cell] as Spot, times(-1, one)));
      if (above >= 0 && board[above] !== '.') load.add(above);
    }
  }
  return [...load].filter((cell) => !cells.includes(cell) && board[cell] === letter);
}

/** Every chain of jumps of the die in the cell whose lengths add up to the total: the landings in order. */
export function chainsByHand(board: string, from: number, total: number): number[][] {
  const pile = pileOf(board);
  if (!isLoose(pile, spots[from] as Spot)) return [];
  const without = new Set(pile);
  without.delete(textOf(spots[from] as Spot));
  const chains = (at: Spot, left: number): number[][] =>
    turnings.flatMap(([climb, slide]) => {
      const way = walk(without, [at], climb, slide);
      const rest = way === null ? -1 : left - way.up - way.down;
      if (way === null || rest < 0) return [];
      const to = way.to[0] as Spot;
      return rest === 0 ? [[indexOf(to)]] : chains(to, rest).map((chain) => [indexOf(to), ...chain]);
    });
  return chains(spots[from] as Spot, total);
}

/** The pile with one more die, and all that this die needs below it to stand. */
const withDie = (pile: Pile, die: Spot): Pile =>
  new Set([...pile, ...spots.filter((spot) => spot.every((part, axis) => part >= (die[axis] ?? 0))).map(textOf)]);

/** For each jump of a die the empty spots that it needs: those on the die, and those on its way. */
function needsOfJumps(pile: Pile, die: Spot): Spot[][] {
  if (!isLoose(pile, die)) return [];
  const onIt = units.map((one) => add(die, times(-1, one)));
  return turnings.flatMap(([climb, slide]) => {
    const jump = walk(pile, [die], climb, slide);
    return jump === null ? [] : [[...onIt, ...jump.way].filter((spot) => indexOf(spot) >= 0)];
  });
}

/**
 * A pile in which no die that is looked at can jump, `null` when there is none. Every one that could be is tried: dice
 * are only ever added, and only a die in one of the spots that a jump needs prevents it; so one is laid in each of them
 * in turn, for the jump that leaves the fewest possibilities, and stays away in the later ones.
 *
 * @param isLookedAt - the dice that are not to jump; there is one on the plate
 * @param isPossible - whether the pile may be as large as this one, or larger
 */
export function stillPile(isLookedAt: (spot: Spot) => boolean, isPossible: (pile: Pile) => boolean): Pile | null {
  const layOne = (pile: Pile, choices: readonly Spot[], empty: ReadonlySet<string>): Pile | null => {
    const left = new Set(empty);
    for (const choice of choices) {
      const found = search(withDie(pile, choice), left);
      if (found !== null) return found;
      left.add(textOf(choice));
    }
    return null;
  };
  const search = (pile: Pile, empty: ReadonlySet<string>): Pile | null => {
    const isOpen = (spot: Spot): boolean => {
      const more = withDie(pile, spot);
      return isPossible(more) && [...more].every((text) => !empty.has(text));
    };
    const needs = [...pile]
      .map(spotOf)
      .filter(isLookedAt)
      .flatMap((die) => needsOfJumps(pile, die).map((jump) => jump.filter(isOpen)));
    const [fewest] = needs.sort((one, other) => one.length - other.length);
    return fewest === undefined ? pile : layOne(pile, fewest, empty);
  };
  const feet = spots.filter((spot) => depthOf(spot) === 8 && isLookedAt(spot));
  return layOne(new Set(), feet, new Set());
}
