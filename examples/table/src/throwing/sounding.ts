import { useSyncExternalStore } from 'react';
import type { Sounds } from './sound.js';
import { isStill } from './still.js';

const KEY = 'dicewright-sound';
const OFF = 'off';
const listeners = new Set<() => void>();

const isOn = (): boolean => localStorage.getItem(KEY) !== OFF;

/** Lets dice be heard, or not. */
export function setSound(on: boolean): void {
  localStorage.setItem(KEY, on ? 'on' : OFF);
  for (const listener of listeners) listener();
}

/** Whether dice are to be heard. */
export const useSound = (): boolean =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, isOn);

let made: Promise<Sounds> | null = null;

/**
 * Makes a sound, if somebody wants to hear it: nobody who prefers that nothing moves, and nobody before they have pressed
 * something, which pages have to wait for.
 *
 * @param play - gives what ends it
 * @returns ends it, also before it has begun
 */
export function sound(play: (sounds: Sounds) => () => void): () => void {
  if (!isOn() || isStill() || !navigator.userActivation?.hasBeenActive) return () => undefined;
  made ??= import('./sound.js').then((module) => new module.Sounds());
  let isOver = false;
  let end = (): void => {
    isOver = true;
  };
  made.then(
    (sounds) => {
      if (!isOver) end = play(sounds);
    },
    // A table without sound is a table.
    () => undefined,
  );
  return () => end();
}
