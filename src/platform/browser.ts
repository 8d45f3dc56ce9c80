import type { Platform } from '../analysis/tournament/platform.js';
import type { WorkerMessage } from '../analysis/worker/messages.js';
import { loadModule, readFile, without } from './page-files.js';

interface PageWorker {
  onmessage: (event: { readonly data: WorkerMessage }) => void;
  onerror: (event: { readonly message?: string }) => void;
  readonly postMessage: (message: unknown) => void;
  readonly terminate: () => void;
}

interface Browser {
  readonly setTimeout: (callback: () => void) => unknown;
}

declare global {
  interface ImportMeta {
    url: string;
  }
}
declare const URL: new (path: string, base: string) => object;
declare const Worker: new (url: object, options: { readonly type: 'module' }) => PageWorker;

const browser = globalThis as unknown as Browser;

/** Where there is no Node: modules and files come over the network. */
export const platform: Platform = {
  pause: () => new Promise((resolve) => browser.setTimeout(resolve)),
  readFile,
  loadModule,
  inThreads: /* @__PURE__ */ without('workers'),
  versions() {
    throw new Error('versions are for Node');
  },
  startWorker() {
    // Written so that bundlers see which module is to become a file of its own.
    const worker = new Worker(new URL('./page-worker.js', import.meta.url), { type: 'module' });
    return {
      ask: (question, onProgress) =>
        new Promise((resolve, reject) => {
          worker.onmessage = ({ data }) => ('done' in data ? onProgress?.(data.done, data.total) : resolve(data));
          worker.onerror = ({ message }) => reject(new Error(message ?? 'the worker could not be started'));
          worker.postMessage(question);
        }),
      end: () => worker.terminate(),
    };
  },
};
