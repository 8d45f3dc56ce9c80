import { type ChildProcess, fork } from 'node:child_process';
import type { Question, Reply } from './server-process.js';

type Asked<Q = Question> = Q extends unknown ? Omit<Q, 'number'> : never;

/** The server has ended before it has answered: nobody knows what it has done. */
export const lost = new Error('the server has ended');

/** A server process. */
export interface Server {
  /** @throws (as a rejection) {@link lost}; Error for what the match has thrown */
  readonly ask: (question: Asked) => Promise<Reply>;
  readonly kill: () => void;
  readonly stop: () => Promise<void>;
}

interface Waiting {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
}

/** @param program - the built test/match/postgres/server-process.ts */
export function startServer(program: string, address: string): Server {
  const child: ChildProcess = fork(program, [address], {
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const waiting = new Map<number, Waiting>();
  let questions = 0;
  let isGone = false;
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => {
      isGone = true;
      for (const { reject } of waiting.values()) reject(lost);
      resolve();
    });
  });
  child.on('error', () => undefined);
  child.on('message', (reply: Reply) => {
    const asked = waiting.get(reply.number);
    waiting.delete(reply.number);
    if (reply.error === undefined) asked?.resolve(reply);
    else asked?.reject(new Error(reply.error));
  });
  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        if (isGone) throw lost;
        const number = ++questions;
        waiting.set(number, { resolve, reject });
        child.send({ ...question, number }, (error) => error && reject(lost));
      }),
    kill: () => void child.kill('SIGKILL'),
    async stop() {
      if (child.connected) child.disconnect();
      await gone;
    },
  };
}
