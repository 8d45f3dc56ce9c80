import { GameError } from '../kernel/errors.js';
import type { AnyAction, AnyGame, DeepReadonly, Envelope, Game } from '../kernel/types.js';
import { asGame, loadGame, matching, withGame } from './game-of.js';
import { type OpenRecord, openStrictly } from './open.js';
import { stepsOf } from './step.js';
import type { Frame } from './types.js';

function* framesOf(record: OpenRecord, game: AnyGame): Generator<Frame, void, undefined> {
  const { names } = record.header;
  for (const { index, before, action, after } of stepsOf(record, game)) {
    yield { index, action, state: after, text: game.describe(before, action, after, { names }) };
  }
}

/**
 * Plays a record again: one frame an action, made when it is asked for. However long the record is, only the current
 * state is held. The state before the first action is `stateAt(record, 0)`.
 *
 * Without the game, it is loaded from the catalogue, and the frames come asynchronously.
 *
 * Texts call the players by the names of the record. Reading stops at the first action that can't be read, was not legal or could not have had its outcome. What a record
 * claims beside its actions (result, seed, commitment) is judged by {@link verifyRecord}.
 *
 * @param record - a {@link GameRecord}, from anywhere
 * @throws `GameError` `INVALID_RECORD` for what is no record of the game, otherwise the error of the step; its
 * `path` starts with `'actions'` and the index of the action
 * @example
 * ```ts
 * import { kiriki } from 'dicewright/kiriki';
 * import { replay } from 'dicewright/record';
 *
 * const record = {
 *   format: 'dicewright/1', game: 'kiriki', rules: 1, players: 1, options: {},
 *   actions: [{ type: 'roll', player: 0, dice: [0, 1, 2, 3, 4], outcome: [5, 3, 3, 5, 3] }],
 * };
 * for (const { text } of replay(record, kiriki)) console.log(text); // → Player 1 rolls 5 3 3 5 3.
 * for await (const { state } of replay(record)) console.log(state.events); // → 1
 * ```
 */
export function replay(record: unknown): AsyncIterable<Frame>;
/**
 * Plays a record again, with the game at hand: one frame an action, at once.
 *
 * @param game - the game of the record; it need not be in the catalogue
 */
export function replay<State, Action extends AnyAction, Options, View>(
  record: unknown,
  game: Game<State, Action, Options, View>,
): Iterable<Frame<State, Action>>;
export function replay(record: unknown, game?: unknown): AsyncIterable<Frame> | Iterable<Frame> {
  if (game === undefined) {
    return {
      async *[Symbol.asyncIterator]() {
        const open = openStrictly(record);
        yield* framesOf(open, await loadGame(open.header));
      },
    };
  }
  const open = openStrictly(record);
  const rules = matching(open.header, asGame(game));
  return { [Symbol.iterator]: () => framesOf(open, rules) };
}

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

/**
 * The state after the first `count` actions of a record; 0 gives the state before the first. The game is loaded from
 * the catalogue.
 *
 * @param record - a {@link GameRecord}, from anywhere
 * @throws `GameError` as {@link replay} does, for the actions that are played; `INVALID_RECORD` when there are
 * not so many
 */
export function stateAt(record: unknown, count: number): Promise<DeepReadonly<Envelope>>;
/**
 * The state after the first `count` actions of a record, with the game at hand.
 *
 * @param game - the game of the record; it need not be in the catalogue
 */
export function stateAt<State, Action extends AnyAction, Options, View>(
  record: unknown,
  count: number,
  game: Game<State, Action, Options, View>,
): DeepReadonly<State>;
export function stateAt(record: unknown, count: number, game?: unknown): unknown {
  return withGame(record, game, (open, rules) => stateAfter(open, rules, count));
}
