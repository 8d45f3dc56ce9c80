import { useCallback, useRef, useSyncExternalStore } from 'react';
import { checkSource } from './checks.js';

/** A match to look at: `Match` of `dicewright/match`, or what stands for one in another process. */
export interface MatchSource<Seen> {
  /** Rises with everything that happens. */
  readonly version: number;
  /** What the seat, or a spectator (`null`), sees as of {@link MatchSource.version}. */
  readonly view: (seat: number | null) => Seen;
  /** Calls the listener after everything that happens, until the returned function is called. */
  readonly subscribe: (seat: number | null, listener: () => void) => () => void;
}

/**
 * What a seat sees of a match, kept up to date: view, version, who is to act, outcome, commitment and names.
 *
 * @param seat - a player's index; `null` for a spectator
 * @throws `GameError` `INVALID_SETUP` for anything but a match, and what its `view` throws for a seat that is not there
 */
export function useMatch<Seen>(source: MatchSource<Seen>, seat: number | null): Seen {
  checkSource(source);
  const last = useRef<{ source: unknown; seat: number | null; version: number; seen: Seen } | null>(null);
  const subscribe = useCallback((listener: () => void) => source.subscribe(seat, listener), [source, seat]);
  const look = (): Seen => {
    const { version } = source;
    const { current } = last;
    // The same object for the same version, as React requires.
    if (current?.source === source && current.seat === seat && current.version === version) return current.seen;
    const seen = source.view(seat);
    last.current = { source, seat, version, seen };
    return seen;
  };
  return useSyncExternalStore(subscribe, look, look);
}
