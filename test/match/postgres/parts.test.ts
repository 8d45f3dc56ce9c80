import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresStore } from 'dicewright/postgres';
import { describe, expect, it, vi } from 'vitest';
import { holdFolder } from '../../../src/platform/folder-lock.js';

// What a store asks of its client, which is no database here: what its statements mean is in in-memory.test.ts.

/** A client that notes what it is asked, and answers as it is told. */
function clientThat(answer: (text: string) => readonly object[] | Promise<readonly object[]> = () => []) {
  const asked: unknown[][] = [];
  const query = async (text: string, values?: unknown[]) => {
    asked.push([text.split(/\s/, 2).join(' '), values]);
    return { rows: await answer(text) };
  };
  return { query, asked: () => asked.splice(0) };
}

const never = () => new Promise<never>(() => undefined);
const header = { format: 'dicewright/1', game: 'counter', rules: 1, players: 1, options: {} } as const;

describe('a store says', () => {
  it('with which values, and what came of it', async () => {
    const rows = vi.fn<() => object[]>(() => []);
    const { query, asked } = clientThat(rows);
    const store = postgresStore({ query });
    expect(await store.create('m', header)).toBe(false);
    rows.mockReturnValueOnce([{ id: 'm' }]);
    expect(await store.create('m', header)).toBe(true);
    const made = ['insert into', ['m', JSON.stringify(header)]];
    expect(asked()).toEqual([made, made]);

    const entry = { seat: 0, now: 7 };
    expect(await store.append('m', 3, entry)).toBe(false);
    const keyed = { ...entry, key: 'k', incarnation: 'a"b' };
    rows.mockReturnValueOnce([{ version: 3 }]);
    expect(await store.append('m', 3, keyed)).toBe(true);
    expect(asked()).toEqual([
      ['insert into', ['m', 3, 0, null, JSON.stringify(entry), null]],
      ['insert into', ['m', 3, 0, 'k', JSON.stringify(keyed), '"incarnation":"a\\"b"']],
    ]);

    rows.mockReturnValueOnce([{ version: 3, entry: JSON.stringify(entry) }]);
    expect(await store.read('m', 3, 9)).toEqual([{ version: 3, entry }]);
    rows.mockReturnValueOnce([{ version: 3, entry: JSON.stringify(keyed) }]);
    expect([await store.find('m', 0, 'k'), await store.find('m', 0, 'j')]).toEqual([
      { version: 3, entry: keyed },
      null,
    ]);
    expect(asked()).toEqual([
      ['select version,', ['m', 3, 9]],
      ['select version,', ['m', 0, 'k']],
      ['select version,', ['m', 0, 'j']],
    ]);

    const data = { state: {}, undoable: [] } as never;
    await store.snapshot('m', 3, data);
    const kept = { header: JSON.stringify(header), version: 3, data: JSON.stringify(data) };
    rows.mockReturnValueOnce([kept]).mockReturnValueOnce([{ ...kept, version: null, data: null }]);
    expect([await store.latest('m'), await store.latest('m', 0), await store.latest('n', 7)]).toEqual([
      { header, snapshot: { version: 3, data } },
      { header },
      null,
    ]);
    await store.remove('m');
    expect(asked()).toEqual([
      ['insert into', ['m', 3, JSON.stringify(data)]],
      ['select header::text', ['m', null]],
      ['select header::text', ['m', 0]],
      ['select header::text', ['n', 7]],
      ['delete from', ['m']],
    ]);
  });

  it('what is late, after the deadline, or twice after half of it', async () => {
    vi.useFakeTimers();
    try {
      const { query, asked } = clientThat(never);
      const store = postgresStore({ query }, { deadline: 21 });
      const late = (what: string, milliseconds: number) =>
        `store: ${what} was not answered within ${milliseconds} ms; whether it was done is not known`;
      const messageOf = async (asking: unknown) => {
        const message = Promise.resolve(asking).then(
          () => 'nothing',
          (error: Error) => error.message,
        );
        await vi.advanceTimersByTimeAsync(30);
        return [await message, asked().length];
      };
      expect([
        await messageOf(store.create('m', header)),
        await messageOf(store.append('m', 0, { seat: 0, now: 7 })),
        await messageOf(store.snapshot('m', 0, {} as never)),
        await messageOf(store.remove('m')),
        await messageOf(store.migrate()),
      ]).toEqual(['create', 'append', 'snapshot', 'remove', 'migrate'].map((what) => [late(what, 21), 1]));
      expect([
        await messageOf(store.read('m', 0, 1)),
        await messageOf(store.find('m', 0, 'k')),
        await messageOf(store.latest('m')),
      ]).toEqual(['read', 'find', 'latest'].map((what) => [late(what, 11), 2]));
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('what its client says, at once', async () => {
    const { query, asked } = clientThat(() => {
      throw new Error('no such table');
    });
    const store = postgresStore({ query });
    await expect(store.read('m', 0, 1)).rejects.toThrow(/^no such table$/);
    expect(asked()).toHaveLength(1);
  });
});

describe('a store that listens', () => {
  const listening = () => {
    const stop = vi.fn(async () => undefined);
    return { listen: vi.fn(async () => stop), stop };
  };

  it('tells others of what it has appended, and waits for that before it stops', async () => {
    const said: unknown[] = [];
    let answer = (): void => undefined;
    const { query, asked } = clientThat((text) => {
      if (text.startsWith('insert')) return said.length < 2 ? [{ version: 3 }] : [];
      return new Promise<[]>((resolve) => {
        answer = () => resolve([]);
      });
    });
    const listener = listening();
    const store = postgresStore({ query }, { prefix: 'own_', listen: () => listener as never });
    const stop = await store.listen?.(() => undefined, 'm');
    expect(listener.listen.mock.calls).toEqual([['own_appended', expect.any(Function)]]);
    for (said.push(1); said.length < 3; said.push(1)) await store.append('m', 3, { seat: 0, now: 7 });
    expect(asked().filter(([text]) => text !== 'insert into')).toEqual([
      ['select pg_notify($1,', ['own_appended', '["4 m"]']],
    ]);
    const stopped = Promise.resolve(stop?.());
    for (let turns = 0; turns < 9; turns++) await Promise.resolve();
    expect(listener.stop).not.toHaveBeenCalled();
    answer();
    await stopped;
    expect(listener.stop).toHaveBeenCalledTimes(1);
  });

  it('reports what it could not tell, and has appended it all the same', async () => {
    const reported: string[] = [];
    const { query } = clientThat((text) => {
      if (text.startsWith('insert')) return [{ version: 0 }];
      throw new Error('no connection');
    });
    const onError = ({ message }: Error) => {
      reported.push(message);
      throw new Error('nor this');
    };
    const store = postgresStore({ query }, { listen: listening() as never, onError: onError as never });
    const stop = await store.listen?.(() => undefined, 'm');
    expect(await store.append('m', 0, { seat: 0, now: 7 })).toBe(true);
    await stop?.();
    expect(reported).toEqual(['no connection']);
  });

  it('looks how far its matches are', async () => {
    vi.useFakeTimers();
    try {
      const woken: unknown[] = [];
      const { query, asked } = clientThat(() => [{ id: 'm', version: 4 }]);
      const store = postgresStore({ query }, { listen: listening() as never });
      const stop = await store.listen?.((...what) => void woken.push(what), 'm');
      await vi.advanceTimersByTimeAsync(4_999);
      expect(asked()).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      expect([asked(), woken]).toEqual([[['select asked.id,', ['["m"]']]], [['m', 4]]]);
      await stop?.();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a client', () => {
  const pool = (listeners: number) => ({
    ...clientThat(),
    on: vi.fn<(event: string, listener: (error: unknown) => void) => void>(),
    listenerCount: vi.fn(() => listeners),
  });

  it('that reports errors to nobody reports them to the store', () => {
    const reported: unknown[] = [];
    const alone = pool(0);
    postgresStore(alone, {
      onError(error) {
        reported.push(error);
        throw new Error('again');
      },
    });
    expect(alone.listenerCount.mock.calls).toEqual([['error']]);
    const [[event, report] = []] = alone.on.mock.calls;
    expect(event).toBe('error');
    report?.(7);
    expect(reported).toEqual([7]);
  });

  it('that reports them to somebody, or not at all, is left alone', () => {
    const heard = pool(1);
    postgresStore(heard);
    expect(heard.on).not.toHaveBeenCalled();
    const { query, on, listenerCount } = pool(0);
    postgresStore({ query, on } as never);
    postgresStore({ query, listenerCount } as never);
    expect(on).not.toHaveBeenCalled();
    expect(listenerCount).not.toHaveBeenCalled();
  });

  it('whose folder another has is asked nothing', async () => {
    const place = mkdtempSync(join(tmpdir(), 'dicewright-folder-'));
    const folder = join(place, 'database');
    const letGo = await holdFolder(folder);
    try {
      const { query, asked } = clientThat();
      const store = postgresStore({ query, dataDir: folder } as never);
      const refused = expect.objectContaining({ code: 'INVALID_SETUP' });
      await expect(store.latest('m')).rejects.toEqual(refused);
      await expect(store.latest('m')).rejects.toEqual(refused);
      expect(asked()).toEqual([]);
      letGo();
      expect(await postgresStore({ query, dataDir: folder } as never).latest('m')).toBe(null);
      expect(asked()).toHaveLength(1);
    } finally {
      rmSync(place, { recursive: true, force: true });
    }
  });
});
