import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isOneLine, runCommand } from '../helpers/command-io.js';
import { commandFile } from '../helpers/compiled.js';
import { type Postgres, startPostgres } from '../helpers/postgres.js';
import { root } from '../helpers/root.js';
import { endAll, startNode, startWorker, until } from './processes.js';

const module = join(root, 'test/fixtures/bots/bots.mjs');
const tournament = ['tournament', 'kiriki', '--bots', 'random,random', '--games', '400', '--seed', 's'];
const luckless = [
  'tournament',
  'kiriki',
  '--bots',
  'random,random',
  '--games',
  '12',
  '--seed',
  's',
  '--luck',
  'removed',
];
const simulate = ['simulate', 'kiriki', '--games', '700', '--seed', 's', '--players', '3'];

let database: Postgres;
let address: string;
beforeAll(async () => {
  database = await startPostgres();
  ({ address } = database);
});
afterAll(async () => {
  await endAll();
  await database.remove();
});

/** What one process prints: played once, however many runs are compared with it. */
const printed = new Map<string, string>();
const whole = async (argv: readonly string[]): Promise<string> => {
  const key = JSON.stringify(argv);
  const known = printed.get(key);
  if (known !== undefined) return known;
  const { code, stdout, stderr } = await runCommand([...argv, '--json']);
  expect([code, stderr]).toEqual([0, '']);
  printed.set(key, stdout);
  return stdout;
};

const runId = (stderr: string): string =>
  /this is run ([\da-f]{12}): --run \1 follows it again\n/.exec(stderr)?.[1] ?? '';

describe('with a queue', () => {
  it.each([
    [1, [], tournament],
    [2, ['--chunk', '17'], tournament],
    [4, ['--chunk', '9'], tournament],
    [4, ['--chunk', '2'], luckless],
    [4, [], simulate],
    [4, ['--chunk', '50'], [...simulate, '--from', '3', '--to', '688']],
  ] as const)('%i workers come to the bytes of one process (%j, %j)', async (workers, flags, argv) => {
    while (running < workers) {
      await startWorker(address);
      running++;
    }
    const { code, stdout, stderr, written } = await runCommand(
      [...argv, '--json', '--queue', address, ...flags, '--out', 'f'],
      { tick: 100 },
    );
    expect([code, runId(stderr)]).toEqual([0, expect.stringMatching(/./)]);
    expect(stdout).toBe(await whole(argv));
    expect(written.get('f')).toBe(stdout);
  });
  let running = 0;

  it('it is told on a terminal how far it is, and what is told else is the same', async () => {
    const { code, stdout, stderr } = await runCommand([...simulate, '--queue', address, '--chunk', '70'], {
      terminal: { stderr: true },
      env: { NO_COLOR: '1' },
    });
    expect([code, stdout]).toEqual([0, (await runCommand(simulate)).stdout]);
    expect(stderr).toMatch(/\r\d+ of 700 games/);
    expect(stderr.endsWith('\r')).toBe(true);
  });

  it('goes on from a result, and follows a run again', async () => {
    const part = await whole([...simulate, '--from', '100', '--to', '200']);
    const argv = [...simulate, '--json', '--queue', address, '--resume', 'part'];
    const first = await runCommand(argv, { files: { part } });
    expect(first.stdout).toBe(await whole(simulate));
    const again = ['--run', runId(first.stderr)];
    const { code, stdout } = await runCommand([...argv, ...again], { files: { part } });
    expect([code, stdout]).toEqual([0, first.stdout]);
    const short = await runCommand(['simulate', 'kiriki', '--json', '--queue', address, ...again]);
    expect([short.code, short.stdout]).toEqual([0, first.stdout]);
    for (const [other, message] of [
      [['simulate', 'kiriki', '--games', '700', '--seed', 't'], 'another seed: "t", not "s"'],
      [['simulate', 'kiriki', '--games', '700', '--players', '2'], 'another players: 2, not 3'],
      [['simulate', 'kiriki', '--games', '701'], 'is of games 0 to 699'],
      [['simulate', 'calavera', '--games', '700'], 'is a run of kiriki'],
      [['tournament', 'kiriki', '--games', '700', '--bots', 'random'], 'is a run of another command'],
    ] as const) {
      const ran = await runCommand([...other, '--queue', address, ...again]);
      expect([ran.code, ran.stdout, isOneLine(ran.stderr)]).toEqual([2, '', true]);
      expect(ran.stderr).toContain(message);
    }
  });
});

