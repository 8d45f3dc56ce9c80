import { GameError } from '../kernel/errors.js';
import { read } from '../kernel/plain.js';
import type { AnyAction, AnyGame, Envelope } from '../kernel/types.js';
import { type FindGame, type GameLater, type GameNow, refusalIn } from './game-of.js';
import { createFindings, judgeRecord, NOT_REPLAYED, type VerificationReport } from './judge.js';
import { createLineSplitter, type Line } from './line-splitter.js';
import {
  type AsyncLogSource,
  isAsync,
  isBlank,
  type LogLine,
  type LogSource,
  lineError,
  piecesOf,
  readLog,
  readLogAsync,
} from './log.js';
import { MAX_ACTIONS, MAX_UNDONE, type RecordFooter, type RecordHeader } from './types.js';

/** What {@link verifyLines} found: a report, and what stood in the log beside the actions. */
export interface LogVerification<State = Envelope> extends VerificationReport<State> {
  readonly header: RecordHeader;
  readonly footer: RecordFooter;
  /** The last line was cut off, as after a crash, and is left out. */
  readonly torn: boolean;
}

/** Opens a log at its beginning; it is read twice, because the seed, by which its dice are judged, stands at its end. */
export type OpenLog<Source> = () => Source;

/** Looks for the seed in the last line, without reading the others. */
function createSeedSearch() {
  let last: Line | undefined;
  return {
    look(lines: Iterable<Line>): void {
      for (const line of lines) if (!isBlank(line)) last = line;
    },
    // What is wrong with the line is told when the log is read.
    found(): string | undefined {
      const footer = read(() => JSON.parse(last?.text ?? '') as { readonly type?: unknown; readonly seed?: unknown });
      const seed = read(() => (footer?.type === undefined ? footer?.seed : undefined));
      return typeof seed === 'string' ? seed : undefined;
    },
  };
}

function seedOf(source: LogSource): string | undefined {
  const splitter = createLineSplitter();
  const search = createSeedSearch();
  for (const piece of piecesOf(source)) search.look(splitter.push(piece));
  search.look(splitter.end());
  return search.found();
}

async function seedOfAsync(source: LogSource | AsyncLogSource): Promise<string | undefined> {
  const splitter = createLineSplitter();
  const search = createSeedSearch();
  for await (const piece of isAsync(source) ? source : piecesOf(source)) search.look(splitter.push(piece));
  search.look(splitter.end());
  return search.found();
}

/** Judges a log line by line. */
function createLogJudge(seed: string | undefined) {
  const findings = createFindings();
  let header: RecordHeader | undefined;
  let judge: ReturnType<typeof judgeRecord> | undefined;
  let footer: RecordFooter = {};
  let actions = 0;
  /** The last actions, as long as nothing random comes after them: what may be taken back is not judged yet. */
  let undoable: AnyAction[] = [];

  /** Begins to judge by the rules of the game; where that is not possible, the report says why. */
  function begin(of: RecordHeader, gameOf: () => AnyGame): void {
    header = of;
    try {
      judge = judgeRecord(gameOf(), of, seed, findings);
    } catch (error) {
      findings.add(null, 'header', refusalIn(error));
    }
  }

  function act(action: AnyAction): void {
    judge?.judge(action, actions);
    actions++;
  }

  function add(number: number, action: AnyAction): void {
    if (actions + undoable.length === MAX_ACTIONS) throw lineError(number, `expected at most ${MAX_ACTIONS} actions`);
    undoable.push(action);
    if ('outcome' in action) settle();
    else if (undoable.length > MAX_UNDONE) act(undoable.shift() as AnyAction);
  }

  function settle(): void {
    for (const action of undoable) act(action);
    undoable = [];
  }

  return {
    begin,
    tell(line: LogLine): void {
      if (line.kind === 'action') add(line.number, line.action);
      if (line.kind === 'footer') footer = line.footer;
      if (line.kind !== 'undo' || undoable.pop()) return;
      throw lineError(line.number, 'there is no action to undo, or it was random, or too many follow it');
    },
    result(torn: boolean): LogVerification {
      if (footer.seed !== seed) throw new GameError('INVALID_RECORD', 'record: the log has changed while it was read');
      settle();
      const report = judge?.report(actions, footer.result) ?? { ...findings.result(), ...NOT_REPLAYED };
      return { ...report, header: header as RecordHeader, footer, torn };
    },
  };
}

function verifySync(source: LogSource, open: OpenLog<LogSource>, now: GameNow): LogVerification {
  const judge = createLogJudge(seedOf(source));
  const { torn } = readLog(open(), (line) => {
    if (line.kind === 'header') judge.begin(line.header, () => now(line.header));
    else judge.tell(line);
  });
  return judge.result(torn);
}

async function verifyAsync(
  source: LogSource | AsyncLogSource,
  open: OpenLog<LogSource | AsyncLogSource>,
  later: GameLater,
): Promise<LogVerification> {
  const judge = createLogJudge(await seedOfAsync(source));
  const begin = async (header: RecordHeader): Promise<void> => {
    const game = await Promise.resolve(header).then(later).catch(refusalIn);
    judge.begin(header, () => {
      if (game instanceof GameError) throw game;
      return game;
    });
  };
  const { torn } = await readLogAsync(open(), (line) =>
    line.kind === 'header' ? begin(line.header) : judge.tell(line),
  );
  return judge.result(torn);
}

/** {@link verifyLines}, synchronous where the game is at hand and the log is there. */
export function verifyLinesUsing(
  find: FindGame,
  open: OpenLog<LogSource | AsyncLogSource>,
): LogVerification | Promise<LogVerification> {
  if (typeof open !== 'function') throw new GameError('INVALID_RECORD', 'record: expected a function that opens a log');
  const source = open();
  if (find.now && !isAsync(source)) return verifySync(source, open as OpenLog<LogSource>, find.now);
  return verifyAsync(source, open, find.now ?? find.later);
}
