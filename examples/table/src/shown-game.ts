import { useEffect, useSyncExternalStore } from 'react';

/** The game on the page, for what stands around it. */
export interface ShownGame {
  readonly id: string;
  /** The module that it is from; `null` for a game of the package. */
  readonly module: string | null;
}

let shown: ShownGame | null = null;
const listeners = new Set<() => void>();

function show(game: ShownGame | null): void {
  shown = game;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The game that is on the page now. */
export const useShownGame = (): ShownGame | null => useSyncExternalStore(subscribe, () => shown);

/** Tells what stands around that a game is on the page, as long as it is. @param id - `undefined` while it is not */
export function useShowGame(id: string | undefined, module: string | null): void {
  useEffect(() => {
    if (id === undefined) return;
    show({ id, module });
    return () => show(null);
  }, [id, module]);
}
