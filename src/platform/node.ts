import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Platform, ThreadWork } from '../analysis/tournament/platform.js';
import { loadModule, readFile } from './files.js';

/**
 * The module that runs in each thread. Where it lies is told by package.json: a build may put what stands here into any
 * file.
 */
function workerModule(): { readonly filename: string; readonly execArgv?: string[] } {
  if (!import.meta.url.endsWith('.ts')) {
    const manifest = createRequire(import.meta.url).resolve('dicewright/package.json');
    return { filename: join(dirname(manifest), 'dist/platform/tournament-worker.js') };
  }
  // From the sources, as tests do.
  const place = (path: string): URL => new URL(path, import.meta.url);
  const register = place('../../scripts/lib/register-tsx.mjs').href;
  return {
    filename: fileURLToPath(place('./tournament-worker.ts')),
    execArgv: ['--import', register],
  };
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
