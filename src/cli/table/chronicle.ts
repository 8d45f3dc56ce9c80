import type { AnyAction, AnyGame, DeepReadonly, Envelope } from '../../kernel/types.js';
import { cleanText } from '../../render/clean.js';

type State = DeepReadonly<Envelope>;

interface Played {
  readonly before: State;
  readonly action: AnyAction;
  readonly after: State;
}

/** What has happened while this game was open, and what each player has been shown of it. */
export class Chronicle {
  readonly #game: AnyGame;
  readonly #names: readonly string[];
  readonly #played: Played[] = [];
  readonly #told: number[];

  constructor(game: AnyGame, names: readonly string[]) {
    this.#game = game;
    this.#names = names;
    this.#told = names.map(() => 0);
  }

  add(played: Played): void {
    this.#played.push(played);
  }

  /** The last action was taken back. */
  takeBack(): void {
    this.#played.pop();
    for (const [player, count] of this.#told.entries()) this.#told[player] = Math.min(count, this.#played.length);
  }

  /** What the player has not been shown yet, as they may know it: one sentence per action. */
  newsFor(player: number): readonly string[] {
    const news = this.#played.slice(this.#told[player]).map((one) => this.#sentence(one, player));
    this.#told[player] = this.#played.length;
    return news;
  }

  /** The last action, as the viewer may know it; everybody `present` has now been shown it. */
  last(viewer: number | null, present: readonly number[]): string {
    const played = this.#played.at(-1);
    for (const player of present) this.#told[player] = this.#played.length;
    return played === undefined ? '' : this.#sentence(played, viewer);
  }

  #sentence({ before, action, after }: Played, viewer: number | null): string {
    return cleanText(this.#game.describe(before, action, after, { viewer, names: this.#names }));
  }
}
