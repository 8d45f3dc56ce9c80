/**
 * Code for the schemas of one game is made when so many actions have been taken, which takes as long as they did, or at
 * once for games that are played in place. A page on which a person plays has none made.
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
