/**
 * Code for the schemas of one game is made once this many actions have been taken, and takes as long as they did, or at
 * once for games that are played in place. On a page where a person plays, none is made.
 */
const WARM = 300;

/** Whether it pays to make code for the schemas of a game. */
export class Warmth {
  #actions = 0;

  /** Notes an action. */
  isWarm(): boolean {
    return this.#actions >= WARM || ++this.#actions === WARM;
  }

  /** Many will follow. */
  heat(): void {
    this.#actions = WARM;
  }
}
