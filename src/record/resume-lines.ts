import { GameError } from '../kernel/errors.js';
import type { AnyAction, AnyGame, Envelope } from '../kernel/types.js';
import type { FindGame } from './game-of.js';
import {
  type AsyncLogSource,
  isAsync,
  type LogEnding,
  type LogLine,
  type LogSource,
  lineError,
  readLog,
  readLogAsync,
} from './log.js';
import { judging, seeded } from './resume.js';
import { settingsOf } from './settings.js';
import { errorAt, firstState } from './step.js';
import { createTable, type Keeper, type PlayedGame, type SeedOptions } from './table.js';
import { MAX_UNDONE, type RecordHeader } from './types.js';
import { footerLine, lineOf } from './write-lines.js';

/** Takes each line with its end; what it throws passes through, and nothing has changed then. */
export type WriteLine = (line: string) => void;

/** A game being played on whose actions stay in their log: every play, undo and redo writes a line of it. */
export interface LoggedGame<State = Envelope, Action = AnyAction> extends PlayedGame<State, Action> {
  /**
   * Writes the footer, with the result if the game is over, and the seed if it is or for `secrets: true`. Nothing can be
   * written after it.
   *
   * @throws `GameError` `INVALID_RECORD` when there is nothing to tell, or the log is closed
   */
  readonly close: (options?: { readonly secrets?: boolean | undefined }) => void;
}

function dealt(header: RecordHeader, given: string | undefined): ReturnType<typeof seeded> {
  if (given !== undefined && header.commitment === undefined) {
    throw new GameError('INVALID_RECORD', 'record: seed: the log was begun without one', { path: ['seed'] });
  }
  return seeded(header, {}, given);
}

/** Plays what the lines say, then writes on. */
function createLog(game: AnyGame, begun: RecordHeader, { seed: given, outcomes }: SeedOptions, write: WriteLine) {
  const { seed, header } = dealt(begun, given);
  let isRead = false;
  let isClosed = false;
  /** What a line lacks that was cut off exactly before its end. */
  let missing = '';

  function add(line: string): void {
    if (isClosed) throw new GameError('INVALID_RECORD', 'record: nothing may follow the footer');
    write(missing + line);
    missing = '';
  }
  const first = firstState(game, header);
  const judge = judging(game, header, seed);
  let length = 0;
  const keeper: Keeper = {
    get length() {
      return length;
    },
    push({ action }) {
      if (isRead) add(lineOf(action));
      length++;
    },
    pop() {
      if (isRead) add(lineOf({ undo: 1 }));
      length--;
    },
  };
  const { table, keep } = createTable(game, header, first, { seed, outcomes }, keeper, MAX_UNDONE);

  function undo(number: number): void {
    if (table.undo()) return;
    throw lineError(number, 'there is no action to undo, or what it has shown cannot be taken back');
  }

  function act(action: AnyAction): void {
    try {
      keep(judge(table.state, action));
    } catch (error) {
      throw error instanceof GameError ? errorAt(table.length, error) : error;
    }
  }

  function close({ secrets = false }: { readonly secrets?: boolean | undefined } = {}): void {
    const result = game.result(table.state);
    const tellsSeed = seed !== undefined && (result !== null || secrets);
    add(footerLine({ ...(result && { result }), ...(tellsSeed && { seed }) }, header));
    isClosed = true;
  }

  return {
    tell(line: LogLine): void {
      if (line.kind === 'action') act(line.action);
      else if (line.kind === 'undo') undo(line.number);
      else if (line.kind === 'footer') throw lineError(line.number, 'the log has its end: nothing may follow it');
    },
    game({ torn, isEnded }: LogEnding): LoggedGame {
      if (torn) throw new GameError('INVALID_RECORD', 'record: the last line is torn off: take it away first');
      isRead = true;
      missing = isEnded ? '' : '\n';
      return Object.freeze(Object.assign(table, { close }));
    },
  };
}
type Log = ReturnType<typeof createLog>;

function resumeSync(source: LogSource, create: (header: RecordHeader) => Log): LoggedGame {
  let log: Log | undefined;
  const ending = readLog(source, (line) => {
    if (line.kind === 'header') log = create(line.header);
    else log?.tell(line);
  });
  return (log as Log).game(ending);
}

async function resumeAsync(
  source: LogSource | AsyncLogSource,
  create: (header: RecordHeader) => Promise<Log>,
): Promise<LoggedGame> {
  let log: Log | undefined;
  const begin = async (header: RecordHeader): Promise<void> => {
    log = await create(header);
  };
  const ending = await readLogAsync(source, (line) => (line.kind === 'header' ? begin(line.header) : log?.tell(line)));
  return (log as unknown as Log).game(ending);
}

/** {@link resumeLines}, synchronous where the game is at hand and the log is there. */
export function resumeLinesUsing(
  find: FindGame,
  source: LogSource | AsyncLogSource,
  write: WriteLine,
  dice: unknown = {},
): LoggedGame | Promise<LoggedGame> {
  if (typeof write !== 'function')
    throw new GameError('INVALID_SETUP', 'record: expected a function that writes a line');
  const settings = settingsOf(dice, ['seed', 'outcomes'], 'record');
  const create = (header: RecordHeader, game: AnyGame): Log =>
    createLog(game, header, settings as unknown as SeedOptions, write);
  if (find.now && !isAsync(source)) return resumeSync(source, (header) => create(header, find.now(header)));
  const later = find.now ?? find.later;
  return resumeAsync(source, async (header) => create(header, await later(header)));
}
