import { attempt } from '../kernel/attempt.js';
import { GameError } from '../kernel/errors.js';
import { plainEqual } from '../kernel/plain.js';
import type { AnyAction, AnyGame, DeepReadonly, Envelope, GameResult } from '../kernel/types.js';
import type { OpenRecord } from './open.js';
import type { RecordHeader } from './types.js';

/** The first state of a recorded game. @throws `GameError` `INVALID_RECORD` for a set-up that the game refuses */
export function firstState(game: AnyGame, { players, options }: RecordHeader): Envelope {
  const first = attempt(() => game.setup({ players, options }));
  if (!(first instanceof GameError)) return first;
  throw new GameError('INVALID_RECORD', `record: ${first.message}`, { path: first.path, cause: first });
}

/** The error of an action, with the place of the action in the record. */
export function errorAt(index: number, cause: GameError): GameError {
  return new GameError(cause.code, `record: action ${index}: ${cause.message}`, {
    clause: cause.clause,
    path: ['actions', index, ...(cause.path ?? [])],
    cause,
  });
}

/** The state after a recorded action. @throws `GameError` the error of the step, with the index of the action */
export function nextState(game: AnyGame, state: Envelope, action: AnyAction, index: number): Envelope {
  const result = game.safeReduce(state, action);
  if (result.ok) return result.state;
  throw errorAt(index, result.error);
}

/** A step of a recorded game. */
export interface Step {
  readonly index: number;
  readonly before: Envelope;
  readonly action: AnyAction;
  readonly after: Envelope;
}

/** Plays the first `count` actions of a record, one at a time, keeping nothing. */
export function* stepsOf(record: OpenRecord, game: AnyGame, count: number = record.length): Generator<Step, Envelope> {
  let state = firstState(game, record.header);
  for (let index = 0; index < count; index++) {
    const action = record.actionAt(index);
    const before = state;
    state = nextState(game, before, action, index);
    yield { index, before, action, after: state };
  }
  return state;
}

/**
 * How a recorded result contradicts what was played; `undefined` when it does not. The words of the reason are not
 * compared: another version may say it differently.
 */
export function resultProblem(
  recorded: DeepReadonly<GameResult> | undefined,
  result: GameResult | null,
): string | undefined {
  if (recorded === undefined) return undefined;
  if (result === null) return 'the record has a result, but the game is not over';
  const told = ({ winners, scores }: DeepReadonly<GameResult>) =>
    `winners ${JSON.stringify(winners)}, scores ${JSON.stringify(scores)}`;
  const same = plainEqual(recorded.winners, result.winners) && plainEqual(recorded.scores, result.scores);
  return same ? undefined : `expected ${told(result)}, got ${told(recorded)}`;
}
