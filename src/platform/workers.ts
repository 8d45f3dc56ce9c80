import { type ChildProcess, fork } from 'node:child_process';
import type { ThreadWork } from '../analysis/tournament/platform.js';
import { type Whereabouts, WorkerFailure } from '../analysis/tournament/watch.js';
import { GameError } from '../kernel/errors.js';
import type { FromProcess, ToProcess } from './worker-messages.js';
import { workerFlags, workerModule } from './worker-module.js';

/** How V8 begins its page of last words. */
const LAST_WORDS = /\n*<--- Last few GCs|\n*FATAL ERROR|\n*# Fatal/;
/** How many milliseconds what is written after the end is waited for. */
const GRACE = 500;

/** Passes on what the process writes to standard error, except the page that V8 leaves behind, which is returned. */
function handedOn(child: ChildProcess): () => string {
  let lastWords = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    const begin = lastWords === '' ? text.search(LAST_WORDS) : 0;
    if (begin < 0) process.stderr.write(text);
    else {
      process.stderr.write(text.slice(0, begin));
      lastWords = (lastWords + text.slice(begin)).slice(0, 10_000);
    }
  });
  return () => lastWords;
}

/** The message about a process that ended by itself. */
function endText(code: number | null, signal: string | null, lastWords: string): string {
  const how = signal === null ? `exit code ${code}` : signal;
  const isMemory = /out of memory|allocation failed/i.test(lastWords);
  return `their process has ended (${how})${isMemory ? ': it ran out of memory' : ''}`;
}

const endOf = (child: ChildProcess): Promise<readonly [code: number | null, signal: string | null]> =>
  new Promise((resolve, reject) => {
    child.on('error', (error) => {
      if (child.pid === undefined) reject(error);
    });
    child.on('exit', (code, signal) => {
      const late = setTimeout(() => resolve([code, signal]), GRACE);
      child.on('close', () => {
        clearTimeout(late);
        resolve([code, signal]);
      });
    });
  });

/** Gives the tasks out, one to each thread that is free. Resolves when all are done. */
function dispatch<Setup, Task, Answer>(
  child: ChildProcess,
  { threads, bounds, setup, tasks, answered }: ThreadWork<Setup, Task, Answer>,
  seen: (at: readonly Whereabouts[]) => void,
): Promise<void> {
  const send = (message: ToProcess): void => {
    // If it can't be sent, the process has ended, which shows.
    child.send(message, () => undefined);
  };
  const queue = tasks[Symbol.iterator]();
  let goesOn = true;
  let idle = 0;
  return new Promise((resolve, reject) => {
    const give = (thread: number): void => {
      const next = goesOn ? queue.next() : null;
      if (next !== null && !next.done) send({ kind: 'task', thread, task: next.value });
      else if (++idle === threads) resolve();
    };
    // A thread's messages are handled in order; a part may take its time.
    const turns = Array.from({ length: threads }, () => Promise.resolve());
    const inTurn = (thread: number, run: () => Promise<void>): void => {
      turns[thread] = (turns[thread] as Promise<void>).then(run);
      turns[thread].catch(reject);
    };
    child.on('message', (message: FromProcess) => {
      if (message.kind === 'seen') seen(message.at);
      else if (message.kind === 'refused') reject(new GameError('INVALID_SETUP', message.message));
      else if (message.kind === 'failed') reject(new WorkerFailure(message.what, message.at));
      else
        inTurn(message.thread, async () => {
          if (message.kind !== 'ready') goesOn = (await answered(message.answer as Answer)) && goesOn;
          if (message.kind !== 'part') give(message.thread);
        });
    });
    send({ kind: 'start', threads, bounds, setup });
  });
}

/** See {@link Platform.inThreads}. */
export async function inThreads<Setup, Task, Answer>(work: ThreadWork<Setup, Task, Answer>): Promise<void> {
  if ('Deno' in globalThis) throw new Error('they are for Node and Bun: in Deno bots play in this thread');
  const child = fork(workerModule('worker-process'), [], {
    execArgv: workerFlags(),
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  const lastWords = handedOn(child);
  const ended = endOf(child);
  let lastSeen: readonly Whereabouts[] = [];
  const broken = ended.then(([code, signal]) => {
    throw new WorkerFailure(endText(code, signal, lastWords()), lastSeen);
  });
  try {
    const done = dispatch(child, work, (at) => {
      lastSeen = at;
      work.seen?.(at);
    });
    await new Promise<void>((resolve, reject) => {
      done.then(resolve, reject);
      broken.catch(reject);
      work.stopped.catch(reject);
    });
  } finally {
    child.kill('SIGKILL');
    await ended.catch(() => undefined);
  }
}
