import type { Session } from '../../session/session.js';

/**
 * Takes back the last action of a person, and what bots have done since.
 *
 * @param takenBack - called for each action that was taken back
 * @returns whether that was possible; if not, nothing has changed
 */
export function undoPersons(session: Session, isPerson: (player: number) => boolean, takenBack: () => void): boolean {
  let count = 0;
  let isDone = false;
  while (!isDone && session.canUndo) {
    isDone = isPerson(session.steps.at(-1)?.player ?? -1);
    session.undo();
    count++;
  }
  if (isDone) for (let i = 0; i < count; i++) takenBack();
  else for (let i = 0; i < count; i++) session.redo();
  return isDone;
}
