import type { Wake } from './store.js';

/** Who is to be woken, found by the id of the match they wait for. */
export interface WakeCalls {
  /** @param id - the only match to wait for; without it, any. @returns what ends it */
  readonly add: (wake: Wake, id?: string) => () => void;
  /** Wakes whoever waits for that match; without an id, everybody. */
  readonly wake: Wake;
  readonly isEmpty: () => boolean;
  /** The matches that someone waits for. */
  readonly ids: () => readonly string[];
}

export function wakeCallsOf(): WakeCalls {
  const byId = new Map<string | undefined, Set<Wake>>();
  const waitingFor = (id: string | undefined): readonly Wake[] => [...(byId.get(id) ?? [])];

  return {
    add(wake, id) {
      const waiting = byId.get(id) ?? new Set();
      byId.set(id, waiting.add(wake));
      return () => {
        if (waiting.delete(wake) && waiting.size === 0) byId.delete(id);
      };
    },
    wake(id, version) {
      const ids = id === undefined ? [...byId.keys()] : [id, undefined];
      for (const one of ids.flatMap(waitingFor)) one(id, version);
    },
    isEmpty: () => byId.size === 0,
    ids: () => [...byId.keys()].filter((id) => id !== undefined),
  };
}
