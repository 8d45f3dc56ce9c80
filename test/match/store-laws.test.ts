import { type MatchStore, memoryStore } from 'dicewright/match';
import { storeLaws } from 'dicewright/testing';
import { describe, expect, it } from 'vitest';
import type { Entry, StoredEntry } from '../../src/match/store.js';

describe('the laws of stores', () => {
  for (const law of storeLaws(memoryStore)) {
    it(`hold for memoryStore: ${law.name}`, async () => {
      expect((await law.run()).checks).toBeGreaterThan(0);
    });
  }

  it('hold for a store that answers later', async () => {
    const later =
      <Args extends unknown[], T>(run: (...args: Args) => T) =>
      async (...args: Args): Promise<Awaited<T>> => {
        await new Promise((resolve) => setImmediate(resolve));
        return await run(...args);
      };
    const laws = storeLaws(() => {
      const { create, append, read, find, snapshot, latest, remove } = memoryStore();
      return {
        create: later(create),
        append: later(append),
        read: later(read),
        find: later(find),
        snapshot: later(snapshot),
        latest: later(latest),
        remove: later(remove),
      };
    });
    for (const law of laws) expect((await law.run()).checks, law.name).toBeGreaterThan(0);
  });
});

const yielding = () => new Promise((resolve) => setImmediate(resolve));

/** Stores that each break a law, and the first law that finds it. */
const broken: Readonly<
  Record<string, { readonly law: string; readonly make: (store: MatchStore) => Partial<MatchStore> }>
