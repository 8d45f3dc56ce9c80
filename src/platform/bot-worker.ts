import { parentPort } from 'node:worker_threads';
import { answering } from '../analysis/worker/answering.js';
import type { WorkerMessage, WorkerQuestion } from '../analysis/worker/messages.js';
import { loadModule, readFile } from './files.js';

// A thread in which a bot thinks, or a judge.
const answer = answering({ loadModule, readFile });
const say = (message: WorkerMessage): void => parentPort?.postMessage(message);
parentPort?.on('message', async (question: WorkerQuestion) =>
  say(await answer(question, (done, total) => say({ done, total }))),
);
