import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { isOneLine } from '../../test/helpers/command-io.js';
import { commandFile } from '../../test/helpers/compiled.js';
import { root } from '../../test/helpers/root.js';

const folder = mkdtempSync(join(tmpdir(), 'dicewright-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (args: readonly string[], input?: string) =>
  spawnSync(process.execPath, [commandFile, ...args], { cwd: folder, encoding: 'utf8', input });

describe('the command in a process of its own', () => {
  it('plays, records, replays with pictures, and verifies', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    expect(run(['--version'])).toMatchObject({ status: 0, stdout: `${version}\n`, stderr: '' });
    const played = run(['play', 'kiriki', '--players', '1', '--record', 'new/a.ndjson', '--seed', 'a']);
    expect(played).toMatchObject({ status: 0, stderr: '' });
    const replayed = run(['replay', 'new/a.ndjson', '--svg', 'pictures']);
    expect(replayed.stdout.slice(replayed.stdout.indexOf('\n1. '))).toBe(
      played.stdout.slice(played.stdout.indexOf('\n1. ')),
    );
    const count = played.stdout.match(/^\d+\. /gm)?.length;
    expect(readdirSync(join(folder, 'pictures'))).toHaveLength(count ?? -1);
    const log = readFileSync(join(folder, 'new/a.ndjson'), 'utf8');
    expect(run(['verify', '-'], log)).toMatchObject({ status: 0, stdout: expect.stringContaining('verified: ') });
  });

  it('gives one line and an exit code for what goes wrong', () => {
    writeFileSync(join(folder, 'torn.json'), '{"format":"dicewright/1","game":');
    for (const [args, status, message] of [
      [[], 2, 'a command is missing'],
      [['replay', '.'], 3, '.: it is a directory'],
      [['verify', 'torn.json'], 3, 'torn.json: line 1: it is cut off'],
      [['play', 'kiriki', '--seed', 'a', '--record', '.'], 3, '.: it is a directory'],
      [['play', 'kiriki', '--seed', 'a', '--svg', 'torn.json'], 3, ': a file of that name is in the way'],
      [['play', 'kiriki', '--seed', 'a', '--svg', 'torn.json/a'], 3, ': a part of the path is not a directory'],
    ] as const) {
      const ran = run(args);
      expect([ran.status, ran.stderr.includes(message), isOneLine(ran.stderr)]).toEqual([status, true, true]);
    }
  });

  it('minds no reader that goes away, but a device that is full', () => {
    const shell = (script: string) =>
      spawnSync('/bin/sh', ['-c', script, 'sh', process.execPath, commandFile], { encoding: 'utf8' });
    const piped = shell('"$@" play calavera --seed a | head -n 1; "$@" list --json | true');
    expect(piped).toMatchObject({ status: 0, stdout: 'Calavera: Player 1 and Player 2\n', stderr: '' });
    if (!existsSync('/dev/full')) return;
    const full = shell('"$@" list > /dev/full');
    expect([full.status, full.stderr]).toEqual([3, 'dicewright: standard output: no space left on the device\n']);
  });
});