> = {
  'begins a match again': {
    law: 'a match is begun once',
    make: (store) => ({
      async create(id, header) {
        await store.remove(id);
        return store.create(id, header);
      },
    }),
  },
  'looks and then begins': {
    law: 'a match is begun once',
    make: (store) => ({
      async create(id, header) {
        if (await store.latest(id)) return false;
        await yielding();
        await store.create(id, header);
        return true;
      },
    }),
  },
  'appends wherever it is told': {
    law: 'append compares before it adds',
    make: (store) => ({
      async append(id, _, entry) {
        const { length } = await store.read(id, 0, 1_000);
        return store.append(id, length, entry);
      },
    }),
  },
  'compares and then appends': {
    law: 'of writers at once one wins',
    make: (store) => ({
      async append(id, version, entry) {
        if ((await store.read(id, 0, 1_000)).length !== version) return false;
        await yielding();
        await store.append(id, (await store.read(id, 0, 1_000)).length, entry);
        return true;
      },
    }),
  },
  'reads backwards': {
    law: 'entries are read in order',
    make: (store) => ({
      read: async (id, from, limit) => [...(await store.read(id, from, limit))].reverse(),
    }),
  },
  'reads one less than it is asked for': {
    law: 'entries are read in order',
    make: (store) => ({ read: (id, from, limit) => store.read(id, from, Math.max(1, limit - 1)) }),
  },
  'counts versions from 1': {
    law: 'entries are read in order',
    make: (store) => ({
      read: async (id, from, limit) =>
        (await store.read(id, from, limit)).map(({ version, entry }: StoredEntry) => ({ version: version + 1, entry })),
    }),
  },
  'keeps snapshots of all matches together': {
    law: 'matches are kept apart',
    make(store) {
      let last: Parameters<MatchStore['snapshot']> | undefined;
      return {
        snapshot: (...args) => {
          last = args;
        },
        async latest(id) {
          const kept = await store.latest(id);
          return kept && { ...kept, ...(last && { snapshot: { version: last[1], data: last[2] } }) };
        },
      };
    },
  },
  'finds a key whoever used it': {
    law: 'a key is found for ever',
    make: (store) => ({
      find: async (id, seat, key) => (await store.find(id, seat, key)) ?? store.find(id, 1 - seat, key),
    }),
  },
  'forgets keys that are older than 50 entries': {
    law: 'a key is found for ever',
    make: (store) => ({
      async find(id, seat, key) {
        const found = await store.find(id, seat, key);
        const { length } = await store.read(id, 0, 1_000);
        return found && found.version >= length - 50 ? found : null;
      },
    }),
  },
  'orders the keys of objects': {
    law: 'JSON comes back as it went in',
    make: (store) => ({
      append: (id, version, entry) =>
        store.append(id, version, Object.fromEntries(Object.entries(entry).sort()) as unknown as Entry),
    }),
  },
  'cuts strings at \\u0000': {
    law: 'JSON comes back as it went in',
    make: (store) => ({
      create: (id, header) => store.create(id, JSON.parse(JSON.stringify(header).replaceAll('\\u0000', ''))),
    }),
  },
  'gives what it keeps itself': {
    law: 'JSON comes back as it went in',
    make(store) {
      const headers = new Map<string, object>();
      return {
        create(id, header) {
          headers.set(id, structuredClone(header));
          return store.create(id, header);
        },
        async latest(id, atMost) {
          const kept = await store.latest(id, atMost);
          return kept && { ...kept, header: headers.get(id) as never };
        },
      };
    },
  },
  'knows no keys of the host': {
    law: 'a key is found for ever',
    make: (store) => ({ find: (id, seat, key) => (seat < 0 ? null : store.find(id, seat, key)) }),
  },
  'keeps the last snapshot only': {
    law: 'old snapshots are kept',
    make(store) {
      const last = new Map<string, number>();
      return {
        async snapshot(id, version, data) {
          if (version < (last.get(id) ?? 0)) return;
          last.set(id, version);
          await store.snapshot(id, version, data);
        },
        async latest(id, atMost) {
          const kept = await store.latest(id, atMost);
          return kept?.snapshot?.version === last.get(id) ? kept : kept && { header: kept.header };
        },
      };
    },
  },
  'takes the snapshot that came last for the latest': {
    law: 'old snapshots are kept',
    make(store) {
      const last = new Map<string, number>();
      return {
        snapshot(id, version, data) {
          last.set(id, version);
          return store.snapshot(id, version, data);
        },
        latest: (id, atMost) => store.latest(id, atMost ?? last.get(id)),
      };
    },
  },
  'keeps the log of what is removed': {
    law: 'what is removed is gone',
    make(store) {
      const gone = new Set<string>();
      return {
        create: (id, header) => (gone.delete(id) ? true : store.create(id, header)),
        latest: (id, atMost) => (gone.has(id) ? null : store.latest(id, atMost)),
        remove: (id) => void gone.add(id),
      };
    },
  },
  'takes entries whatever match they are of': {
    law: 'a match begun anew is another',
    make: (store) => ({
      async append(id, version, entry) {
        const { incarnation } = (await store.latest(id))?.header ?? {};
        const { incarnation: _, ...own } = entry;
        return store.append(id, version, { ...own, ...(incarnation !== undefined && { incarnation }) } as Entry);
      },
    }),
  },
  'does not keep what comes after 20 entries until another comes': {
    law: 'a match survives the end of a process',
    make(store) {
      // The last entry is held back: a process that ends loses what it was told is there.
      const held = new Map<string, { version: number; entry: Entry }>();
      let calls = 0;
      return {
        async append(id, version, entry) {
          const isLate = version > 20 && ++calls % 3 === 0;
          if (!isLate) return store.append(id, version, entry);
          held.set(id, { version, entry });
          return true;
        },
      };
    },
  },
};

describe('the laws of stores find one that', () => {
  for (const [what, { law: name, make }] of Object.entries(broken)) {
    it(what, async () => {
      const laws = storeLaws(() => {
        const store = memoryStore();
        return { ...store, listen: undefined, ...make(store) };
      });
      const found: string[] = [];
      for (const law of laws) {
        await law.run().catch(() => found.push(law.name));
      }
      expect(found).toContain(name);
    });
  }

  it('and each law is broken by one of them', () => {
    const laws = storeLaws(memoryStore).map(({ name }) => name);
    expect(new Set(Object.values(broken).map(({ law }) => law))).toEqual(new Set(laws));
  });
});
