import { Worker } from 'node:worker_threads';
import { type AskedWorker, ENOUGH, type WorkerMessage } from '../analysis/worker/messages.js';
import { workerFlags, workerModule } from './worker-module.js';

/** Starts a worker thread in which a bot thinks. Between questions it does not keep the process alive. */
export function startWorker(): AskedWorker {
  if ('Deno' in globalThis) throw new Error('they are for Node, Bun and pages: in Deno bots play in this thread');
  const worker = new Worker(workerModule('bot-worker'), { execArgv: workerFlags() });
  worker.unref();
  return {
    ask: (question, onProgress) =>
      new Promise((resolve, reject) => {
        worker.ref();
        worker.removeAllListeners();
        worker.on('message', (told: WorkerMessage) => {
          if ('done' in told) return onProgress?.(told.done, told.total);
          worker.unref();
          resolve(told);
        });
        worker.once('error', reject);
        worker.once('exit', (code) => reject(new Error(`the worker has ended (exit code ${code})`)));
        worker.postMessage(question);
      }),
    enough: () => worker.postMessage(ENOUGH),
    end: () => void worker.terminate(),
  };
}
