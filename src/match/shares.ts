import type { AnyAction, DeepReadonly } from '../kernel/types.js';

// Those who share in the dice are known by their places: the players in the order in which they came, and the host after them.
// Seats are places unless a lot was drawn.

/** What was agreed about shared dice. */
export interface SharedTerms {
  /** Milliseconds in which everybody has to reveal what a throw needs, and to commit once one of them has. */
  readonly revealWithin?: number | undefined;
  /** Who begins is drawn from them. */
  readonly begin?: 'lot' | undefined;
}

/** A throw for which links are due. */
export interface Throw {
  /** The action that causes it, without an outcome; `null` for the lot. */
  readonly action: AnyAction | null;
  /** By places; `null` for whoever has not revealed theirs yet. */
  readonly links: readonly (string | null)[];
  /** When they were asked for, by the host's time; `null` as long as it has given none. */
  readonly since: number | null;
}

/** What everybody has shared so far. */
export interface Shares {
  /** By places; `null` for whoever has not committed yet. */
  readonly commitments: readonly (string | null)[];
  /** When the first player committed, by the host's time; `null` as long as none has, or it has given none. */
  readonly since?: number | null;
  /** How many throws were made, including the lot's. */
  readonly throws: number;
  /** The links that were revealed last, by places; `null` before the first throw. */
  readonly links: readonly (string | null)[];
  readonly due?: Throw | undefined;
  /** The place of whoever sits at the first seat, once it is drawn. */
  readonly lot?: number | undefined;
}

/**
 * What is shown of shared dice. Lists are by places: the players in the order in which they came, and the host after them;
 * seats are that order, unless a lot was drawn.
 */
export interface SharedSeen {
  /** The id of the match, to which the commitments are bound. */
  readonly match: string;
  /** What each has committed to; `null` for whoever has not yet. */
  readonly commitments: readonly (string | null)[];
  /** How many throws were made, including a lot's. */
  readonly throws: number;
  /**
   * The links that were revealed last; `null` before the first throw. In a game that hides something, the host's is `null`
   * until the end.
   */
  readonly links: readonly (string | null)[];
  /** The throw that is being made, if one is. */
  readonly due?: {
    /** The action that causes it; `null` for a lot, and for others in a game that hides something. */
    readonly action: DeepReadonly<AnyAction> | null;
    /** `null` for whoever has not revealed theirs yet, and for the host in a game that hides something. */
    readonly links: readonly (string | null)[];
  };
  /** The seats that are waited for: they have to commit, or to reveal a link. */
  readonly missing: readonly number[];
  /** When they forfeit, by the host's time; where that was agreed, and the host has given a time. */
  readonly until?: number;
  /** Where a lot is drawn: the place of whoever sits at the first seat; `null` before that. */
  readonly lot?: number | null;
}
