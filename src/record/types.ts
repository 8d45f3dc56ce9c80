import type { DiceVersion } from '../kernel/dice/dice.js';
import type { AnyAction, DeepReadonly, Envelope, GameResult } from '../kernel/types.js';

/** What every record says first: the form of records that hold what was played, and nothing else. */
export const RECORD_FORMAT = 'dicewright/1';
/** The form of records that may begin anywhere, comment on what was played, or belong to a match that was ended. */
export const NOTED_FORMAT = 'dicewright/2';

/** What someone thinks of an action: `??`, `?`, `?!` and `!` in notation. */
export type Mark = 'blunder' | 'mistake' | 'inaccuracy' | 'good';

/** What is said about an action. */
export interface Remark<Action = AnyAction> {
  /** At most 20,000 characters; of control characters only line feeds and tabs. */
  readonly comment?: string;
  readonly mark?: Mark;
  /** What could have been played from the position before the action. */
  readonly variations?: readonly Variation<Action>[];
}

/** What is said about the action of an index. */
export interface Note<Action = AnyAction> extends Remark<Action> {
  /** 0-based. */
  readonly index: number;
}

/** Actions one after another, and what is said about them. */
export interface Variation<Action = AnyAction> {
  /** What is said before the first action. */
  readonly comment?: string;
  readonly actions: readonly DeepReadonly<Action>[];
  /** By index, at most one per action. */
  readonly notes?: readonly Note<Action>[];
}

/** What is fixed before the first action; the first line of a log. */
export interface RecordHeader<Options = object> {
  /**
   * `dicewright/1`, unless the record has shared dice, headers, comments, marks, variations, an end that the rules did not
   * bring, or another beginning than the game's.
   */
  readonly format: typeof RECORD_FORMAT | typeof NOTED_FORMAT;
  /** The id of the game. */
  readonly game: string;
  /** The rules version by which the actions were judged. */
  readonly rules: number;
  /** Anything else worth knowing, such as `date`, `place` and `event`. Only in `dicewright/2`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The number of players. */
  readonly players: number;
  /** The options as they were given to `setup`; what is left out has its default. */
  readonly options: Options;
  /**
   * The version of the dice, where a seed draws them. A seed or commitment without it belongs to the oldest dice, which can
   * no longer be thrown.
   */
  readonly dice?: DiceVersion;
  /** One name per player, at most 100 characters each. */
  readonly names?: readonly string[];
  /**
   * Who begins, by lot drawn from the dice: the index, in the order in which the players came, of whoever is at the first
   * seat; the others follow in order. Only in `dicewright/2`.
   */
  readonly lot?: number;
  /**
   * The id of the match; an empty text where a game with a seed was not a match. With it, `commitment` binds the seed to
   * this game, its options, its players and this match; one without it is of the old form, and binds the seed alone.
   */
  readonly match?: string;
  /** `commit(seed, table)`, published before play: `sha256:` and 64 hexadecimal digits. */
  readonly commitment?: string;
  /**
   * Where everybody shares in the dice: what each has committed to, one commitment per player in the order in which they
   * came, and the host's last. `commitment` binds all of them to this game, its options, its players and this match. Only in
   * `dicewright/2`.
   */
  readonly commitments?: readonly string[];
  /** The state from which the game went on; left out, that of the set-up. Only in `dicewright/2`. */
  readonly from?: DeepReadonly<Envelope>;
  /** What is said before the first action. Only in `dicewright/2`. */
  readonly comment?: string;
}

/** How a match was ended otherwise than by its rules. */
export interface Ended {
  /** A player resigned; the host abandoned or judged it; a player's time was up, or they failed to do what was due. */
  readonly by: 'resign' | 'abandon' | 'adjudicate' | 'clock' | 'forfeit';
  /** One line of at most 500 characters, such as an English sentence. */
  readonly reason: string;
  /** Who has lost by it: the others share what is left. Left out where several ran out of time, or forfeited, at once. */
  readonly seat?: number;
}

/** What is known later than the header; the last line of a log. */
export interface RecordFooter {
  /** Where something other than the rules ended the game. Only in `dicewright/2`. */
  readonly ended?: Ended;
  /** Once the game is over, or was ended. */
  readonly result?: GameResult;
  /** The seed of the dice, once it is no longer secret. */
  readonly seed?: string;
  /**
   * Where everybody shares in the dice: the link each revealed last, in the order of `commitments`; all before follow from
   * these. Only in `dicewright/2`.
   */
  readonly links?: readonly string[];
}

/**
 * A recorded game as plain JSON. The actions carry their outcomes, so that it replays without any generator. Only in
 * `dicewright/2` it has `notes`: what is said about its actions.
 *
 * @typeParam Action - the actions of the game
 * @typeParam Options - the options of the game, as given to `setup`
 */
export interface GameRecord<Action = AnyAction, Options = object>
  extends RecordHeader<Options>,
    RecordFooter,
    Variation<Action> {}

/** One step of a replay. */
export interface Frame<State = Envelope, Action = AnyAction> {
  /** 0-based index of the action in the record. */
  readonly index: number;
  readonly action: DeepReadonly<Action>;
  /** The state after the action. */
  readonly state: DeepReadonly<State>;
  /** The action in one English sentence, as a spectator may read it: the game's `describe`, with the names of the record. */
  readonly text: string;
  /** What the record says about the action. */
  readonly note?: Remark<Action>;
}

/** How many actions a record may have. */
export const MAX_ACTIONS = 1_000_000;

/** How many actions in a row can be taken back where a log is played while it is read: the states before them are kept. */
export const MAX_UNDONE = 1_000;
