import { games } from '../catalogue/games.js';
import type { AnyAction, DeepReadonly, Envelope, Game, ViewedAction } from '../kernel/types.js';
import type { VerificationReport } from './judge.js';
import type { AsyncLogSource, LogSource } from './log.js';
import { fromTextUsing } from './notation/from-text.js';
import { toTextUsing } from './notation/to-text.js';
import { replayLater, replayNow, stateAtUsing } from './replay.js';
import { type LogEvent, replayLinesUsing } from './replay-lines.js';
import { type LoggedGame, resumeLinesUsing, type WriteLine } from './resume-lines.js';
import { type AtHand, findBy, type InCatalogue, isSource } from './rules.js';
import type { SeedOptions } from './table.js';
import type { Frame, GameRecord } from './types.js';
import { verifyLater, verifyNow } from './verify.js';
import { type LogVerification, type OpenLog, verifyLinesUsing } from './verify-lines.js';
import { viewUsing } from './view.js';

// What takes a record and finds its game in a catalogue, where it isn't given. The same for given games alone, so that
// no catalogue comes along, is in core.ts.

/** By the rules of this package, where no others stand there. */
const foundIn = (value: unknown) => findBy(value, games);

/** Where the game may be left out before the dice. */
const foundBy = (gameOrDice: unknown, dice: unknown) =>
  isSource(gameOrDice)
    ? { find: foundIn(gameOrDice), settings: dice ?? {} }
    : { find: foundIn(undefined), settings: dice ?? gameOrDice ?? {} };

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
export function replay(record: unknown, catalogue?: InCatalogue): AsyncIterable<Frame>;
/**
 * Plays a record again, with the game at hand: one frame an action, at once.
 *
 * @param game - the game of the record, which need not be in the catalogue; or {@link AtHand} with its older rules
 */
export function replay<State = Envelope, Action extends AnyAction = AnyAction, Options = object, View = State>(
  record: unknown,
  game: AtHand<Game<State, Action, Options, View>>,
): Iterable<Frame<State, Action>>;
export function replay(record: unknown, game?: unknown): AsyncIterable<Frame> | Iterable<Frame> {
  const find = foundIn(game);
  return find.now ? replayNow(find.now, record) : replayLater(find.later, record);
}

/**
 * The state after the first `count` actions of a record; 0 gives the state before the first. The game is loaded from
 * the catalogue.
 *
 * @param record - a {@link GameRecord}, from anywhere
 * @throws `GameError` as {@link replay} does, for the actions that are played; `INVALID_RECORD` when there are
 * not so many
 */
export function stateAt(record: unknown, count: number, catalogue?: InCatalogue): Promise<DeepReadonly<Envelope>>;
/**
 * The state after the first `count` actions of a record, with the game at hand.
 *
 * @param game - the game of the record, which need not be in the catalogue; or {@link AtHand} with its older rules
 */
export function stateAt<State = Envelope, Action extends AnyAction = AnyAction, Options = object, View = State>(
  record: unknown,
  count: number,
  game: AtHand<Game<State, Action, Options, View>>,
): DeepReadonly<State>;
export function stateAt(record: unknown, count: number, game?: unknown): unknown {
  return stateAtUsing(foundIn(game), record, count);
}

/**
 * Plays a log while it is being read, in constant memory: whatever its length, only the current state and those that
 * can still be undone are held, at most 1,000 in a row. For the form of a log and what is refused see
 * {@link readLines}.
 *
 * @param source - text or UTF-8 bytes: whole, in pieces cut anywhere, or line by line
 * @param game - the game of the log; without it, it is loaded from the catalogue and the events come asynchronously
 * @throws `GameError` `INVALID_RECORD`, naming the line, or the error of the step with line and index of the
 * action. The footer is not judged
 */
