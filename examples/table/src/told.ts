import type { PlayedSession, Step } from './game-session.js';
import { withNames } from './words.js';

const told = new WeakMap<Step, Map<number | null, string>>();

/**
 * What happened in one sentence, made once.
 *
 * @param listener - who hears it; `undefined` for somebody who may hear everything
 */
export function toldOf(session: PlayedSession, step: Step, listener: number | null | undefined): string {
  // Who came without a name may have one by now.
  if (step.text !== undefined) return withNames(step.text, session.names);
  // Nobody knows more of an action than whoever has done it.
  const viewer = listener === undefined ? step.action.player : listener;
  const known = told.get(step) ?? new Map<number | null, string>();
  told.set(step, known);
  const sentence = known.get(viewer) ?? sentenceOf(session, step, viewer);
  known.set(viewer, sentence);
  return sentence;
}

function sentenceOf(session: PlayedSession, { before, action, after }: Step, viewer: number | null): string {
  return session.game.describe(before, action, after, { viewer, names: session.names });
}
