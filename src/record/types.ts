import type { DiceVersion } from '../kernel/dice/dice.js';
import type { AnyAction, DeepReadonly, Envelope, GameResult } from '../kernel/types.js';

/** The version of the record format, the first thing that every record says. */
export const RECORD_FORMAT = 'dicewright/1';

/** What is fixed before the first action; the first line of a log. */
export interface RecordHeader<Options = object> {
  readonly format: typeof RECORD_FORMAT;
  /** The id of the game. */
  readonly game: string;
  /** The rules version by which the actions were judged. */
  readonly rules: number;
  /** The number of players. */
  readonly players: number;
  /** The options as they were given to `setup`; what is left out has its default. */
  readonly options: Options;
  /**
   * The version of the dice, where a seed draws them. A seed or commitment without it belongs to the oldest dice, which
   * can't be thrown again.
   */
  readonly dice?: DiceVersion;
  /** One name a player, at most 100 characters each. */
  readonly names?: readonly string[];
  /** `commit(seed)`, published before play: `sha256:` and 64 hexadecimal digits. */
  readonly commitment?: string;
}

/** What is known at the end; the last line of a log. */
export interface RecordFooter {
  /** The outcome, once the game is over. */
  readonly result?: GameResult;
  /** The seed of the dice, once it is no secret any more. */
  readonly seed?: string;
}

/**
 * A recorded game as plain JSON. The actions carry their outcomes, so that it replays without any generator.
 *
 * @typeParam Action - the actions of the game
 * @typeParam Options - the options of the game, as given to `setup`
 */
export interface GameRecord<Action = AnyAction, Options = object> extends RecordHeader<Options>, RecordFooter {
  readonly actions: readonly DeepReadonly<Action>[];
}

/** One step of a replay. */
export interface Frame<State = Envelope, Action = AnyAction> {
  /** 0-based index of the action in the record. */
  readonly index: number;
  readonly action: DeepReadonly<Action>;
  /** The state after the action. */
  readonly state: DeepReadonly<State>;
  /** The action in one English sentence, as a spectator may hear it: the game's `describe`, with the names of the record. */
  readonly text: string;
}

/** The number of actions that a record may have. */
export const MAX_ACTIONS = 1_000_000;

/** How many actions in a row can be taken back where a log is played while it is read: the states before them are kept. */
export const MAX_UNDONE = 1_000;
