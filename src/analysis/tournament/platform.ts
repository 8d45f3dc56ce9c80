import type { Whereabouts } from './watch.js';

/** Bounds of what a worker may take. */
export interface WorkerBounds {
  /** Milliseconds in which a worker has to get on: to end one action of a bot, or to make one. */
  readonly silence: number;
  /** MiB of its heap. */
  readonly memory: number;
}

/** Work for threads: data that can be sent to them. */
export interface ThreadWork<Setup, Task, Answer> {
  /** How many threads, from 1. */
  readonly threads: number;
  readonly bounds: WorkerBounds;
  /** What each thread is told once. */
  readonly setup: Setup;
  /** Taken one after the other, whenever a thread is free; nothing more is taken when `answered` gives `false`. */
  readonly tasks: Iterable<Task>;
  /** Told what has come of a task, in one part or in several; of different tasks in any order. */
  readonly answered: (answer: Answer) => Promise<boolean>;
  /** Ends it before it is done, by rejecting. */
  readonly stopped: Promise<never>;
  /** Told now and then where the threads are, those first that have been there longest. */
  readonly seen?: ((at: readonly Whereabouts[]) => void) | undefined;
}

/** What games and bots run on. */
export interface Versions {
  /** The version of this package. */
  readonly dicewright: string;
  /** The major version of Node. */
  readonly node: number;
}

/** What a program can do in Node only, or otherwise in Node than in a browser: `#platform` in `package.json`. */
export interface Platform {
  /** Lets others have their turn: timers, clicks. */
  readonly pause: () => Promise<void>;
  /** What stands in a file: a path, or a URL. @throws whatever the system says (as a rejection) */
  readonly readFile: (file: string) => Promise<Uint8Array>;
  /** The module of a path or a URL. @throws whatever the system says (as a rejection) */
  readonly loadModule: (file: string) => Promise<Readonly<Record<string, unknown>>>;
  /**
   * Has the work of a tournament, or of a simulation, done by worker threads, which are ended whatever happens. What they do with themselves
   * does nothing to this process.
   *
   * @throws GameError `INVALID_SETUP` (as a rejection) when a thread refuses the setup; WorkerFailure when a thread ends before its time, or goes beyond its bounds; Error when none
   * can be started
   */
  readonly inThreads: <Setup, Task, Answer>(work: ThreadWork<Setup, Task, Answer>) => Promise<void>;
  /** What games and bots run on, as far as what they do could depend on it. @throws Error where it can't be told */
  readonly versions: () => Versions;
  /**
   * Takes a folder for this process alone.
   *
   * @returns what gives it back
   * @throws GameError `INVALID_SETUP` (as a rejection) where a process that lives has it
   */
  readonly holdFolder: (folder: string) => Promise<() => void>;
  /** @throws GameError `INVALID_SETUP` where a process that lives has taken the folder */
  readonly checkFolder: (folder: string) => void;
}
