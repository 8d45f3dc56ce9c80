import { GameError } from '../kernel/errors.js';
import type { AnyAction, AnyGame, DeepReadonly, Envelope, Game } from '../kernel/types.js';
import { asGame, loadGame, matching } from './game-of.js';
import {
  type AsyncLogSource,
  createLogReader,
  isAsync,
  type LogLine,
  type LogSource,
  lineError,
  piecesOf,
} from './log.js';
import { firstState } from './step.js';
import { type Frame, MAX_ACTIONS, type RecordFooter, type RecordHeader } from './types.js';

/** How many actions in a row {@link replayLines} can take back: it keeps the states before them. */
export const MAX_UNDONE = 1_000;

/** What {@link replayLines} tells, in the order of the lines. */
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

interface Undoable {
  readonly before: Envelope;
  readonly action: AnyAction;
}

/** Plays what the lines of a log say. */
function createPlayer(game: AnyGame, header: RecordHeader) {
  let state = firstState(game, header);
  let played = 0;
  let undoable: Undoable[] = [];
  let footer: RecordFooter = {};

  function act(number: number, action: AnyAction): LogEvent {
    if (played === MAX_ACTIONS) throw lineError(number, `expected at most ${MAX_ACTIONS} actions`);
    const before = state;
    const result = game.safeReduce(before, action);
    if (!result.ok) {
      const { code, message, clause, path } = result.error;
      const where = `record: line ${number}: action ${played}: ${message}`;
      throw new GameError(code, where, { clause, path: ['actions', played, ...(path ?? [])], cause: result.error });
    }
    state = result.state;
    if ('outcome' in action || game.reveals(before, action)) undoable = [];
    else if (undoable.push({ before, action }) > MAX_UNDONE) undoable.shift();
    return {
      kind: 'action',
      index: played++,
      action,
      state,
      text: game.describe(before, action, state, { names: header.names }),
    };
  }

  function undo(number: number): LogEvent {
    const last = undoable.pop();
    if (!last) throw lineError(number, 'there is no action to undo, or what it has shown cannot be taken back');
    state = last.before;
    return { kind: 'undo', index: --played, action: last.action, state };
  }

  return {
    play(line: LogLine): LogEvent | undefined {
      if (line.kind === 'header') return { kind: 'start', header, state };
      if (line.kind === 'action') return act(line.number, line.action);
      if (line.kind === 'undo') return undo(line.number);
      footer = line.footer;
      return undefined;
    },
    end: (torn: boolean): LogEvent => ({ kind: 'end', footer, torn }),
  };
}
type Player = ReturnType<typeof createPlayer>;

function* replaySync(source: LogSource, game: AnyGame): Generator<LogEvent> {
  const reader = createLogReader();
  let player: Player | undefined;
  function* play(lines: Iterable<LogLine>): Generator<LogEvent> {
    for (const line of lines) {
      if (line.kind === 'header') player = createPlayer(matching(line.header, game), line.header);
      const event = player?.play(line);
      if (event) yield event;
    }
  }
  for (const piece of piecesOf(source)) yield* play(reader.push(piece));
  yield* play(reader.end());
  const torn = reader.isTorn();
  if (player) yield player.end(torn);
}

async function* replayAsync(source: LogSource | AsyncLogSource, game: AnyGame | undefined): AsyncGenerator<LogEvent> {
  const reader = createLogReader();
  let player: Player | undefined;
  async function* play(lines: Iterable<LogLine>): AsyncGenerator<LogEvent> {
    for (const line of lines) {
      if (line.kind === 'header') {
        const { header } = line;
        player = createPlayer(game ? matching(header, game) : await loadGame(header), header);
      }
      const event = player?.play(line);
      if (event) yield event;
    }
  }
  for await (const piece of isAsync(source) ? source : piecesOf(source)) yield* play(reader.push(piece));
  yield* play(reader.end());
  const torn = reader.isTorn();
  if (player) yield player.end(torn);
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
export function replayLines<State, Action extends AnyAction, Options, View>(
  source: LogSource,
  game: Game<State, Action, Options, View>,
): Iterable<LogEvent<State, Action>>;
/** Plays a log that comes bit by bit, with the game at hand. */
export function replayLines<State, Action extends AnyAction, Options, View>(
  source: AsyncLogSource,
  game: Game<State, Action, Options, View>,
): AsyncIterable<LogEvent<State, Action>>;
/** Plays a log of a game in the catalogue. */
export function replayLines(source: LogSource | AsyncLogSource): AsyncIterable<LogEvent>;
export function replayLines(
  source: LogSource | AsyncLogSource,
  game?: unknown,
): Iterable<LogEvent> | AsyncIterable<LogEvent> {
  if (game === undefined) return { [Symbol.asyncIterator]: () => replayAsync(source, undefined) };
  const rules = asGame(game);
  if (isAsync(source)) return { [Symbol.asyncIterator]: () => replayAsync(source, rules) };
  return { [Symbol.iterator]: () => replaySync(source, rules) };
}
