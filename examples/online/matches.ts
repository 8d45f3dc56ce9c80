import { GameError } from 'dicewright';
import { type Match, type MatchStore, openMatch } from 'dicewright/match';

/** The matches that somebody watches here, each read from the store once. */
export interface Matches {
  /** `null` where there is no such match. */
  readonly hold: (id: string) => Promise<Match | null>;
  /** Of one who held it. */
  readonly release: (id: string) => void;
}

export function matchesIn(store: MatchStore): Matches {
  const held = new Map<string, { readonly match: Promise<Match>; holders: number }>();

  function release(id: string): void {
    const one = held.get(id);
    if (!one || --one.holders > 0) return;
    held.delete(id);
    one.match.then((match) => match.close()).catch(() => undefined);
  }

  return {
    async hold(id) {
      const one = held.get(id) ?? { match: openMatch(store, id), holders: 0 };
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
