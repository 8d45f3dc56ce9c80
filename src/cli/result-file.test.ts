import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isOneLine, type Ran, runCommand, type World } from '../../test/helpers/command-io.js';

const module = fileURLToPath(new URL('../../test/fixtures/bots/bots.mjs', import.meta.url));
const GAMES = 64;
const table = ['--games', `${GAMES}`, '--seed', 's', '--players', '2'];
const commands: Readonly<Record<string, readonly string[]>> = {
  simulate: ['simulate', 'kiriki', ...table],
  tournament: ['tournament', 'kiriki', '--bots', 'random,random', '--workers', '0', ...table],
};

const gamesOf = (content: string | undefined): number => (JSON.parse(content ?? '') as { games: number }).games;

describe.each(Object.entries(commands))('%s --out', (_, command) => {
  const run = (argv: readonly string[], world?: World): Promise<Ran> => runCommand([...command, ...argv], world);
  let result: Promise<Ran> | undefined;
  const whole = async (): Promise<string> => {
    result ??= run(['--json']);
    return (await result).stdout;
  };

  it('writes what it prints as JSON, and prints what it would else', async () => {
    const { code, stdout, stderr } = await run([]);
    const ran = await run(['--out', 'f']);
    expect([ran.code, ran.stdout, ran.stderr]).toEqual([code, stdout, stderr]);
    expect([...ran.written]).toEqual([['f', await whole()]]);
  });

  it('writes every other second, with which --resume comes to the whole', async () => {
    const { history, stdout } = await run(['--out', 'f', '--json'], { tick: 100 });
    const games = history.map(([, content]) => gamesOf(content));
    expect(games.length).toBeLessThan(20);
    expect(games).toEqual([...games].sort((one, other) => one - other));
    expect(new Set(games).size).toBeGreaterThan(2);
    expect([games.at(-1), history.at(-1)?.[1]]).toEqual([GAMES, stdout]);
    for (const [, content] of history) {
      const { code, written } = await run(['--resume', 'f', '--out', 'f'], { files: { f: content } });
      expect([code, written.get('f')]).toEqual([0, stdout]);
    }
  });

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('keeps what was played when it is interrupted by %s', async (signal, exitCode) => {
    const { code, stderr, stdout, written } = await run(['--out', 'f'], { tick: 100, interrupt: [signal, 10] });
    const f = written.get('f');
    const games = gamesOf(f);
    expect([code, stdout]).toEqual([exitCode, '']);
    expect(stderr).toBe(`dicewright: interrupted (${signal}): f has ${games} games, and --resume f goes on\n`);
    expect(games).toBeGreaterThan(0);
    expect(games).toBeLessThan(GAMES);
    const resumed = await run(['--resume', 'f', '--json'], { files: { f: f as string } });
    expect(resumed.stdout).toBe(await whole());
  });

  it('says what can be gone on from also when it is interrupted at once', async () => {
    const interrupt = ['SIGINT', 1] as const;
    const fresh = await run(['--out', 'f'], { tick: 100, interrupt });
    const games = gamesOf(fresh.written.get('f'));
    expect(fresh.stderr).toContain(`f has ${games} games`);
    expect(games).toBeLessThan(3);
  });

  it('writes again what could not be written, and says so once', async () => {
    const refuses = (write: number) => (write > 1 && write < 4 ? 'no space left on the device' : undefined);
    const ran = await run(['--out', 'f', '--json'], { tick: 100, refuses });
    expect([ran.code, ran.written.get('f')]).toEqual([0, ran.stdout]);
    expect(ran.stderr).toBe(
      'dicewright: f: no space left on the device; the run goes on, and writing is tried again\n',
    );
  });

  it('ends at once when it can’t write at all', async () => {
    const ran = await run(['--out', 'f'], { tick: 100, refuses: () => 'permission denied' });
    expect([ran.code, ran.stdout, ran.stderr]).toEqual([3, '', 'dicewright: f: permission denied\n']);
  });

  it('prints the result when it can’t write it in the end, and fails', async () => {
    const refuses = () => 'no space left on the device';
    const ran = await run(['--out', 'f', '--json'], {
      refuses: (write) => (write > 1 ? refuses() : undefined),
      tick: 1,
    });
    expect([ran.code, ran.stdout]).toEqual([3, await whole()]);
    expect([ran.stderr, isOneLine(ran.stderr)]).toEqual(['dicewright: f: no space left on the device\n', true]);
  });

  it('adds to a stream in the end alone', async () => {
    const { history, stdout } = await run(['--out', 'f', '--json'], { tick: 100, streams: ['f'] });
    expect(history).toEqual([['f', stdout]]);
    const interrupted = await run(['--out', 'f'], { tick: 100, streams: ['f'], interrupt: ['SIGINT', 10] });
    expect([interrupted.code, interrupted.history]).toEqual([130, []]);
    expect(interrupted.stderr).toBe('dicewright: interrupted (SIGINT)\n');
  });

  it('takes seed, players and options of what it resumes', async () => {
    const [name, game, ...rest] = command;
    const [start, all] = [['--to', '9', '--json'], ['--json']].map((argv) => run(argv));
    const f = (await start)?.stdout ?? '';
    const bots = rest.slice(0, rest.indexOf('--games'));
    const argv = [name as string, game as string, ...bots, '--games', `${GAMES}`, '--resume', 'f', '--json'];
    expect((await runCommand(argv, { files: { f } })).stdout).toBe((await all)?.stdout);
    for (const [flag, value] of [
      ['--seed', 't'],
      ['--players', '3'],
    ] as const) {
      const other = await runCommand([...argv, flag, value], { files: { f } });
      expect([other.code, isOneLine(other.stderr)]).toEqual([3, true]);
      expect(other.stderr).toContain(`can't be merged: another ${flag.slice(2)}`);
    }
  });

  it('writes what is merged', async () => {
    const [a, b] = await Promise.all([run(['--to', '9', '--json']), run(['--from', '9', '--json'])]);
    const files = { a: a.stdout, b: b.stdout };
    const merged = await runCommand([command[0] as string, '--merge', 'a', 'b', '--out', 'c'], { files });
    expect([merged.code, merged.written.get('c')]).toEqual([0, await whole()]);
  });
});