export function replayLines<State = Envelope, Action extends AnyAction = AnyAction, Options = object, View = State>(
  source: LogSource,
  game: AtHand<Game<State, Action, Options, View>>,
): Iterable<LogEvent<State, Action>>;
/** Plays a log that comes bit by bit, with the game at hand. */
export function replayLines<State = Envelope, Action extends AnyAction = AnyAction, Options = object, View = State>(
  source: AsyncLogSource,
  game: AtHand<Game<State, Action, Options, View>>,
): AsyncIterable<LogEvent<State, Action>>;
/** Plays a log of a game in the catalogue. */
export function replayLines(source: LogSource | AsyncLogSource, catalogue?: InCatalogue): AsyncIterable<LogEvent>;
export function replayLines(
  source: LogSource | AsyncLogSource,
  game?: unknown,
): Iterable<LogEvent> | AsyncIterable<LogEvent> {
  return replayLinesUsing(foundIn(game), source);
}

/**
 * Replays a record and reports everything in which it deviates from the rules, from its seed, from its commitment and
 * from its result. Bad input makes a report, too: nothing is thrown for it.
 * The game is loaded from the catalogue.
 *
 * - A seed without `dice` in the header is of older dice: nothing is compared with it, and `dice` says so.
 * - Where the seed gives another outcome, the recorded one is used to go on: dice of a table are facts.
 * - An outcome that is missing or impossible is replaced by what the seed gives, if there is one.
 * - Any other action that can't be played is left out. What follows is judged in the position that then stands, so one
 *   mistake can bring others: the first tells most.
 * - A finished game without a result is no deviation, nor is a commitment without its seed. Of a result, winners and
 *   scores are compared, not the words of the reason.
 *
 * @param record - a {@link GameRecord}, from anywhere
 * @example
 * ```ts
 * import { kiriki } from 'dicewright/kiriki';
 * import { verifyRecord } from 'dicewright/record';
 *
 * const roll = { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4], outcome: [5, 3, 3, 5, 7] };
 * const record = { format: 'dicewright/1', game: 'kiriki', rules: 1, players: 1, options: {}, actions: [roll] };
 * const { ok, deviations } = verifyRecord(record, kiriki);
 * console.log(ok, deviations[0]?.index, deviations[0]?.kind); // → false 0 outcome
 * ```
 */
export function verifyRecord(record: unknown, catalogue?: InCatalogue): Promise<VerificationReport>;
/**
 * Verifies a record, with the game at hand.
 *
 * @param game - the game of the record, which need not be in the catalogue; or {@link AtHand} with its older rules
 * @throws `GameError` `INVALID_SETUP` when `game` is no game
 */
export function verifyRecord<State = Envelope, Action extends AnyAction = AnyAction, Options = object, View = State>(
  record: unknown,
  game: AtHand<Game<State, Action, Options, View>>,
): VerificationReport<State>;
export function verifyRecord(record: unknown, game?: unknown): VerificationReport | Promise<VerificationReport> {
  const find = foundIn(game);
  return find.now ? verifyNow(find.now, record) : verifyLater(find.later, record);
}

/**
 * Verifies a log while it is being read, in constant memory: whatever its length, only the current state is held and those
 * that can still be undone, at most 1,000 in a row. The report is that of {@link verifyRecord} for the record that
 * {@link readLines} reads from it.
 *
 * The log is read twice: the seed, by which dice are judged as they come, stands at its end. The game is loaded from the
 * catalogue.
 *
 * @param open - opens the log at its beginning: `() => createReadStream(path)`. What it throws passes through
 * @throws (as a rejection) `GameError` `INVALID_RECORD`, naming the line, for what {@link readLines} would not read, and
 * for a log that has changed in between
 */
export function verifyLines(
  open: OpenLog<LogSource | AsyncLogSource>,
  catalogue?: InCatalogue,
): Promise<LogVerification>;
/**
 * Verifies a log, with the game at hand.
 *
 * @param game - the game of the log; it need not be in the catalogue
 * @example
 * ```ts
 * import { kiriki } from 'dicewright/kiriki';
 * import { verifyLines } from 'dicewright/record';
 *
 * const log = `{"format":"dicewright/1","game":"kiriki","rules":1,"players":1,"options":{}}
 * {"type":"roll","player":0,"dice":[0,1,2,3,4],"outcome":[5,3,3,5,3]}
 * {"type":"score","player":0,"pattern":"fullHouse"}
 * `;
 * const { ok, actions, torn } = verifyLines(() => log, kiriki);
 * console.log(ok, actions, torn); // → true 2 false
 * ```
 */
