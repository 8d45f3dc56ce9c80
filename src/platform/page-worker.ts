import { hearing } from '../analysis/worker/answering.js';
import type { ENOUGH, WorkerMessage, WorkerQuestion } from '../analysis/worker/messages.js';
import { loadModule, readFile } from './page-files.js';

// Present wherever this runs, but no part of the language.
declare const self: {
  onmessage: (event: { readonly data: WorkerQuestion | typeof ENOUGH }) => Promise<void>;
  readonly postMessage: (message: WorkerMessage) => void;
};

// A page's worker in which a bot, or a judge, thinks.
const hear = hearing({ loadModule, readFile }, (message) => self.postMessage(message));
self.onmessage = ({ data }) => hear(data);
