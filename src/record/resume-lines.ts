import type { GivenGame } from '../entry/entry.js';
import { GameError } from '../kernel/errors.js';
import type { AnyAction, AnyGame, Envelope } from '../kernel/types.js';
import { each, resultOf, type Task } from './flow.js';
import { type FoundLater, gameFor, isLoadedLater } from './given.js';
import { toldByLog } from './log.js';
import { recordError } from './record-error.js';
import { judging, seeded } from './resume.js';
import { settingsOf } from './settings.js';
import { isStream, piecesOf, type RecordStream, type RecordText } from './source.js';
import { errorAt, firstState } from './step.js';
import { createTable, diceOf, type Keeper, type PlayedGame, type SeedOptions } from './table.js';
import { type Ending, lineError, type Told } from './told.js';
import { MAX_UNDONE, type RecordHeader } from './types.js';
import { footerLine, lineOf } from './write-lines.js';

/** Takes each line with its end; what it throws passes through, and then nothing has changed. */
export type WriteLine = (line: string) => void;

/** A game that goes on in its log: every play, undo and redo writes a line of it. */
export interface LoggedGame<State = Envelope, Action = AnyAction> extends PlayedGame<State, Action> {
  /**
   * Writes the footer, with the result if the game is over, and the seed if it is or for `secrets: true`. Nothing can be
   * written after it.
   *
   * @throws `GameError` `INVALID_RECORD` when there is nothing to write, or the log is closed
   */
  readonly close: (options?: { readonly secrets?: boolean | undefined }) => void;
}

function dealt(header: RecordHeader, given: string | undefined, first: Envelope): ReturnType<typeof seeded> {
  if (given !== undefined && header.commitment === undefined) {
    throw recordError('seed: the log was begun without one', 'seed');
  }
  if (header.commitments)
    throw recordError('commitments: where all share in the dice, only their match goes on', 'commitments');
  return seeded(header, {}, given, first);
}

/** Plays what the lines say, then writes on. */
function createLog(game: AnyGame, begun: RecordHeader, { seed: given, outcomes }: SeedOptions, write: WriteLine) {
  const first = firstState(game, begun);
  const { seed, header } = dealt(begun, given, first);
  let isRead = false;
  let isClosed = false;
  /** What a line that was cut off exactly before its end lacks. */
  let missing = '';

  function add(line: string): void {
    if (isClosed) throw recordError('nothing may follow the footer');
    write(missing + line);
    missing = '';
  }
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
  const { table, keep } = createTable(
    game,
    header,
    first,
    { seed, outcomes, thrown: diceOf(header, seed) },
    keeper,
    MAX_UNDONE,
  );

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
    tell(told: Told): void {
      if (told.kind === 'action') act(told.action);
      else if (told.kind === 'undo') undo(told.line);
      else if (told.kind === 'footer') throw lineError(told.line ?? 0, 'the log has its end: nothing may follow it');
    },
    game({ torn, isEnded }: Ending): LoggedGame {
      if (torn) throw recordError('the last line is torn off: take it away first');
      isRead = true;
      missing = isEnded ? '' : '\n';
      return Object.freeze(Object.assign(table, { close }));
    },
  };
}
type Log = ReturnType<typeof createLog>;

function* resumed(
  source: unknown,
  given: unknown,
  create: (header: RecordHeader, game: AnyGame) => Log,
): Task<LoggedGame> {
  let log: Log | undefined;
  function* begin(header: RecordHeader): Task {
    log = create(header, yield* gameFor(header, given));
  }
  const ending = yield* each(toldByLog(piecesOf(source)), (told) => {
    if (told.kind === 'header') return begin(told.header);
    log?.tell(told);
    return undefined;
  });
  return (log as Log).game(ending);
}

/**
 * Goes on with a log, in constant memory: its actions are replayed, judged on the way and forgotten, and what is played from
 * then on is written as further lines.
 *
 * A log that was begun with a seed goes on drawing if it is given the seed; if not, random actions must bring their
 * outcomes.
 *
 * @param source - the log as it stands, as `readRecord` takes it; it must have no footer and no torn line
 * @param write - takes each line that is added, with its end: `(line) => appendFileSync(path, line)`. What it throws passes
 * through, and then nothing has changed
 * @throws `GameError` `INVALID_RECORD` for anything but such a log and for a seed that does not fit it; otherwise the error
 * of the step, with the index of the action
 * @example
 * ```ts
 * import { kiriki } from 'dicewright/kiriki';
 * import { readRecord, resumeLines } from 'dicewright/record';
 *
 * let log = `{"format":"dicewright/1","game":"kiriki","rules":1,"players":1,"options":{}}
 * {"type":"roll","player":0,"dice":[0,1,2,3,4],"outcome":[5,3,3,5,3]}
 * `;
 * const game = resumeLines(log, (line) => { log += line; }, kiriki);
 * game.play({ type: 'score', player: 0, pattern: 'fullHouse' });
 * console.log(game.length, readRecord(log).actions.length); // → 2 2
 * ```
 */
export function resumeLines<State = Envelope, Action extends AnyAction = AnyAction, Options = object, View = State>(
  source: RecordText,
  write: WriteLine,
  game: GivenGame<State, Action, Options, View>,
  dice?: SeedOptions,
): LoggedGame<State, Action>;
/** Goes on with a log that comes bit by bit, with the game at hand. */
export function resumeLines<State = Envelope, Action extends AnyAction = AnyAction, Options = object, View = State>(
  source: RecordStream,
  write: WriteLine,
  game: GivenGame<State, Action, Options, View>,
  dice?: SeedOptions,
): Promise<LoggedGame<State, Action>>;
/** Goes on with a log whose game is loaded. */
export function resumeLines<Given>(
  source: RecordText | RecordStream,
  write: WriteLine,
  catalogue: Given & FoundLater<Given>,
  dice?: SeedOptions,
): Promise<LoggedGame>;
export function resumeLines(source: unknown, write: WriteLine, given: unknown, dice: unknown = {}): unknown {
  if (typeof write !== 'function')
    throw new GameError('INVALID_SETUP', 'record: expected a function that writes a line');
  const settings = settingsOf(dice, ['seed', 'outcomes'], 'record') as SeedOptions;
  const task = resumed(source, given, (header, game) => createLog(game, header, settings, write));
  return resultOf(task, isStream(source) || isLoadedLater(given));
}
