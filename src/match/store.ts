import type { AnyAction, DeepReadonly, Envelope } from '../kernel/types.js';
import type { End } from '../record/ended.js';
import type { RecordHeader } from '../record/types.js';
import type { Clock } from './clock.js';
import type { SharedTerms, Shares } from './shares.js';
import type { Terms } from './terms.js';

/** At once, or later. */
export type Awaitable<T> = T | PromiseLike<T>;

/** What is fixed before the first entry: the header of the match's record and, unless the table throws the dice, their seed. */
export interface MatchHeader extends RecordHeader {
  /** Whoever reads it knows every die to come. */
  readonly seed?: string;
  /** What was agreed besides the rules of the game; left out where nothing was. */
  readonly terms?: Terms;
  /**
   * Where the dice are shared: what was agreed, the seed of the host's own chain, and all options as they were when it
   * began, which the commitment is for.
   */
  readonly shared?: SharedTerms & { readonly seed: string; readonly options?: object };
  /** Belongs to this match alone, not even to one begun later under the same id. */
  readonly incarnation?: string;
}

/** The seat of the host, who has none. */
export const HOST = -1;

/** What a player asks the others: whether the last action may be taken back. */
export interface Asked {
  /** Who asks. */
  readonly seat: number;
  /** The version after the question, by which it is answered. */
  readonly version: number;
  /** Who has agreed. */
  readonly agreed: readonly number[];
}

/**
 * What a match's log consists of: one thing that was done, out of those from `action` on; or just that time has passed.
 * Nothing is ever removed from a log.
 */
export interface Entry {
  /** 0-based index of the player it came from; -1 for the host. */
  readonly seat: number;
  /** 1 to 100 characters; never twice for one seat of a match. */
  readonly key?: string;
  /** SHA-256 of what was sent under the key, in hexadecimal digits; where there is a key. */
  readonly sent?: string;
  /** When it was done, by the match's clock; left out where no time has passed. */
  readonly now?: number;
  /** An action that was played: in canonical form, with its outcome; with `link`, by whichever player it was. */
  readonly action?: AnyAction;
  /** What the player has committed to, where the dice are shared. */
  readonly commitment?: string;
  /** An action whose outcome everybody is to share in; with the host's `link`. */
  readonly announced?: AnyAction;
  /** What was shared in a throw; if it was the last, with the `action` that gets its outcome by it, or with the `lot`. */
  readonly link?: string;
  /** The place of whoever begins by lot: a player's index in the order in which they came. */
  readonly lot?: number;
  /** An action was taken back: the version at which it had been appended. */
  readonly undo?: number;
  /** The others are asked whether an action may be taken back: the version at which it had been appended. */
  readonly ask?: number;
  /** The answer to the question of a version; with `undo`, where the last of the others agrees. */
  readonly reply?: { readonly version: number; readonly agrees: boolean };
  /** The match was ended. */
  readonly end?: End;
  /** That of the match. */
  readonly incarnation?: string;
}

/** An entry and its place in the log. */
export interface StoredEntry {
  /** The version at which it was appended: the number of entries before it. */
  readonly version: number;
  readonly entry: Entry;
}

/** A position as it is kept, so that a match opens without reading its whole log. */
export interface SnapshotData {
  readonly state: DeepReadonly<Envelope>;
  /** Actions that can still be taken back, the last one last: where they were appended, by whom, and the states before them. */
  readonly undoable: readonly {
    readonly version: number;
    readonly seat: number;
    readonly before: DeepReadonly<Envelope>;
    /** How long the action had taken when it was played, in milliseconds; where there is a clock. */
    readonly spent?: number;
  }[];
  /** The version since which the state is what it is; that of the snapshot, unless given. */
  readonly since?: number;
  /** How often taking back was asked for or done since a position came that stands; 0 unless given. */
  readonly undone?: number;
  readonly asked?: Asked | undefined;
  readonly clock?: Clock | undefined;
  readonly end?: End | undefined;
  readonly shares?: Shares | undefined;
  /** That of the match. */
  readonly incarnation?: string;
}

/** A snapshot and its version. */
export interface StoredSnapshot {
  readonly version: number;
  readonly data: SnapshotData;
}

/** What a store calls when there may be something new. */
export type Wake = (
  /** The match that has something new; without it, any. */
  id?: string,
  /** The version that its log has reached, if that is known. */
  version?: number,
) => void;

/**
 * Where matches are kept. Everything may be asynchronous. What goes in is plain JSON, frozen; what comes out must be equal
 * to it as JSON, the order of keys included. `storeLaws` of `dicewright/testing` says whether a store keeps the laws.
 *
 * Headers, entries and snapshots hold everything: whoever can read a store knows every secret and every die to come.
 */
export interface MatchStore {
  /**
   * In milliseconds: a call that takes longer fails with an error that says so. What was asked for may still be done then.
   * Default 10,000.
   */
  readonly deadline?: number | undefined;
  /** Begins a log. @returns `false` when there already is one with that id, which is left as it is */
  readonly create: (id: string, header: MatchHeader) => Awaitable<boolean>;
  /**
   * Compare-and-append: adds an entry if the log has exactly `version` entries, and the header the entry's `incarnation`,
   * where it carries one, in one atomic step.
   *
   * @returns `false` when it already has more, when there is no such match, and when it is another
   */
  readonly append: (id: string, version: number, entry: Entry) => Awaitable<boolean>;
  /** The entries appended at `from` and later, in order, `limit` at most; fewer only where the log ends. */
  readonly read: (id: string, from: number, limit: number) => Awaitable<readonly StoredEntry[]>;
  /** The entry of a seat that has that key, wherever in the log it is. */
  readonly find: (id: string, seat: number, key: string) => Awaitable<StoredEntry | null>;
  /** Keeps a snapshot beside those already there. One of the same version is the same. */
  readonly snapshot: (id: string, version: number, data: SnapshotData) => Awaitable<unknown>;
  /** The header and the latest snapshot, at most of that version if one is given; `null` when there is no such match. */
  readonly latest: (
    id: string,
    atMost?: number,
  ) => Awaitable<{ readonly header: MatchHeader; readonly snapshot?: StoredSnapshot | undefined } | null>;
  /** Removes a match with everything kept of it. */
  readonly remove: (id: string) => Awaitable<unknown>;
  /**
   * Calls `wake` after entries were appended, by this process or another: a hint, which may come late, twice or never.
   *
   * @param id - the only match to report; all, unless given
   * @returns what ends it
   */
  readonly listen?: ((wake: Wake, id?: string) => Awaitable<() => unknown>) | undefined;
}
