import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Platform, ThreadWork } from '../analysis/tournament/platform.js';

const urlOf = (file: string): URL => (/^[a-z][a-z\d+.-]+:/i.test(file) ? new URL(file) : pathToFileURL(file));

/** The module that runs in each thread lies beside this one, and is ESM, CommonJS or TypeScript like this one. */
function workerModule(): { readonly filename: string; readonly execArgv?: string[] } {
  const ending = /\.\w+$/.exec(import.meta.url)?.[0] ?? '.js';
  const filename = fileURLToPath(new URL(`./tournament-worker${ending}`, import.meta.url));
  if (ending !== '.ts') return { filename };
  // From the sources, as tests do.
  const register = new URL('../../scripts/lib/register-tsx.mjs', import.meta.url).href;
  return { filename, execArgv: [...process.execArgv, '--import', register] };
}

async function inThreads<Setup, Task, Answer>(work: ThreadWork<Setup, Task, Answer>): Promise<void> {
  const { threads, setup, tasks, answered, stopped } = work;
  const { Tinypool } = await import('tinypool');
  const pool = new Tinypool({
    ...workerModule(),
    name: 'work',
    workerData: setup,
    minThreads: threads,
    maxThreads: threads,
  });
  let isOver = false;
  try {
    // A thread that ends by itself (`process.exit`) is no error to the pool, which would wait for its answer for ever.
    const broken = new Promise<never>((_, reject) => {
      pool.on('error', reject);
      for (const thread of pool.threads) {
        thread.on('exit', (code: unknown) => {
          if (!isOver) thread.emit('error', new Error(`a worker thread ended before its time (exit code ${code})`));
        });
      }
    });
    const queue = tasks[Symbol.iterator]();
    let goesOn = true;
    const serve = async (): Promise<void> => {
      while (goesOn) {
        const next = queue.next();
        if (next.done) return;
        const answer = (await pool.run(next.value)) as Answer;
        goesOn = (await answered(next.value, answer)) && goesOn;
      }
    };
    await Promise.race([broken, stopped, Promise.all(Array.from({ length: threads }, serve))]);
  } finally {
    isOver = true;
    await pool.destroy();
  }
}

/** Node. */
export const platform: Platform = {
  pause: () => new Promise((resolve) => setImmediate(resolve)),
  readFile: (file) => readFile(urlOf(file)),
  loadModule: async (file) => (await import(urlOf(file).href)) as Readonly<Record<string, unknown>>,
  inThreads,
};
