import type { AnyAction, AnyGame, Envelope } from 'dicewright';
import type { WorkerBot } from 'dicewright/analysis';
import type { Seat } from './address.js';

/** Bots that think in workers: one worker for each kind that sits at the table. */
export class Bots {
  readonly #workers = new Map<Seat, Promise<WorkerBot<AnyAction, Envelope>>>();

  /** @param module - where the game is from, as a URL; `null` for a game of the package */
  constructor(
    readonly game: AnyGame,
    readonly module: string | null,
  ) {}

  /**
   * What the bot does as the player; it is told no more than they see.
   *
   * @throws (as a rejection) the signal's reason when that says so, and whatever the bot throws
   */
  async ask(kind: Seat, state: Envelope, player: number, signal: AbortSignal): Promise<AnyAction> {
    const worker = await this.#workerOf(kind);
    return worker(state, player, crypto.randomUUID(), { signal });
  }

  close(): void {
    for (const worker of this.#workers.values()) void worker.then((one) => one.close());
    this.#workers.clear();
  }

  #workerOf(kind: Seat): Promise<WorkerBot<AnyAction, Envelope>> {
    const known = this.#workers.get(kind);
    if (known) return known;
    const made = import('dicewright/analysis').then(({ inWorker }) =>
      inWorker(this.game, kind, { module: this.module ?? undefined }),
    );
    this.#workers.set(kind, made);
    return made;
  }
}
