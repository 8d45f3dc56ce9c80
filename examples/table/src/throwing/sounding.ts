import { KeptChoice, useChosen } from '../kept-choice.js';
import type { Sounds } from './sound.js';
import { isStill } from './still.js';

const OFF = 'off';
const chosen = new KeptChoice('dicewright-sound');

/** Lets dice be heard, or not. */
export const setSound = (on: boolean): void => chosen.keep(on ? 'on' : OFF);

/** Whether dice are to be heard. */
export const useSound = (): boolean => useChosen(chosen) !== OFF;

let made: Promise<Sounds> | null = null;

/**
 * Makes a sound, if somebody wants to hear it: nobody who prefers that nothing moves, and nobody before they have pressed
 * something, which pages have to wait for.
 *
 * @param play - gives what ends it
 * @returns ends it, also before it has begun
 */
export function sound(play: (sounds: Sounds) => () => void): () => void {
  if (chosen.read() === OFF || isStill() || !navigator.userActivation?.hasBeenActive) return () => undefined;
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
