import { type AnyGame, type GameRecord, resumeGame } from 'dicewright';
import { replay, stateAt } from 'dicewright/record';
import { GameSession, newSeed, type Step } from './game-session.js';
import { continued } from './variations.js';

/** Goes on with a recorded game. @throws `GameError` for what is no record of the game */
export function openSession(game: AnyGame, record: GameRecord): GameSession {
  const session = resumeGame(record, game);
  let before = stateAt(record, 0, game);
  const steps: Step[] = [];
  for (const { action, state } of replay(record, game)) {
    steps.push({ before, action, after: state });
    before = state;
  }
  return GameSession.of(session, steps);
}

/** Goes on from the position before an action of another game, with new dice. */
export function sessionFrom({ game, record, steps }: GameSession, index: number): GameSession {
  const begun = continued(record, steps[index]?.before, []);
  return GameSession.of(resumeGame(begun, game, { seed: newSeed() }), []);
}
