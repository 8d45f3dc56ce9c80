import type { WorkerBounds } from '../analysis/tournament/platform.js';
import type { Watch, Whereabouts } from '../analysis/tournament/watch.js';

/** What is sent to the workers' process. */
export type ToProcess =
  | {
      readonly kind: 'start';
      readonly threads: number;
      readonly bounds: WorkerBounds;
      readonly setup: unknown;
    }
  | { readonly kind: 'task'; readonly thread: number; readonly task: unknown };

export type FromProcess =
  | { readonly kind: 'part' | 'done'; readonly thread: number; readonly answer: unknown }
  | { readonly kind: 'ready'; readonly thread: number }
  | { readonly kind: 'refused'; readonly thread: number; readonly message: string }
  /** Now and then: where the threads are, those that have been there longest first. */
  | { readonly kind: 'seen'; readonly at: readonly Whereabouts[] }
  | { readonly kind: 'failed'; readonly what: string; readonly at: Whereabouts };

/** What a thread is sent first, with what it needs. */
export interface ThreadStart {
  readonly setup: unknown;
  /** For {@link ThreadMessage} and tasks: no bot finds it by importing something. */
  readonly port: import('node:worker_threads').MessagePort;
  readonly place: SharedArrayBuffer;
}

/** What a thread sends. */
export type ThreadMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'part' | 'done'; readonly answer: unknown }
  /** What it was asked to do can't be done. */
  | { readonly kind: 'refused'; readonly message: string };

const NONE = -1;
const BEATS = 0;
const GAME = 1;
const BOT = 2;
const SEAT = 3;
const FIELDS = 4;

/** Where a thread is, in memory that others see, too, whatever becomes of the thread. */
export class SharedPlace implements Watch {
  readonly buffer: SharedArrayBuffer;
  readonly #fields: Float64Array;

  constructor(buffer?: SharedArrayBuffer) {
    this.buffer = buffer ?? new SharedArrayBuffer(FIELDS * Float64Array.BYTES_PER_ELEMENT);
    this.#fields = new Float64Array(this.buffer);
    if (buffer === undefined) this.#fields.fill(NONE, GAME);
  }

  making(bot: number): void {
    this.#set(NONE, bot, NONE);
  }

  asking(game: number, seat: number, bot: number): void {
    this.#set(game, bot, seat);
  }

  resting(): void {
    this.#set(this.#fields[GAME] as number, NONE, NONE);
  }

  /** Changes whenever the thread has got on. */
  get beats(): number {
    return this.#fields[BEATS] as number;
  }

  get at(): Whereabouts {
    const known = (field: number): number | null => {
      const value = this.#fields[field] as number;
      return value === NONE ? null : value;
    };
    const bot = known(BOT);
    return { game: known(GAME), asked: bot === null ? null : { bot, seat: known(SEAT) } };
  }

  #set(game: number, bot: number, seat: number): void {
    const fields = this.#fields;
    fields[GAME] = game;
    fields[BOT] = bot;
    fields[SEAT] = seat;
    fields[BEATS] = (fields[BEATS] as number) + 1;
  }
}
