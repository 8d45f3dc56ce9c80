import type { Entry, MatchHeader, SnapshotData } from '../../match/store.js';
import { type StoreLawSpec, someEntry, someHeader } from './store-law.js';

/** Plain JSON that databases like to change: the order of keys, characters, numbers. */
const awkward = Object.freeze({
  z: 1,
  a: 2,
  '10': 'ten',
  empty: '',
  nothing: null,
  list: [[], {}, [null, false, true]],
  numbers: [0, -1, 0.1, 1e21, 5e-324, Number.MAX_SAFE_INTEGER],
  text: 'a\u0000b \ud800 \u2028 "\\" \'; -- 🎲 é e\u0301',
  'a key with \u0000 and "': true,
});

const dataOf = (version: number): SnapshotData => ({
  state: { game: 'tally', rules: 1, players: 2, options: awkward, events: version },
  undoable: [{ version, seat: 1, before: { game: 'tally', rules: 1, players: 2, options: {}, events: 0 } }],
});

export const keepingLaws: readonly StoreLawSpec[] = [
  {
    name: 'JSON comes back as it went in',
    source:
      'Headers, entries and snapshots come back byte for byte: the order of keys, all characters that a string can ' +
      'have, all numbers. Nobody who changes what they were given changes what is kept.',
    async check({ store, newId, expectJson }) {
      const id = newId();
      const header: MatchHeader = { ...someHeader, options: awkward, names: ['\u0000', 'Zoë 🎲'], seed: awkward.text };
      const entry = { ...someEntry(0), action: { type: 'count', player: 0, awkward } } as Entry;
      await store.create(id, header);
      await store.append(id, 0, entry);
      await store.snapshot(id, 1, dataOf(1));
      for (const time of ['', ', again']) {
        const [read] = await store.read(id, 0, 1);
        const latest = await store.latest(id);
        expectJson(latest?.header, header, `the header${time}`);
        expectJson(read?.entry, entry, `the entry${time}`);
        expectJson(latest?.snapshot?.data, dataOf(1), `the snapshot${time}`);
        for (const told of [latest?.header, read?.entry, latest?.snapshot?.data]) {
          if (!Object.isFrozen(told)) Object.assign(told as object, { rules: 'changed' });
        }
      }
    },
  },
  {
    name: 'old snapshots are kept',
    source:
      'latest gives the snapshot of the highest version, or of the highest up to the one asked for, in whatever order ' +
      'they came; without one, the header alone. A snapshot that is kept twice is one.',
    async check({ store, newLog, expect, expectJson }) {
      const id = await newLog(1);
      expect((await store.latest(id))?.snapshot === undefined, 'latest: expected no snapshot before the first');
      for (const version of [50, 200, 100, 100]) await store.snapshot(id, version, dataOf(version));
      const expected = [
        [undefined, 200],
        [250, 200],
        [200, 200],
        [199, 100],
        [100, 100],
        [99, 50],
        [50, 50],
      ] as const;
      for (const [atMost, version] of expected) {
        const latest = await store.latest(id, atMost);
        expectJson(latest?.snapshot, { version, data: dataOf(version) }, `the latest snapshot up to ${atMost}`);
        expectJson(latest?.header, someHeader, 'the header beside a snapshot');
      }
      const before = await store.latest(id, 49);
      expect(before !== null && before.snapshot === undefined, 'latest: expected no snapshot up to 49');
    },
  },
  {
    name: 'what is removed is gone',
    source: 'After remove there is neither header nor log, key or snapshot; a match of that id can be begun again.',
    async check({ store, newLog, expect, expectJson }) {
      const id = await newLog(3);
      await store.snapshot(id, 3, dataOf(3));
      await store.remove(id);
      expect((await store.latest(id)) === null, 'latest: expected null for what was removed');
      expectJson(await store.read(id, 0, 10), [], 'the log of what was removed');
      expect((await store.find(id, 0, 'key 0')) === null, 'find: expected null for what was removed');
      expect((await store.create(id, someHeader)) === true, 'create: expected true for what was removed');
      expectJson(await store.read(id, 0, 10), [], 'the log of what was begun again');
      expect((await store.latest(id))?.snapshot === undefined, 'latest: expected no snapshot of what was begun again');
      await store.remove(id);
      await store.remove(id);
    },
  },
  {
    name: 'a match begun anew is another',
    source:
      'append adds an entry that carries an incarnation only to the match whose header has it: nothing of whoever has an old ' +
      'match open comes into a new one of the same id, nor into one that was begun without.',
    async check({ store, newId, expect, expectJson }) {
      const id = newId();
      const incarnations = ['one', 'two', undefined];
      for (const own of incarnations) {
        const carrying = (incarnation: string | undefined, version: number): Entry =>
          incarnation === undefined ? someEntry(version) : { ...someEntry(version), incarnation };
        await store.create(id, own === undefined ? someHeader : { ...someHeader, incarnation: own });
        for (const version of [0, 1]) {
          for (const other of incarnations) {
            if (other === own || other === undefined) continue;
            const isAppended = await store.append(id, version, carrying(other, version));
            expect(isAppended === false, `append: expected false for the entry of another match, at ${version}`);
          }
          const isAppended = await store.append(id, version, carrying(own, version));
          expect(isAppended === true, `append: expected true for an entry of the match, at ${version}`);
        }
        const expected = [0, 1].map((version) => ({ version, entry: carrying(own, version) }));
        expectJson(await store.read(id, 0, 10), expected, 'the log of a match that was begun anew');
        await store.remove(id);
      }
    },
  },
];
