import { DICE_VERSION, type Dice, seededDice } from '../kernel/dice.js';
import { GameError } from '../kernel/errors.js';
import { deepFreeze, plainCopy } from '../kernel/plain.js';
import { createReducer } from '../kernel/reducer.js';
import type { AnyAction, AnyGame, DeepReadonly, Envelope } from '../kernel/types.js';
import { isFinal } from './final.js';
import { olderDice } from './older-dice.js';
import { type GameRecord, MAX_ACTIONS, type RecordHeader } from './types.js';

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

/** A game being played on, wherever its actions are kept. */
export interface PlayedGame<State = Envelope, Action = AnyAction> {
  /** The state now; frozen. */
  readonly state: DeepReadonly<State>;
  /** The number of actions that stand. */
  readonly length: number;
  /** The last action that stands, with its outcome; `null` before the first. */
  readonly lastAction: DeepReadonly<Action> | null;
  /**
   * Plays an action and records it; what was undone can't be redone then. A missing outcome is drawn if there is a seed.
   *
   * @returns the new state
   * @throws `GameError` as `game.reduce` and `createReducer` do; nothing has changed then
   */
  play(action: DeepReadonly<Action>): DeepReadonly<State>;
  /**
   * Takes the last action back.
   *
   * @returns the state before it
   * @throws `GameError` `ILLEGAL` unless `canUndo`
   */
  undo(): DeepReadonly<State>;
  /**
   * Plays the action again that was undone last.
   *
   * @returns the state after it
   * @throws `GameError` `ILLEGAL` unless `canRedo`
   */
  redo(): DeepReadonly<State>;
  /**
   * Whether the last action can be taken back: nothing in it was random and it has shown nobody anything new. With a
   * seed, the action that ends the game can't be taken back either, because the end makes the seed public.
   */
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** A game being played and recorded. */
export interface Recorder<State = Envelope, Action = AnyAction, Options = object> extends PlayedGame<State, Action> {
  /**
   * The record so far. It has the seed only when the game is over, or for `secrets: true`: that is the host's own
   * save, to go on with {@link resumeRecord}. Also called by `JSON.stringify(recorder)`, without secrets.
   */
  toJSON(options?: { readonly secrets?: boolean | undefined }): GameRecord<Action, Options>;
}

interface Played {
  readonly before: Envelope;
  readonly action: AnyAction;
  readonly after: Envelope;
}

type Reducer = (state: Envelope, action: AnyAction) => Envelope;

/** Where the actions go that stand, such as an array. What it throws passes through, and nothing has changed then. */
export interface Keeper {
  readonly length: number;
  readonly push: (action: AnyAction) => unknown;
  /** The last one was taken back. */
  readonly pop: () => unknown;
  /** Only asked for the last one, with -1. */
  readonly at: (index: -1) => AnyAction | undefined;
}

/** The dice that the seed of a record throws; `null` where there is none, or of which version they are is unknown. */
export function diceOf({ dice }: Pick<RecordHeader, 'dice'>, seed: string | undefined): Dice | null {
  if (seed === undefined || dice === undefined) return null;
  return dice === DICE_VERSION ? seededDice(seed) : olderDice(seed);
}

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

const refusal = (why: string): GameError => new GameError('ILLEGAL', why);

/**
 * A game being played whose actions are kept elsewhere, and how to go on to the state after a frozen action. A seed of
 * other dice than those of today draws nothing.
 */
export function createTable(
  game: AnyGame,
  header: RecordHeader,
  first: Envelope,
  { seed, outcomes }: RecorderDice,
  keeper: Keeper,
  mostUndone = Number.POSITIVE_INFINITY,
) {
  const thrown = diceOf(header, seed);
  const dice = thrown && rememberingDice(thrown);
  const reducer = dice ? createReducer(game, dice, { outcomes: outcomes ?? 'verify' }) : game.reduce;
  // States are kept only as far back as can be undone.
  let undoable: Played[] = [];
  let undone: Played[] = [];
  let state = first;

  /** Goes on to the state after a frozen action. */
  function keep(action: AnyAction, after: Envelope): void {
    const before = state;
    const stays = isFinal(game, before, action, after, seed !== undefined);
    if (keeper.length === MAX_ACTIONS) throw refusal(`a record has at most ${MAX_ACTIONS} actions`);
    keeper.push(action);
    undone = [];
    if (stays) undoable = [];
    else if (undoable.push({ before, action, after }) > mostUndone) undoable.shift();
    state = after;
  }

  const table: PlayedGame = {
    get state() {
      return state;
    },
    get length() {
      return keeper.length;
    },
    get lastAction() {
      return keeper.at(-1) ?? null;
    },
    get canUndo() {
      return undoable.length > 0;
    },
    get canRedo() {
      return undone.length > 0;
    },
    play(input: unknown): Envelope {
      const sent = plainCopy(input, 'INVALID_ACTION', `${game.id}: action`) as unknown as AnyAction;
      if (dice) dice.last = undefined;
      const after = (reducer as Reducer)(state, sent);
      const outcome = dice?.last;
      // The outcome comes last, where it was missing; a drawn object is copied, because the Chance may keep it.
      const whole = 'outcome' in sent || outcome === undefined ? sent : { ...sent, outcome };
      keep(deepFreeze(plainCopy(whole, 'INVALID_ACTION', game.id) as unknown as AnyAction), after);
      return after;
    },
    undo(): Envelope {
      const last = undoable.at(-1);
      if (!last) throw refusal('there is nothing to undo, or what it has shown cannot be taken back');
      keeper.pop();
      undoable.pop();
      undone.push(last);
      state = last.before;
      return state;
    },
    redo(): Envelope {
      const last = undone.at(-1);
      if (!last) throw refusal('there is nothing to redo');
      keeper.push(last.action);
      undone.pop();
      undoable.push(last);
      state = last.after;
      return state;
    },
  };
  return { table, keep };
}

/** A recorder at the first state, and how to go on to the state after a frozen action. */
export function createRecorder(game: AnyGame, header: RecordHeader, first: Envelope, dice: RecorderDice) {
  const { seed } = dice;
  const actions: AnyAction[] = [];
  const { table, keep } = createTable(game, header, first, dice, actions);
  const toJSON: Recorder['toJSON'] = (options) => {
    const result = game.result(table.state);
    const tellsSeed = seed !== undefined && (result !== null || options?.secrets === true);
    return {
      ...header,
      actions: [...actions],
      ...(result && { result }),
      ...(tellsSeed && { seed }),
    };
  };
  return { recorder: Object.freeze(Object.assign(table, { toJSON })) as Recorder, keep };
}
