import { type Dice, seededDice } from '../kernel/dice.js';
import { GameError } from '../kernel/errors.js';
import { deepFreeze, type Json, pathText, plainCopy } from '../kernel/plain.js';
import { createReducer } from '../kernel/reducer.js';
import type { AnyAction, AnyGame, DeepReadonly, Envelope, Game } from '../kernel/types.js';
import { commit } from './commit.js';
import { asGame, withGame } from './game-of.js';
import { type OpenRecord, readHeader } from './open.js';
import { errorAt, firstState, resultProblem } from './step.js';
import { type GameRecord, MAX_ACTIONS, RECORD_FORMAT, type RecordHeader } from './types.js';

/** How a recorder treats outcomes that actions bring along; only where a seed draws them. */
export interface RecorderDice {
  /**
   * The seed of the dice; whoever must not guess it needs 128 random bits of it. At most 20,000 characters.
   */
  readonly seed?: string | undefined;
  /**
   * What becomes of an outcome that an action already carries: `'verify'` refuses it when the seed gives another,
   * `'refuse'` refuses any, for servers whose clients are not trusted. Default `'verify'`.
   */
  readonly outcomes?: 'verify' | 'refuse' | undefined;
}

/** See {@link startRecord}. */
export interface StartOptions<Options = object> extends RecorderDice {
  readonly players: number;
  readonly options?: Options | undefined;
  /** One name a player, at most 100 characters each. */
  readonly names?: readonly string[] | undefined;
}

/** A game being played and recorded. */
export interface Recorder<State = Envelope, Action = AnyAction, Options = object> {
  /** The state now; frozen. */
  readonly state: DeepReadonly<State>;
  /** The last action that stands, with its outcome; `null` before the first. */
  readonly lastAction: DeepReadonly<Action> | null;
  /**
   * Plays an action and records it; what was undone can't be redone then. A missing outcome is drawn if there is a seed.
   *
   * @returns the new state
   * @throws {@link GameError} as `game.reduce` and `createReducer` do; nothing has changed then
   */
  readonly play: (action: DeepReadonly<Action>) => DeepReadonly<State>;
  /**
   * Takes the last action back.
   *
   * @returns the state before it
   * @throws {@link GameError} `ILLEGAL` unless `canUndo`
   */
  readonly undo: () => DeepReadonly<State>;
  /**
   * Plays the action again that was undone last.
   *
   * @returns the state after it
   * @throws {@link GameError} `ILLEGAL` unless `canRedo`
   */
  readonly redo: () => DeepReadonly<State>;
  /**
   * Whether the last action can be taken back: nothing in it was random and it has shown nobody anything new. With a
   * seed, the action that ends the game can't be taken back either, because the end makes the seed public.
   */
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /**
   * The record so far. It has the seed only when the game is over, or for `secrets: true`: that is the host's own
   * save, to go on with {@link resumeRecord}. Also called by `JSON.stringify(recorder)`, without secrets.
   */
  readonly toJSON: (options?: { readonly secrets?: boolean | undefined }) => GameRecord<Action, Options>;
}

interface Played {
  readonly before: Envelope;
  readonly action: AnyAction;
  readonly after: Envelope;
  /** It can't be taken back. */
  readonly final: boolean;
}

type Reducer = (state: Envelope, action: AnyAction) => Envelope;

/** Dice that remember what they gave: a reducer returns the state, the record needs the outcome. */
function rememberingDice(dice: Dice): Dice & { last: unknown } {
  const remembering = {
    last: undefined as unknown,
    draw: ((chance, event) => {
      const outcome = dice.draw(chance, event);
      remembering.last = outcome;
      return outcome;
    }) satisfies Dice['draw'],
  };
  return remembering;
}

function nothing(what: string, why: string): GameError {
  return new GameError('ILLEGAL', `there is nothing to ${what}${why}`);
}

