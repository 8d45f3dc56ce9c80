import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { databaseFlags } from '../../scripts/lib/checks/engine-flags.js';

/** A process of examples/online/main.ts. */
export interface Server {
  /** `'http://localhost:40123'` */
  readonly url: string;
  readonly kill: () => void;
  /** Asks it to end. @returns its exit code */
  readonly end: () => Promise<number | null>;
}

/** @param program - examples/online/main.ts in one file */
export async function startServer(program: string, env: Readonly<Record<string, string>>): Promise<Server> {
  const child: ChildProcess = fork(program, [], {
    execArgv: [...databaseFlags],
    env: { ...process.env, PORT: '0', ONLINE_PACE: '10000', ONLINE_BOT_PAUSE: '1', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.on('exit', () => reject(new Error('the server has ended')));
    child.stdout?.on('data', (text) => resolve(String(text).trim()));
  });
  const end = async (): Promise<number | null> => {
    child.kill('SIGTERM');
    const [code] = (await once(child, 'exit')) as [number | null];
    return code;
  };
  return { url, kill: () => void child.kill('SIGKILL'), end };
}

/** Begins a match. */
export async function begin(url: string, table: object): Promise<{ id: string; secrets: string[] }> {
  const response = await fetch(`${url}/matches`, { method: 'POST', body: JSON.stringify(table) });
  const answer = (await response.json()) as { id: string; secrets: string[]; message?: string };
  if (!response.ok) throw new Error(`${response.status} ${answer.message}`);
  return answer;
}
