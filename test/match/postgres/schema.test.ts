import { GameError } from 'dicewright';
import { kiriki } from 'dicewright/kiriki';
import { createMatch, openMatch } from 'dicewright/match';
import { postgresStore } from 'dicewright/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, databases } from './databases.js';

const ROLL = { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] } as const;
const nowhere = { query: () => Promise.reject(new Error('was asked')) };

describe('postgresStore', () => {
  it('refuses what can’t run statements or listen, and options that it does not know: INVALID_SETUP', () => {
    const refused = (client: unknown, options?: unknown): string | undefined => {
      try {
        postgresStore(client as never, options as never);
        return undefined;
      } catch (error) {
        return error instanceof GameError ? error.code : String(error);
      }
    };
    expect(refused(nowhere)).toBeUndefined();
    for (const client of [undefined, null, 'postgres://', {}, { query: 'select 1' }]) {
      expect(refused(client), JSON.stringify(client)).toBe('INVALID_SETUP');
    }
    for (const options of [null, 7, { table: 'x' }, { listen: nowhere }, { listen: true }, { onError: 'no' }]) {
      expect(refused(nowhere, options), JSON.stringify(options)).toBe('INVALID_SETUP');
    }
  });

  it('refuses names that are no plain identifiers: INVALID_SETUP', () => {
    const bad = ['', 'A', 'a b', 'a"b', 'a.b', '1a', 'ä', "a'", 'a;--', 'a\u0000', 'x'.repeat(41), 7, null, {}];
    for (const name of bad) {
      for (const options of [{ schema: name }, { prefix: name }]) {
        const make = () => postgresStore(nowhere, options as object);
        expect(make, JSON.stringify(options)).toThrow(expect.objectContaining({ code: 'INVALID_SETUP' }));
      }
    }
    expect(() => postgresStore(nowhere, { schema: 'select', prefix: 'x'.repeat(40) })).not.toThrow();
  });

  it('passes through what the client throws', async () => {
    const store = postgresStore(nowhere);
    await expect(store.migrate()).rejects.toThrow('was asked');
    await expect(store.latest('m')).rejects.toThrow('was asked');
    await expect(createMatch(kiriki, { id: 'm', players: 2, store })).rejects.toThrow('was asked');
  });
});

describe.each(Object.entries(databases))('tables in %s', (_, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.end());

  it('are not listened to through what is connected and can’t listen: INVALID_SETUP', async () => {
    const store = postgresStore(database.client, { prefix: 'deaf_', listen: (() => ({})) as never });
    await store.migrate();
    const refused = expect.objectContaining({ code: 'INVALID_SETUP', message: expect.stringContaining('listen') });
    await expect(createMatch(kiriki, { id: 'm', players: 2, store })).rejects.toEqual(refused);
  });

  it('are made once by any number of stores at once, and stay when it is done again', async () => {
    const names = { schema: 'select', prefix: 'x'.repeat(40) };
    const store = postgresStore(database.client, names);
    await Promise.all(Array.from({ length: 8 }, () => postgresStore(database.client, names).migrate()));
    await createMatch(kiriki, { id: 'kept', players: 2, store });
    await Promise.all(Array.from({ length: 8 }, () => store.migrate()));
    expect((await openMatch(store, 'kept')).version).toBe(0);
    const { rows } = await database.client.query(
      'select count(*)::integer as tables from pg_tables where schemaname = $1',
      ['select'],
    );
    expect(rows).toEqual([{ tables: 4 }]);
  });

  it('of one prefix have nothing to do with those of another', async () => {
    const [one, two] = ['one_', 'two_'].map((prefix) => postgresStore(database.client, { prefix }));
    await one?.migrate();
    await two?.migrate();
    await createMatch(kiriki, { id: 'm', players: 2, store: one });
    expect(await two?.latest('m')).toBeNull();
    await createMatch(kiriki, { id: 'm', players: 3, store: two });
    expect((await one?.latest('m'))?.header.players).toBe(2);
  });

  it.each([
    ['an older', 0],
    ['a newer', 2],
  ])('of %s version are refused, and nothing is lost', async (_, version) => {
    const prefix = `v${version}_`;
    const store = postgresStore(database.client, { prefix });
    await store.migrate();
    const match = await createMatch(kiriki, { id: 'm', players: 2, store });
    await match.submit(0, ROLL);
    const use = (found: number) => database.client.query(`update ${prefix}version set version = $1`, [found]);
    await use(version);
    const refusal = {
      code: 'INVALID_SETUP',
      message: expect.stringContaining(`are of version ${version}, this release`),
    };
    await expect(store.migrate()).rejects.toMatchObject(refusal);
    await expect(store.migrate()).rejects.toMatchObject(refusal);
    await use(1);
    await store.migrate();
    expect((await openMatch(store, 'm')).view(null)).toEqual(match.view(null));
  });

  it('of somebody else stay as they are', async () => {
    await database.client.query('create table other_entry as select 5 as five');
    const store = postgresStore(database.client, { prefix: 'other_' });
    await expect(store.migrate()).rejects.toThrow('other_entry');
    const { rows } = await database.client.query(
      `select (select five from other_entry), to_regclass('other_match') as made`,
    );
    expect(rows).toEqual([{ five: 5, made: null }]);
  });

  it('take ids and keys as they are, whatever they look like in a statement', async () => {
    const store = postgresStore(database.client, { prefix: 'names_' });
    await store.migrate();
    const ids = ["x'; drop table names_match; --", '$1', '\\', 'é', 'e\u0301', 'É', '🎲'];
    for (const [i, id] of ids.entries()) {
      const match = await createMatch(kiriki, { id, players: 1 + (i % 2), store, names: ids.slice(0, 1 + (i % 2)) });
      await match.submit(0, ROLL, { key: id });
      const same = await openMatch(store, id);
      expect(await same.submit(0, ROLL, { key: id })).toEqual({ ok: true, version: 1, repeated: true });
    }
    for (const [i, id] of ids.entries()) expect((await store.latest(id))?.header.players).toBe(1 + (i % 2));
  });
});
