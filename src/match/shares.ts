import type { AnyAction, DeepReadonly } from '../kernel/types.js';

// Those who share in the dice are known by their places: the players in the order in which they came, and the host after them.
// Seats are places unless a lot was drawn.

/** What was agreed of dice that all share. */
export interface SharedTerms {
  /** Milliseconds in which everybody has to reveal what a throw needs, and to commit once one of them has. */
  readonly revealWithin?: number | undefined;
  /** Who begins is drawn from them. */
  readonly begin?: 'lot' | undefined;
}

/** A throw for which links are due. */
export interface Throw {
  /** What brings it, without an outcome; `null` where it is the lot. */
  readonly action: AnyAction | null;
  /** By places; `null` of who has not revealed it yet. */
  readonly links: readonly (string | null)[];
  /** When they were asked for, by the time that the host has told; `null` as long as it has told none. */
  readonly since: number | null;
}

/** What all have shared so far. */
export interface Shares {
  /** By places; `null` of who has not committed yet. */
  readonly commitments: readonly (string | null)[];
  /** When the first player committed, by the time that the host has told; `null` as long as none has, or it has told none. */
  readonly since?: number | null;
  /** How many throws are made, that of the lot among them. */
  readonly throws: number;
  /** The links that were revealed last, by places; `null` before the first throw. */
  readonly links: readonly (string | null)[];
  readonly due?: Throw | undefined;
  /** The place of who sits at the first seat, once it is drawn. */
  readonly lot?: number | undefined;
}

/**
 * What is to be seen of dice that all share. Lists are by places: the players in the order in which they came, and the host after them;
 * seats are that order, unless a lot was drawn.
 */
export interface SharedSeen {
  /** The id of the match, to which the commitments are bound. */
  readonly match: string;
  /** What each has committed to; `null` of who has not yet. */
  readonly commitments: readonly (string | null)[];
  /** How many throws were made, that of a lot among them. */
  readonly throws: number;
  /**
   * The links that were revealed last; `null` before the first throw. In a game that hides something nobody is told the host's before the
   * end.
   */
  readonly links: readonly (string | null)[];
  /** The throw that is being made, if one is. */
  readonly due?: {
    /** What brings it; `null` where it is a lot, and for others in a game that hides something. */
    readonly action: DeepReadonly<AnyAction> | null;
    /** `null` of who has not revealed it yet, and of the host in a game that hides something. */
    readonly links: readonly (string | null)[];
  };
  /** The seats that are waited for: they have to commit, or to reveal a link. */
  readonly missing: readonly number[];
  /** When they forfeit, by the time that the host has told; where that was agreed, and told. */
  readonly until?: number;
  /** Where the lot is drawn: the place of who sits at the first seat; `null` before it is. */
  readonly lot?: number | null;
}
