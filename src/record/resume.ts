import { seededDice } from '../kernel/dice.js';
import { GameError } from '../kernel/errors.js';
import { createReducer } from '../kernel/reducer.js';
import type { AnyAction, AnyGame, Envelope } from '../kernel/types.js';
import { commit } from './commit.js';
import { type FindGame, withGame } from './game-of.js';
import type { OpenRecord } from './open.js';
import { createRecorder, type Recorder, type RecorderDice } from './recorder.js';
import { settingsOf } from './settings.js';
import { errorAt, firstState, resultProblem } from './step.js';

/** The seed to go on with, and the commitment to it. @throws `GameError` `INVALID_RECORD` when they don't fit */
function seedOf({ header, footer }: OpenRecord, given: string | undefined): { seed?: string; commitment?: string } {
  const seed = given ?? footer.seed;
  if (seed === undefined) return header.commitment === undefined ? {} : { commitment: header.commitment };
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
  return { seed, commitment };
}

function resume(record: OpenRecord, game: AnyGame, { seed: given, outcomes }: RecorderDice): Recorder {
  const { seed, commitment } = seedOf(record, given);
  const header = { ...record.header, ...(commitment !== undefined && { commitment }) };
  const first = firstState(game, header);
  const { recorder, play } = createRecorder(game, header, first, { seed, outcomes });
  const drawing = seed === undefined ? null : createReducer(game, seededDice(seed));
  const judge = (state: Envelope, action: AnyAction): Envelope => {
    const next = game.reduce(state, action); // first without drawing: a record carries its outcomes
    return drawing ? drawing(state, action) : next;
  };
  for (let index = 0; index < record.length; index++) {
    const action = record.actionAt(index);
    try {
      play(action, judge);
    } catch (error) {
      throw error instanceof GameError ? errorAt(index, error) : error;
    }
  }
  const problem = resultProblem(record.footer.result, game.outcome(recorder.state));
  if (problem !== undefined) throw new GameError('INVALID_RECORD', `record: result: ${problem}`, { path: ['result'] });
  return recorder;
}

/** {@link resumeRecord}, synchronous where the game is given. */
export function resumeUsing(find: FindGame, record: unknown, gameOrDice?: unknown, dice?: unknown): unknown {
  const isGame = typeof gameOrDice === 'object' && gameOrDice !== null && 'safeReduce' in gameOrDice;
  const given = (isGame ? dice : (dice ?? gameOrDice)) ?? {};
  return withGame(find, record, isGame ? gameOrDice : undefined, (open, rules) => {
    const settings = settingsOf(given, ['seed', 'outcomes'], `${rules.id}: record`);
    return resume(open, rules, settings as unknown as RecorderDice);
  });
}