/** A recorder at the first state, and how to play on it without drawing. */
function createRecorder(game: AnyGame, header: RecordHeader, first: Envelope, { seed, outcomes }: RecorderDice) {
  const dice = seed === undefined ? null : rememberingDice(seededDice(seed));
  const reducer = dice ? createReducer(game, dice, { outcomes: outcomes ?? 'verify' }) : game.reduce;
  const played: Played[] = [];
  let undone: Played[] = [];
  let state = first;

  const isOver = (now: Envelope): boolean => game.outcome(now) !== null;

  function play(input: unknown, reduce: Reducer): Envelope {
    if (played.length === MAX_ACTIONS) throw new GameError('ILLEGAL', `a record has at most ${MAX_ACTIONS} actions`);
    const sent = plainCopy(input, 'INVALID_ACTION', `${game.id}: action`) as unknown as AnyAction;
    if (dice) dice.last = undefined;
    const before = state;
    const after = reduce(before, sent);
    const outcome = dice?.last;
    // The outcome comes last, where it was missing; a drawn object is copied, because the Chance may keep it.
    const whole = 'outcome' in sent || outcome === undefined ? sent : { ...sent, outcome };
    const action = deepFreeze(plainCopy(whole, 'INVALID_ACTION', game.id) as unknown as AnyAction);
    const revealsSeed = dice !== null && isOver(after);
    const final = revealsSeed || 'outcome' in action || game.reveals(before, action);
    played.push({ before, action, after, final });
    undone = [];
    state = after;
    return after;
  }

  const recorder: Recorder = {
    get state() {
      return state;
    },
    get lastAction() {
      return played.at(-1)?.action ?? null;
    },
    get canUndo() {
      return played.at(-1)?.final === false;
    },
    get canRedo() {
      return undone.length > 0;
    },
    play: (action) => play(action, reducer),
    undo() {
      const last = played.at(-1);
      if (!last) throw nothing('undo', ': no action was played');
      if (last.final) throw nothing('undo', ': what the last action has shown cannot be taken back');
      played.pop();
      undone.push(last);
      state = last.before;
      return state;
    },
    redo() {
      const last = undone.pop();
      if (!last) throw nothing('redo', '');
      played.push(last);
      state = last.after;
      return state;
    },
    toJSON(options) {
      const result = game.outcome(state);
      const tellsSeed = seed !== undefined && (result !== null || options?.secrets === true);
      return {
        ...header,
        actions: played.map(({ action }) => action),
        ...(result && { result }),
        ...(tellsSeed && { seed }),
      };
    },
  };
  return { recorder: Object.freeze(recorder), play };
}

/** Settings in plain data; a seed is as short as records can hold. @throws {@link GameError} `INVALID_SETUP` */
function settingsOf(value: unknown, known: readonly string[], where: string): { readonly [key: string]: Json } {
  const settings = plainCopy(value, 'INVALID_SETUP', where);
  if (typeof settings !== 'object' || settings === null || Array.isArray(settings)) {
    throw new GameError('INVALID_SETUP', `${where}: expected an object { ${known.join(', ')} }`);
  }
  for (const key of Object.keys(settings)) {
    if (known.includes(key)) continue;
    throw new GameError('INVALID_SETUP', `${where}: expected only ${known.join(', ')}`, { path: [pathText([key])] });
  }
  const { outcomes = 'verify' } = settings;
  if (outcomes === 'verify' || outcomes === 'refuse') return settings;
  throw new GameError('INVALID_SETUP', `${where}: outcomes: expected "verify" or "refuse"`, { path: ['outcomes'] });
}

/**
 * Starts a game that is recorded.
 *
 * With a seed, missing outcomes are drawn with `seededDice` and the record has the commitment from the start. Without,
 * every random action must bring the outcome that the table has seen.
 *
 * @throws {@link GameError} `INVALID_SETUP` for players, options, names or a seed that do not go
 * @example
 * ```ts
 * import { kiriki } from 'dicewright/kiriki';
 * import { startRecord, verifyRecord } from 'dicewright/record';
 *
 * const recorder = startRecord(kiriki, { players: 2, names: ['Ada', 'Ben'], seed: 'friday night' });
 * recorder.play({ type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] });
 * recorder.play({ type: 'score', player: 0, pattern: 'chance' });
 * recorder.undo();
 * recorder.play({ type: 'score', player: 0, pattern: 'ones' });
 * const record = recorder.toJSON();
 * console.log(record.actions.length, record.seed, verifyRecord(record, kiriki).ok); // → 2 undefined true
 * ```
 */
