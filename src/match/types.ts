import type { Violation } from '../kernel/errors.js';
import type { AnyAction, DeepReadonly, Envelope, GameResult, ViewedAction } from '../kernel/types.js';
import type { Ended, GameRecord } from '../record/types.js';
import type { ShownClock } from './clock.js';
import type { SharedSeen } from './shares.js';
import type { Asked } from './store.js';

/** What may be sent along with a submission. */
export interface SubmitOptions {
  /** The version that the sender saw. Without it, what is sent is judged in whatever position there is. */
  readonly at?: number | undefined;
  /**
   * 1 to 100 characters without control characters, by which a repeated submission is recognised: the seat's own, never used
   * for anything else.
   */
  readonly key?: string | undefined;
}

/** The answer to a submission; plain data, which survives the wire. */
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
      /** The others are asked whether the action may be taken back. */
      readonly asked: true;
      readonly repeated?: boolean;
    }
  | {
      readonly ok: false;
      readonly error: Violation;
      /** The version at which it was refused. */
      readonly version: number;
    };

/** What everybody sees of a match besides its game. */
export interface Around {
  /** How it was ended, if not by its rules. */
  readonly ended?: Ended;
  /** What the others are asked, until they have answered or someone acts: whether the last action may be taken back. */
  readonly asked?: Asked;
  /** If there is one. */
  readonly clock?: ShownClock;
  /** Where the dice are shared; in frames, only what is new. */
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
  /**
   * To the seed of the dice, or to everybody's share in them; `null` where the table throws them, and until all have
   * committed.
   */
  readonly commitment: string | null;
  /** One name per player, where they were given. */
  readonly names?: readonly string[];
}

/** One entry of the log, as it is sent to a seat. */
export interface MatchFrame<View = Envelope, Action = AnyAction> extends Around {
  /** The version after the entry. */
  readonly version: number;
  /** Who acted; `null` for the host, who has no seat. */
  readonly seat: number | null;
  /** As `game.viewAction` gives it; `null` where something else was done. */
  readonly action: DeepReadonly<ViewedAction<Action>> | null;
  /** Where an action was taken back: the version at which it had been appended. */
  readonly undo?: number;
  /** One English sentence, with names. */
  readonly text: string;
  /** The result, if the match was not ended by its rules. */
  readonly result?: GameResult;
  /** What the seat sees then, in games that hide something. In others it follows from the action. */
  readonly view?: DeepReadonly<View>;
}

/** Called with each frame; it is not waited for. */
export type FrameListener<View = Envelope, Action = AnyAction> = (frame: MatchFrame<View, Action>) => unknown;

/**
 * A match as one process holds it. Any number of processes may hold the same, and none is its owner.
 *
 * What a store throws passes through; the match then reads on before it does anything else. An error that begins with
 * `store: ` means that the store broke its laws.
 */
export interface Match<View = Envelope, Action extends AnyAction = AnyAction, Options = object> {
  readonly id: string;
  /**
   * The seat of each player, in the order in which they were named when the match began; a different order only by lot.
   * Where the lot is drawn from shared dice, that order until it is drawn.
   */
  readonly seats: readonly number[];
  /** How many entries of the log this process has seen. It only rises. */
  readonly version: number;
  /**
   * Judges an action of a seat and appends it to the log, if the rules allow it. Nothing is refused because of an old
   * position, and nothing of an outcome is revealed before the log has it.
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
   * Answers what another seat asks: when all others have agreed, its last action is taken back; a seat that does not agree
   * ends the question, and so does every action.
   *
   * @param version - of the question, as in the answer to it and in {@link Seen.asked}
   */
  answer(seat: number, version: number, accept: boolean, options?: SubmitOptions): Promise<Answer>;
  /** The seat resigns, whoever is to act: it has lost, the others share what is left. */
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
   * Shares in the dice for a seat that this process plays: a bot's, or that of whoever sits at this screen. It commits, and
   * reveals what is due, as long as the match is open here.
   *
   * @param seed - by which it goes on when the match is opened again; a new one unless given, gone with the process
   * @returns what ends it
   * @throws `GameError` `INVALID_ACTION` for a seat that is not there, `INVALID_SETUP` for anything but a seed
   */
  share(seat: number, seed?: string): () => void;
  /** The host ends the match, which the seat has lost; the others share what is left. */
  forfeit(seat: number, reason: string, options?: SubmitOptions): Promise<Answer>;
  /**
   * Gives the match the time. The first tick starts the clock, if there is one; the match ends when a player's time is up,
   * or when one has not committed to shared dice, or shared in a throw, within `revealWithin`. A tick that ends nothing adds
   * nothing to the log. What is submitted happens at the time of the last tick, so tick before it, and every second or so.
   *
   * @param now - milliseconds, an integer from 0, such as `Date.now()`; a time before the last tick's counts as that
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
   * @param options - `limit`: how many frames at most, 1 to 1,000; default 1,000
   * @throws (as a rejection) `GameError` `INVALID_ACTION` for an impossible seat, version or limit
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
   * @throws `GameError` `INVALID_ACTION` for an impossible seat or version, or anything but a function
   */
  subscribe(
    seat: number | null,
    listener: FrameListener<View, Action>,
    options?: { readonly since?: number | undefined },
  ): () => void;
  /**
   * The record as the seat, or a spectator (`null`), may have it: while the game runs, with what it may know of the actions
   * that stand; at the end whole, with all secrets and the seed.
   *
   * @throws (as a rejection) `GameError` `INVALID_ACTION` for a seat that is not there
   */
  record(seat: number | null): Promise<GameRecord<ViewedAction<Action>, Options>>;
  /** The host's own record, with seed and secrets. */
  save(): Promise<GameRecord<Action, Options>>;
  /** Ends subscriptions and waits for what is under way. What is submitted later is refused. */
  close(): Promise<void>;
}
