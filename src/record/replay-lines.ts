import { GameError } from '../kernel/errors.js';
import type { AnyAction, AnyGame, DeepReadonly, Envelope } from '../kernel/types.js';
import type { FindGame, GameLater, GameNow } from './game-of.js';
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
import { type Frame, MAX_ACTIONS, MAX_UNDONE, type RecordFooter, type RecordHeader } from './types.js';

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

function* replaySync(source: LogSource, now: GameNow): Generator<LogEvent> {
  const reader = createLogReader();
  let player: Player | undefined;
  function* play(lines: Iterable<LogLine>): Generator<LogEvent> {
    for (const line of lines) {
      if (line.kind === 'header') player = createPlayer(now(line.header), line.header);
      const event = player?.play(line);
      if (event) yield event;
    }
  }
  for (const piece of piecesOf(source)) yield* play(reader.push(piece));
  yield* play(reader.end());
  const { torn } = reader.ending();
  if (player) yield player.end(torn);
}

async function* replayAsync(source: LogSource | AsyncLogSource, later: GameLater): AsyncGenerator<LogEvent> {
  const reader = createLogReader();
  let player: Player | undefined;
  async function* play(lines: Iterable<LogLine>): AsyncGenerator<LogEvent> {
    for (const line of lines) {
      if (line.kind === 'header') {
        const { header } = line;
        player = createPlayer(await later(header), header);
      }
      const event = player?.play(line);
      if (event) yield event;
    }
  }
  for await (const piece of isAsync(source) ? source : piecesOf(source)) yield* play(reader.push(piece));
  yield* play(reader.end());
  const { torn } = reader.ending();
  if (player) yield player.end(torn);
}

/** {@link replayLines}, synchronous where the game is at hand and the log is there. */
export function replayLinesUsing(
  find: FindGame,
  source: LogSource | AsyncLogSource,
): Iterable<LogEvent> | AsyncIterable<LogEvent> {
  if (find.now && !isAsync(source)) return { [Symbol.iterator]: () => replaySync(source, find.now) };
  return { [Symbol.asyncIterator]: () => replayAsync(source, find.now ?? find.later) };
}
