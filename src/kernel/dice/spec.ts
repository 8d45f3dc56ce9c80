/**
 * How an outcome is drawn, as plain JSON, so that a program in any language draws the same from the same integers.
 * docs/reference/dice-and-fairness.md says for each kind what it draws, in which order.
 */
export type ChanceSpec =
  /** Draws nothing. */
  | { readonly kind: 'always'; readonly outcome: unknown }
  | { readonly kind: 'die'; readonly sides: number }
  | { readonly kind: 'weighted'; readonly outcomes: readonly { readonly outcome: unknown; readonly weight: number }[] }
  | { readonly kind: 'repeated'; readonly of: ChanceSpec; readonly count: number }
  | { readonly kind: 'list'; readonly of: readonly ChanceSpec[] }
  | { readonly kind: 'combined'; readonly of: readonly (readonly [key: string, chance: ChanceSpec])[] }
  | { readonly kind: 'mixture'; readonly of: readonly { readonly chance: ChanceSpec; readonly weight: number }[] }
  | { readonly kind: 'shuffled'; readonly items: readonly unknown[]; readonly count: number }
  /** `count` of the items, each there as often as it says, without putting back. */
  | {
      readonly kind: 'drawn';
      readonly bag: readonly (readonly [item: unknown, times: number])[];
      readonly count: number;
    }
  /** The same event until one of these comes, at most `most` times; not listed where there are too many. */
  | {
      readonly kind: 'until';
      readonly of: ChanceSpec;
      readonly holds: readonly unknown[] | null;
      readonly most: number;
    }
  /** A list of texts, and of lists of them, as one text. */
  | { readonly kind: 'joined'; readonly of: ChanceSpec }
  /** The letters of a text, each at its places on another. */
  | {
      readonly kind: 'placed';
      readonly of: ChanceSpec;
      readonly on: string;
      readonly at: readonly (readonly number[])[];
    }
  /** A letter somewhere in a text: its place, from 1, is drawn first. */
  | { readonly kind: 'inserted'; readonly letter: string; readonly places: number; readonly of: ChanceSpec }
  /** What is drawn is given in other words. */
  | {
      readonly kind: 'told';
      readonly of: ChanceSpec;
      readonly pairs: readonly (readonly [drawn: unknown, told: unknown])[];
    }
  /** A text, drawn again as long as one of these finds something in it. */
  | { readonly kind: 'anew'; readonly of: ChanceSpec; readonly unless: readonly Unless[] }
  /** A die for each; whoever is tied for the highest rolls again, until one is alone. */
  | { readonly kind: 'rollOff'; readonly players: number; readonly sides: number }
  /** Dice that come to rest, one after the other, on what lies already. */
  | {
      readonly kind: 'poured';
      readonly dice: number;
      /** Of this many tries for each open place and each other die, `weight` for each open place land. */
      readonly tries: number;
      readonly weight: number;
      /** Each empty place, with the empty places that must be filled before it is open. */
      readonly places: readonly (readonly [place: string, below: readonly string[]])[];
    };

/** What causes a text to be drawn again: found in it or, where there are rows, in one of those read off it. */
export interface Unless {
  /** A regular expression that all languages read alike. */
  readonly expression: string;
  readonly rows?: readonly Row[];
}

/** Digits read off a text, one per sign: what the tables make of the letters at the places. */
export type Row = readonly Sign[];
/** The digit that all readings agree on; 0 where they don't, or there is none. */
export type Sign = readonly (readonly [place: number, table: Readonly<Record<string, number>>])[];
