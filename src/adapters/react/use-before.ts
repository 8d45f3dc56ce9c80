import { useState } from 'react';
import type { Session } from '../../session/session.js';

/** The state that was shown before the last action; `null` at the start, after undo and in another game. */
export function useBefore(session: Session): Session['state'] | null {
  const [{ shown, before }, setShown] = useState({ shown: session, before: null as Session['state'] | null });
  if (shown === session) return before;
  const hasGoneOn = shown.subscribe === session.subscribe && shown.steps.length < session.steps.length;
  setShown({ shown: session, before: hasGoneOn ? shown.state : null });
  return hasGoneOn ? shown.state : null;
}
