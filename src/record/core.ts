/**
 * `dicewright/record` for an application that brings its game: no function looks in the catalogue, so that only this
 * game comes along into a bundle. All are synchronous, but for logs that come bit by bit.
 *
 * @module dicewright/record/core
 */
import type { AnyAction, DeepReadonly, Game, ViewedAction } from '../kernel/types.js';
import { findGiven } from './game-of.js';
import type { VerificationReport } from './judge.js';
import type { AsyncLogSource, LogSource } from './log.js';
import { fromTextUsing } from './notation/from-text.js';
import { toTextUsing } from './notation/to-text.js';
import { replayNow, stateAtUsing } from './replay.js';
import { type LogEvent, replayLinesUsing } from './replay-lines.js';
import { type LoggedGame, resumeLinesUsing, type WriteLine } from './resume-lines.js';
import type { SeedOptions } from './table.js';
import type { Frame, GameRecord } from './types.js';
import { verifyNow } from './verify.js';
import { type LogVerification, type OpenLog, verifyLinesUsing } from './verify-lines.js';
import { viewUsing } from './view.js';

export { commit } from './commit.js';
export type { Deviation, DeviationKind, VerificationReport } from './judge.js';
export type { AsyncLogSource, LogSource } from './log.js';
export { actionLines } from './notation/action-lines.js';
export { type Mistake, NotationError } from './notation/notation-error.js';
export { parseRecord, parseRecordText } from './parse.js';
export { type LogReading, readLines } from './read-lines.js';
export type { LogEvent } from './replay-lines.js';
export type { LoggedGame, WriteLine } from './resume-lines.js';
export type { PlayedGame, SeedOptions } from './table.js';
export type { Frame, GameRecord, RecordFooter, RecordHeader } from './types.js';
export type { LogVerification, OpenLog } from './verify-lines.js';
export { type RecordWriter, recordLines, recordWriter } from './write-lines.js';

/**
 * Plays a record again, as `replay` of `dicewright/record` does with a game: one frame an action, made when it is asked
 * for.
 *
 * @param record - a {@link GameRecord}, from anywhere
 * @throws `GameError` `INVALID_SETUP` when `game` is no game, `INVALID_RECORD` for what is no record of it, otherwise the
 * error of the step; its `path` starts with `'actions'` and the index of the action
 * @example
 * ```ts
 * import { kiriki } from 'dicewright/kiriki';
 * import { replay } from 'dicewright/record/core';
 *
 * const record = {
 *   format: 'dicewright/1', game: 'kiriki', rules: 1, players: 1, options: {},
 *   actions: [{ type: 'roll', player: 0, dice: [0, 1, 2, 3, 4], outcome: [5, 3, 3, 5, 3] }],
 * };
 * for (const { text } of replay(record, kiriki)) console.log(text); // → Player 1 rolls 5 3 3 5 3.
 * ```
 */
export function replay<State, Action extends AnyAction, Options, View>(
  record: unknown,
  game: Game<State, Action, Options, View>,
): Iterable<Frame<State, Action>> {
  return replayNow(findGiven(game).now, record) as Iterable<Frame<State, Action>>;
}

/**
 * The state after the first `count` actions of a record; 0 gives the state before the first.
 *
 * @param record - a {@link GameRecord}, from anywhere
 * @throws `GameError` as {@link replay} does, for the actions that are played; `INVALID_RECORD` when there are not so
 * many
 */
export function stateAt<State, Action extends AnyAction, Options, View>(
  record: unknown,
  count: number,
  game: Game<State, Action, Options, View>,
): DeepReadonly<State> {
  return stateAtUsing(findGiven(game), record, count) as DeepReadonly<State>;
}

/**
 * Plays a log while it is being read, as `replayLines` of `dicewright/record` does with a game.
 *
 * @param source - text or UTF-8 bytes: whole, in pieces cut anywhere, or line by line
 * @throws `GameError` `INVALID_SETUP` when `game` is no game, `INVALID_RECORD`, naming the line, or the error of the step
 * with line and index of the action. The footer is not judged
 */
export function replayLines<State, Action extends AnyAction, Options, View>(
  source: LogSource,
  game: Game<State, Action, Options, View>,
): Iterable<LogEvent<State, Action>>;
/** Plays a log that comes bit by bit. */
export function replayLines<State, Action extends AnyAction, Options, View>(
  source: AsyncLogSource,
  game: Game<State, Action, Options, View>,
): AsyncIterable<LogEvent<State, Action>>;
export function replayLines(source: LogSource | AsyncLogSource, game: unknown): unknown {
  return replayLinesUsing(findGiven(game), source);
}

