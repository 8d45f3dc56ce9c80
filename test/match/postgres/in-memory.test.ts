import type { PGlite } from '@electric-sql/pglite';
import { GameError } from 'dicewright';
import { createMatch, openMatch } from 'dicewright/match';
import { postgresStore } from 'dicewright/postgres';
import { storeLaws } from 'dicewright/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyDatabase } from '../../helpers/empty-database.js';
import { counter } from '../../toys/counter.js';
import { describeIncarnations } from '../incarnations.js';

// One process, a database in memory: what the statements of a store mean. Servers and what befalls them are in the files
// beside this one.

let database: PGlite;
beforeAll(async () => {
  database = await emptyDatabase();
});
afterAll(() => database.close());

let stores = 0;
const nextPrefix = () => `store${stores++}_`;

/** A store with tables of its own. */
async function emptyStore(options: object = {}) {
  const store = postgresStore(database, { prefix: nextPrefix(), ...options });
  await store.migrate();
  return store;
}

describeIncarnations('postgresStore', emptyStore);

const said = (number: number) => ({ type: 'say', player: 0, number }) as const;
const refusal = (path: string, message: string) =>
  expect.objectContaining({ code: 'INVALID_SETUP', path: [path], message: `postgres: ${path}: ${message}` });

describe('the laws of stores hold in a database in memory', () => {
  let store: Awaited<ReturnType<typeof emptyStore>>;
  beforeAll(async () => {
    store = await emptyStore({ listen: database });
  });

  for (const law of storeLaws(() => store)) {
    it(law.name, async () => {
      expect((await law.run()).checks).toBeGreaterThan(0);
    });
  }
});

describe('tables', () => {
  const namesIn = async (schema: string) =>
    (await database.query('select tablename from pg_tables where schemaname = $1 order by 1', [schema])).rows;

  it('are called by prefix and schema, and are made once', async () => {
    const prefix = nextPrefix();
    const own = await emptyStore({ schema: 'own', prefix });
    await createMatch(counter, { id: 'm', players: 1, store: own });
    await own.migrate();
    expect((await own.latest('m'))?.header.game).toBe('counter');
    const named = ['entry', 'match', 'snapshot', 'version'].map((name) => ({ tablename: `${prefix}${name}` }));
    expect(await namesIn('own')).toEqual(named);
    expect(await database.query(`select version from own.${prefix}version`)).toMatchObject({ rows: [{ version: 1 }] });
    // Without a schema they lie in the first of the search path, and are others.
    const other = postgresStore(database, { prefix });
    await expect(other.latest('m')).rejects.toThrow(/does not exist/);
    await other.migrate();
    expect(await other.latest('m')).toBe(null);
    expect(
      (await namesIn('public')).filter((row) => named.some((one) => JSON.stringify(row) === JSON.stringify(one))),
    ).toEqual(named);
    const usual = postgresStore(database);
    await usual.migrate();
    expect(await namesIn('public')).toContainEqual({ tablename: 'dicewright_match' });
  });

  it('of another version stay as they are', async () => {
    const prefix = nextPrefix();
    const store = await emptyStore({ prefix });
    await database.exec(`update ${prefix}version set version = 7`);
    const message = `postgres: the tables of "${prefix}match" are of version 7, this release works with 1; nothing was changed`;
    await expect(store.migrate()).rejects.toEqual(expect.objectContaining({ code: 'INVALID_SETUP', message }));
    await database.exec(`delete from ${prefix}version`);
    await expect(store.migrate()).rejects.toThrow('are of version null, this release');
  });

  it.each(['schema', 'prefix'])('can’t be called by anything but a plain %s', (name) => {
    const refused = refusal(name, 'expected 1 to 40 characters of a-z, 0-9 and _, none of 0-9 first');
    for (const bad of ['', 'A', 'aB', 'a b', 'a"', 'a.b', '1a', 'ä', 'a\u0000', 'x'.repeat(41), 7, null, ['a']]) {
      expect(() => postgresStore(database, { [name]: bad })).toThrow(refused);
    }
    for (const good of ['_', 'a', 'z9_', 'x'.repeat(40)]) postgresStore(database, { [name]: good });
  });
});

