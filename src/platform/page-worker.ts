import { hearing } from '../analysis/worker/answering.js';
import type { ENOUGH, WorkerMessage, WorkerQuestion } from '../analysis/worker/messages.js';
import { loadModule, readFile } from './page-files.js';

/** The global scope of a page's worker. */
interface Scope {
  onmessage: (event: { readonly data: WorkerQuestion | typeof ENOUGH }) => Promise<void>;
  readonly postMessage: (message: WorkerMessage) => void;
}

// A page's worker in which a bot, or a judge, thinks.
const scope = globalThis as unknown as Scope;
const hear = hearing({ loadModule, readFile }, (message) => scope.postMessage(message));
scope.onmessage = ({ data }) => hear(data);