export function startRecord<State, Action extends AnyAction, Options, View>(
  game: Game<State, Action, Options, View>,
  table: StartOptions<Options>,
): Recorder<State, Action, Options> {
  const rules = asGame(game);
  const where = `${rules.id}: record`;
  const settings = settingsOf(table, ['players', 'options', 'names', 'seed', 'outcomes'], where);
  const { players, options = {}, names, ...dice } = settings as unknown as StartOptions;
  const first = rules.setup({ players, options });
  const draft = {
    format: RECORD_FORMAT,
    game: rules.id,
    rules: rules.rules,
    players,
    options: options as { [key: string]: Json },
    ...(names !== undefined && { names: names as unknown as Json }),
    ...(dice.seed !== undefined && { commitment: commit(dice.seed) }),
  };
  const header = readHeader(draft, where, ({ message, path }) => {
    throw new GameError('INVALID_SETUP', message, { path });
  }) as RecordHeader;
  const { recorder } = createRecorder(rules, header, first, dice);
  return recorder as unknown as Recorder<State, Action, Options>;
}

/** The seed to go on with, and the commitment to it. @throws {@link GameError} `INVALID_RECORD` when they don't fit */
function seedOf({ header, footer }: OpenRecord, given: string | undefined): { seed?: string; commitment?: string } {
  const seed = given ?? footer.seed;
  if (seed === undefined) return header.commitment === undefined ? {} : { commitment: header.commitment };
  const commitment = commit(seed);
  if (footer.seed !== undefined && footer.seed !== seed) {
    throw new GameError('INVALID_RECORD', 'record: seed: the record has another seed than the one given', {
      path: ['seed'],
    });
  }
  if (header.commitment !== undefined && header.commitment !== commitment) {
    throw new GameError('INVALID_RECORD', 'record: seed: it is not the one that the commitment was made for', {
      path: ['seed'],
    });
  }
  return { seed, commitment };
}

function resume(record: OpenRecord, game: AnyGame, { seed: given, outcomes }: RecorderDice): Recorder {
  const { seed, commitment } = seedOf(record, given);
  const header = { ...record.header, ...(commitment !== undefined && { commitment }) };
  const first = firstState(game, header);
  const { recorder, play } = createRecorder(game, header, first, { seed, outcomes });
  const reducer = seed === undefined ? game.reduce : createReducer(game, seededDice(seed));
  for (let index = 0; index < record.length; index++) {
    const action = record.actionAt(index);
    try {
      play(action, reducer);
    } catch (error) {
      throw error instanceof GameError ? errorAt(index, error) : error;
    }
  }
  const problem = resultProblem(record.footer.result, game.outcome(recorder.state));
  if (problem !== undefined) throw new GameError('INVALID_RECORD', `record: result: ${problem}`, { path: ['result'] });
  return recorder;
}

/**
 * Goes on with a recorded game: the actions are played again and judged on the way. A record with its seed, such as
 * the host's own save (`toJSON({ secrets: true })`), goes on drawing where it stopped. One without can be given the
 * seed; if it isn't, further random actions must bring their outcomes.
 *
 * @param record - a {@link GameRecord}, from anywhere
 * @param game - the game; without it, it is loaded from the catalogue
 * @throws {@link GameError} `INVALID_RECORD` for what is no record of the game, for a seed that does not fit the record
 * and a result that does not fit the actions; otherwise the error of the step, with the index of the action
 */
export function resumeRecord(record: unknown, dice?: RecorderDice): Promise<Recorder>;
export function resumeRecord<State, Action extends AnyAction, Options, View>(
  record: unknown,
  game: Game<State, Action, Options, View>,
  dice?: RecorderDice,
): Recorder<State, Action, Options>;
export function resumeRecord(record: unknown, gameOrDice?: unknown, dice?: unknown): unknown {
  const isGame = typeof gameOrDice === 'object' && gameOrDice !== null && 'safeReduce' in gameOrDice;
  const given = (isGame ? dice : (dice ?? gameOrDice)) ?? {};
  return withGame(record, isGame ? gameOrDice : undefined, (open, rules) => {
    const settings = settingsOf(given, ['seed', 'outcomes'], `${rules.id}: record`);
    return resume(open, rules, settings as unknown as RecorderDice);
  });
}
