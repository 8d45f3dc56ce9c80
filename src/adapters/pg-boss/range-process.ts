import type { RunSignal } from '../../analysis/pieces.js';
import type { GameRange } from '../../analysis/runs.js';
import type { Platform } from '../../analysis/tournament/platform.js';
import { type Whereabouts, WorkerFailure } from '../../analysis/tournament/watch.js';
import { after } from './database.js';

/** Limits of what plays ranges. */
export interface RangeBounds {
  /** Milliseconds for a range. */
  readonly rangeTimeout: number;
  /** MiB of the heap. */
  readonly workerMemory: number;
}

/** At least this many milliseconds are allowed for loading the package and making the bots. */
const LOADING = 60_000;

interface Asked<Answer> {
  readonly range: GameRange;
  readonly answered: (answer: Answer) => void;
  readonly failed: (error: unknown) => void;
}

const NOWHERE: Whereabouts = { game: null, asked: null };

/**
 * Plays ranges of one run in a process of its own, one after the other. The process is started by the first range, lives on
 * between them, and is another one after it has failed.
 */
export class RangeProcess<Setup, Answer> {
  readonly #inThreads: Platform['inThreads'];
  readonly #setup: Setup;
  readonly #bounds: RangeBounds;
  #asked: Asked<Answer> | null = null;
  /** The process: its end, and what ends it; `null` when there is none. */
  #running: { readonly ended: Promise<void>; readonly halt: (error: Error) => void } | null = null;
  /** Has the process take the next range, or end. */
  #goOn: (goesOn: boolean) => void = () => undefined;
  #at: Whereabouts = NOWHERE;
  /** Stops waiting for the range to be late. */
  #inTime: () => void = () => undefined;

  constructor({ inThreads }: Pick<Platform, 'inThreads'>, setup: Setup, bounds: RangeBounds) {
    this.#inThreads = inThreads;
    this.#setup = setup;
    this.#bounds = bounds;
  }

  /**
   * @throws (all as rejections) WorkerFailure when the process ends before its time, or goes beyond its bounds; GameError
   * `INVALID_SETUP` when the run can't be played in it; Error when it was ended by the signal
   */
  async play(range: GameRange, signal: RunSignal | undefined): Promise<Answer> {
    const abort = (): void => this.#running?.halt(new Error('ended'));
    const answer = new Promise<Answer>((answered, failed) => {
      this.#asked = { range, answered, failed };
    });
    signal?.addEventListener('abort', abort);
    try {
      if (this.#running === null) this.#start();
      else this.#goOn(true);
      if (signal?.aborted) abort();
      return await answer;
    } finally {
      signal?.removeEventListener('abort', abort);
      this.#inTime();
      this.#asked = null;
    }
  }

  /** Ends the process. */
  async end(): Promise<void> {
    const running = this.#running;
    running?.halt(new Error('ended'));
    await running?.ended;
  }

  #start(): void {
    const { rangeTimeout, workerMemory } = this.#bounds;
    let halt: (error: Error) => void = () => undefined;
    const stopped = new Promise<never>((_, reject) => {
      halt = reject;
    });
    stopped.catch(() => undefined);
    this.#at = NOWHERE;
    const work = this.#inThreads<Setup, GameRange, Answer>({
      threads: 1,
      // A range has a bound, its actions have none.
      bounds: { silence: Number.POSITIVE_INFINITY, memory: workerMemory },
      setup: this.#setup,
      tasks: this.#ranges(),
      answered: (answer) => {
        const next = new Promise<boolean>((resolve) => {
          this.#goOn = resolve;
        });
        this.#asked?.answered(answer);
        return next;
      },
      stopped,
      seen: ([at]) => {
        this.#at = at ?? this.#at;
      },
    });
    const ended = work
      .catch((error: unknown) => error)
      .then((error) => {
        this.#running = null;
        this.#asked?.failed(error);
      });
    this.#running = { ended, halt };
    this.#watch(Math.max(rangeTimeout, LOADING));
  }

  /** The ranges, each when the process is ready for it. */
  *#ranges(): Generator<GameRange> {
    for (;;) {
      if (this.#asked === null) return;
      this.#watch(this.#bounds.rangeTimeout);
      yield this.#asked.range;
    }
  }

  #watch(milliseconds: number): void {
    this.#inTime();
    const late = (): void => {
      const what = `has held its range for more than ${milliseconds / 1000} s (rangeTimeout)`;
      this.#running?.halt(new WorkerFailure(what, this.#at));
    };
    this.#inTime = milliseconds === Number.POSITIVE_INFINITY ? () => undefined : after(milliseconds, late);
  }
}
