import type { DeepReadonly, Envelope, Resolved } from '../../../../kernel/types.js';

/** What can be attained (SLI-10): six alike, one to six, six pairs of green and black. */
export const slideObjects = ['same', 'run', 'pairs'] as const;

/** One of the objects. */
export type SlideObject = (typeof slideObjects)[number];

/** Options of Slide, as given to `setup`. */
export interface SlideOptions {
  /** How the dice are numbered (SLI-3). Default `'right'`. */
  readonly hand?: 'right' | 'left' | undefined;
  /** Whether a player takes a die in each turn, or may pass (SLI-6). Default `true`. */
  readonly mustTake?: boolean | undefined;
  /** A die may be turned before it is put on top (SLI-9). Default `false`. */
  readonly turn?: boolean | undefined;
  /** What can be attained, at least one, each once (SLI-10). Default all three. */
  readonly objects?: readonly SlideObject[] | undefined;
  /** Whether one to six must lie in order (SLI-12). Default `'rising'`. */
  readonly order?: 'rising' | 'any' | undefined;
  /** What six pairs are: each of its own number, or three of one number (SLI-13). Default `'any-number'`. */
  readonly pairs?: 'any-number' | 'one-number' | undefined;
  /** The dice are neighbours on the roof (SLI-14). Default `true`. */
  readonly together?: boolean | undefined;
  /** After this many finished turns the game is a draw (SLI-16), from 1, or `null`, the default. */
  readonly turnLimit?: number | null | undefined;
}

interface SlideTable extends Envelope<'slide', Resolved<SlideOptions>> {
  /** `'build'` until the pyramid stands, `'play'` from then on. */
  readonly phase: 'build' | 'play';
  /** 165 letters: `g` on the edges, `k` on the walls, `r` inside; `.` before the pyramid is built. */
  readonly board: string;
  /** Whose turn it is; `null` when the game is over. */
  readonly toPlay: number | null;
  /** Finished turns of all players. */
  readonly turns: number;
  /** From where a die was taken in the last turn, which all see; `null` for none, and in positions of rules 1. */
  readonly last: string | null;
}

/** A position of Slide, with what can be seen from all sides. */
export interface SlideState extends SlideTable {
  /** How the dice of edges and walls lie: 165 letters `a` to `x`, `.` inside. */
  readonly poses: string;
}

/** What a player sees of a position. */
export interface SlideView extends SlideTable {
  /**
   * The numbers on the player's wall, one digit per die: `0` where the viewer sees none, as a spectator everywhere; `.` inside. When
   * the game is over, how all dice of edges and walls lie.
   */
  readonly poses: string;
}

/** A position as the rules read it. */
export type SlidePosition = DeepReadonly<SlideState>;
