import type { Neighbourhood } from '../../../pyramid/connected.js';

/**
 * All that is connected with a cell, the cell first, nearer ones before farther. (Games 11, 32.)
 *
 * @param belongs - which cells belong to the set; the start is not asked for
 */
export function componentOf(start: number, neighbours: Neighbourhood, belongs: (cell: number) => boolean): number[] {
  const found = new Set([start]);
  for (const cell of found) for (const near of neighbours(cell)) if (!found.has(near) && belongs(near)) found.add(near);
  return [...found];
}

/** What {@link connectedSets} lists. */
export interface ConnectedSearch {
  /** How many cells a set has, at least 1. */
  readonly size: number;
  /** Each set has at least one of these. */
  readonly starts: Iterable<number>;
  readonly neighbours: Neighbourhood;
  /** Which cells may belong to a set. */
  readonly allows: (cell: number) => boolean;
  /**
   * Whether a part of a set, in the order in which it grew, can still become a set that is wanted; asked after each cell
   * that is added, also for the whole set. Everything can unless given.
   */
  readonly promises?: ((part: readonly number[]) => boolean) | undefined;
}

/** Every connected set of cells of the size, once, lazily; each in the order in which it grew. (After Redelmeier.) */
export function* connectedSets(search: ConnectedSearch): Generator<number[]> {
  const seen = new Set<number>();
  for (const start of search.starts) {
    if (seen.has(start) || !search.allows(start)) continue;
    // It stays seen: sets with it are listed now, not again.
    seen.add(start);
    yield* grown(search, [], [start], seen);
  }
}

function* grown(search: ConnectedSearch, part: number[], untried: number[], seen: Set<number>): Generator<number[]> {
  const { size, neighbours, allows, promises } = search;
  for (let cell = untried.pop(); cell !== undefined; cell = untried.pop()) {
    part.push(cell);
    if (promises === undefined || promises(part)) {
      if (part.length === size) yield [...part];
      else {
        const added = neighbours(cell).filter((near) => !seen.has(near) && allows(near));
        for (const near of added) seen.add(near);
        yield* grown(search, part, [...untried, ...added], seen);
        for (const near of added) seen.delete(near);
      }
    }
    part.pop();
  }
}
