import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { frog, frogBots, frogGolden } from '../../test/fixtures/games/broken-hop.js';
import { runCommand } from '../../test/helpers/command-io.js';
import { commandFile } from '../../test/helpers/compiled.js';
import { root } from '../../test/helpers/root.js';

const own = ['--module', join(root, 'test/fixtures/games/hop.ts')];
const broken = ['--module', join(root, 'test/fixtures/games/broken-hop.ts')];

interface Told {
  readonly game: string;
  readonly rules: number;
  readonly ok: boolean;
  readonly laws: readonly {
    readonly law: string;
    readonly verdict: string;
    readonly checks: number;
    readonly reason?: string;
    readonly counterexample?: object;
  }[];
}

const told = async (...argv: string[]): Promise<Told & { readonly code: number }> => {
  const { code, stdout, stderr } = await runCommand(['laws', ...argv, '--json']);
  expect(stderr).toBe('');
  return { code, ...(JSON.parse(stdout) as Told) };
};

describe('dicewright laws', () => {
  it('tells of each law that a game keeps, and of those that do not concern it, and why', async () => {
    const { code, stdout, stderr } = await runCommand(['laws', 'kiriki', '--runs', '1']);
    expect([code, stderr]).toEqual([0, '']);
    const lines = stdout.trimEnd().split('\n');
    expect(lines[0]).toMatch(/^kept {4}nobody is ever stuck \(\d+ checks\)$/);
    expect(stdout).toMatch(/^kept {4}every invariant holds \([1-9]\d* checks\)$/m);
    expect(stdout).toMatch(/^- {7}saved games load: no golden games were given \(recordGolden\)$/m);
    expect(stdout).toMatch(/^- {7}a view shows nothing of what is hidden: the game hides nothing$/m);
    expect(lines.at(-1)).toMatch(/^Kiriki: \d+ laws kept, 0 broken, \d+ do not concern it$/);
  });

  it('takes invariants, golden games, older rules and bots from the module', async () => {
    const { code, ok, laws, game, rules } = await told('hop', ...own, '--runs', '2');
    expect(laws.filter(({ verdict }) => verdict === 'broken' || verdict === 'sawNothing')).toEqual([]);
    expect([code, ok, game, rules]).toEqual([0, true, 'hop', 2]);
    for (const law of ['every invariant holds', 'saved games load', 'recorded games are verified']) {
      expect(laws).toContainEqual({ law, verdict: 'kept', checks: expect.any(Number) });
    }
    expect(laws.filter(({ law }) => law.startsWith('bold: ')).map(({ verdict }) => verdict)).toEqual([
      'kept',
      'kept',
      'kept',
    ]);
  });

  it('tells what is broken, with the counterexample, and which bots it can’t make', async () => {
    expect([frogGolden.map(({ rules }) => rules), Object.keys(frogBots)]).toEqual([
      [1, frog.rules],
      ['stubborn', 'learned'],
    ]);
    const { code, ok, laws } = await told('hop', ...broken, '--runs', '2');
    expect([code, ok]).toEqual([1, false]);
    const of = (name: string) => laws.find(({ law }) => law === name);
    expect(of('recorded games are verified')).toMatchObject({
      verdict: 'broken',
      reason: expect.stringContaining('give the game as it was then, versions: { 1: … }'),
    });
    expect(of('stubborn: a bot plays by the rules')).toMatchObject({
      verdict: 'broken',
      reason: expect.stringContaining('player 1 was asked'),
      counterexample: expect.objectContaining({ game: 'hop', law: 'a bot plays by the rules' }),
    });
    expect(of('learned: a bot plays by the rules')).toMatchObject({ verdict: 'exempt', reason: 'the bot needs table' });
  });

  it('runs the laws that are asked for, on the games that are', async () => {
    const { code, stdout } = await runCommand(['laws', 'hop', ...broken, '--law', 'RECORDED', '--runs', '1']);
    expect(code).toBe(1);
    expect(stdout.split('\n')).toEqual([
      'broken  recorded games are verified',
      expect.stringMatching(/^ {8}the record of a game under rules 1 is not verified: /),
      expect.stringMatching(/^ {8}counterexample: \{"format"/),
      'Hop: 0 laws kept, 1 broken, 0 do not concern it',
      '',
    ]);
    const checks = async (...argv: string[]) =>
      (await told('hop', ...own, '--law', 'envelope', ...argv)).laws[0]?.checks;
    expect(await checks('--runs', '3')).toBe(await checks('--runs', '3', '--seed', '1'));
    expect(await checks('--runs', '3')).not.toBe(await checks('--runs', '3', '--seed', '2'));
    expect(await checks('--runs', '9')).toBeGreaterThan((await checks('--runs', '3')) as number);
  });

  it.each([
    [['laws'], 'GAME is missing'],
    [['laws', 'kirikki'], 'there is no game kirikki (did you mean kiriki?)'],
    [['laws', 'kiriki', '--runs', '0'], '--runs: expected a whole number from 1, got 0'],
    [['laws', 'kiriki', '--seed', 'x'], '--seed: expected a whole number from 0, got x'],
    [['laws', 'kiriki', '--law', 'nothing of the kind'], '--law: no law has nothing of the kind in its name'],
  ])('%j: %s', async (argv, says) => {
    const { code, stdout, stderr } = await runCommand(argv);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(says);
  });

  it('says what to install where fast-check is missing', () => {
    const hook = join(root, 'test/fixtures/without-fast-check.mjs');
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', hook, commandFile, 'laws', 'kiriki'], {
      encoding: 'utf8',
    });
    expect([status, stdout, stderr]).toEqual([
      2,
      '',
      'dicewright: laws needs the package fast-check: npm install --save-dev fast-check; see dicewright laws --help\n',
    ]);
  });
});
