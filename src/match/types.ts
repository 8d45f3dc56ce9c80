import type { Violation } from '../kernel/errors.js';
import type { AnyAction, DeepReadonly, Envelope, GameResult, ViewedAction } from '../kernel/types.js';
import type { Ended, GameRecord } from '../record/types.js';
import type { ShownClock } from './clock.js';
import type { SharedSeen } from './shares.js';
import type { Asked } from './store.js';

/** What may be told along with a submission. */
export interface SubmitOptions {
  /** The version that the sender saw. Without it, what is sent is judged in whatever position there is. */
  readonly at?: number | undefined;
  /**
   * 1 to 100 characters without control characters, by which a submission that is sent again is known: the seat's own, never
   * used for anything else.
   */
  readonly key?: string | undefined;
}

/** What comes of a submission; plain data, which survives the wire. */
export type Answer =
  | {
      readonly ok: true;
      /** The version after the entry. */
      readonly version: number;
      /** It was there already: this is the first answer again. */
      readonly repeated: boolean;
      readonly asked?: undefined;
    }
  | {
      readonly ok: true;
      /** The version after the question, by which the others answer it. */
      readonly version: number;
      /** The others are asked whether it may be. */
      readonly asked: true;
      readonly repeated?: boolean;
    }
  | {
      readonly ok: false;
      readonly error: Violation;
      /** The version at which it was refused. */
      readonly version: number;
    };

/** What is to be seen of a match beside its game, by everybody. */
export interface Around {
  /** Where it was not the rules that ended it: how. */
  readonly ended?: Ended;
  /** What the others are asked, until they have answered or somebody acts: whether the last action may be taken back. */
  readonly asked?: Asked;
  /** Where there is one. */
  readonly clock?: ShownClock;
  /** Where all share in the dice; in frames, where something of it is new. */
  readonly shared?: SharedSeen;
}

/** What a seat sees of a match. */
export interface Seen<View = Envelope> extends Around {
  readonly version: number;
  /** As `game.view` gives it. */
  readonly view: DeepReadonly<View>;
  /** The players who may act now. */
  readonly toAct: readonly number[];
  /** `null` while the match runs. */
  readonly result: GameResult | null;
  /** To the seed of the dice, or to what all share in them; `null` where the table throws them, and before all have committed. */
  readonly commitment: string | null;
  /** One name a player, where they were given. */
  readonly names?: readonly string[];
}

/** One entry of the log, as a seat is told it. */
export interface MatchFrame<View = Envelope, Action = AnyAction> extends Around {
  /** The version after the entry. */
  readonly version: number;
  /** Who acted; `null` for the host, who has no seat. */
  readonly seat: number | null;
  /** As `game.viewAction` tells it; `null` where something else was done. */
  readonly action: DeepReadonly<ViewedAction<Action>> | null;
  /** Where an action was taken back: the version at which it had been appended. */
  readonly undo?: number;
  /** One English sentence, with names. */
  readonly text: string;
  /** What came of the match, where it was not the rules that ended it. */
  readonly result?: GameResult;
  /** What the seat sees then, in games that hide something. In others it follows from the action. */
  readonly view?: DeepReadonly<View>;
}

/** Called with each frame; it is not waited for. */
export type FrameListener<View = Envelope, Action = AnyAction> = (frame: MatchFrame<View, Action>) => unknown;

/**
 * A match as one process holds it. Any number of processes may hold the same, and none is its owner.
 *
 * What a store throws passes through; the match reads on before it does anything else then. An error that begins with
 * `store: ` means that the store broke its laws.
 */
