import { attempt } from '../kernel/attempt.js';
import { GameError } from '../kernel/errors.js';
import { plainEqual } from '../kernel/plain.js';
import type { AnyAction, AnyGame, Envelope } from '../kernel/types.js';
import { each, type Flow } from './flow.js';
import { gameFor } from './given.js';
import { lineError, type Telling, type Told } from './told.js';
import { MAX_ACTIONS, MAX_UNDONE, type RecordFooter, type RecordHeader, type Remark } from './types.js';

/** A state to begin with, which players and options of the record must not contradict. */
function stateFrom(game: AnyGame, from: Envelope, players: number, options: object): Envelope {
  const state = game.load(from);
  const own = state.options as Readonly<Record<string, unknown>>;
  const isOfThem =
    state.players === players && Object.entries(options).every(([key, value]) => plainEqual(own[key], value));
  if (isOfThem) return state;
  throw new GameError('INVALID_STATE', 'from: it has other players or options than the record', { path: ['from'] });
}

/** The first state of a recorded game. @throws `GameError` `INVALID_RECORD` for a set-up that the game refuses */
export function firstState(game: AnyGame, { players, options, from }: RecordHeader): Envelope {
  const first = attempt(() =>
    from === undefined ? game.setup({ players, options }) : stateFrom(game, from, players, options),
  );
  if (!(first instanceof GameError)) return first;
  throw new GameError('INVALID_RECORD', `record: ${first.message}`, { path: first.path, cause: first });
}

/**
 * The error of an action, with the place of the action in the record, and the line where it is a log.
 *
 * @param way - in a variation at the action: its number, the index of the action in it, and so on
 */
export function errorAt(index: number, cause: GameError, line?: number, way: readonly number[] = []): GameError {
  const where = line === undefined ? '' : `line ${line}: `;
  const place = way.map((number, i) => (i % 2 === 0 ? `variation ${number}: ` : `action ${number}: `)).join('');
  return new GameError(cause.code, `record: ${where}action ${index}: ${place}${cause.message}`, {
    clause: cause.clause,
    path: ['actions', index, ...way, ...(cause.path ?? [])],
    cause,
  });
}

/** Something that happens to a recorded game. */
export type Step =
  | { readonly kind: 'start'; readonly game: AnyGame; readonly header: RecordHeader; readonly state: Envelope }
  | {
      readonly kind: 'action';
      readonly index: number;
      readonly before: Envelope;
      readonly action: AnyAction;
      readonly state: Envelope;
      readonly note?: Remark | undefined;
    }
  | { readonly kind: 'undo'; readonly index: number; readonly action: AnyAction; readonly state: Envelope }
  | { readonly kind: 'end'; readonly footer: RecordFooter; readonly torn: boolean };

interface Undoable {
  readonly before: Envelope;
  readonly action: AnyAction;
}

/** What can be taken back in a log; a record that is there as a whole takes nothing back. */
export interface TakingBack {
  /** @throws `GameError` `INVALID_RECORD` for one more than a record may have */
  readonly keep: (game: AnyGame, step: Undoable, index: number, line?: number) => void;
  /** @throws `GameError` `INVALID_RECORD` where there is nothing */
  readonly undo: (line: number) => Undoable;
}

export function takingBack(): TakingBack {
  let undoable: Undoable[] = [];
  return {
    keep(game, step, index, line = 0) {
      if (index === MAX_ACTIONS) throw lineError(line, `expected at most ${MAX_ACTIONS} actions`);
      if ('outcome' in step.action || game.reveals(step.before, step.action)) undoable = [];
      else if (undoable.push(step) > MAX_UNDONE) undoable.shift();
    },
    undo(line) {
      const last = undoable.pop();
      if (last) return last;
      throw lineError(line, 'there is no action to undo, or what it has shown cannot be taken back');
    },
  };
}

/** Plays what a record says, keeping no more than can be taken back. */
function createPlayer(game: AnyGame, header: RecordHeader, log: TakingBack | undefined) {
  let state = firstState(game, header);
  let played = 0;

  function act({ action, note, line }: Extract<Told, { kind: 'action' }>): Step {
    const before = state;
    const result = game.safeReduce(before, action);
    if (!result.ok) throw errorAt(played, result.error, line);
    state = result.state;
    log?.keep(game, { before, action }, played, line);
    return { kind: 'action', index: played++, before, action, state, note };
  }

  function undo({ before, action }: Undoable): Step {
    state = before;
    return { kind: 'undo', index: --played, action, state };
  }

  return { first: state, act, undo };
}

/**
 * Plays a record while it is read: the states are made when asked for, and not kept.
 *
 * @param given - the game, its entry, or a catalogue
 * @param log - where it is a log
 * @throws `GameError` `INVALID_RECORD`, or the error of a step, with the place of the action
 */
export function* stepsOf(telling: Telling, given: unknown, log?: TakingBack): Flow<Step> {
  let player: ReturnType<typeof createPlayer> | undefined;
  let footer: RecordFooter = {};

  function* begin(header: RecordHeader): Flow<Step> {
    const game = yield* gameFor(header, given);
    player = createPlayer(game, header, log);
    yield { kind: 'start', game, header, state: player.first };
  }

  const { torn } = yield* each(telling, (told) => {
    if (told.kind === 'header') return begin(told.header);
    if (told.kind === 'unreadable') throw told.error;
    if (told.kind === 'action' && player) return [player.act(told)];
    if (told.kind === 'undo' && player && log) return [player.undo(log.undo(told.line))];
    if (told.kind === 'footer') footer = told.footer;
    return undefined;
  });
  yield { kind: 'end', footer, torn };
}