/**
 * Replays a record and reports every deviation, as `verifyRecord` of `dicewright/record` does with a game. Bad input
 * makes a report, too.
 *
 * @param record - a {@link GameRecord}, from anywhere
 * @throws `GameError` `INVALID_SETUP` when `game` is no game
 */
export function verifyRecord<State, Action extends AnyAction, Options, View>(
  record: unknown,
  game: Game<State, Action, Options, View>,
): VerificationReport<State> {
  return verifyNow(findGiven(game).now, record) as VerificationReport<State>;
}

/**
 * Verifies a log while it is being read, as `verifyLines` of `dicewright/record` does with a game.
 *
 * @param open - opens the log at its beginning; called twice
 * @throws `GameError` `INVALID_SETUP` when `game` is no game; `INVALID_RECORD`, naming the line, for what is no log
 */
export function verifyLines<State, Action extends AnyAction, Options, View>(
  open: OpenLog<LogSource>,
  game: Game<State, Action, Options, View>,
): LogVerification<State>;
/** Verifies a log that comes bit by bit. */
export function verifyLines<State, Action extends AnyAction, Options, View>(
  open: OpenLog<AsyncLogSource>,
  game: Game<State, Action, Options, View>,
): Promise<LogVerification<State>>;
export function verifyLines(open: OpenLog<LogSource | AsyncLogSource>, game: unknown): unknown {
  return verifyLinesUsing(findGiven(game), open);
}

/**
 * Goes on with a log, as `resumeLines` of `dicewright/record` does with a game.
 *
 * @param write - takes each line that is added
 * @throws `GameError` `INVALID_SETUP` when `game` is no game; `INVALID_RECORD` for what is no log to go on with;
 * otherwise the error of the step, with the index of the action
 */
export function resumeLines<State, Action extends AnyAction, Options, View>(
  source: LogSource,
  write: WriteLine,
  game: Game<State, Action, Options, View>,
  dice?: SeedOptions,
): LoggedGame<State, Action>;
/** Goes on with a log that comes bit by bit. */
export function resumeLines<State, Action extends AnyAction, Options, View>(
  source: AsyncLogSource,
  write: WriteLine,
  game: Game<State, Action, Options, View>,
  dice?: SeedOptions,
): Promise<LoggedGame<State, Action>>;
export function resumeLines(
  source: LogSource | AsyncLogSource,
  write: WriteLine,
  game: unknown,
  dice?: SeedOptions,
): unknown {
  return resumeLinesUsing(findGiven(game), source, write, dice);
}

/**
 * A record as a player may keep it, as `viewRecord` of `dicewright/record` gives it with a game.
 *
 * @param record - a {@link GameRecord}, from anywhere
 * @param player - 0-based index, or `null` for a spectator
 * @throws `GameError` as {@link replay} does; `INVALID_ACTION` for a player whom the game does not have
 */
export function viewRecord<State, Action extends AnyAction, Options, View>(
  record: unknown,
  player: number | null,
  game: Game<State, Action, Options, View>,
): GameRecord<ViewedAction<Action>, Options> {
  return viewUsing(findGiven(game), record, player) as GameRecord<ViewedAction<Action>, Options>;
}

/**
 * A record as text, for people: one action a line, as `toText` of `dicewright/record` writes it with a game.
 *
 * @param record - a {@link GameRecord}, from anywhere
 * @throws `GameError` `INVALID_SETUP` when `game` is no game, `INVALID_RECORD` for what is no record of it or holds what
 * the game does not declare
 */
export function toText<State, Action extends AnyAction, Options, View>(
  record: unknown,
  game: Game<State, Action, Options, View>,
): string {
  return toTextUsing(findGiven(game), record) as string;
}

/**
 * The record that a text writes down, as `fromText` of `dicewright/record` reads it with a game.
 *
 * @throws `GameError` `INVALID_SETUP` when `game` is no game; {@link NotationError} with all mistakes
 */
export function fromText<State, Action extends AnyAction, Options, View>(
  text: string,
  game: Game<State, Action, Options, View>,
): GameRecord<Action, Options> {
  return fromTextUsing(findGiven(game), text) as GameRecord<Action, Options>;
}
