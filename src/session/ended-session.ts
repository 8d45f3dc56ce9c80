import { errorOf, type Violation } from '../kernel/errors.js';
import type { End } from '../record/ended.js';
import type { Session } from './session.js';

/** A session of a match that was ended, as it stood then: nobody can act any more, whatever the rules would allow. */
export function endedSession(session: Session, seed: string | undefined, { ended, result }: End): Session {
  const violation: Violation = { code: 'GAME_OVER', message: `${session.game.id}: it was ended: ${ended.reason}` };
  return Object.freeze({
    ...session,
    toAct: [],
    result,
    canUndo: false,
    canRedo: false,
    legalActions: () => [],
    check: () => violation,
    play: () => ({ ok: false, error: errorOf(violation) }) as const,
    undo: () => false,
    redo: () => false,
    toRecord: () => ({ ...session.toRecord(), ended, result, ...(seed !== undefined && { seed }) }),
  });
}
