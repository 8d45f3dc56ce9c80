import { useSyncExternalStore } from 'react';

/** In milliseconds: how long dice can be looked at that have come to rest. */
const LOOK = 650;

/** When the last throw has been seen, by the page's clock, in ms. */
let seenAt = 0;
/** Nobody here wants to look on until they can act themselves. */
let isHurried = false;
const waiting = new Set<() => void>();
const listeners = new Set<() => void>();

function setHurried(hurried: boolean): void {
  if (isHurried === hurried) return;
  isHurried = hurried;
  for (const listener of listeners) listener();
}

/** So long dice may roll, in ms. */
let allowed = Number.POSITIVE_INFINITY;

/** How long dice may roll now, in ms. */
export const timeToRoll = (): number => allowed;

/** Lets dice roll no longer than somebody goes on. @param pace - in ms @returns ends it */
export function allowThrows(pace: number): () => void {
  allowed = pace * 0.8;
  return () => {
    allowed = Number.POSITIVE_INFINITY;
  };
}

/** Tells that dice roll. @param rest - in ms: until the last of them lies still */
export function beginScene(rest: number): void {
  seenAt = performance.now() + rest + LOOK;
}

/** Waits until what was thrown has been seen. @param least - in ms: the shortest pause */
export function sceneSeen(least: number): Promise<void> {
  return new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      waiting.delete(go);
      resolve();
    };
    const timer = setTimeout(go, isHurried ? 0 : Math.max(least, seenAt - performance.now()));
    waiting.add(go);
  });
}

/** Others act without a pause, until somebody here can. */
export function hurry(): void {
  setHurried(true);
  for (const go of waiting) go();
}

/** Others take their time again. */
export const calm = (): void => setHurried(false);

/** Whether others act without a pause. */
export const useHurried = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isHurried,
  );
