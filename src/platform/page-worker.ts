import { hearing } from '../analysis/worker/answering.js';
import type { ENOUGH, WorkerMessage, WorkerQuestion } from '../analysis/worker/messages.js';
import { loadModule, readFile } from './page-files.js';

/** What a worker of a page sees as its world. */
interface Scope {
  onmessage: (event: { readonly data: WorkerQuestion | typeof ENOUGH }) => Promise<void>;
  readonly postMessage: (message: WorkerMessage) => void;
}

// A worker of a page in which a bot thinks, or a judge.
const scope = globalThis as unknown as Scope;
const hear = hearing({ loadModule, readFile }, (message) => scope.postMessage(message));
scope.onmessage = ({ data }) => hear(data);