describe('a bot of a module', () => {
  const spoiled = ['tournament', 'calavera', '--bots', `random,module:file=${module}:export=spoiler`, '--games', '300'];
  const argv = [...spoiled, '--seed', 's', '--players', '2'];

  it('fails a run with the lowest game, as one process does; workers without the module leave the run alone', async () => {
    await endAll();
    const without = await startWorker(address);
    const ran = runCommand([...argv, '--queue', address, '--chunk', '3']);
    await until(() => without.told().includes('is left alone'));
    expect(without.told()).toMatch(
      /^dicewright: run [\da-f]{12} is left alone: it is played by modules or files of bots that are not here: SHA-256 [\da-f]{12}$/m,
    );
    await startWorker(address, '--bot-file', module);
    await startWorker(address, '--bot-file', module);
    const { code, stdout, stderr } = await ran;
    const one = await runCommand([...argv, '--workers', '0']);
    expect([one.code, one.stdout]).toEqual([2, '']);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr.split('\n').at(-2)).toBe(one.stderr.trimEnd());
    expect(without.told().match(/left alone/g)).toHaveLength(1);
  });

  it('plays as in one process', async () => {
    const good = argv.map((word) => word.replace('spoiler', 'first'));
    const { code, stdout } = await runCommand([...good, '--json', '--queue', address]);
    expect([code, stdout]).toEqual([0, await whole(good)]);
  });
});

describe('an interrupt', () => {
  it('is left as soon as it has said which run it is', async () => {
    await endAll();
    const argv = ['simulate', 'kiriki', '--games', '10', '--queue', address];
    const { code, stderr } = await runCommand(argv, { interruptAt: ['SIGINT', 'this is run'] });
    expect([code, stderr]).toEqual([130, expect.stringMatching(/interrupted \(SIGINT\): the workers go on/)]);
  });

  it('leaves the run, which is stopped by --stop and goes on with --run', async () => {
    await endAll();
    const argv = [
      'simulate',
      'kiriki',
      '--games',
      '500',
      '--seed',
      's',
      '--json',
      '--queue',
      address,
      '--chunk',
      '100',
    ];
    const { child, told, ended } = startNode([commandFile, ...argv]);
    await until(() => runId(told()) !== '');
    child.kill('SIGINT');
    const { code, stderr } = await ended;
    const run = runId(stderr);
    expect(code).toBe(130);
    expect(stderr).toContain(`interrupted (SIGINT): the workers go on, and --run ${run} follows the run again\n`);
    const stopped = await runCommand([...argv, '--run', run, '--stop']);
    expect([stopped.code, stopped.stdout]).toEqual([0, '']);
    expect(stopped.stderr).toBe(`dicewright: run ${run} is stopped; --run ${run} goes on with it\n`);
    const worker = await startWorker(address);
    const { code: exit, stdout } = await runCommand([...argv, '--run', run]);
    expect([exit, stdout]).toEqual([0, await whole(argv.slice(0, 6))]);
    worker.child.kill('SIGINT');
    expect(await worker.ended).toMatchObject({ code: 130 });
  });
});

describe('wrong usage', () => {
  it.each([
    [['simulate', 'kiriki', '--games', '5', '--chunk', '3'], '--chunk: that is for a run with --queue'],
    [['simulate', 'kiriki', '--games', '5', '--run', 'a'], '--run: that is for a run with --queue'],
    [['simulate', 'kiriki', '--games', '5', '--queue', 'Q', '--stop'], '--stop: --run is missing'],
    [['simulate', 'kiriki', '--games', '5', '--queue', 'Q', '--run', 'none'], 'there is no run none'],
    [['simulate', 'kiriki', '--games', '5', '--queue', 'Q', '--run', 'a b'], 'a run is named by 1 to 40 small letters'],
    [
      ['simulate', 'kiriki', '--games', '5', '--queue', 'Q', '--chunk', '10001'],
      'chunk to be an integer from 1 to 10000',
    ],
    [
      ['tournament', 'kiriki', '--bots', 'random', '--games', '5', '--queue', 'Q', '--workers', '2'],
      '--workers: with --queue others play',
    ],
    [['worker'], '--queue is missing'],
    [['worker', '--queue', 'Q', 'kiriki'], 'expected flags alone, got kiriki'],
    [['worker', '--queue', 'Q', '--module', module], 'exports no game'],
    [['worker', '--queue', 'postgres://me:secret@127.0.0.1:1/x'], '--queue: postgres://127.0.0.1:1/x: '],
  ])('%j', async (argv, message) => {
    const { code, stdout, stderr } = await runCommand(argv.map((word) => (word === 'Q' ? address : word)));
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr.split('\n').at(-2)).toContain(message);
    expect(stderr).not.toContain('secret@');
  });

  it('says what to install where pg-boss is not there', async () => {
    const hook = join(root, 'test/fixtures/queue/without-pg-boss.mjs');
    const { code, stderr } = await startNode(['--import', hook, commandFile, 'worker', '--queue', address]).ended;
    expect([code, stderr]).toEqual([
      2,
      'dicewright: --queue needs the package pg-boss: npm install pg-boss@10; see dicewright worker --help\n',
    ]);
  });
});
