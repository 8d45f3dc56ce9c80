import { createMatch, openMatch } from 'dicewright/match';
import { postgresStore } from 'dicewright/postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PostgresClient } from '../../../src/adapters/postgres/clients.js';
import type { MatchFrame } from '../../../src/match/types.js';
import { type Postgres, startPostgres } from '../../helpers/postgres.js';
import { counter } from '../../toys/counter.js';
import { connected, poolAt } from './databases.js';

const said = (number: number) => ({ type: 'say', player: 0, number }) as const;
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Asks until it is answered. */
async function insist<T>(run: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await run();
    } catch {
      await turn();
    }
  }
}

describe('a PostgreSQL that is not always there', () => {
  let server: Postgres;
  let pool: pg.Pool;
  beforeAll(async () => {
    server = await startPostgres();
    pool = poolAt(server.address);
    await postgresStore(pool).migrate();
  });
  afterAll(async () => {
    await pool.end();
    await server.remove();
  });

  it('restarts in the middle: errors pass through, nothing is done twice, and who listens is told all', async () => {
    const unheard: unknown[] = [];
    const options = { listen: () => connected(server.address), onError: (error: unknown) => unheard.push(error) };
    const here = await createMatch(counter, { id: 'm', players: 1, store: postgresStore(pool, options) });
    const there = await openMatch(postgresStore(pool, options), 'm', { game: counter });
    const told: MatchFrame[] = [];
    there.subscribe(null, (frame) => void told.push(frame));
    await here.submit(0, said(1), { key: '1' });

    await server.stop();
    await expect(here.submit(0, said(2), { key: '2' })).rejects.toThrow();
    await expect(there.catchUp()).rejects.toThrow();
    expect(here.version).toBe(1);
    await server.start();

    expect(await insist(() => here.submit(0, said(2), { key: '2' }))).toMatchObject({ ok: true, version: 2 });
    // It was told of the loss; with the first answer it connects again, and every open match reads on.
    await insist(() => there.catchUp());
    expect(unheard.length).toBeGreaterThan(0);
    for (let number = 3; number <= 9; number++) await here.submit(0, said(number), { key: `${number}` });
    while (told.length < 9) await turn();
    expect(told.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(await here.submit(0, said(2), { key: '2' })).toEqual({ ok: true, version: 2, repeated: true });
    await Promise.all([here.close(), there.close()]);
  });

  it('loses the connection that listens: what was appended meanwhile is read on as soon as another is connected', async () => {
    let connect = (): void => undefined;
    let clients = 0;
    let pid = 0;
    const listen = async () => {
      // The second time the network is not there until the test says so.
      if (++clients === 2) await new Promise<void>((resolve) => (connect = resolve));
      const client = await connected(server.address);
      pid = (await client.query('select pg_backend_pid() as pid')).rows[0].pid;
      return client;
    };
    const here = await createMatch(counter, { id: 'lost', players: 1, store: postgresStore(pool) });
    const there = await openMatch(postgresStore(pool, { listen }), 'lost', { game: counter });
    const told: number[] = [];
    there.subscribe(null, ({ version }) => void told.push(version));
    await pool.query('select pg_terminate_backend($1)', [pid]);
    while (clients < 2) await turn();
    await here.submit(0, said(1));
    await here.submit(0, said(2));
    expect(told).toEqual([]);
    connect();
    while (told.length < 2) await turn();
    expect(told).toEqual([1, 2]);
    await Promise.all([here.close(), there.close()]);
  });

  it('has lost a client that was given: matches go on, and are opened, without being woken', async () => {
    const client = await connected(server.address);
    const store = postgresStore(pool, { listen: client });
    const match = await createMatch(counter, { id: 'given', players: 1, store });
    await client.end();
    expect(await match.submit(0, said(1))).toMatchObject({ ok: true });
    const there = await openMatch(store, 'given', { game: counter });
    await match.submit(0, said(2));
    expect(await there.catchUp()).toBe(2);
    await Promise.all([match.close(), there.close()]);
  });

  it('ends what it has connected with the last match, and connects again for the next', async () => {
    const ended: string[] = [];
    let clients = 0;
    const listen = async () => {
      const client = await connected(server.address);
      const name = `client ${++clients}`;
      return client.on('end', () => void ended.push(name));
    };
    const store = postgresStore(pool, { listen });
    const one = await createMatch(counter, { id: 'first', players: 1, store });
    const two = await createMatch(counter, { id: 'second', players: 1, store });
    await one.close();
    expect([clients, ended]).toEqual([1, []]);
    await two.close();
    expect([clients, ended]).toEqual([1, ['client 1']]);
    await (await openMatch(store, 'first', { game: counter })).close();
    expect([clients, ended]).toEqual([2, ['client 1', 'client 2']]);
  });

  it('is told of many appends in one statement, and of none without listen', async () => {
    let statements = 0;
    let answer = (): void => undefined;
    const counted: PostgresClient = {
      async query(text, values) {
        if (text.includes('pg_notify')) {
          statements++;
          if (statements === 1) await new Promise<void>((resolve) => (answer = resolve));
        }
        return pool.query(text, values);
      },
    };
    const silent = await createMatch(counter, { id: 'silent', players: 1, store: postgresStore(counted) });
    await silent.submit(0, said(1));
    expect(statements).toBe(0);
    const store = postgresStore(counted, { listen: () => connected(server.address) });
    const match = await createMatch(counter, { id: 'many', players: 1, store });
    for (let number = 1; number <= 30; number++) await match.submit(0, said(number));
    expect(statements).toBe(1);
    answer();
    await match.close();
    expect(statements).toBe(2);
  });

  it('a pool that loses an idle connection does not end the process', async () => {
    const heard: unknown[] = [];
    const own = new pg.Pool({ connectionString: server.address, max: 1 });
    const store = postgresStore(own, { onError: (error) => heard.push(error) });
    const { rows } = await own.query('select pg_backend_pid() as pid');
    await pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
    while (heard.length === 0) await turn();
    expect(await store.latest('nothing')).toBeNull();
    await own.end();
  });
});
