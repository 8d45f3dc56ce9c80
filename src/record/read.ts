import type { GivenGame } from '../entry/entry.js';
import { optionsIn } from '../kernel/plain.js';
import type { AnyAction, Envelope } from '../kernel/types.js';
import { each, resultOf, type Task } from './flow.js';
import { type Opened, opened } from './form.js';
import { type FoundLater, isLoadedLater } from './given.js';
import { toldByLog } from './log.js';
import { readText } from './notation/read-text.js';
import { openStrictly } from './open.js';
import { isSource, isStream, type RecordStream } from './source.js';
import { lineError, type Telling, toldBy } from './told.js';
import { type GameRecord, MAX_ACTIONS, type Note, type RecordFooter, type RecordHeader, type Remark } from './types.js';

/** An input known to be a stream: `any` may be anything. */
type Known<Input> = 0 extends 1 & Input ? never : Input;

/** See {@link readRecord}. */
export interface ReadOptions {
  /** Called when the last line of a log was cut off, as after a crash: it is left out. */
  readonly onTorn?: (() => void) | undefined;
}

/** Yields what was opened, in whichever form it is. */
export function* toldFrom(source: Opened, given: unknown): Task<Telling> {
  if (source.form === 'log') return toldByLog(source.pieces);
  return toldBy(openStrictly(source.form === 'value' ? source.value : yield* readText(source.text, given)));
}

/** Puts together what a record says; what was undone is not in it. */
function* assembled(telling: Telling, onTorn: ReadOptions['onTorn']): Task<GameRecord> {
  let header: RecordHeader | undefined;
  let footer: RecordFooter = {};
  const actions: AnyAction[] = [];
  const notes: Note[] = [];

  function undo(line: number): void {
    const last = actions.pop();
    if (!last) throw lineError(line, 'there is no action to undo');
    if ('outcome' in last) throw lineError(line, 'a random action cannot be undone');
    if (notes.at(-1)?.index === actions.length) notes.pop();
  }

  function act(action: AnyAction, note: Remark | undefined): void {
    if (note) notes.push(Object.freeze({ index: actions.length, ...note }));
    actions.push(action);
  }

  const { torn } = yield* each(telling, (told) => {
    if (told.kind === 'header') header = told.header;
    else if (told.kind === 'footer') footer = told.footer;
    else if (told.kind === 'undo') undo(told.line);
    else if (told.kind === 'unreadable') throw told.error;
    else if (actions.length < MAX_ACTIONS) act(told.action, told.note);
    else throw lineError(told.line ?? 0, `expected at most ${MAX_ACTIONS} actions`);
    return undefined;
  });
  if (torn) onTorn?.();
  return Object.freeze({
    ...(header as RecordHeader),
    actions: Object.freeze(actions),
    ...(notes.length > 0 && { notes: Object.freeze(notes) }),
    ...footer,
  });
}

function* reading(input: unknown, given: unknown, options: ReadOptions | undefined): Task<GameRecord> {
  const { onTorn } = optionsIn(options, 'record');
  const source: Opened = isSource(input) ? yield* opened(input) : { form: 'value', value: input };
  return yield* assembled(yield* toldFrom(source, given), onTorn);
}

/**
 * Reads a record from anywhere, in any of its forms, which it recognises by how they begin:
 *
 * - an object such as `JSON.parse` gives it, or JSON text;
 * - a log: one JSON object per line, first the header, then actions and `{"undo":1}` for each that was taken back, last a
 * footer `{ result, seed }`, which an unfinished game lacks. A last line that can't be read was torn off when the writer
 * stopped: reading ends before it. Blank lines are skipped, lines may end with CR LF;
 * - [notation](https://dicewright.dev/reference/notation), the text that {@link toText}, or someone at a table, writes: it
 *   is read by what its game declares, so the game has to be given.
 *
 * The record is frozen, and not replayed: whether the actions were legal is for {@link verifyRecord} and {@link replay}.
 *
 * @param input - an object; or text or UTF-8 bytes, whole or in pieces cut anywhere; a log also line by line. What comes bit by
 * bit, such as a file stream of Node or the body of a response, is waited for. An error of a stream itself passes through
 * @param game - the game or its entry; of a catalogue, or of an entry that has still to be loaded, the game is waited for
 * @throws `GameError` `INVALID_RECORD`, with `path` or naming the line; for notation {@link NotationError} with all mistakes
 * @example
 * ```ts
 * import { kiriki } from 'dicewright/kiriki';
 * import { readRecord, verifyRecord } from 'dicewright/record';
 *
 * const text = `dicewright/1 kiriki 1
 * players Ada, Ben
 * Ada roll all = 2 5 5 2 5     # what a roll!
 * Ada score fullHouse
 * Ben roll all = 6 1 6 6 3
 * Ben roll 2 5 = 6 2`;
 * const record = readRecord(text, kiriki);
 * console.log(record.actions.length, verifyRecord(record, kiriki).ok); // → 4 true
 *
 * const log = `{"format":"dicewright/1","game":"kiriki","rules":1,"players":1,"options":{}}
 * {"type":"roll","player":0,"dice":[0,1,2,3,4],"outcome":[5,3,3,5,3]}
 * {"type":"score","pla`;
 * console.log(readRecord(log).actions.length); // → 1
 * ```
 */
export function readRecord<
  Input extends RecordStream,
  State = Envelope,
  Action extends AnyAction = AnyAction,
  Options = object,
  View = State,
>(
  input: Known<Input>,
  game: GivenGame<State, Action, Options, View>,
  options?: ReadOptions,
): Promise<GameRecord<Action, Options>>;
/** Reads a record that comes bit by bit, whose game is loaded, or need not be known. */
export function readRecord<Input extends RecordStream, Given>(
  input: Known<Input>,
  catalogue?: Given & FoundLater<Given>,
  options?: ReadOptions,
): Promise<GameRecord>;
/** Reads a record whose game is at hand. */
export function readRecord<State = Envelope, Action extends AnyAction = AnyAction, Options = object, View = State>(
  input: unknown,
  game: GivenGame<State, Action, Options, View>,
  options?: ReadOptions,
): GameRecord<Action, Options>;
/** Reads a record that is not in notation. */
export function readRecord(input: unknown, game?: undefined, options?: ReadOptions): GameRecord;
/** Reads a record whose game is loaded. */
export function readRecord<Given>(
  input: unknown,
  catalogue: Given & FoundLater<Given>,
  options?: ReadOptions,
): Promise<GameRecord>;
export function readRecord(input: unknown, game?: unknown, options: ReadOptions = {}): unknown {
  const isLater = isStream(input) || (game !== undefined && isLoadedLater(game));
  return resultOf(reading(input, game, options), isLater);
}
