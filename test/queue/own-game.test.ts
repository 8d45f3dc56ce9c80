import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openQueue, type RunQueue } from '../../src/adapters/pg-boss/queue.js';
import { tournament } from '../../src/analysis/tournament/tournament.js';
import { type Postgres, startPostgres } from '../helpers/postgres.js';
import { root } from '../helpers/root.js';
import { stones } from '../toys/stones.js';

const module = join(root, 'test/toys/stones.ts');
const asked = { game: stones, bots: ['random', 'random'], games: 30, seed: 's' };

let database: Postgres;
let queue: RunQueue;
const told: string[] = [];
beforeAll(async () => {
  database = await startPostgres();
  queue = await openQueue(database.address, { lookInSeconds: 0.05, onTold: (message) => told.push(message) });
});
afterAll(async () => {
  await queue.close();
  await database.remove();
});

it('a game of one’s own is played by workers that were given its module, and by no others', async () => {
  await expect(queue.tournament(asked)).rejects.toMatchObject({ code: 'INVALID_SETUP' });
  const run = await queue.tournament({ ...asked, module, run: 'own', chunk: 7 });
  await expect(queue.tournament({ ...asked, module, run, seed: 'other' })).rejects.toThrow('there is another run own');
  const stop = new AbortController();
  const following = queue.follow(run);
  const without = queue.work({ signal: stop.signal }).catch((error: unknown) => error);
  while (told.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(told).toEqual([expect.stringMatching(/^run own is left alone: the module of stones is not here: SHA-256 /)]);
  const working = queue.work({ modules: [`${module}#stones`], signal: stop.signal }).catch((error: unknown) => error);
  expect(JSON.stringify(await following)).toBe(JSON.stringify(await tournament(asked)));
  expect(await queue.tournament({ ...asked, module, run, chunk: 7 })).toBe(run);
  stop.abort(new Error('enough'));
  expect(await Promise.all([working, without])).toEqual([new Error('enough'), new Error('enough')]);
  await queue.remove(run);
  await expect(queue.merge(run)).rejects.toThrow('there is no run own');
});
