import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as queues from '../../src/adapters/pg-boss/index.js';
import type * as analysis from '../../src/analysis/index.js';
import type * as kirikis from '../../src/games/kiriki/index.js';
import { load, startWorkersWithoutFlags } from '../helpers/compiled.js';
import { type Postgres, startPostgres } from '../helpers/postgres.js';
import { root } from '../helpers/root.js';
import { endAll, startWorker, until } from './processes.js';

// Bots that end, hold or fill the process in which they play.

const { openQueue } = await load<typeof queues>('src/adapters/pg-boss/index.ts');
const { tournament } = await load<typeof analysis>('src/analysis/index.ts');
const { kiriki } = await load<typeof kirikis>('src/games/kiriki/index.ts');
startWorkersWithoutFlags();

const module = join(root, 'test/fixtures/bots/bots.mjs');
const healthy = { game: kiriki, bots: ['random', 'random'], games: 100, seed: 's' };
const inOneProcess = JSON.stringify(await tournament(healthy));
const poisoned = (bot: string) => ({
  game: kiriki,
  bots: ['random', { module, export: bot, name: bot }],
  games: 40,
  chunk: 10,
  seed: 's',
});

let database: Postgres;
let queue: queues.RunQueue;
let client: pg.Client;
const told: string[] = [];
beforeAll(async () => {
  database = await startPostgres();
  queue = await openQueue(database.address, {
    lookInSeconds: 0.05,
    expireInSeconds: 2,
    onTold: (message) => told.push(message),
  });
  client = new pg.Client(database.address);
  await client.connect();
});
afterAll(async () => {
  await endAll();
  await queue.close();
  await client.end();
  await database.remove();
});

const failed = (run: string): Promise<string> =>
  queue.follow(run).then(
    () => 'played',
    (error: Error) => error.message,
  );

const tries = async (run: string): Promise<number[]> => {
  const { rows } = await client.query('select tries from dicewright_range where run = $1 order by first', [run]);
  return rows.map((row) => row.tries as number);
};

describe('a worker', () => {
  const stop = new AbortController();
  const stopped = new Error('enough');
  let working: Promise<unknown>;
  let hasEnded = false;
  beforeAll(() => {
    working = queue
      .work({ files: [module], rangeTimeout: 4000, workerMemory: 128, signal: stop.signal })
      .catch((error: unknown) => {
        hasEnded = true;
        return error;
      });
  });
  afterAll(async () => {
    stop.abort(stopped);
    expect(await working).toBe(stopped);
  });

  it.each([
    ['leaver', 2, /^game 0: bot leaver at seat 1: ended its worker \(exit code 7\)$/],
    ['killer', 2, /^game 0: the workers of the tournament: their process has ended \(SIGKILL\)/],
    ['eater', 2, /^game 0: bot eater at seat 1: ran out of memory: more than 128 MiB \(workerMemory\)$/],
    ['glutton', 2, /^game 0: .*(ran out of memory|process has ended)/],
    ['hanger', 2, /^game 0: bot hanger at seat 1: has held its range for more than 4 s \(rangeTimeout\)$/],
    ['tired', 1, /^game \d+: bot tired at seat \d: enough$/],
    ['spoiler', 1, /^game \d+: bot spoiler at seat \d: /],
  ])('fails the run of %s alone, and plays what waits behind it', async (bot, times, message) => {
    const poison = failed(await queue.tournament({ ...poisoned(bot), run: bot }));
    await until(async () => (await tries(bot)).length > 0);
    const behind = queue.follow(await queue.tournament({ ...healthy, run: `behind-${bot}`, chunk: 20 }));
    expect(await poison).toMatch(message);
    expect((await tries(bot))[0]).toBe(times);
    expect(JSON.stringify(await behind)).toBe(inOneProcess);
    expect(await tries(`behind-${bot}`)).toEqual([1, 1, 1, 1, 1]);
    expect(hasEnded).toBe(false);
    expect(told.filter((line) => line.startsWith(`run ${bot}: games 0 to 9 are tried once more: `))).toHaveLength(
      times - 1,
    );
  });
});

it('a worker that takes its place knows what was tried', async () => {
  const flags = ['--bot-file', module, '--range-timeout', '1000'];
  const first = await startWorker(database.address, ...flags);
  const ends = failed(await queue.tournament({ ...poisoned('spinner'), chunk: 40, run: 'again' }));
  await until(async () => (await tries('again'))[0] === 1);
  first.child.kill('SIGKILL');
  await first.ended;
  const second = await startWorker(database.address, '--bot-file', module, '--range-timeout', '2');
  expect(await ends).toMatch(/^game 0: bot spinner at seat 1: has held its range for more than 2 s \(rangeTimeout\)$/);
  expect(await tries('again')).toEqual([2]);
  second.child.kill('SIGINT');
  expect(await second.ended).toMatchObject({ code: 130 });
});

it('what is given back was not tried, and what takes longer than a job lasts is no one else’s', async () => {
  const worker = await startWorker(database.address, '--bot-file', module);
  const run = await queue.tournament({ ...poisoned('hanger'), chunk: 40, run: 'given-back' });
  const stop = new AbortController();
  const following = queue.follow(run, { signal: stop.signal }).catch((error: unknown) => error);
  await until(async () => (await tries(run))[0] === 1);
  // The job expires after two seconds, and is kept.
  const begun = async () => (await client.query('select retry_count, started_on from pgboss.job')).rows[0];
  const { started_on: start } = await begun();
  await until(async () => (await begun()).started_on.getTime() - start.getTime() > 6000);
  expect(await begun()).toMatchObject({ retry_count: 0 });
  expect(await tries(run)).toEqual([1]);
  worker.child.kill('SIGINT');
  expect(await worker.ended).toMatchObject({ code: 130 });
  expect(await tries(run)).toEqual([0]);
  stop.abort(new Error('enough'));
  expect(await following).toEqual(new Error('enough'));
});

it('bounds are numbers above 0', async () => {
  await expect(queue.work({ rangeTimeout: 0 })).rejects.toThrow(RangeError);
  await expect(queue.work({ workerMemory: 0 })).rejects.toThrow(RangeError);
});
