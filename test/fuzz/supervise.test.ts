import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readCases } from './case.js';
import { supervised, TRIAL_FILE } from './supervise.js';

const folder = mkdtempSync(join(tmpdir(), 'dicewright-fuzz-'));
afterAll(() => rmSync(folder, { recursive: true }));

const trial = { format: 'dicewright/1 fuzz case', game: 'stones', law: 'a law', input: { actions: [] }, sample: null };

/** A process that tries something and then ends in some way. */
function script(name: string, end: string): string {
  const file = join(folder, `${name}.mjs`);
  const writing = `fs.writeFileSync(process.env.${TRIAL_FILE}, ${JSON.stringify(JSON.stringify(trial))});`;
  writeFileSync(file, `import fs from 'node:fs'; ${writing} ${end}`);
  return file;
}

it.each([
  ['done', 'process.exitCode = 0', 0],
  ['failed', 'process.exitCode = 1', 1],
  ['told to stop', "process.kill(process.pid, 'SIGTERM'); setInterval(() => 0, 1000)", 1],
])('leaves a process alone that is %s', async (name, end, code) => {
  const cases = join(folder, `cases of ${name}`);
  expect(await supervised(script(name, end), [], cases)).toBe(code);
  expect(readCases(cases)).toEqual([]);
});

it.each([
  ['aborted', 'process.abort()', 'SIGABRT'],
  ['killed', "process.kill(process.pid, 'SIGKILL'); setInterval(() => 0, 1000)", 'SIGKILL'],
  ['gone', 'process.exit(134)', 'exit code 134'],
])('keeps what a process tried that is %s', async (name, end, death) => {
  const cases = join(folder, `cases of ${name}`);
  expect(await supervised(script(name, end), [], cases)).toBe(1);
  const message = `the process died of it, or it took no end (${death})`;
  expect(readCases(cases).map(([, fuzzCase]) => fuzzCase)).toEqual([{ ...trial, message }]);
});
