import { GameError } from '../kernel/errors.js';
import { type Json, plainCopy } from '../kernel/plain.js';
import type { AnyAction, DeepReadonly } from '../kernel/types.js';
import { headerFields, onlyNoted } from './fields.js';
import { footerFields } from './footer-fields.js';
import { MAX_LINE } from './line-splitter.js';
import { readRemark } from './notes.js';
import { openStrictly, plainHeader, readAction, readFooter, readHeader, refuse } from './open.js';
import { recordError } from './record-error.js';
import { finder } from './told.js';
import { type GameRecord, NOTED_FORMAT, type RecordFooter, type RecordHeader, type Remark } from './types.js';

/** The line of a log, with its end. @throws `GameError` `INVALID_RECORD` for one that no reader would accept */
export function lineOf(value: object): string {
  const line = JSON.stringify(value);
  if (line.length <= MAX_LINE) return `${line}\n`;
  throw recordError(`a line has at most ${MAX_LINE} characters`);
}

const actionLine = (action: AnyAction, note: Remark | undefined): string => lineOf(note ? { action, ...note } : action);

/**
 * The lines of a record, each with its line end, made when asked for: header, actions, and the footer if
 * there is a result or a seed.
 *
 * @param record - a {@link GameRecord}, from anywhere; its actions are not judged
 * @throws `GameError` `INVALID_RECORD`
 */
export function* recordLines(record: unknown): Generator<string, void, undefined> {
  const { header, footer, length, actionAt, notes } = openStrictly(record);
  yield lineOf(header);
  const noteOf = finder(notes);
  for (let index = 0; index < length; index++) yield actionLine(actionAt(index), noteOf(index));
  if (Object.keys(footer).length > 0) yield lineOf(footer);
}

/**
 * Writes an append-only log: every call writes one line, or throws `GameError` `INVALID_RECORD` for one that no reader would
 * accept.
 */
export interface RecordWriter<Action = AnyAction> {
  /** First, once. A record will do, too: only its header is written. */
  readonly header: (header: RecordHeader) => void;
  /** An action with its outcome, from the step that `play` gives; and what is said about it, in a log of `dicewright/2`. */
  readonly action: (action: DeepReadonly<Action>, note?: Remark<Action>) => void;
  /** The last action was taken back. */
  readonly undo: () => void;
  /** Last, once. A record will do, too: only its end, result and seed are written. */
  readonly footer: (footer: RecordFooter) => void;
}

function picked(value: object, keys: readonly string[], where: string): object {
  const part: Record<string, unknown> = {};
  try {
    for (const key of keys) if (Object.hasOwn(value, key)) part[key] = (value as Record<string, unknown>)[key];
  } catch {
    throw new GameError('INVALID_RECORD', `${where} could not be read`);
  }
  return part;
}

/** The line that ends a log. @throws `GameError` `INVALID_RECORD` for one that no reader would accept */
export function footerLine(value: RecordFooter, header: RecordHeader | undefined): string {
  const where = 'record: footer';
  const plain = plainCopy(picked(value, Object.keys(footerFields), where), 'INVALID_RECORD', where) as {
    [key: string]: Json;
  };
  const footer = readFooter(plain, where, refuse, header);
  if (Object.keys(footer).length > 0) return lineOf(footer);
  throw new GameError('INVALID_RECORD', `${where}: expected a result or a seed`);
}

/**
 * A writer for an append-only log, which a crash can cost no more than its last line.
 *
 * @param write - takes each line, with its line end; what it throws passes through, and the line counts as not written
 * @param written - the record that the log holds already, to go on with it. A log whose last line is torn has to be
 * written anew, with {@link recordLines}
 * @throws `GameError` `INVALID_RECORD` for a bad `written`
 * @example
 * ```ts
 * import { startGame } from 'dicewright';
 * import { kiriki } from 'dicewright/kiriki';
 * import { readRecord, recordWriter } from 'dicewright/record';
 *
 * let file = '';
 * const log = recordWriter((line) => { file += line; }); // or appendFileSync(path, line)
 * const game = startGame(kiriki, { players: 1, seed: 'friday night' });
 * log.header(game.toRecord());
 * const step = game.play({ type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] });
 * if (step.ok) log.action(step.action);
 * console.log(readRecord(file).actions.length); // → 1
 * ```
 */
export function recordWriter<Action = AnyAction>(
  write: (line: string) => void,
  written?: GameRecord<Action>,
): RecordWriter<Action> {
  let header: RecordHeader | undefined;
  let isClosed = false;
  let undoable = 0;

  function count(action: AnyAction): void {
    undoable = 'outcome' in action ? 0 : undoable + 1;
  }

  if (written !== undefined) {
    const record = openStrictly(written);
    header = record.header;
    for (let index = 0; index < record.length; index++) count(record.actionAt(index));
    isClosed = Object.keys(record.footer).length > 0;
  }

  function assertOpen(): void {
    if (!header) throw recordError('the header comes first');
    if (isClosed) throw recordError('nothing may follow the footer');
  }

  return Object.freeze({
    header(value: RecordHeader) {
      if (header) throw recordError('the header is written already');
      const where = 'record: header';
      const checked = readHeader(
        plainHeader(picked(value, Object.keys(headerFields), where), where),
        where,
        refuse,
      ) as RecordHeader;
      write(lineOf(checked));
      header = checked;
    },
    action(action: DeepReadonly<Action>, said?: Remark<Action>) {
      assertOpen();
      const checked = readAction(action, 'record: action');
      if (said && header?.format !== NOTED_FORMAT) throw onlyNoted('note', 'record: action');
      write(actionLine(checked, said && readRemark(said, 'record: note')));
      count(checked);
    },
    undo() {
      assertOpen();
      if (undoable === 0) {
        throw recordError('there is no action to undo, or it was random');
      }
      write(lineOf({ undo: 1 }));
      undoable--;
    },
    footer(value: RecordFooter) {
      assertOpen();
      write(footerLine(value, header));
      isClosed = true;
    },
  });
}
