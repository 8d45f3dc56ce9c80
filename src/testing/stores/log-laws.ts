import { type Entry, HOST, type MatchStore, type StoredEntry } from '../../match/store.js';
import { type StoreLawSpec, someEntry, someHeader } from './store-law.js';

/** What is kept in snapshots here. */
const KEPT = { state: { game: 'law', rules: 1, players: 2, options: {}, events: 0 }, undoable: [] } as const;
const WRITERS = 8;
const ROUNDS = 12;

const stored = (from: number, length: number): StoredEntry[] =>
  Array.from({ length }, (_, i) => ({ version: from + i, entry: someEntry(from + i, `key ${from + i}`) }));

const readAll = (store: MatchStore, id: string) => store.read(id, 0, 1_000);

export const logLaws: readonly StoreLawSpec[] = [
  {
    name: 'a match is begun once',
    source:
      'create gives true for a new id and false for one that is there, which stays as it was; of several at once one ' +
      'gives true. latest gives null for an id that was never begun, and no other match is changed.',
    async check({ store, newId, newLog, expect, expectJson }) {
      const id = await newLog(2);
      const other = { ...someHeader, players: 1 };
      expect((await store.create(id, other)) === false, 'create: expected false for an id that is there');
      expectJson((await store.latest(id))?.header, someHeader, 'the header after a second create');
      expectJson(await readAll(store, id), stored(0, 2), 'the log after a second create');
      expect((await store.latest(newId())) === null, 'latest: expected null for an id that was never begun');
      const contested = newId();
      const begun = await Promise.all(Array.from({ length: WRITERS }, async () => store.create(contested, someHeader)));
      expect(begun.filter((one) => one === true).length === 1, 'of several creates at once one gives true');
    },
  },
  {
    name: 'append compares before it adds',
    source:
      'append adds an entry where the log has exactly as many as it is given, and gives true; else it gives false and ' +
      'the log stays as it is: neither overwritten, nor longer, nor with a gap.',
    async check({ store, newLog, expect, expectJson }) {
      const id = await newLog(3);
      for (const version of [0, 2]) {
        const isAppended = await store.append(id, version, someEntry(99));
        expect(isAppended === false, `append: expected false at ${version} of a log that has 3 entries`);
        expectJson(await readAll(store, id), stored(0, 3), `the log after an append at ${version}`);
      }
      expect((await store.append(id, 3, someEntry(3, 'key 3'))) === true, 'append: expected true at the end');
      expectJson(await readAll(store, id), stored(0, 4), 'the log after an append at its end');
    },
  },
  {
    name: 'of writers at once one wins',
    source:
      'Of several processes that append at the same version at once, exactly one is given true, and its entry is the ' +
      'one in the log.',
    async check({ store, newLog, expect, expectJson }) {
      const id = await newLog();
      const won: StoredEntry[] = [];
      for (let version = 0; version < ROUNDS; version++) {
        const entries: Entry[] = Array.from({ length: WRITERS }, (_, i) => someEntry(100 * version + i));
        const appended = await Promise.all(entries.map(async (entry) => store.append(id, version, entry)));
        const winners = entries.filter((_, i) => appended[i] === true);
        expect(winners.length === 1, `${winners.length} of ${WRITERS} writers at once were given true`);
        won.push({ version, entry: winners[0] as Entry });
      }
      expectJson(await readAll(store, id), won, 'the log that several have written');
    },
  },
  {
    name: 'entries are read in order',
    source:
      'read gives the entries from a version on, in order, each with the version at which it was appended, as many as ' +
      'it is asked for, fewer only where the log ends; none from the end on.',
    async check({ store, newLog, expectJson }) {
      const length = 12;
      const id = await newLog(length);
      for (const from of [0, 1, 9, length - 1, length, length + 5]) {
        for (const limit of [1, 2, length, 500]) {
          const expected = stored(from, Math.max(0, Math.min(limit, length - from)));
          expectJson(await store.read(id, from, limit), expected, `read from ${from}, at most ${limit}`);
        }
      }
    },
  },
  {
    name: 'matches are kept apart',
    source: 'What is appended to one match, or kept of it, changes nothing of another.',
    async check({ store, newLog, expect, expectJson }) {
      const [one, two] = [await newLog(3), await newLog(1)];
      await store.snapshot(one, 3, KEPT);
      expectJson(await readAll(store, two), stored(0, 1), 'the log of another match');
      expect((await store.latest(two))?.snapshot === undefined, 'another match has no snapshot');
      expect((await store.find(two, 0, 'key 2')) === null, 'another match has not the key');
      await store.remove(one);
      expectJson(await readAll(store, two), stored(0, 1), 'the log of a match when another was removed');
    },
  },
  {
    name: 'a key is found for ever',
    source:
      'find gives the entry of a seat and a key with its version, however long ago it was appended, also when snapshots ' +
      'were kept since; null for the key of another seat and for one that nobody has used. The host has the seat -1.',
    async check({ store, newLog, expect, expectJson }) {
      const length = 60;
      const id = await newLog(length);
      await store.snapshot(id, length, KEPT);
      for (const version of [0, 1, 31, length - 1]) {
        const key = `key ${version}`;
        expectJson(await store.find(id, version % 2, key), stored(version, 1)[0], `find ${key}`);
        expect((await store.find(id, (version + 1) % 2, key)) === null, `find: ${key} is another seat's`);
      }
      expect((await store.find(id, 0, 'key')) === null, 'find: expected null for a key that nobody has used');
      const undo = { seat: 1, undo: length - 1, key: 'key 0', sent: 'undo' };
      await store.append(id, length, undo);
      expectJson(
        await store.find(id, 1, 'key 0'),
        { version: length, entry: undo },
        'find the same key of another seat',
      );
      const end = {
        ended: { by: 'abandon', reason: 'So.' },
        result: { winners: [], scores: null, reason: 'So.' },
      } as const;
      const ofHost = { seat: HOST, end, key: 'key 0', sent: 'end' };
      await store.append(id, length + 1, ofHost);
      expectJson(await store.find(id, HOST, 'key 0'), { version: length + 1, entry: ofHost }, 'find a key of the host');
    },
  },
];
