import type { GivenGame } from '../entry/entry.js';
import { GameError } from '../kernel/errors.js';
import { numberOrType } from '../kernel/plain.js';
import type { AnyAction, AnyGame, DeepReadonly, Envelope, ViewedAction } from '../kernel/types.js';
import { each, eventsLater, eventsNow, type Flow, resultNow, resultOf, type Task } from './flow.js';
import { opened } from './form.js';
import { type FoundLater, gameFor, isLoadedLater } from './given.js';
import { type OpenRecord, openStrictly } from './open.js';
import { toldFrom } from './read.js';
import { recordError } from './record-error.js';
import { isStream, type RecordStream, type RecordText } from './source.js';
import { type Step, stepsOf, type TakingBack, takingBack } from './step.js';
import { type Telling, toldBy } from './told.js';
import type { Frame, GameRecord, RecordFooter, RecordHeader } from './types.js';

/** What {@link replayLines} yields, in the order of the lines. */
export type LogEvent<State = Envelope, Action = AnyAction> =
  /** The header, and the first state. */
  | { readonly kind: 'start'; readonly header: RecordHeader; readonly state: DeepReadonly<State> }
  /** An action was played. */
  | ({ readonly kind: 'action' } & Frame<State, Action>)
  /** The action with the index was taken back; `state` is the one before it. */
  | {
      readonly kind: 'undo';
      readonly index: number;
      readonly action: DeepReadonly<Action>;
      readonly state: DeepReadonly<State>;
    }
  /** The end of the log: its footer, and whether the last line was torn off. */
  | { readonly kind: 'end'; readonly footer: RecordFooter; readonly torn: boolean };

/** What happens, with the sentences for it. */
function* eventsOf(telling: Telling, given: unknown, log?: TakingBack): Flow<LogEvent> {
  let game: AnyGame | undefined;
  let names: RecordHeader['names'];

  function eventOf(step: Step): LogEvent {
    if (step.kind === 'start') {
      const { game: played, ...start } = step;
      game = played;
      ({ names } = start.header);
      return start;
    }
    if (step.kind !== 'action') return step;
    const { before, note, ...frame } = step;
    const text = (game as AnyGame).describe(before, frame.action, frame.state, { names });
    return { ...frame, text, ...(note && { note }) };
  }

  yield* each(stepsOf(telling, given, log), (step) => [eventOf(step)]);
}

function* framesOf(record: OpenRecord, given: unknown): Flow<Frame> {
  yield* each(eventsOf(toldBy(record), given), (event) => {
    if (event.kind !== 'action') return undefined;
    const { kind: _, ...frame } = event;
    return [frame];
  });
}

/**
 * Replays a record: one frame per action, made when asked for. However long the record is, only the current state is held.
 * The state before the first action is `stateAt(record, 0, game)`.
 *
 * Texts call the players by the names of the record. Reading stops at the first action that can't be read, was not legal or
 * could not have had its outcome. What a record claims besides its actions (result, seed, commitment) is judged by
 * {@link verifyRecord}.
 *
 * @param record - a {@link GameRecord}, from anywhere
 * @param game - the game or its entry, which may have older rules; with a catalogue in its place the frames come asynchronously
 * @throws `GameError` `INVALID_RECORD` for anything but a record of the game, otherwise the error of the step; its
 * `path` starts with `'actions'` and the index of the action
 * @example
 * ```ts
 * import { games } from 'dicewright/games';
 * import { kiriki } from 'dicewright/kiriki';
 * import { replay } from 'dicewright/record';
 *
 * const record = {
 *   format: 'dicewright/1', game: 'kiriki', rules: 1, players: 1, options: {},
 *   actions: [{ type: 'roll', player: 0, dice: [0, 1, 2, 3, 4], outcome: [5, 3, 3, 5, 3] }],
 * };
 * for (const { text } of replay(record, kiriki)) console.log(text); // → Player 1 rolls 5 3 3 5 3.
 * for await (const { state } of replay(record, games)) console.log(state.events); // → 1
 * ```
 */
export function replay<State = Envelope, Action extends AnyAction = AnyAction, Options = object, View = State>(
  record: unknown,
  game: GivenGame<State, Action, Options, View>,
): Iterable<Frame<State, Action>>;
/** Replays a record whose game is loaded. */
export function replay<Given>(record: unknown, catalogue: Given & FoundLater<Given>): AsyncIterable<Frame>;
export function replay(record: unknown, given: unknown): AsyncIterable<Frame> | Iterable<Frame> {
  if (isLoadedLater(given)) return eventsLater(() => framesOf(openStrictly(record), given));
  const open = openStrictly(record);
  const game = resultNow(gameFor(open.header, given));
  return eventsNow(() => framesOf(open, game));
}

function* stateAfter(record: unknown, count: number, given: unknown): Task<Envelope> {
  const open = openStrictly(record);
  if (!Number.isInteger(count) || count < 0 || count > open.length) {
    const message = `expected a number of actions from 0 to ${open.length}, got ${numberOrType(count)}`;
    throw recordError(message);
  }
  let state: Envelope | undefined;
  yield* each(stepsOf(toldBy(open, count), given), (step) => {
    if (step.kind !== 'end') ({ state } = step);
    return undefined;
  });
  return state as Envelope;
}

