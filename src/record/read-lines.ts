import type { AnyAction } from '../kernel/types.js';
import { type AsyncLogSource, isAsync, type LogLine, type LogSource, lineError, readLog, readLogAsync } from './log.js';
import { type GameRecord, MAX_ACTIONS, type RecordFooter, type RecordHeader } from './types.js';

/** What {@link readLines} found. */
export interface LogReading {
  /** The record; what was undone is not in it. */
  readonly record: GameRecord;
  /** The last line was cut off, as after a crash, and is left out. */
  readonly torn: boolean;
}

/** Puts a record together line by line. */
function createAssembly() {
  let header: RecordHeader | undefined;
  let footer: RecordFooter = {};
  const actions: AnyAction[] = [];

  function undo(number: number): void {
    const last = actions.pop();
    if (!last) throw lineError(number, 'there is no action to undo');
    if ('outcome' in last) throw lineError(number, 'a random action cannot be undone');
  }

  return {
    add(line: LogLine): void {
      if (line.kind === 'header') header = line.header;
      else if (line.kind === 'footer') footer = line.footer;
      else if (line.kind === 'undo') undo(line.number);
      else if (actions.length < MAX_ACTIONS) actions.push(line.action);
      else throw lineError(line.number, `expected at most ${MAX_ACTIONS} actions`);
    },
    record: (): GameRecord =>
      Object.freeze({ ...(header as RecordHeader), actions: Object.freeze(actions), ...footer }),
  };
}

async function readAsync(source: AsyncLogSource): Promise<LogReading> {
  const { add, record } = createAssembly();
  const { torn } = await readLogAsync(source, add);
  return { record: record(), torn };
}

function readSync(source: LogSource): LogReading {
  const { add, record } = createAssembly();
  const { torn } = readLog(source, add);
  return { record: record(), torn };
}

/**
 * A record from a log: one JSON object a line, first the header, then actions and `{"undo":1}` for each that was taken
 * back, last a footer `{ result, seed }`, which a game that was not finished lacks.
 *
 * A last line that can't be read was torn off when the writer stopped: reading ends before it, and `torn` says so.
 * Blank lines are skipped, lines may end with CR LF. Actions are not judged here, except that none with an outcome can
 * be undone; `replay` and `verifyRecord` do that.
 *
 * @param source - text or UTF-8 bytes: whole, in pieces cut anywhere, or line by line. An error of the source itself
 * passes through
 * @throws `GameError` `INVALID_RECORD`, naming the line: for one that can't be read but is not the last, a
 * header of another format, an undo without action, anything after the footer, a line of more than 1,000,000 characters
 * @example
 * ```ts
 * import { readLines } from 'dicewright/record';
 *
 * const log = `{"format":"dicewright/1","game":"kiriki","rules":1,"players":1,"options":{}}
 * {"type":"roll","player":0,"dice":[0,1,2,3,4],"outcome":[5,3,3,5,3]}
 * {"type":"score","pla`;
 * const { record, torn } = readLines(log);
 * console.log(record.actions.length, torn); // → 1 true
 * ```
 */
export function readLines(source: LogSource): LogReading;
/** A record from a log that comes bit by bit, for instance from a file stream of Node. */
export function readLines(source: AsyncLogSource): Promise<LogReading>;
export function readLines(source: LogSource | AsyncLogSource): LogReading | Promise<LogReading> {
  return isAsync(source) ? readAsync(source) : readSync(source);
}
