/** A process that measures matches in PostgreSQL, on a server of its own, and prints what came out as JSON. */
import { loadavg } from 'node:os';
import { createRng, uniformInt } from 'dicewright';
import { kiriki } from 'dicewright/kiriki';
import { createMatch, type Match, type MatchStore, memoryStore, openMatch } from 'dicewright/match';
import { type PostgresStore, postgresStore } from 'dicewright/postgres';
import pg from 'pg';
import { startPostgres } from '../../../test/helpers/postgres.js';
import { marathon } from '../../../test/toys/marathon.js';

const MANY = 10_000;
const LONG = 10_000;
const STORED_GAMES = 200;
/** How many players at once wait for an answer, where there are matches enough. */
const WAITING = 64;

type Marathon = Match<ReturnType<typeof marathon.view>>;

/** What to do at a version: a throw of all dice and its points, by two in turn. */
function actionAt(version: number) {
  const player = (version >> 1) % 2;
  return version % 2 === 0
    ? ({ type: 'roll', player, dice: [0, 1, 2, 3, 4] } as const)
    : ({ type: 'bank', player } as const);
}

async function submitNext(match: Pick<Marathon, 'submit' | 'version'>): Promise<void> {
  const { version } = match;
  const action = actionAt(version);
  const answer = await match.submit(action.player, action as never, { at: version, key: `submission ${version}` });
  if (!answer.ok) throw new Error(answer.error.message);
}

const inOrder = (times: readonly number[]): number[] => [...times].sort((a, b) => a - b);
const quantile = (times: readonly number[], share: number): number =>
  inOrder(times)[Math.floor(share * (times.length - 1))] ?? Number.NaN;

/** Several players who each submit, wait for the answer, and go on until together they have submitted `count` times. */
async function pace(players: number, count: number, next: (player: number) => Promise<void>) {
  const times: number[] = [];
  let begun = 0;
  async function play(player: number): Promise<void> {
    while (begun++ < count) {
      const start = performance.now();
      await next(player);
      times.push(performance.now() - start);
    }
  }
  const start = performance.now();
  await Promise.all(Array.from({ length: players }, (_, player) => play(player)));
  const seconds = (performance.now() - start) / 1_000;
  return { perSecond: times.length / seconds, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

const newMatches = (store: MatchStore, prefix: string, count: number) =>
  createdInTurn(count, (i) => createMatch(marathon, { id: `${prefix} ${i}`, players: 2, store }));

/** Some at once, as many as players wait. */
async function createdInTurn<T>(count: number, create: (i: number) => Promise<T>): Promise<T[]> {
  const created: T[] = [];
  let begun = 0;
  const work = async (): Promise<void> => {
    for (let i = begun++; i < count; i = begun++) created[i] = await create(i);
  };
  await Promise.all(Array.from({ length: WAITING }, work));
  return created;
}

async function inMatches(store: MatchStore, matches: number, count: number) {
  const all = await newMatches(store, `of ${matches}`, matches);
  const rng = createRng('which match');
  const players = Math.min(matches, WAITING);
  const next = (player: number): Promise<void> =>
    submitNext(all[matches === players ? player : uniformInt(rng, 0, matches - 1)] as never);
  await pace(players, Math.min(count / 10, 500), next);
  const measured = await pace(players, count, next);
  await Promise.all(all.map((match) => match.close()));
  return { matches, players, ...measured };
}

/** The median of the milliseconds that it takes to open a long match, once its schemas are built. */
async function opening(store: MatchStore): Promise<{ milliseconds: number; slowest: number }> {
  const match = await createMatch(marathon, { id: 'long', players: 2, store });
  // Not at the version of a snapshot: the most that has to be read beside one.
  while (match.version < LONG - 1) await submitNext(match as never);
  await match.close();
  const times: number[] = [];
  for (let i = 0; i < 60; i++) {
    const start = performance.now();
    const { version, close } = await openMatch(store, 'long', { game: marathon });
    times.push(performance.now() - start);
    if (version !== LONG - 1) throw new Error(`opened at ${version}`);
    await close();
  }
  const warm = times.slice(10);
  return { milliseconds: quantile(warm, 0.5), slowest: Math.max(...warm) };
}

async function storedGames(store: PostgresStore, pool: pg.Pool) {
  const rng = createRng('stored games');
  let entries = 0;
  await createdInTurn(STORED_GAMES, async (i) => {
    // As long as the ids that are usual.
    const id = `9b2f5c1e-4d1a-4c8e-9a57-${String(i).padStart(12, '0')}`;
    const match = await createMatch(kiriki, { id, players: 2, names: ['Ada', 'Ben'], store });
    for (;;) {
      const { toAct, result, version } = match.view(null);
      const [seat] = toAct;
      if (result || seat === undefined) break;
      const action = kiriki.sampleAction(match.view(seat).view, rng, seat);
      if (!action) throw new Error('there is nothing to do');
      await match.submit(seat, action, { at: version, key: `7f3a${String(version).padStart(8, '0')}` });
    }
    entries += match.version;
    await match.close();
  });
  await pool.query('vacuum full');
  const { rows } = await pool.query(
    `select relname as name, pg_table_size(oid)::integer as rows, pg_indexes_size(oid)::integer as indexes
     from pg_class where relname in ('stored_match', 'stored_entry', 'stored_snapshot') order by pg_total_relation_size(oid)`,
  );
  return { games: STORED_GAMES, entries, tables: rows };
}

const load = loadavg()[0];
const server = await startPostgres();
const pool = new pg.Pool({ connectionString: server.address, max: 10 });
async function listen(): Promise<pg.Client> {
  const client = new pg.Client(server.address);
  await client.connect();
  return client;
}
try {
  const store = postgresStore(pool, { listen });
  const stored = postgresStore(pool, { prefix: 'stored_' });
  await store.migrate();
  await stored.migrate();
  const { rows } = await pool.query('show server_version');
  const result = {
    load,
    postgres: rows[0].server_version,
    paces: [await inMatches(store, 1, 2_000), await inMatches(store, 16, 8_000), await inMatches(store, MANY, 20_000)],
    opening: { length: LONG, postgres: await opening(store), memory: await opening(memoryStore()) },
    stored: await storedGames(stored, pool),
  };
  console.log(JSON.stringify(result));
} finally {
  await pool.end();
  await server.remove();
}