/**
 * The state after the first `count` actions of a record; 0 gives the state before the first.
 *
 * @param record - a {@link GameRecord}, from anywhere
 * @param game - the game or its entry; a catalogue is waited for
 * @throws `GameError` as {@link replay} does, for the actions that are played; `INVALID_RECORD` when there are fewer
 */
export function stateAt<State = Envelope, Action extends AnyAction = AnyAction, Options = object, View = State>(
  record: unknown,
  count: number,
  game: GivenGame<State, Action, Options, View>,
): DeepReadonly<State>;
/** The state after some actions of a record whose game is loaded. */
export function stateAt<Given>(
  record: unknown,
  count: number,
  catalogue: Given & FoundLater<Given>,
): Promise<DeepReadonly<Envelope>>;
export function stateAt(record: unknown, count: number, given: unknown): unknown {
  return resultOf(stateAfter(record, count, given), isLoadedLater(given));
}

function* viewOf(record: unknown, player: number | null, given: unknown): Task<GameRecord> {
  const open = openStrictly(record);
  const { players } = open.header;
  const isPlayer = Number.isInteger(player) && (player as number) >= 0 && (player as number) < players;
  if (player !== null && !isPlayer) {
    const message = `record: expected a player from 0 to ${players - 1}, or null for a spectator`;
    throw new GameError('INVALID_ACTION', message);
  }
  const { seed, links, ...result } = open.footer;
  const { comment, from, ...header } = open.header;
  const actions: AnyAction[] = [];
  let game: AnyGame | undefined;
  let first: Envelope | undefined;
  let isOver = result.ended !== undefined;
  yield* each(stepsOf(toldBy(open), given), (step) => {
    if (step.kind === 'start') {
      ({ game } = step);
      first = game.view(step.state, player);
    } else if (step.kind === 'action' && game) actions.push(game.viewAction(step.before, step.action, player));
    if (step.kind !== 'end' && game) isOver ||= game.result(step.state) !== null;
    return undefined;
  });
  // What others say about a game with secrets can give them away.
  const isTold = game?.traits.hiddenInformation === false;
  return {
    ...header,
    ...(from && { from: first as Envelope }),
    ...(isTold && comment !== undefined && { comment }),
    actions,
    ...(isTold && open.notes.length > 0 && { notes: open.notes }),
    ...(result as RecordFooter),
    ...(isOver && seed !== undefined && { seed }),
    // With the host's link, everybody would know what is drawn for one player alone.
    ...((isOver || isTold) && links && { links }),
  };
}

/**
 * A record as a player may keep it: every action as the game's `viewAction` shows it to them, and no seed while the game
 * runs. In a game that hides something the result does not replay, because fields of its actions are missing; comments,
 * marks and variations, which can give secrets away, are left out, too.
 *
 * @param record - a {@link GameRecord}, from anywhere
 * @param player - 0-based index, or `null` for a spectator
 * @param game - the game or its entry; a catalogue is waited for
 * @throws `GameError` as {@link replay} does; `INVALID_ACTION` for a player the game does not have
 */
export function viewRecord<State = Envelope, Action extends AnyAction = AnyAction, Options = object, View = State>(
  record: unknown,
  player: number | null,
  game: GivenGame<State, Action, Options, View>,
): GameRecord<ViewedAction<Action>, Options>;
/** A record as a player may keep it, whose game is loaded. */
export function viewRecord<Given>(
  record: unknown,
  player: number | null,
  catalogue: Given & FoundLater<Given>,
): Promise<GameRecord>;
export function viewRecord(record: unknown, player: number | null, given: unknown): unknown {
  return resultOf(viewOf(record, player, given), isLoadedLater(given));
}

function* replaying(source: unknown, given: unknown): Flow<LogEvent> {
  yield* eventsOf(yield* toldFrom(yield* opened(source), given), given, takingBack());
}

/**
 * Plays a record while it is being read: a log in constant memory, whatever its length. Only the current state and those that
 * can still be undone are held, at most 1,000 in a row. For what it may be and what is refused see {@link readRecord}.
 *
 * @param source - text or UTF-8 bytes: whole, in pieces cut anywhere, or line by line; where it comes bit by bit, or the game is
 * in a catalogue, the events come asynchronously
 * @throws `GameError` `INVALID_RECORD`, naming the line, or the error of the step with line and index of the
 * action. The footer is not judged
 */
export function replayLines<State = Envelope, Action extends AnyAction = AnyAction, Options = object, View = State>(
  source: RecordText,
  game: GivenGame<State, Action, Options, View>,
): Iterable<LogEvent<State, Action>>;
/** Plays a log that comes bit by bit, with the game at hand. */
export function replayLines<State = Envelope, Action extends AnyAction = AnyAction, Options = object, View = State>(
  source: RecordStream,
  game: GivenGame<State, Action, Options, View>,
): AsyncIterable<LogEvent<State, Action>>;
/** Plays a log whose game is loaded. */
export function replayLines<Given>(
  source: RecordText | RecordStream,
  catalogue: Given & FoundLater<Given>,
): AsyncIterable<LogEvent>;
export function replayLines(source: unknown, given: unknown): Iterable<LogEvent> | AsyncIterable<LogEvent> {
  const isLater = isStream(source) || isLoadedLater(given);
  return isLater ? eventsLater(() => replaying(source, given)) : eventsNow(() => replaying(source, given));
}
