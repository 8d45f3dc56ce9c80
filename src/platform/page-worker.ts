import { answering } from '../analysis/worker/answering.js';
import type { WorkerMessage, WorkerQuestion } from '../analysis/worker/messages.js';
import { loadModule, readFile } from './page-files.js';

/** What a worker of a page sees as its world. */
interface Scope {
  onmessage: (event: { readonly data: WorkerQuestion }) => Promise<void>;
  readonly postMessage: (message: WorkerMessage) => void;
}

// A worker of a page in which a bot thinks, or a judge.
const scope = globalThis as unknown as Scope;
const answer = answering({ loadModule, readFile });
scope.onmessage = async ({ data }) =>
  scope.postMessage(await answer(data, (done, total) => scope.postMessage({ done, total })));
