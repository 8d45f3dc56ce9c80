import { createMatch, openMatch } from 'dicewright/match';
import { postgresStore } from 'dicewright/postgres';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Postgres, startPostgres } from '../../helpers/postgres.js';
import { type Between, startProxy } from '../../helpers/proxy.js';
import { counter } from '../../toys/counter.js';
import { poolAt } from './databases.js';

// Real connections, which are silenced: what is waited for is what comes of it, never a time.

/** Short, so that nobody waits long; in milliseconds. */
const [DEADLINE, HEARTBEAT] = [1_000, 400];

const said = (number: number) => ({ type: 'say', player: 0, number }) as const;
const turn = () => new Promise((resolve) => setImmediate(resolve));

let database: Postgres;
let direct: pg.Pool;
beforeAll(async () => {
  database = await startPostgres();
  direct = poolAt(database.address);
  await postgresStore(direct).migrate();
});
afterAll(async () => {
  await direct.end();
  await database.remove();
});

/** What stands between the store and the database: one for the pool, one for who listens. */
let [toPool, toListener]: Between[] = [];
let pool: pg.Pool;
let errors: unknown[];
let ids = 0;
beforeEach(async () => {
  const port = Number(new URL(database.address).port);
  [toPool, toListener] = await Promise.all([startProxy(port), startProxy(port)]);
  pool = poolAt(addressBy(toPool), 4);
  errors = [];
});
afterEach(async () => {
  await Promise.all([toPool?.close(), toListener?.close()]);
  await pool.end();
});

const addressBy = (proxy: Between | undefined): string =>
  database.address.replace(/:\d+\//, `:${(proxy as Between).port}/`);

async function listen(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: addressBy(toListener), connectionTimeoutMillis: HEARTBEAT });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

const storeHere = () =>
  postgresStore(pool, { listen, deadline: DEADLINE, heartbeat: HEARTBEAT, onError: (error) => errors.push(error) });

/** A match, open here through the proxies and there without them. */
async function twice() {
  const id = `m${++ids}`;
  const there = await createMatch(counter, { id, players: 1, store: postgresStore(direct) });
  const here = await openMatch(storeHere(), id, { game: counter });
  const told: number[] = [];
  here.subscribe(null, ({ version }) => told.push(version));
  return { here, there, told };
}

/** Opens all connections of the pool; they are idle then. */
const warm = () => Promise.all(Array.from({ length: 8 }, () => pool.query('select 1')));

/** Waits until it is so. @returns how many milliseconds that took */
async function until(isSo: () => boolean): Promise<number> {
  const begun = performance.now();
  while (!isSo()) await turn();
  return performance.now() - begun;
}

describe('connections that die without a word', () => {
  it('in the pool: who asks is told within the deadline, and the next one is answered, by another connection', async () => {
    const { here, there } = await twice();
    await warm();
    toPool?.silence();
    const begun = performance.now();
    await expect(here.submit(0, said(1), { key: '1' })).rejects.toThrow(
      /^store: append was not answered within 1000 ms/,
    );
    expect(performance.now() - begun).toBeLessThan(3 * DEADLINE);
    expect(await here.submit(0, said(1), { key: '1' })).toMatchObject({ ok: true, version: 1 });
    expect(await here.submit(0, said(2), { key: '2' })).toMatchObject({ ok: true, version: 2 });
    expect(await there.catchUp()).toBe(2);
    await Promise.all([here.close(), there.close()]);
  });

  it('in the pool: what only reads is asked again, and nobody is told', async () => {
    const { here, there } = await twice();
    await there.submit(0, said(1));
    await until(() => here.version === 1);
    await warm();
    toPool?.silence();
    expect(await here.catchUp()).toBe(1);
    const opened = await openMatch(storeHere(), here.id, { game: counter });
    expect(opened.version).toBe(1);
    await Promise.all([here.close(), there.close(), opened.close()]);
  });

  it('in the pool: another match, and who waits behind, are not held up', async () => {
    const { here, there } = await twice();
    const other = await createMatch(counter, { id: `other${ids}`, players: 1, store: storeHere() });
    await warm();
    toPool?.silence();
    const asked = [here.submit(0, said(1)), here.catchUp(), other.catchUp()];
    const came = await Promise.allSettled(asked);
    expect(came.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    await Promise.all([here.close(), there.close(), other.close()]);
  });

  it('while it listens, with the socket open: every seat knows the newest position all the same', async () => {
    const { here, there, told } = await twice();
    toListener?.silence();
    await there.submit(0, said(1));
    await there.submit(0, said(2));
    await until(() => told.length === 2);
    expect(told).toEqual([1, 2]);
    // Another connection listens.
    await until(() => errors.length > 0 && toListener?.connections() === 1);
    expect(String(errors[0])).toContain('a listening connection was not answered');
    await Promise.all([here.close(), there.close()]);
  });

  it('and a client that was given can’t be replaced, but the seats know the newest position', async () => {
    const id = `m${++ids}`;
    const there = await createMatch(counter, { id, players: 1, store: postgresStore(direct) });
    const client = await listen();
    const store = postgresStore(pool, { listen: client, deadline: DEADLINE, heartbeat: HEARTBEAT });
    const here = await openMatch(store, id, { game: counter });
    toListener?.silence();
    await there.submit(0, said(1));
    await until(() => here.version === 1);
    expect(here.view(null).view).toMatchObject({ count: 1 });
    await Promise.all([here.close(), there.close()]);
    client.end().catch(() => undefined);
  });
});

describe('a database that is silent for a while', () => {
  it('and comes back: every seat knows the newest position, and nobody has to act', async () => {
    const { here, there, told } = await twice();
    toPool?.freeze();
    toListener?.freeze();
    await there.submit(0, said(1));
    // So long that all that was asked is late, and new connections are, too.
    const begun = errors.length;
    await until(() => errors.length >= begun + 8);
    expect(told).toEqual([]);
    // Nothing of before comes back.
    toPool?.silence();
    toListener?.silence();
    toPool?.thaw();
    toListener?.thaw();
    const took = await until(() => told.length === 1);
    expect(told).toEqual([1]);
    // Two heartbeats, on a machine that does much else.
    expect(took).toBeLessThan(10 * HEARTBEAT);
    await there.submit(0, said(2));
    await until(() => told.length === 2);
    expect(await here.submit(0, said(3))).toMatchObject({ ok: true, version: 3 });
    await Promise.all([here.close(), there.close()]);
  });

  it('does not keep anybody from opening a match when only who listens is silent', async () => {
    const there = await createMatch(counter, { id: `m${++ids}`, players: 1, store: postgresStore(direct) });
    toListener?.freeze();
    const silent = () => new Promise<never>(() => undefined);
    const store = postgresStore(pool, { listen: silent, deadline: DEADLINE, heartbeat: HEARTBEAT });
    const here = await openMatch(store, there.id, { game: counter });
    await there.submit(0, said(1));
    await until(() => here.version === 1);
    expect(here.view(null).view).toMatchObject({ count: 1 });
    await Promise.all([here.close(), there.close()]);
  });
});
