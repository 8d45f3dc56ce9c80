import type { GameSession, Step } from './game-session.js';

/** What happened in one sentence, as the viewer may hear it. */
export function toldOf(session: GameSession, { before, action, after }: Step, viewer: number | null): string {
  return session.game.describe(before as never, action, after as never, { viewer, names: session.names });
}
