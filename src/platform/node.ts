import { fileURLToPath } from 'node:url';
import type { Platform, ThreadWork } from '../analysis/tournament/platform.js';
import { loadModule, readFile } from './files.js';

/** The module that runs in each thread: it lies beside this one, built or in TypeScript as this one. */
function workerModule(): { readonly filename: string; readonly execArgv?: string[] } {
  const isBuilt = !import.meta.url.endsWith('.ts');
  const file = fileURLToPath(new URL(`./tournament-worker.${isBuilt ? 'js' : 'ts'}`, import.meta.url));
  if (isBuilt) return { filename: file };
  // As tests do.
  const register = new URL('../../scripts/lib/register-tsx.mjs', import.meta.url).href;
  return { filename: file, execArgv: [...process.execArgv, '--import', register] };
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
  let isOver = false;
  try {
    await new Promise<unknown>((resolve, reject) => {
      pool.on('error', reject);
      for (const thread of pool.threads) {
        // A thread that ends by itself (`process.exit`) is no error to the pool, which would wait for its answer for ever.
        thread.on('exit', (code: unknown) => {
          if (!isOver) thread.emit('error', new Error(`a worker thread ended before its time (exit code ${code})`));
        });
      }
      stopped.catch(reject);
      Promise.all(Array.from({ length: threads }, serve)).then(resolve, reject);
    });
  } finally {
    isOver = true;
    await pool.destroy();
  }
}

/** Node. */
export const platform: Platform = {
  pause: () => new Promise((resolve) => setImmediate(resolve)),
  readFile,
  loadModule,
  inThreads,
};
