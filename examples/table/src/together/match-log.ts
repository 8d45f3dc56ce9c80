import type { AnyGame, Envelope } from 'dicewright';
import type { MatchFrame } from 'dicewright/match';
import type { Step } from '../game-session.js';

/** A host tells so many frames to whoever has missed them. */
const MOST = 1_000;

/** All that was done in a match, as a seat was told it, from the first frame on; what all share in the dice is left out. */
export class MatchLog {
  /** Another array after each change. */
  steps: readonly Step[] = [];
  /** How many frames came before the first step, because there were too many. */
  left = 0;
  /** The positions from there on, each by the number of frames that led to it. */
  #views: Envelope[] = [];
  /** Who has played the actions that stand. */
  #actors: (number | null)[] = [];

  constructor(
    readonly game: AnyGame,
    readonly seat: number | null,
  ) {}

  /** Who has played the last action that stands; `null` where that is not known. */
  get lastActor(): number | null {
    return this.#actors.at(-1) ?? null;
  }

  /** So many frames are known. */
  get version(): number {
    return this.left + Math.max(0, this.#views.length - 1);
  }

  /**
   * Takes what is to be seen at a version.
   *
   * @returns the version after which frames are to be asked for; `null` where nothing is missing
   */
  begin(version: number, view: Envelope): number | null {
    if (this.#views.length === 0 && version <= MOST) this.#views = [this.#opening(view)];
    if (version <= this.version && this.#views.length > 0) return null;
    if (version - this.version <= MOST) return this.version;
    this.#views = [view];
    this.left = version;
    this.steps = [];
    this.#actors = [];
    return null;
  }

  /** Takes a frame. @returns whether it is a step that was not known */
  hear(frame: MatchFrame): boolean {
    const before = this.#views.at(-1);
    if (before === undefined || frame.version !== this.version + 1) return false;
    const after = this.#after(before, frame);
    this.#views.push(after);
    if (frame.action !== null) this.#actors.push(frame.seat);
    else if (frame.undo !== undefined) this.#actors.pop();
    // Who shares in a throw is nobody's news: what comes of it is.
    else if (frame.shared && !frame.ended) return false;
    // Where something else was done, nobody is asked what kind of action it is.
    const action = { type: 'beside', player: frame.seat ?? 0, ...frame.action };
    this.steps = [...this.steps, { before, action, after, text: frame.text }];
    return true;
  }

  #opening({ players, options }: Envelope): Envelope {
    const state = this.game.setup({ players, options: options as object });
    return this.game.traits.hiddenInformation ? this.game.view(state, this.seat) : state;
  }

  #after(before: Envelope, { view, action, undo }: MatchFrame): Envelope {
    if (view !== undefined) return this.game.loadView(view);
    if (undo !== undefined) return this.#views[undo - this.left] ?? before;
    return action === null ? before : this.game.reduce(before, action);
  }
}