export function verifyLines<State = Envelope, Action extends AnyAction = AnyAction, Options = object, View = State>(
  open: OpenLog<LogSource>,
  game: AtHand<Game<State, Action, Options, View>>,
): LogVerification<State>;
/** Verifies a log that comes bit by bit, with the game at hand. */
export function verifyLines<State = Envelope, Action extends AnyAction = AnyAction, Options = object, View = State>(
  open: OpenLog<AsyncLogSource>,
  game: AtHand<Game<State, Action, Options, View>>,
): Promise<LogVerification<State>>;
export function verifyLines(open: OpenLog<LogSource | AsyncLogSource>, game?: unknown): unknown {
  return verifyLinesUsing(foundIn(game), open);
}

/**
 * Goes on with a log, in constant memory: its actions are played again, judged on the way and forgotten, and what is
 * played from then on is written as further lines. The game is loaded from the catalogue.
 *
 * A log that was begun with a seed draws on where it is given the seed; where it isn't, random actions must bring their
 * outcomes.
 *
 * @param source - the log as it stands, as {@link readLines} takes it; it must have no footer and no torn line
 * @param write - takes each line that is added, with its end: `(line) => appendFileSync(path, line)`. What it throws
 * passes through, and nothing has changed then
 * @throws (as a rejection) `GameError` `INVALID_RECORD` for what is no such log and for a seed that does not fit it;
 * otherwise the error of the step, with the index of the action
 */
export function resumeLines(
  source: LogSource | AsyncLogSource,
  write: WriteLine,
  dice?: SeedOptions,
): Promise<LoggedGame>;
/**
 * Goes on with a log, with the game at hand.
 *
 * @param game - the game of the log; it need not be in the catalogue
 * @example
 * ```ts
 * import { kiriki } from 'dicewright/kiriki';
 * import { readLines, resumeLines } from 'dicewright/record';
 *
 * let log = `{"format":"dicewright/1","game":"kiriki","rules":1,"players":1,"options":{}}
 * {"type":"roll","player":0,"dice":[0,1,2,3,4],"outcome":[5,3,3,5,3]}
 * `;
 * const recorder = resumeLines(log, (line) => { log += line; }, kiriki);
 * recorder.play({ type: 'score', player: 0, pattern: 'fullHouse' });
 * console.log(recorder.length, readLines(log).record.actions.length); // → 2 2
 * ```
 */
export function resumeLines<State = Envelope, Action extends AnyAction = AnyAction, Options = object, View = State>(
  source: LogSource,
  write: WriteLine,
  game: AtHand<Game<State, Action, Options, View>>,
  dice?: SeedOptions,
): LoggedGame<State, Action>;
/** Goes on with a log that comes bit by bit, with the game at hand. */
export function resumeLines<State = Envelope, Action extends AnyAction = AnyAction, Options = object, View = State>(
  source: AsyncLogSource,
  write: WriteLine,
  game: AtHand<Game<State, Action, Options, View>>,
  dice?: SeedOptions,
): Promise<LoggedGame<State, Action>>;
/** Goes on with a log whose game is found in a catalogue of one's own. */
export function resumeLines(
  source: LogSource | AsyncLogSource,
  write: WriteLine,
  catalogue: InCatalogue,
  dice?: SeedOptions,
): Promise<LoggedGame>;
export function resumeLines(
  source: LogSource | AsyncLogSource,
  write: WriteLine,
  gameOrDice?: unknown,
  dice?: unknown,
): unknown {
  const { find, settings } = foundBy(gameOrDice, dice);
  return resumeLinesUsing(find, source, write, settings);
}

/**
 * A record as a player may keep it: every action as the game's `viewAction` tells it to him, and no seed while the
 * game runs. In a game that hides something the result does not replay, because fields of its actions are missing.
 * The game is loaded from the catalogue.
 *
 * @param record - a {@link GameRecord}, from anywhere
 * @param player - 0-based index, or `null` for a spectator
 * @throws `GameError` as {@link replay} does; `INVALID_ACTION` for a player whom the game does not have
 */
