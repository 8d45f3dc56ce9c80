import { DICE_VERSION } from '../kernel/dice.js';
import { GameError } from '../kernel/errors.js';
import type { AnyGame } from '../kernel/types.js';
import { commit } from './commit.js';
import { type FindGame, withGame } from './game-of.js';
import { type OpenRecord, readHeader, refuse } from './open.js';
import { createRecorder, type Recorder, type RecorderDice } from './recorder.js';
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

function resume(record: OpenRecord, game: AnyGame, { seed: given, outcomes }: RecorderDice): Recorder {
  const { seed, header } = seeded(record.header, record.footer, given);
  const { recorder, replay } = createRecorder(game, header, firstState(game, header), { seed, outcomes });
  for (let index = 0; index < record.length; index++) {
    const action = record.actionAt(index);
    try {
      replay(action);
    } catch (error) {
      throw error instanceof GameError ? errorAt(index, error) : error;
    }
  }
  const problem = resultProblem(record.footer.result, game.outcome(recorder.state));
  if (problem !== undefined) throw new GameError('INVALID_RECORD', `record: result: ${problem}`, { path: ['result'] });
  return recorder;
}

/** Whether it stands where a game stands or, where that was left out, what comes after it. */
export const isGame = (value: unknown): boolean => typeof value === 'object' && value !== null && 'safeReduce' in value;

/** {@link resumeRecord}, synchronous where the game is given. */
export function resumeUsing(find: FindGame, record: unknown, gameOrDice?: unknown, dice?: unknown): unknown {
  const hasGame = isGame(gameOrDice);
  const given = (hasGame ? dice : (dice ?? gameOrDice)) ?? {};
  return withGame(find, record, hasGame ? gameOrDice : undefined, (open, rules) => {
    const settings = settingsOf(given, ['seed', 'outcomes'], `${rules.id}: record`);
    return resume(open, rules, settings as unknown as RecorderDice);
  });
}
