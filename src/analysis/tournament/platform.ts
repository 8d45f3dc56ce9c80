/** Work for threads: data that can be sent to them. */
export interface ThreadWork<Setup, Task, Answer> {
  /** How many threads, from 1. */
  readonly threads: number;
  /** What each thread is told once. */
  readonly setup: Setup;
  /** Taken one after the other, whenever a thread is free; nothing more is taken when `answered` gives `false`. */
  readonly tasks: Iterable<Task>;
  /** Told each task that is done, in any order, and its answer. */
  readonly answered: (task: Task, answer: Answer) => Promise<boolean>;
  /** Ends it before it is done, by rejecting. */
  readonly stopped: Promise<never>;
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
   * Has the work of a tournament done by worker threads, which are ended whatever happens.
   *
   * @throws Error (as a rejection) when a thread cannot be started, or ends before its time
   */
  readonly inThreads: <Setup, Task, Answer>(work: ThreadWork<Setup, Task, Answer>) => Promise<void>;
}
