import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FuzzCase, writeCase } from './case.js';

/** The variable of the environment that names the file to which a process writes what it is about to try. */
export const TRIAL_FILE = 'DICEWRIGHT_FUZZ_TRIAL';

/** What is tried for longer has no end. */
const PATIENCE_MS = 5 * 60_000;
const LOOK_EVERY_MS = 10_000;

const ageOf = (file: string): number => Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());

function keepTrial(file: string, folder: string, death: string): void {
  if (!statSync(file, { throwIfNoEntry: false })) return;
  const trial = JSON.parse(readFileSync(file, 'utf8')) as FuzzCase;
  const written = writeCase(folder, { ...trial, message: death });
  console.error(`failed: ${trial.game}: ${trial.law}\n  ${death}\n  ${written}`);
}

/**
 * Runs a script in a process of its own. What kills it, such as memory that ends, or brings it to a halt leaves nobody
 * to tell: then what it was about to try is written as a failing case.
 *
 * @returns the exit code
 */
export async function supervised(script: string, args: readonly string[], folder: string): Promise<number> {
  const place = mkdtempSync(join(tmpdir(), 'dicewright-fuzz-'));
  const file = join(place, 'trial.json');
  const child = fork(script, [...args], { env: { ...process.env, [TRIAL_FILE]: file } });
  const watch = setInterval(() => {
    if (ageOf(file) > PATIENCE_MS) child.kill('SIGKILL');
  }, LOOK_EVERY_MS);
  try {
    const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
    if (code === 0 || code === 1) return code;
    // Somebody has had enough of it.
    if (signal !== 'SIGINT' && signal !== 'SIGTERM') {
      keepTrial(file, folder, `the process died of it, or it took no end (${signal ?? `exit code ${code}`})`);
    }
    return 1;
  } finally {
    clearInterval(watch);
    rmSync(place, { recursive: true });
  }
}
