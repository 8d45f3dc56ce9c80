import type { Recorder } from '../../record/recorder.js';

/**
 * Takes back the last action of a person, and what bots have done since.
 *
 * @param takenBack - hears of each action that was taken back
 * @returns whether that could be done; else nothing has changed
 */
export function undoPersons(recorder: Recorder, isPerson: (player: number) => boolean, takenBack: () => void): boolean {
  let count = 0;
  let isDone = false;
  while (!isDone && recorder.canUndo) {
    isDone = isPerson(recorder.lastAction?.player ?? -1);
    recorder.undo();
    count++;
  }
  if (isDone) for (let i = 0; i < count; i++) takenBack();
  else for (let i = 0; i < count; i++) recorder.redo();
  return isDone;
}