describe('an older result', () => {
  it('stays when nothing is played in its place', async () => {
    const f = (await runCommand([...(commands.simulate as string[]), '--json'])).stdout;
    const argv = ['tournament', 'kiriki', '--bots', `random,module:file=${module}:export=noBot`, ...table];
    const ran = await runCommand([...argv, '--workers', '0', '--out', 'f'], { files: { f } });
    expect([ran.code, ran.history]).toEqual([2, []]);
    expect(isOneLine(ran.stderr)).toBe(true);
  });
});

it('what was played is kept when a bot fails later on', async () => {
  const bots = `random,module:file=${module}:export=tired`;
  const argv = ['tournament', 'kiriki', '--bots', bots, ...table, '--workers', '0', '--out', 'f'];
  const { code, stderr, written } = await runCommand(argv);
  expect([code, isOneLine(stderr)]).toEqual([2, true]);
  expect(stderr).toContain('bot tired of bots.mjs at seat');
  const games = gamesOf(written.get('f'));
  expect(games).toBeGreaterThan(0);
  // Games are told in chunks.
  expect(games).toBeLessThanOrEqual(Number(/game (\d+):/.exec(stderr)?.[1]));
});

it('with --out bots play in a thread of their own', async () => {
  const bots = `random,module:file=${module}:export=leaver`;
  const { code, stderr } = await runCommand(['tournament', 'kiriki', '--bots', bots, ...table, '--out', 'f']);
  expect([code, isOneLine(stderr)]).toEqual([2, true]);
  expect(stderr).toContain('bot leaver of bots.mjs at seat 1: ended its worker (exit code 7)');
});
