import { type AnyGame, playout, startGame } from 'dicewright';
import type { GameRecord } from 'dicewright/record';

/** The first actions of a seeded game, and who acts then; fewer where it would be over. */
export function beginningOf(game: AnyGame, players: number, count: number): { record: GameRecord; player: number } {
  const { actions } = playout(game, { players, seed: 'always', maxActions: count + 1 });
  const session = startGame(game, { players, seed: 'always' });
  for (const action of actions.slice(0, count)) {
    const before = session.toRecord({ secrets: true });
    const step = session.play(action);
    if (step.ok && session.result !== null) return { record: before, player: action.player };
  }
  return { record: session.toRecord({ secrets: true }), player: session.toAct[0] ?? 0 };
}
