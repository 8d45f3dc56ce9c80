import { join } from 'node:path';
import pg from 'pg';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RunTables } from '../../src/adapters/pg-boss/tables.js';
import { tournament } from '../../src/analysis/tournament/tournament.js';
import { kiriki } from '../../src/games/kiriki/kiriki.js';
import { createRng } from '../../src/kernel/dice/random.js';
import { moduleUrl } from '../helpers/compiled.js';
import { type Postgres, startPostgres } from '../helpers/postgres.js';
import { root } from '../helpers/root.js';
import { endAll, pause, type Running, startNode, startWorker, until } from './processes.js';

// Processes that end in the middle of what they do. `npm run test:slow` ends more of them.

const KILLS = Number(process.env.QUEUE_KILLS ?? 4);
const GAMES = 150 * KILLS;
const CHUNK = 20;
const WORKERS = 2;

let database: Postgres;
beforeAll(async () => {
  database = await startPostgres();
});
afterAll(async () => {
  await endAll();
  await database.remove();
});

async function ask(text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(database.address);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const doneGames = async (): Promise<number> => {
  const [row] = await ask(
    'select coalesce(sum(beyond - first), 0)::int as games from dicewright_range where result is not null',
  );
  return row?.games as number;
};

it('whoever is killed, and when the database restarts, the result is that of one process', async () => {
  const asked = { bots: ['random', 'monteCarlo:playouts=1'], games: GAMES, seed: 's', maxActions: 100 };
  const run = { ...asked, game: 'kiriki', run: 'killed', chunk: CHUNK, expireInSeconds: 2 };
  const follower = (): Running =>
    startNode([
      join(root, 'test/fixtures/queue/following.mjs'),
      ...['src/adapters/pg-boss/index.ts', 'src/catalogue.ts'].map(moduleUrl),
      database.address,
      JSON.stringify(run),
    ]);
  const opened = async (): Promise<Running> => {
    const running = follower();
    await until(() => running.told() !== '');
    return running;
  };
  let following = await opened();
  const workers = await Promise.all(Array.from({ length: WORKERS }, () => startWorker(database.address)));
  const rng = createRng(`kills ${KILLS}`);
  await until(async () => (await ask(`select to_regclass('dicewright_range') as made`))[0]?.made !== null);
  for (let kill = 0; kill < KILLS; kill++) {
    // At any moment of a part of its own of the run.
    await until(async () => (await doneGames()) >= (GAMES * kill) / (KILLS + 1));
    await pause(uniformInt(rng, 0, 300));
    const place = kill % (WORKERS + 2);
    if (place === WORKERS) {
      following.child.kill('SIGKILL');
      await following.ended;
      following = await opened();
    } else if (place > WORKERS) {
      await database.stop();
      await pause(300);
      await database.start();
    } else {
      workers[place]?.child.kill('SIGKILL');
      workers[place] = await startWorker(database.address);
    }
  }
  const { code, stdout, stderr } = await following.ended;
  expect([code, stderr]).toEqual([0, 'open\n']);
  expect(stdout).toBe(JSON.stringify(await tournament({ game: kiriki, ...asked })));
  expect(await ask('select count(*)::int, sum(beyond - first)::int as games from dicewright_range')).toEqual([
    { count: GAMES / CHUNK, games: GAMES },
  ]);
  // Each worker was told once, if it was there, and went on.
  for (const { told } of workers) {
    expect(told().match(/the database is gone/g)?.length).toBe(told().match(/the database is back/g)?.length);
  }
});

it('a range that comes twice is counted once', async () => {
  const row = `select result::text from dicewright_range where run = 'killed' and first = 0`;
  const [before] = await ask(row);
  const client = new pg.Client(database.address);
  await client.connect();
  const tables = new RunTables(async (text, values) => (await client.query(text, [...values])).rows);
  const other = await tournament({ game: kiriki, bots: ['random', 'random'], games: CHUNK, seed: 'other' });
  await tables.end({ run: 'killed', from: 0, to: CHUNK }, 1, other);
  await tables.end({ run: 'killed', from: 0, to: CHUNK }, 1, { failure: { game: 3, bot: null, why: 'late' } });
  expect(await tables.plan('killed', 0, [[0, CHUNK]], ['00000000-0000-0000-0000-000000000000'])).toBe(false);
  await client.end();
  expect(await ask(row)).toEqual([before]);
});
