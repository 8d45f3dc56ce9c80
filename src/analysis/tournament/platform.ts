import type { Whereabouts } from './watch.js';

/** Bounds on what a worker may take. */
export interface WorkerBounds {
  /** Milliseconds in which a worker has to get on: to finish one action of a bot, or to make a bot. */
  readonly silence: number;
  /** MiB of its heap. */
  readonly memory: number;
}

/** Work for threads: data that can be sent to them. */
export interface ThreadWork<Setup, Task, Answer> {
  /** How many threads, from 1. */
  readonly threads: number;
  readonly bounds: WorkerBounds;
  /** What each thread is sent once. */
  readonly setup: Setup;
  /** Taken one after the other, whenever a thread is free; nothing more is taken when `answered` gives `false`. */
  readonly tasks: Iterable<Task>;
  /** Called with the result of a task, in one part or in several; different tasks in any order. */
  readonly answered: (answer: Answer) => Promise<boolean>;
  /** Ends it before it is done, by rejecting. */
  readonly stopped: Promise<never>;
  /** Called now and then with where the threads are, those that have been there longest first. */
  readonly seen?: ((at: readonly Whereabouts[]) => void) | undefined;
}

/** What games and bots run on. */
export interface Versions {
  /** The version of this package. */
  readonly dicewright: string;
  /** The major version of Node. */
  readonly node: number;
}

/** What a program can do only in Node, or differently in Node and in a browser: `#platform` in `package.json`. */
export interface Platform {
  /** Gives others a turn: timers, clicks. */
  readonly pause: () => Promise<void>;
  /** The content of a file: a path, or a URL. @throws whatever the system says (as a rejection) */
  readonly readFile: (file: string) => Promise<Uint8Array>;
  /** The module of a path or a URL. @throws whatever the system says (as a rejection) */
  readonly loadModule: (file: string) => Promise<Readonly<Record<string, unknown>>>;
  /**
   * Has the work of a tournament, or of a simulation, done by worker threads, which are ended whatever happens. Nothing that
   * happens in them affects this process.
   *
   * @throws GameError `INVALID_SETUP` (as a rejection) when a thread refuses the setup; WorkerFailure when a thread ends before its time, or goes beyond its bounds; Error when none
   * can be started
   */
  readonly inThreads: <Setup, Task, Answer>(work: ThreadWork<Setup, Task, Answer>) => Promise<void>;
  /** What games and bots run on, as far as what they do could depend on it. @throws Error where that isn't known */
  readonly versions: () => Versions;
  /**
   * Takes a folder for this process alone.
   *
   * @returns what gives it back
   * @throws GameError `INVALID_SETUP` (as a rejection) where a living process has it
   */
  readonly holdFolder: (folder: string) => Promise<() => void>;
  /** @throws GameError `INVALID_SETUP` where a living process has taken the folder */
  readonly checkFolder: (folder: string) => void;
}
