import { GameError } from 'dicewright';
import { type Match, type MatchStore, openMatch } from 'dicewright/match';

/** How often those with a clock are told the time, in milliseconds. */
const TICK = 1_000;

/** The matches that somebody watches here, each read from the store once. */
export interface Matches {
  /** `null` where there is no such match. */
  readonly hold: (id: string) => Promise<Match | null>;
  /** Of one who held it. */
  readonly release: (id: string) => void;
}

export function matchesIn(store: MatchStore): Matches {
  const held = new Map<string, { readonly match: Promise<Match>; holders: number; readonly clock: NodeJS.Timeout }>();

  /** Ends a match in which somebody's time is up; the first action starts the clock. */
  function tell(match: Promise<Match>): void {
    match
      .then((one) => (one.view(null).clock?.now == null ? undefined : one.tick(Date.now())))
      // The store has failed: it is told again.
      .catch(() => undefined);
  }

  function opened(id: string) {
    const match = openMatch(store, id);
    return { match, holders: 0, clock: setInterval(tell, TICK, match) };
  }

  function release(id: string): void {
    const one = held.get(id);
    if (!one || --one.holders > 0) return;
    held.delete(id);
    clearInterval(one.clock);
    one.match.then((match) => match.close()).catch(() => undefined);
  }

  return {
    async hold(id) {
      const one = held.get(id) ?? opened(id);
      held.set(id, one);
      one.holders++;
      try {
        return await one.match;
      } catch (error) {
        release(id);
        if (error instanceof GameError) return null;
        throw error;
      }
    },
    release,
  };
}
