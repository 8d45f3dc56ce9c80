import type { Catalogue } from '../catalogue/catalogue-of.js';
import type { Entry } from '../entry/entry.js';
import { GameError } from '../kernel/errors.js';
import { every } from '../match/deadline.js';
import { openMatch } from '../match/open.js';
import type { MatchStore } from '../match/store.js';
import type { Match } from '../match/types.js';
import { botsIn, playBots, policyOf } from './bots.js';
import type { Limits } from './limits.js';
import type { Secrets } from './secrets.js';
import type { Thinkers } from './thinkers.js';

/** How often matches with a clock are given the time, in milliseconds. */
const TICK = 1_000;

/** The matches that are watched here, each read from the store once. */
export interface Matches {
  /** `null` where there is no such match; `'full'` where no more can be opened here. */
  readonly hold: (id: string) => Promise<Match | null | 'full'>;
  /** Called once for each hold. */
  readonly release: (id: string) => void;
}

interface Held {
  readonly match: Promise<Match>;
  holders: number;
  readonly stop: () => void;
}

export function matchesIn(
  store: MatchStore,
  games: Catalogue,
  secrets: Pick<Secrets, 'of'>,
  { matches: most, pause }: Pick<Limits, 'matches' | 'pause'>,
  thinkers: Thinkers,
): Matches {
  const held = new Map<string, Held>();

  /** Ends a match in which a player's time is up, also to commit or to share in a throw; the first action starts the clock. */
  function tell(match: Promise<Match>): void {
    match
      .then((one) => {
        const { clock, shared } = one.view(null);
        const isWaited = shared !== undefined && shared.missing.length > 0;
        return clock?.now == null && !isWaited ? undefined : one.tick(Date.now());
      })
      // The store has failed: the next tick comes.
      .catch(() => undefined);
  }

  /** @returns what ends the bots */
  async function seatBots(id: string, match: Match): Promise<() => void> {
    const bots = botsIn(id);
    if (bots.size === 0) return () => undefined;
    const { game, options } = await match.save();
    const made = [...bots].map(async ([place, name]) => {
      return [place, await policyOf(games[game] as Entry, name, options, thinkers)] as const;
    });
    // Nobody else has the secret of a bot.
    for (const place of bots.keys()) match.share(match.seats[place] as number, secrets.of(id, place));
    // What a bot could not do, it does when the match goes on, or is opened again.
    return playBots(match, new Map(await Promise.all(made)), pause, () => undefined);
  }

  function opened(id: string): Held {
    const match = openMatch(store, id, { games });
    const bots = match.then((one) => seatBots(id, one));
    bots.catch(() => undefined);
    const stopClock = every(TICK, () => tell(match));
    const stop = (): void => {
      stopClock();
      bots.then((stopBots) => stopBots()).catch(() => undefined);
    };
    return { match, holders: 0, stop };
  }

  function release(id: string): void {
    const one = held.get(id);
    if (!one || --one.holders > 0) return;
    held.delete(id);
    one.stop();
    one.match.then((match) => match.close()).catch(() => undefined);
  }

  return {
    async hold(id) {
      if (!held.has(id) && held.size >= most) return 'full';
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
