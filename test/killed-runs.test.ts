import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mergeSimulations } from '../src/analysis/simulation/result.js';
import { mergeTournaments } from '../src/analysis/tournament/result.js';
import { commandFile, moduleUrl } from './helpers/compiled.js';
import { root } from './helpers/root.js';

// Real processes, ended in the middle of what they do.

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dicewright-killed-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const words = (argv: readonly string[]): string[] => [commandFile, ...argv];
const options = { cwd: root, env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined } };

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Until it is so: how long that takes depends on the machine alone. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await pause(20);
}

interface Ended {
  readonly code: number | null;
  readonly signal: string | null;
  readonly stderr: string;
}

async function endOf(child: ChildProcess): Promise<Ended> {
  let stderr = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  return { code, signal, stderr };
}

interface Kept {
  readonly games: number;
  readonly ranges: readonly (readonly [from: number, to: number])[];
}

const keptIn = (file: string): Kept => JSON.parse(readFileSync(file, 'utf8')) as Kept;

const runs = {
  simulate: ['simulate', 'kiriki', '--seed', 's'],
  tournament: ['tournament', 'kiriki', '--bots', 'random,random', '--seed', 's', '--workers', '2'],
} as const;

/** @throws when it is no whole result */
const checks = {
  simulate: (value: unknown): void => expect(mergeSimulations(value as never)).toEqual(value),
  tournament: (value: unknown): void => expect(mergeTournaments(value as never)).toEqual(value),
} as const;

describe.each(['simulate', 'tournament'] as const)('%s --out', (command) => {
  const run = runs[command];

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGKILL', null],
  ] as const)('that gets %s leaves a file with which it goes on', async (signal, exitCode) => {
    const file = join(folder, `${command}-${signal}.json`);
    const child = spawn(process.execPath, words([...run, '--games', '10000', '--out', file]), {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const ended = endOf(child);
    await until(() => existsSync(file));
    child.kill(signal);
    const { code, signal: by, stderr } = await ended;
    const { games, ranges } = keptIn(file);
    checks[command](keptIn(file));
    expect(games).toBeGreaterThan(0);
    if (exitCode === null) expect(by).toBe(signal);
    else {
      expect(code).toBe(exitCode);
      expect(stderr).toBe(
        `dicewright: interrupted (${signal}): ${file} has ${games} games, and --resume ${file} goes on\n`,
      );
      expect(readdirSync(folder).filter((name) => name.includes(`${command}-${signal}`))).toEqual([
        `${command}-${signal}.json`,
      ]);
    }
    if (signal === 'SIGTERM') return;
    // Workers leave gaps, which are filled.
    const all = (ranges.at(-1)?.[1] ?? 0) + 20;
    const more = ['--games', `${all}`, '--resume', file, '--out', file, '--json'];
    const resumed = spawnSync(process.execPath, words([...run, ...more]), { ...options, encoding: 'utf8' });
    expect([resumed.status, resumed.stderr]).toEqual([0, '']);
    expect(readFileSync(file, 'utf8')).toBe(resumed.stdout);
    expect(keptIn(file)).toMatchObject({ games: all, ranges: [[0, all]] });
    if (signal === 'SIGKILL') return;
    const whole = spawnSync(process.execPath, words([...run, '--games', `${all}`, '--json']), {
      ...options,
      encoding: 'utf8',
    });
    expect(whole.stdout).toBe(resumed.stdout);
  });
});

it('a file that is being written is whole whenever the process is killed', async () => {
  const file = join(folder, 'letters');
  const found = new Set<string>();
  for (let time = 0; time < 8; time++) {
    const child = spawn(
      process.execPath,
      [join(root, 'test/fixtures/writing.mjs'), moduleUrl('src/cli/write-file.ts'), file],
      {
        ...options,
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const closed = once(child, 'close');
    await once(child.stdout, 'data');
    await pause(7 * time);
    child.kill('SIGKILL');
    await closed;
    const content = readFileSync(file, 'utf8');
    expect(content).toBe((content[0] as string).repeat(1_000_000));
    found.add(content[0] as string);
  }
  expect(found.size).toBeGreaterThan(0);
});

it('a tournament whose process is killed leaves no other process behind', async () => {
  const module = join(root, 'test/fixtures/bots/bots.mjs');
  const argv = ['tournament', 'calavera', '--bots', `random,module:file=${module}:export=announcer`, '--games', '9'];
  const child = spawn(process.execPath, words([...argv, '--workers', '1']), {
    ...options,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [text] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  const worker = Number(/process (\d+) hangs/.exec(text)?.[1]);
  expect(worker).toBeGreaterThan(0);
  expect(worker).not.toBe(child.pid);
  child.kill('SIGKILL');
  await until(() => {
    try {
      process.kill(worker, 0);
      // Where nobody asks for the exit code of orphans they stay, as a line in a table.
      return /\) Z /.test(readFileSync(`/proc/${worker}/stat`, 'utf8'));
    } catch {
      return true;
    }
  });
});
