import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../test/helpers/command-io.js';

const bare = mkdtempSync(join(tmpdir(), 'dicewright-bare-'));
const folder = mkdtempSync(join(tmpdir(), 'dicewright-served-'));

/** Tells what it was asked for, in the names of its games. */
const SERVER = `
export async function serveTable({ modules, folder, port, onProblem }) {
  if (modules.includes('broken')) throw new Error('broken: it exports no game');
  onProblem('a module that was edited');
  return {
    address: 'http://127.0.0.1:' + port + '/',
    games: modules.map((title) => ({ title: title + ' in ' + folder, address: 'http://127.0.0.1:' + port + '/#/' + title })),
    close: async () => {},
  };
}`;

beforeAll(() => {
  const served = join(folder, 'node_modules/dicewright-table');
  mkdirSync(served, { recursive: true });
  writeFileSync(join(served, 'package.json'), '{ "type": "module", "exports": { ".": "./server.js" } }');
  writeFileSync(join(served, 'server.js'), SERVER);
});
afterAll(() => {
  for (const one of [bare, folder]) rmSync(one, { recursive: true });
});

describe('dicewright table', () => {
  it('says where the package is to be had that it needs', async () => {
    const { code, stdout, stderr } = await runCommand(['table'], { folder: bare });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toBe(
      'dicewright: table needs the package dicewright-table: npm install dicewright-table; see dicewright table --help\n',
    );
  });

  it('serves until it is interrupted, and tells where', async () => {
    const { code, stdout, stderr } = await runCommand(['table', '--module', 'one', '--port', '7', '--module', 'two'], {
      folder,
      interruptAt: ['SIGINT', 'Ctrl-C ends'],
    });
    expect(stdout).toBe(
      `The table: http://127.0.0.1:7/ (Ctrl-C ends)\none in ${folder}: http://127.0.0.1:7/#/one\ntwo in ${folder}: http://127.0.0.1:7/#/two\n`,
    );
    expect([code, stderr]).toEqual([0, 'dicewright: a module that was edited\n']);
  });

  it.each([
    [['table', '--module', 'broken'], 'broken: it exports no game'],
    [['table', 'kiriki'], 'expected --module before kiriki'],
    [['table', '--port', 'x'], '--port: expected a whole number from 0, got x'],
    [['table', '--port', '65536'], '--port: expected a number up to 65535, got 65536'],
    [['table', '--modul', 'x'], 'did you mean --module'],
  ])('%j: %s', async (argv, says) => {
    const { code, stdout, stderr } = await runCommand(argv, { folder });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(says);
  });
});
