import type { AnyAction } from 'dicewright';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Seen } from './game-session.js';
import type { Hinted } from './hints.js';
import { KeptChoice } from './kept-choice.js';
import type { Warning } from './tutoring.js';
import type { OpenGame } from './use-game.js';
import { useHints } from './use-hints.js';

const chosen = new KeptChoice('dicewright-tutor');
/** It thinks while the player does, so it may not take long. */
const EFFORT = 0.3;

/** From which share of the victory on (alone: of the points) it warns; 0 for never. */
export const TUTOR_LIMITS = [0, 0.02, 0.05, 0.1] as const;

function keptLimit(): number {
  const kept = Number(chosen.read());
  return TUTOR_LIMITS.find((limit) => limit === kept) ?? 0;
}

/** An action that is not done as yet. */
interface Held {
  readonly seen: Seen;
  readonly action: AnyAction;
  /** `null` while it is thought about. */
  readonly warning: Warning | null;
}

/**
 * Looks over the shoulder of whoever acts, if that is wanted, and holds actions that give much away.
 *
 * @param actor - who of the people at this screen acts
 */
export function useTutor(open: OpenGame, seen: Seen, actor: number | null) {
  const [limit, setLimit] = useState(keptLimit);
  const [held, setHeld] = useState<Held | null>(null);
  const hints = useHints(open.game, open.moduleUrl);
  const asked = useRef<Promise<Hinted> | null>(null);
  useEffect(() => {
    if (limit === 0 || actor === null || seen.result) return;
    const stop = new AbortController();
    const thought = hints.ask(seen.view, actor, { signal: stop.signal, effort: EFFORT });
    thought.catch(() => undefined);
    asked.current = thought;
    return () => {
      asked.current = null;
      stop.abort();
    };
  }, [hints, limit, seen, actor]);

  /** Does the action, unless there is something to say against it. */
  const guard = useCallback(
    async (action: AnyAction, play: (action: AnyAction) => void): Promise<void> => {
      const thought = asked.current;
      if (!thought) return play(action);
      setHeld({ seen, action, warning: null });
      const { warningAbout } = await import('./tutoring.js');
      const again = (): Promise<Hinted> => hints.ask(seen.view, action.player, { effort: EFFORT, told: [action] });
      const warning = await warningAbout({ action, thought, again, players: seen.view.players, limit });
      // Meanwhile others may have acted.
      if (asked.current !== thought) return;
      setHeld(warning && { seen, action, warning });
      if (!warning) play(action);
    },
    [hints, seen, limit],
  );
  return {
    limit,
    setLimit: (next: number): void => {
      chosen.keep(String(next));
      setLimit(next);
    },
    held: held?.seen === seen ? held : null,
    guard,
    release: () => setHeld(null),
  };
}

export type Tutor = ReturnType<typeof useTutor>;
