import { useSyncExternalStore } from 'react';
import type { AnyAction } from '../../kernel/types.js';
import type { Session } from '../../session/session.js';
import { checkSession } from './checks.js';

/** What a session was when it last changed, by the list of its steps: React asks for the same object while nothing changes. */
const copies = /* @__PURE__ */ new WeakMap<object, WeakMap<object, object>>();

function copyOf<S extends Session>(session: S): S {
  const known = copies.get(session.subscribe) ?? new WeakMap<object, object>();
  copies.set(session.subscribe, known);
  const copy = (known.get(session.steps) as S | undefined) ?? Object.freeze({ ...session });
  known.set(session.steps, copy);
  return copy;
}

/**
 * A game being played, kept up to date: state, steps, result, who is to act, and the functions to play and take back. It is
 * a new object after each change.
 *
 * @param session - as `startGame` and `resumeGame` give it
 * @throws `GameError` `INVALID_SETUP` for anything but a session
 */
export function useGame<State, Action extends AnyAction, Options, View>(
  session: Session<State, Action, Options, View>,
): Session<State, Action, Options, View> {
  checkSession(session);
  const look = (): Session<State, Action, Options, View> => copyOf(session as Session) as typeof session;
  return useSyncExternalStore(session.subscribe, look, look);
}
