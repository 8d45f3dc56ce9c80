import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { commandFile } from '../helpers/compiled.js';
import { root } from '../helpers/root.js';

/** What a process has written, and how it ended. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A process of a test. */
export interface Running {
  readonly child: ChildProcess;
  /** What it has written to standard error so far. */
  readonly told: () => string;
  readonly ended: Promise<Ended>;
}

const started = new Set<ChildProcess>();

/** Starts Node. */
export function startNode(args: readonly string[]): Running {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.add(child);
  const texts = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      texts[name] += text;
    });
  }
  const ended = once(child, 'close').then(([code]) => {
    started.delete(child);
    return { code: code as number | null, ...texts };
  });
  return { child, told: () => texts.stderr, ended };
}

/** Starts the command. */
export const startCommand = (argv: readonly string[]): Running => startNode([commandFile, ...argv]);

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Until it is so: how long that takes depends on the machine alone. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(20);
}

/** Starts a worker; resolves when it works. */
export async function startWorker(address: string, ...flags: readonly string[]): Promise<Running> {
  const worker = startCommand(['worker', '--queue', address, ...flags]);
  await until(() => worker.told().includes('working') || worker.child.exitCode !== null);
  return worker;
}

/** Ends all that were started here, without asking. */
export async function endAll(): Promise<void> {
  const ends = [...started].map((child) => once(child, 'close'));
  for (const child of started) child.kill('SIGKILL');
  await Promise.all(ends);
}