export interface Match<View = Envelope, Action extends AnyAction = AnyAction, Options = object> {
  readonly id: string;
  /**
   * The seat of each player, in the order in which they were named when the match began; another order only by lot. Where the lot is
   * drawn from shared dice, that order until it is drawn.
   */
  readonly seats: readonly number[];
  /** How many entries of the log this process has seen. It only rises. */
  readonly version: number;
  /**
   * Judges an action of a seat and appends it to the log, if the rules allow it. Nothing is refused on an old position, and
   * nothing of an outcome is told before the log has it.
   *
   * @param action - without outcome where the host draws the dice (`DICE_MISMATCH`), with it where the table throws them
   * (`INVALID_OUTCOME`)
   */
  submit(seat: number, action: DeepReadonly<Action>, options?: SubmitOptions): Promise<Answer>;
  /**
   * Takes back the last action that stands, if it is the seat's own, nothing in it was random or revealing, and it did not
   * end a match with a seed: up to 32 in a row, not past another seat's entry. With `undo: 'consent'` it asks the others, who
   * {@link Match.answer}. After 64 times without a position that stands it is refused.
   */
  undo(seat: number, options?: SubmitOptions): Promise<Answer>;
  /**
   * Answers what another seat asks: when all others have agreed, its last action is taken back; who does not agree ends the
   * question, and so does every action.
   *
   * @param version - of the question, as the answer to it and {@link Seen.asked} tell it
   */
  answer(seat: number, version: number, accept: boolean, options?: SubmitOptions): Promise<Answer>;
  /** The seat gives the match up, whoever is to act: it has lost, the others share what is left. */
  resign(seat: number, options?: SubmitOptions): Promise<Answer>;
  /**
   * The host ends the match; nobody has won.
   *
   * @param reason - one line of at most 500 characters
   */
  abandon(reason: string, options?: SubmitOptions): Promise<Answer>;
  /** The host ends the match with a result of its own. */
  adjudicate(
    result: Pick<GameResult, 'winners'> & Partial<GameResult>,
    reason: string,
    options?: SubmitOptions,
  ): Promise<Answer>;
  /**
   * The seat commits to its part of shared dice, as `remoteMatch` and {@link Match.share} do by themselves. Sent again it changes
   * nothing.
   *
   * @param commitment - `sha256:` and 64 hexadecimal digits: to the end of a chain of hashes, which nobody else has
   */
  commit(seat: number, commitment: string): Promise<Answer>;
  /**
   * The seat reveals its next link, as `remoteMatch` and {@link Match.share} do by themselves; `DICE_MISMATCH` for another. Sent
   * again it changes nothing.
   *
   * @param link - 64 hexadecimal digits
   */
  reveal(seat: number, link: string): Promise<Answer>;
  /**
   * Shares in the dice for a seat of which this process is the player: that of a bot, or of who sits at this screen. It commits, and
   * reveals what is due, as long as the match is open here.
   *
   * @param seed - by which it goes on when the match is opened again; a new one unless given, gone with the process
   * @returns what ends it
   * @throws `GameError` `INVALID_ACTION` for a seat that is not there, `INVALID_SETUP` for what is no seed
   */
  share(seat: number, seed?: string): () => void;
  /** The host ends the match, which the seat has lost; the others share what is left. */
  forfeit(seat: number, reason: string, options?: SubmitOptions): Promise<Answer>;
  /**
   * Tells the match what time it is. The first tick starts the clock, if there is one; when somebody's time is up the match is
   * over, and so it is when somebody has not committed to shared dice, or shared in a throw, within `revealWithin`. A tick that ends
   * nothing adds nothing to the log. What is submitted has happened at the time that was told last, so that the time is told before, and
   * every second or so.
   *
   * @param now - milliseconds, an integer from 0, such as `Date.now()`; one before what was told is taken for that
   */
  tick(now: number): Promise<Answer>;
  /**
   * Reads on from the store: to the end of the log; not at all where the version given is reached already.
   *
   * @returns the version that is reached
   */
  catchUp(version?: number): Promise<number>;
  /**
   * What a seat, or a spectator (`null`), sees at {@link Match.version}.
   *
   * @throws `GameError` `INVALID_ACTION` for a seat that is not there
   */
  view(seat: number | null): Seen<View>;
  /**
   * One frame for each entry after the version, in order, up to {@link Match.version}.
   *
   * @param options - `limit`: at most so many frames, 1 to 1,000; default 1,000
   * @throws (as a rejection) `GameError` `INVALID_ACTION` for a seat, version or limit that can't be
   */
  framesSince(
    version: number,
    seat: number | null,
    options?: { readonly limit?: number | undefined },
  ): Promise<readonly MatchFrame<View, Action>[]>;
  /**
   * Each frame once, in order, without a gap. What the listener throws goes to the match's `onError`.
   *
   * @param options - `since`: frames after that version; default from now on
   * @returns what ends it
   * @throws `GameError` `INVALID_ACTION` for a seat or version that can't be, or what is no function
   */
  subscribe(
    seat: number | null,
    listener: FrameListener<View, Action>,
    options?: { readonly since?: number | undefined },
  ): () => void;
  /**
   * The record as the seat, or a spectator (`null`), may have it: while the game runs with what it was told of the actions
   * that stand, at the end whole, with all secrets and the seed.
   *
   * @throws (as a rejection) `GameError` `INVALID_ACTION` for a seat that is not there
   */
  record(seat: number | null): Promise<GameRecord<ViewedAction<Action>, Options>>;
  /** The host's own record, with seed and secrets. */
  save(): Promise<GameRecord<Action, Options>>;
  /** Ends subscriptions and waits for what is under way. What is submitted later is refused. */
  close(): Promise<void>;
}
