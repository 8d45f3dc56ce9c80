import { parentPort } from 'node:worker_threads';
import { hearing } from '../analysis/worker/answering.js';
import { loadModule, readFile } from './files.js';

// A thread in which a bot, or a judge, thinks.
parentPort?.on(
  'message',
  hearing({ loadModule, readFile }, (message) => parentPort?.postMessage(message)),
);