export function viewRecord(record: unknown, player: number | null, catalogue?: InCatalogue): Promise<GameRecord>;
/**
 * A record as a player may keep it, with the game at hand.
 *
 * @param game - the game of the record, which need not be in the catalogue; or {@link AtHand} with its older rules
 */
export function viewRecord<State = Envelope, Action extends AnyAction = AnyAction, Options = object, View = State>(
  record: unknown,
  player: number | null,
  game: AtHand<Game<State, Action, Options, View>>,
): GameRecord<ViewedAction<Action>, Options>;
export function viewRecord(record: unknown, player: number | null, game?: unknown): unknown {
  return viewUsing(foundIn(game), record, player);
}

/**
 * A record as text that a person reads in a diff or sends in a chat, and can write at a table: one action a line, names
 * for players, places counted from 1. The guide *Notation* has its grammar; files of it end in `.dice`. The game is loaded
 * from the catalogue.
 *
 * @param record - a {@link GameRecord}, from anywhere; its actions are not judged
 * @throws (as a rejection) `GameError` `INVALID_RECORD` for what is no record, and for one that holds what its game does
 * not declare: another type of action or field, a value of another type
 */
export function toText(record: unknown, catalogue?: InCatalogue): Promise<string>;
/**
 * A record as text, with the game at hand.
 *
 * @param game - the game of the record, which need not be in the catalogue; or {@link AtHand} with its older rules
 * @example
 * ```ts
 * import { kiriki } from 'dicewright/kiriki';
 * import { toText } from 'dicewright/record';
 *
 * const roll = { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4], outcome: [5, 3, 3, 5, 3] };
 * const record = { format: 'dicewright/1', game: 'kiriki', rules: 1, players: 1, options: {}, actions: [roll] };
 * console.log(toText(record, kiriki).trimEnd());
 * // → dicewright/1 kiriki 1
 * // → players 1
 * // → 1 roll 1-5 = 5 3 3 5 3
 * ```
 */
export function toText<State = Envelope, Action extends AnyAction = AnyAction, Options = object, View = State>(
  record: unknown,
  game: AtHand<Game<State, Action, Options, View>>,
): string;
export function toText(record: unknown, game?: unknown): string | Promise<string> {
  return toTextUsing(foundIn(game), record);
}

/**
 * The record that a text writes down, frozen: what {@link toText} wrote, or somebody at a table. It is read by what its
 * game declares, and not replayed: whether the actions were legal is for {@link verifyRecord}. The game is loaded from the
 * catalogue.
 *
 * @throws (as a rejection) {@link NotationError}, a `GameError` `INVALID_RECORD`, with all mistakes: at most one a line,
 * of which the first 100 are told
 */
export function fromText(text: string, catalogue?: InCatalogue): Promise<GameRecord>;
/**
 * The record that a text writes down, with the game at hand.
 *
 * @param game - the game of the record, which need not be in the catalogue; or {@link AtHand} with its older rules
 * @example
 * ```ts
 * import { kiriki } from 'dicewright/kiriki';
 * import { fromText, verifyRecord } from 'dicewright/record';
 *
 * const text = `dicewright/1 kiriki 1
 * players Ada, Ben
 * Ada roll all = 2 5 5 2 5     # what a roll!
 * Ada score fullHouse
 * Ben roll all = 6 1 6 6 3
 * Ben roll 2 5 = 6 2`;
 * const record = fromText(text, kiriki);
 * console.log(record.actions.length, verifyRecord(record, kiriki).ok); // → 4 true
 * ```
 */
export function fromText<State = Envelope, Action extends AnyAction = AnyAction, Options = object, View = State>(
  text: string,
  game: AtHand<Game<State, Action, Options, View>>,
): GameRecord<Action, Options>;
export function fromText(text: string, game?: unknown): GameRecord | Promise<GameRecord> {
  return fromTextUsing(foundIn(game), text);
}
