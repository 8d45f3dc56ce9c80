import { GameError } from '../kernel/errors.js';
import type { AnyGame, Envelope } from '../kernel/types.js';
import { type FindGame, type GameLater, type GameNow, withGame } from './game-of.js';
import { type OpenRecord, openStrictly } from './open.js';
import { stepsOf } from './step.js';
import type { Frame } from './types.js';

function* framesOf(record: OpenRecord, game: AnyGame): Generator<Frame, void, undefined> {
  const { names } = record.header;
  for (const { index, before, action, after } of stepsOf(record, game)) {
    yield { index, action, state: after, text: game.describe(before, action, after, { names }) };
  }
}

/** See `replay` of `dicewright/record/core`. */
export function replayNow(now: GameNow, record: unknown): Iterable<Frame> {
  const open = openStrictly(record);
  const rules = now(open.header);
  return { [Symbol.iterator]: () => framesOf(open, rules) };
}

/** See `replay` of `dicewright/record`. */
export const replayLater = (later: GameLater, record: unknown): AsyncIterable<Frame> => ({
  async *[Symbol.asyncIterator]() {
    const open = openStrictly(record);
    yield* framesOf(open, await later(open.header));
  },
});

function stateAfter(record: OpenRecord, game: AnyGame, count: number): Envelope {
  if (!Number.isInteger(count) || count < 0 || count > record.length) {
    const message = `record: expected a number of actions from 0 to ${record.length}, got ${String(count)}`;
    throw new GameError('INVALID_RECORD', message);
  }
  const steps = stepsOf(record, game, count);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** {@link stateAt}, synchronous where the game is at hand. */
export function stateAtUsing(find: FindGame, record: unknown, count: number): unknown {
  return withGame(find, record, (open, rules) => stateAfter(open, rules, count));
}
