import { type AnyGame, type GameRecord, resumeGame } from 'dicewright';
import { replay, stateAt } from 'dicewright/record';
import { GameSession, newSeed, type Step } from './game-session.js';
import { continued } from './variations.js';

/** Goes on with a recorded game. @throws `GameError` for what is no record of the game */
export const openSession = (game: AnyGame, record: GameRecord): GameSession =>
  GameSession.of(resumeGame(record, game), stepsOf(game, record));

function stepsOf(game: AnyGame, record: GameRecord): Step[] {
  let before = stateAt(record, 0, game);
  const steps: Step[] = [];
  for (const { action, state } of replay(record, game)) {
    steps.push({ before, action, after: state });
    before = state;
  }
  return steps;
}

/**
 * Goes on from the position before an action of another game, with new dice.
 *
 * @param actions - what was tried from there already
 * @throws `GameError` where that is not legal
 */
export function sessionFrom(
  { game, record, steps }: GameSession,
  index: number,
  actions: GameRecord['actions'] = [],
): GameSession {
  const { before } = steps[index] ?? {};
  const tried = stepsOf(game, continued(record, before, actions));
  // What was tried had dice of its own: those to come begin behind it.
  const begun = continued(record, tried.at(-1)?.after ?? before, []);
  return GameSession.of(resumeGame(begun, game, { seed: newSeed() }), tried);
}
