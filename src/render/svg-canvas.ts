import type { Paint } from './svg-paint.js';
import type { Pointing } from './svg-pointing.js';

/** What everything that draws shares. */
export interface Canvas {
  readonly paint: Paint;
  readonly pointing: Pointing;
  /** Dice of boards bear the letter of their colour. */
  readonly letters: boolean;
  /** Everything is drawn as low as it can still be read. */
  readonly compact: boolean;
}
