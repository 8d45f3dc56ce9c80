// `npm run speed:queue`: what a queue costs. Games per second of a tournament of Kiriki between two random bots: in one
// process, and by one and two workers on a database of their own, in ranges of about a second's work.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { openQueue } from '../../src/adapters/pg-boss/queue.js';
import { tournament } from '../../src/analysis/tournament/tournament.js';
import { kiriki } from '../../src/games/kiriki/kiriki.js';
import { startPostgres } from '../../test/helpers/postgres.js';

const SECONDS = 45;
const bots = ['random', 'random'];
const command = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));

/** Runs it, and gives the games a second of wall time. */
async function rate(games: number, run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return (1000 * games) / (performance.now() - start);
}

const alone = (games: number, seed: string): Promise<number> =>
  rate(games, () => tournament({ game: kiriki, bots, games, seed }));

const second = Math.ceil(await alone(2_000, 'warm'));
const games = second * SECONDS;
const one = await alone(games, 's');
const print = (what: string, value: number, cores: number): void =>
  console.log(`${what.padEnd(16)} ${value.toFixed(0).padStart(8)} games a second, ${(value / one / cores).toFixed(3)}`);
console.log(`${cpus()[0]?.model.trim()}, load ${loadavg()[0]?.toFixed(1)}, ranges of ${second} games`);
print('one process', one, 1);

const database = await startPostgres();
const queue = await openQueue(database.address, { lookInSeconds: 0.1 });
const workers = [];
let last = '';
for (const count of [1, 2]) {
  const worker = spawn(process.execPath, ['--import', 'tsx', command, 'worker', '--queue', database.address]);
  workers.push(worker);
  await once(worker.stderr, 'data');
  const play = async (seed: string, all: number): Promise<number> => {
    const run = await queue.tournament({ game: kiriki, bots, games: all, seed, chunk: Math.min(10_000, second) });
    last = run;
    return rate(all, () => queue.follow(run));
  };
  await play(`warm ${count}`, count * second * 2);
  print(`${count} worker${count > 1 ? 's' : ''}`, await play(`s ${count}`, count * games), count);
}
// What a worker does besides playing shows even on a machine that has other things to do.
const client = new pg.Client(database.address);
await client.connect();
const { rows } = await client.query(
  `select sum(seconds) / ($1 * extract(epoch from now() - min(made))) as share
   from dicewright_range join dicewright_run using (run) where run = $2`,
  [2, last],
);
await client.end();
console.log(`the workers have played for ${(100 * Number(rows[0]?.share)).toFixed(1)} % of the time`);
for (const worker of workers) {
  worker.kill();
  await once(worker, 'close');
}
await queue.close();
await database.remove();
