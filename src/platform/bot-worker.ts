import { parentPort } from 'node:worker_threads';
import { answering } from '../analysis/worker/answering.js';
import type { WorkerQuestion } from '../analysis/worker/messages.js';
import { loadModule, readFile } from './files.js';

// A thread in which a bot thinks.
const answer = answering({ loadModule, readFile });
parentPort?.on('message', async (question: WorkerQuestion) => parentPort?.postMessage(await answer(question)));