describe('options', () => {
  it('are only those that there are', () => {
    const message = 'postgres: expected options { listen, schema, prefix, deadline, heartbeat, onError }';
    const wrong = [null, 7, [], { table: 'x' }, { deadline: 1, Deadline: 1 }];
    const throwing = new Proxy({}, { ownKeys: () => expect.fail('looked at') });
    for (const options of [...wrong, throwing]) {
      expect(() => postgresStore(database, options as object)).toThrow(
        expect.objectContaining({ code: 'INVALID_SETUP', message }),
      );
    }
  });

  it.each(['deadline', 'heartbeat'])('%s is in milliseconds', (name) => {
    for (const bad of [0, -1, 1.5, Number.NaN, '1', null]) {
      expect(() => postgresStore(database, { [name]: bad })).toThrow(
        refusal(name, 'expected milliseconds, an integer from 1'),
      );
    }
    const options = { deadline: 1_234, heartbeat: 1 };
    expect([postgresStore(database, options).deadline, postgresStore(database).deadline]).toEqual([1_234, 10_000]);
  });

  it('name what listens, or connects what does', async () => {
    const message = 'postgres: listen: expected a Client of pg, a PGlite, or a function that connects one';
    const refused = expect.objectContaining({ code: 'INVALID_SETUP', message });
    const query = () => undefined;
    for (const bad of [
      null,
      7,
      {},
      { query },
      { query, on: query },
      { query, end: query },
      { on: query, end: query },
    ]) {
      expect(() => postgresStore(database, { listen: bad as never })).toThrow(refused);
    }
    for (const good of [{ listen: query }, { query, on: query, end: query }, query]) {
      expect(postgresStore(database, { listen: good as never })).toHaveProperty('listen');
    }
    expect(await emptyStore()).not.toHaveProperty('listen');
  });

  it('come after a client that can run statements', () => {
    for (const bad of [undefined, null, 'postgres://', {}, { query: 'select 1' }, () => undefined]) {
      expect(() => postgresStore(bad as never)).toThrow(
        expect.objectContaining({
          code: 'INVALID_SETUP',
          message: 'postgres: expected a client with query(text, values)',
        }),
      );
    }
    expect(() => postgresStore({ query: 1 } as never)).toThrow(GameError);
  });
});

describe('matches', () => {
  it('wake each other, and go on elsewhere with keys and frames from before a snapshot', async () => {
    const prefix = nextPrefix();
    await emptyStore({ prefix });
    const [one, two] = [0, 1].map(() => postgresStore(database, { prefix, listen: () => database }));
    const match = await createMatch(counter, { id: 'm', players: 1, store: one });
    const there = await openMatch(two as never, 'm', { game: counter });
    const heard: number[] = [];
    const all = new Promise<void>((resolve) => {
      there.subscribe(null, ({ version }) => {
        heard.push(version);
        if (version === 60) resolve();
      });
    });
    for (let number = 1; number <= 60; number++) await match.submit(0, said(number), { key: `key ${number}` });
    await all;
    expect(heard).toEqual(Array.from({ length: 60 }, (_, i) => i + 1));
    await match.close();
    await there.close();
    expect(await one?.latest('m')).toMatchObject({ snapshot: { version: 50 } });
    expect(await one?.latest('m', 49)).not.toHaveProperty('snapshot');
    const again = await openMatch(one as never, 'm', { game: counter });
    expect(await again.submit(0, said(7), { key: 'key 7' })).toEqual({ ok: true, version: 7, repeated: true });
    expect((await again.framesSince(3, null, { limit: 2 })).map(({ version }) => version)).toEqual([4, 5]);
    await again.close();
  });

  it('are asked for again where the first answer does not come', async () => {
    const store = await emptyStore();
    await createMatch(counter, { id: 'm', players: 1, store });
    const asked: string[] = [];
    let isSilent = true;
    const query = (text: string, values?: unknown[]): PromiseLike<{ rows: unknown[] }> => {
      asked.push(text);
      if (isSilent) return new Promise(() => undefined);
      return database.query(text, values);
    };
    const late = postgresStore({ query }, { prefix: `store${stores - 1}_`, deadline: 20 });
    await expect(late.create('n', {} as never)).rejects.toThrow(/create/);
    expect(asked.splice(0)).toHaveLength(1);
    for (const ask of [() => late.latest('m'), () => late.read('m', 0, 1), () => late.find('m', 0, 'k')]) {
      await expect(Promise.resolve(ask())).rejects.toThrow(/latest|read|find/);
      const [first, second, ...more] = asked.splice(0);
      expect([first, more]).toEqual([second, []]);
    }
    isSilent = false;
    expect((await late.latest('m'))?.header.game).toBe('counter');
  });
});
