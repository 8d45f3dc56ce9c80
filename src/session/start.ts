import type { GivenGame } from '../entry/entry.js';
import { gameAtHand } from '../entry/given-game.js';
import { seededDice } from '../kernel/dice/dice.js';
import type { AnyAction } from '../kernel/types.js';
import { openingOf, type StartOptions } from '../record/opening.js';
import { settingsOf } from '../record/settings.js';
import type { SeedOptions } from '../record/table.js';
import { createSession, type Session } from './session.js';

/**
 * Starts a game that is played on one screen.
 *
 * With a seed, missing outcomes are drawn as `seededDice` draws them, and the record has the commitment to it from the start.
 * Without one, every random action must bring the outcome that the table has seen.
 *
 * @param game - or its entry
 * @throws `GameError` `INVALID_SETUP` for players, options, names or a seed that won't do
 */
export function startGame<State, Action extends AnyAction, Options, View>(
  game: GivenGame<State, Action, Options, View>,
  options: StartOptions<NoInfer<Options>>,
): Session<State, Action, Options, View>;
export function startGame(given: unknown, options: unknown): Session {
  const game = gameAtHand(given);
  const where = `${game.id}: startGame`;
  const settings = settingsOf(options, ['players', 'options', 'names', 'seed', 'outcomes'], where);
  const { header, first } = openingOf(game, settings as Partial<StartOptions>, where);
  const { seed, outcomes } = settings as SeedOptions;
  const dice = { seed, outcomes, thrown: seed === undefined ? null : seededDice(seed) };
  return createSession(game, header, first, dice, given as object).session;
}
