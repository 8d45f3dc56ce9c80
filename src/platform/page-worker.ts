import { answering } from '../analysis/worker/answering.js';
import type { WorkerQuestion } from '../analysis/worker/messages.js';
import { loadModule, readFile } from './page-files.js';

/** What a worker of a page sees as its world. */
interface Scope {
  onmessage: (event: { readonly data: WorkerQuestion }) => Promise<void>;
  readonly postMessage: (message: unknown) => void;
}

// A worker of a page in which a bot thinks.
const scope = globalThis as unknown as Scope;
const answer = answering({ loadModule, readFile });
scope.onmessage = async ({ data }) => scope.postMessage(await answer(data));
