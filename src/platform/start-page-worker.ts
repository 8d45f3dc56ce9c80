import { type AskedWorker, ENOUGH, type WorkerMessage } from '../analysis/worker/messages.js';

interface PageWorker {
  onmessage: (event: { readonly data: WorkerMessage }) => void;
  onerror: (event: { readonly message?: string }) => void;
  readonly postMessage: (message: unknown) => void;
  readonly terminate: () => void;
}

declare global {
  interface ImportMeta {
    url: string;
  }
}
declare const URL: new (path: string, base: string) => object;
declare const Worker: new (url: object, options: { readonly type: 'module' }) => PageWorker;

/** Starts a worker of a page. It is not part of the platform, which workers load, too: none of them starts another. */
export function startWorker(): AskedWorker {
  // Written so that bundlers see which module has to become a file of its own.
  const worker = new Worker(new URL('./page-worker.js', import.meta.url), { type: 'module' });
  return {
    ask: (question, onProgress) =>
      new Promise((resolve, reject) => {
        worker.onmessage = ({ data }) => ('done' in data ? onProgress?.(data.done, data.total) : resolve(data));
        worker.onerror = ({ message }) => reject(new Error(message ?? 'the worker could not be started'));
        worker.postMessage(question);
      }),
    enough: () => worker.postMessage(ENOUGH),
    end: () => worker.terminate(),
  };
}
