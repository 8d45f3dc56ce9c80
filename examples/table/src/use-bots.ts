import { useEffect, useMemo, useState } from 'react';
import { PERSON, type Seat } from './address.js';
import type { Bots } from './bots.js';
import type { GameSession, Seen } from './game-session.js';
import { keptPace, PACES } from './pace.js';
import { sceneSeen } from './throwing/scene.js';
import { messageOf } from './words.js';

/** How long people have where everybody may act, in ms. */
const PATIENCE = 1_500;

/** Bots that are loaded with the first question. */
function botsLater(...table: ConstructorParameters<typeof Bots>): Pick<Bots, 'ask' | 'close'> {
  let made: Promise<Bots> | null = null;
  const make = (): Promise<Bots> => {
    made ??= import('./bots.js').then((module) => new module.Bots(...table));
    return made;
  };
  return {
    ask: async (...question) => (await make()).ask(...question),
    close: () => void made?.then((bots) => bots.close()),
  };
}

/** Who of them is next after the player who acted last. */
function nextOf(players: readonly number[], last: number): number | undefined {
  return players.find((player) => player > last) ?? players[0];
}

interface Sitting {
  readonly session: GameSession;
  /** Where the game is from, as a URL. */
  readonly moduleUrl: string | null;
  readonly seats: readonly Seat[];
  readonly seen: Seen;
  /** Nobody waits for them, because another position is looked at. */
  readonly isPaused: boolean;
  readonly play: (action: Parameters<GameSession['play']>[0]) => void;
}

/** Lets bots play, no faster than can be followed; gives what one of them failed with, and which one is thinking. */
export function useBots({ session, moduleUrl, seats, seen, isPaused, play }: Sitting) {
  const bots = useMemo(() => botsLater(session.game, moduleUrl), [session, moduleUrl]);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => () => bots.close(), [bots]);

  const others = seen.toAct.filter((player) => seats[player] !== PERSON);
  const bot = nextOf(others, session.steps.at(-1)?.action.player ?? -1) ?? null;
  const kind = bot === null ? undefined : seats[bot];
  const isShared = others.length < seen.toAct.length;
  useEffect(() => {
    if (bot === null || kind === undefined || isPaused) return;
    const stop = new AbortController();
    const pace = keptPace();
    // Who wants to be fast wants no scene either.
    const pausing = isShared ? sceneSeen(PATIENCE) : pace === 'fast' ? null : sceneSeen(PACES[pace]);
    Promise.all([bots.ask(kind, session.state, bot, stop.signal), pausing]).then(
      ([action]) => {
        if (!stop.signal.aborted && session.version === seen.version) play(action);
      },
      (error) => {
        if (!stop.signal.aborted) setFailure(`The bot “${kind}” failed: ${messageOf(error)}`);
      },
    );
    return () => stop.abort();
  }, [bots, bot, kind, isPaused, isShared, session, seen, play]);

  return { failure, thinking: bot !== null && !isShared ? bot : null };
}
