import { DICE_VERSION } from '../kernel/dice.js';
import { GameError } from '../kernel/errors.js';
import { createReducer } from '../kernel/reducer.js';
import type { AnyAction, AnyGame, Envelope } from '../kernel/types.js';
import { commit } from './commit.js';
import { type FindGame, withGame } from './game-of.js';
import { type OpenRecord, readHeader, refuse } from './open.js';
import { createRecorder, diceOf, type Recorder, type RecorderDice } from './recorder.js';
import { settingsOf } from './settings.js';
import { errorAt, firstState, resultProblem } from './step.js';
import type { RecordFooter, RecordHeader } from './types.js';

/** The seed to go on with, and the header that tells of it. @throws `GameError` `INVALID_RECORD` when they don't fit */
export function seeded(
  header: RecordHeader,
  footer: RecordFooter,
  given: string | undefined,
): { seed?: string; header: RecordHeader } {
  const seed = given ?? footer.seed;
  if (seed === undefined) return { header };
  const commitment = commit(seed);
  if (footer.seed !== undefined && footer.seed !== seed) {
    throw new GameError('INVALID_RECORD', 'record: seed: the record has another seed than the one given', {
      path: ['seed'],
    });
  }
  if (header.commitment !== undefined && header.commitment !== commitment) {
    throw new GameError('INVALID_RECORD', 'record: seed: it is not the one that the commitment was made for', {
      path: ['seed'],
    });
  }
  // Without seed and commitment nothing was drawn so far, and the dice of today go on; else the record says which dice.
  const isNew = footer.seed === undefined && header.commitment === undefined;
  const told = { ...header, ...(isNew && { dice: DICE_VERSION }), commitment };
  return { seed, header: readHeader(told as never, 'record', refuse) as RecordHeader };
}

/** How recorded actions are judged: they must have their outcomes, for none is drawn. @throws `GameError` the error of the step */
export function judging(
  game: AnyGame,
  header: RecordHeader,
  seed: string | undefined,
): (state: Envelope, action: AnyAction) => Envelope {
  const dice = diceOf(header, seed);
  const drawing = dice && createReducer(game, dice);
  return (state, action) => {
    if (!drawing || !('outcome' in action)) return game.reduce(state, action);
    try {
      return drawing(state, action);
    } catch (error) {
      game.reduce(state, action); // What is wrong without regard to the seed is said first.
      throw error;
    }
  };
}

function resume(record: OpenRecord, game: AnyGame, { seed: given, outcomes }: RecorderDice): Recorder {
  const { seed, header } = seeded(record.header, record.footer, given);
  const judge = judging(game, header, seed);
  const { recorder, keep } = createRecorder(game, header, firstState(game, header), { seed, outcomes });
  for (let index = 0; index < record.length; index++) {
    const action = record.actionAt(index);
    try {
      keep(action, judge(recorder.state, action));
    } catch (error) {
      throw error instanceof GameError ? errorAt(index, error) : error;
    }
  }
  const problem = resultProblem(record.footer.result, game.result(recorder.state));
  if (problem !== undefined) throw new GameError('INVALID_RECORD', `record: result: ${problem}`, { path: ['result'] });
  return recorder;
}

/** {@link resumeRecord}, synchronous where the game is at hand. */
export function resumeUsing(find: FindGame, record: unknown, dice: unknown = {}): unknown {
  return withGame(find, record, (open, rules) => {
    const settings = settingsOf(dice, ['seed', 'outcomes'], `${rules.id}: record`);
    return resume(open, rules, settings as unknown as RecorderDice);
  });
}
