import type { GivenGame } from '../kernel/entry.js';
import { gameAtHand } from '../kernel/given-game.js';
import type { AnyAction } from '../kernel/types.js';
import { openingOf } from './opening.js';
import { createRecorder, type Recorder, type RecorderDice, type StartOptions } from './recorder.js';
import { settingsOf } from './settings.js';

/**
 * Starts a game that is recorded.
 *
 * With a seed, missing outcomes are drawn with `seededDice` and the record has the commitment from the start. Without,
 * every random action must bring the outcome that the table has seen.
 *
 * @throws `GameError` `INVALID_SETUP` for players, options, names or a seed that do not go
 * @example
 * ```ts
 * import { kiriki } from 'dicewright/kiriki';
 * import { startRecord, verifyRecord } from 'dicewright/record';
 *
 * const recorder = startRecord(kiriki, { players: 2, names: ['Ada', 'Ben'], seed: 'friday night' });
 * recorder.play({ type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] });
 * recorder.play({ type: 'score', player: 0, pattern: 'chance' });
 * recorder.undo();
 * recorder.play({ type: 'score', player: 0, pattern: 'ones' });
 * const record = recorder.toJSON();
 * console.log(record.actions.length, record.seed, verifyRecord(record, kiriki).ok); // → 2 undefined true
 * ```
 */
export function startRecord<State, Action extends AnyAction, Options, View>(
  game: GivenGame<State, Action, Options, View>,
  table: StartOptions<Options>,
): Recorder<State, Action, Options> {
  const rules = gameAtHand(game);
  const where = `${rules.id}: record`;
  const settings = settingsOf(table, ['players', 'options', 'names', 'seed', 'outcomes'], where);
  const { header, first } = openingOf(rules, settings as unknown as StartOptions, where);
  const { recorder } = createRecorder(rules, header, first, settings as RecorderDice);
  return recorder as unknown as Recorder<State, Action, Options>;
}
