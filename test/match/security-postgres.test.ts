import type { PGlite } from '@electric-sql/pglite';
import { GameError } from 'dicewright';
import { kiriki } from 'dicewright/kiriki';
import { createMatch, openMatch } from 'dicewright/match';
import { type PostgresStore, postgresStore } from 'dicewright/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyDatabase } from '../helpers/empty-database.js';
import { hostileValues } from './hostile.js';

const roll = { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] } as const;
const score = { type: 'score', player: 0, pattern: 'chance' } as const;

/** What would be something else than a text, if it were ever part of a statement. */
const injections = [
  "'; drop table dicewright_match; --",
  '"; drop table dicewright_entry; --',
  "' or '1'='1",
  "x') on conflict do nothing; delete from dicewright_match; --",
  '$1',
  '$$',
  '$do$ end $do$',
  "\\'; select 1; --",
  "E'\\x27'",
  '%',
  '_',
  '{a,b}',
  '[]',
  'null',
  'NULL',
  '1 friday',
  '/* */',
  '\u{1f3b2}',
  'é',
  'e\u0301',
  ' friday',
  'friday ',
  'x'.repeat(100),
];

/** What no id and no key is. */
const impossible = ['', '\u0000', 'a\u0000b', '\n', '\u007f', '\ud800', '\udc00 x', 'x'.repeat(101)];

describe('in PostgreSQL', () => {
  let database: PGlite;
  let store: PostgresStore;
  beforeAll(async () => {
    database = await emptyDatabase();
    store = postgresStore(database, { listen: database });
    await store.migrate();
    await createMatch(kiriki, { id: 'friday', players: 2, store });
  });
  afterAll(() => database.close());

  const rowsIn = async (table: string): Promise<unknown> => {
    const { rows } = await database.query<{ count: number }>(`select count(*)::integer as count from ${table}`);
    return rows[0]?.count;
  };

  it('ids are texts and nothing else, each of them another', async () => {
    for (const [n, id] of injections.entries()) {
      const match = await createMatch(kiriki, { id, players: (n % 3) + 2, store });
      expect(await match.submit(0, roll, { key: id })).toMatchObject({ ok: true, version: 1 });
      await match.close();
    }
    for (const [n, id] of injections.entries()) {
      const match = await openMatch(store, id, { game: kiriki });
      const { players } = match.view(null).view;
      expect([match.id, match.version, players]).toEqual([id, 1, (n % 3) + 2]);
      await match.close();
    }
    expect(await rowsIn('dicewright_match')).toBe(injections.length + 1);
    expect(await rowsIn('dicewright_entry')).toBe(injections.length);
    for (const id of injections) await store.remove(id);
    expect([await rowsIn('dicewright_match'), await rowsIn('dicewright_entry')]).toEqual([1, 0]);
  });

  it('keys are texts and nothing else, in this process and in another', async () => {
    const first = await createMatch(kiriki, { id: 'keys', players: 2, store });
    await first.submit(0, roll);
    for (const key of injections) {
      expect(await first.submit(0, score, { key })).toMatchObject({ ok: true, repeated: false });
      await first.undo(0);
    }
    const second = await openMatch(store, 'keys', { game: kiriki });
    for (const [n, key] of injections.entries()) {
      const again = { ok: true, version: 2 * n + 2, repeated: true };
      expect(await second.submit(0, score, { key })).toEqual(again);
      expect(await second.submit(1, { ...score, player: 1 }, { key })).toMatchObject({
        error: { code: 'NOT_YOUR_TURN' },
      });
    }
    await Promise.all([first.close(), second.close()]);
    await store.remove('keys');
  });

  it('what is no id and no key never comes to the database', async () => {
    let asked = 0;
    const guarded = postgresStore({
      query(text, values) {
        asked++;
        return database.query(text, values);
      },
    });
    const match = await openMatch(guarded, 'friday', { game: kiriki });
    asked = 0;
    const others = hostileValues.filter((value) => typeof value !== 'string' && value !== undefined);
    for (const value of [...impossible, ...others]) {
      const id = value as string;
      await expect(createMatch(kiriki, { id, players: 2, store: guarded })).rejects.toMatchObject({
        code: 'INVALID_SETUP',
      });
      await expect(openMatch(guarded, id)).rejects.toMatchObject({ code: 'INVALID_SETUP' });
      expect(await match.submit(0, roll, { key: id })).toMatchObject({ error: { code: 'INVALID_ACTION' } });
    }
    expect([asked, match.version]).toEqual([0, 0]);
    await match.close();
  });

  it('versions beyond those that a database counts are asked of nobody', async () => {
    const match = await openMatch(store, 'friday', { game: kiriki });
    for (const version of [2 ** 31, 2 ** 32, Number.MAX_SAFE_INTEGER]) {
      expect(await match.submit(0, roll, { at: version })).toMatchObject({ error: { code: 'INVALID_ACTION' } });
      expect(await match.undo(0, { at: version })).toMatchObject({ ok: false });
      expect(await match.framesSince(version, 0)).toEqual([]);
      expect(await match.catchUp(version)).toBe(0);
      match.subscribe(0, () => undefined, { since: version })();
    }
    await match.close();
  });

  it('names and seeds with whatever JSON can hold come back as they were', async () => {
    const names = ["'; drop table dicewright_match; --", '\u{1f3b2} "\\" $1'];
    const seed = '\u0000\n\'"$1\\u0000';
    const match = await createMatch(kiriki, { id: 'names', players: 2, names, seed, store });
    await match.close();
    const again = await openMatch(store, 'names', { game: kiriki });
    expect(await again.save()).toMatchObject({ names, seed });
    await again.close();
    await store.remove('names');
  });

  it('prefixes and schemas that are no plain identifiers make no store', () => {
    for (const name of [...injections, ...impossible, ...hostileValues]) {
      if (name === undefined || name === 'null' || name === 'constructor' || name === '_') continue;
      for (const options of [{ prefix: name }, { schema: name }]) {
        if (name === '__proto__') expect(() => postgresStore(database, options as never)).not.toThrow();
        else expect(() => postgresStore(database, options as never)).toThrow(GameError);
      }
    }
  });

  it('whoever else may NOTIFY wakes nobody with nonsense, and changes nothing', async () => {
    const errors: unknown[] = [];
    const match = await openMatch(store, 'friday', { game: kiriki, onError: (error) => errors.push(error) });
    const payloads = [
      '',
      'friday',
      '1',
      '1 ',
      '-1 friday',
      'NaN friday',
      '9'.repeat(400).concat(' friday'),
      '1 1 friday',
    ];
    for (const payload of payloads) await database.query('select pg_notify($1, $2)', ['dicewright_appended', payload]);
    expect(await match.submit(0, roll)).toMatchObject({ ok: true, version: 1 });
    await match.close();
    expect(errors).toEqual([]);
  });

  it('after all that the tables are what they were', async () => {
    await store.migrate();
    expect(await rowsIn('dicewright_match')).toBe(1);
    expect(await rowsIn('dicewright_version')).toBe(1);
  });
});
