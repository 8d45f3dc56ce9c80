import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { errorText } from '../analysis/tournament/error-text.js';
import type { WorkerBounds } from '../analysis/tournament/platform.js';
import { type FromProcess, SharedPlace, type ThreadMessage, type ToProcess } from './worker-messages.js';
import { workerModule } from './worker-module.js';

// The process in which the workers are threads. It plays nothing itself, so that it can always be spoken to, and it is
// one of its own, because a thread without memory can end the whole process that it belongs to.

/** How often the threads are looked at, in milliseconds. */
const LOOK = 250;
/** A thread that has loaded what it needs of this package within this many milliseconds doesn't count as hanging. */
const LOADING = 60_000;

interface Thread {
  readonly port: MessagePort;
  readonly place: SharedPlace;
  isBusy: boolean;
  /** The beats at the last look, and for how many milliseconds they have been the same. */
  beats: number;
  silence: number;
}

const tell = (message: FromProcess): void => {
  process.send?.(message, undefined, undefined, () => undefined);
};

let hasFailed = false;

function fail(thread: Thread, what: string): void {
  if (hasFailed) return;
  hasFailed = true;
  tell({ kind: 'failed', what, at: thread.place.at });
}

function causeText(error: unknown, { memory }: WorkerBounds): string {
  const isMemory = (error as { readonly code?: unknown } | null)?.code === 'ERR_WORKER_OUT_OF_MEMORY';
  if (isMemory) return `ran out of memory: more than ${memory} MiB (workerMemory)`;
  return `left an error that nobody caught: ${errorText(error)}`;
}

function startThread(number: number, setup: unknown, bounds: WorkerBounds): Thread {
  const { port1: port, port2 } = new MessageChannel();
  const thread: Thread = { port, place: new SharedPlace(), isBusy: true, beats: 0, silence: 0 };
  const worker = new Worker(workerModule('tournament-worker'), {
    resourceLimits: { maxOldGenerationSizeMb: bounds.memory },
  });
  worker.on('error', (error) => fail(thread, causeText(error, bounds)));
  worker.on('messageerror', () => fail(thread, 'gave an answer that cannot be read'));
  port.on('messageerror', () => fail(thread, 'gave an answer that cannot be read'));
  worker.on('exit', (code) => fail(thread, `ended its worker (exit code ${code})`));
  port.on('message', (message: ThreadMessage) => {
    if (message.kind !== 'part') thread.isBusy = false;
    tell({ ...message, thread: number });
  });
  worker.postMessage({ setup, port: port2, place: thread.place.buffer }, [port2]);
  return thread;
}

/**
 * Looks at the threads now and then. Silence is measured in time during which this process could have received something:
 * none passes while the machine sleeps, or has no time for it.
 */
function watchThreads(threads: readonly Thread[], { silence }: WorkerBounds): void {
  const look = Math.min(LOOK, silence);
  let lastLook = performance.now();
  setInterval(() => {
    const now = performance.now();
    const passed = Math.min(now - lastLook, 2 * look);
    lastLook = now;
    for (const thread of threads) {
      const { beats } = thread.place;
      thread.silence = thread.isBusy && beats === thread.beats ? thread.silence + passed : 0;
      thread.beats = beats;
      const { game, asked } = thread.place.at;
      const bound = game === null && asked === null ? Math.max(LOADING, silence) : silence;
      if (thread.silence > bound) fail(thread, `has not come back for ${bound / 1000} s (actionTimeout)`);
    }
    const busy = threads.filter(({ isBusy }) => isBusy).sort((one, other) => other.silence - one.silence);
    tell({ kind: 'seen', at: busy.map(({ place }) => place.at) });
  }, look);
}

let threads: readonly Thread[] = [];

process.on('message', (message: ToProcess) => {
  if (message.kind === 'start') {
    const { setup, bounds } = message;
    threads = Array.from({ length: message.threads }, (_, number) => startThread(number, setup, bounds));
    watchThreads(threads, bounds);
  } else {
    const thread = threads[message.thread];
    if (thread === undefined) return;
    thread.isBusy = true;
    thread.silence = 0;
    thread.port.postMessage(message.task);
  }
});
// A thread in a loop would live on when nobody waits for it any more.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
// The terminal sends it to everybody: whoever started this process decides what to do about it.
process.on('SIGINT', () => undefined);
