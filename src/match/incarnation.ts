import { isRecord } from '../kernel/plain.js';
import { storeError } from './entries.js';
import type { MatchStore, StoredSnapshot } from './store.js';

const incarnationIn = (value: unknown): unknown => (isRecord(value) ? value.incarnation : undefined);

/** What carries none may come from an older release, or be written by hand. */
const isOwn = (value: unknown, incarnation: string | undefined): boolean =>
  [undefined, incarnation].includes(incarnationIn(value) as string | undefined);

/** The snapshot, unless another match of the same id has left it behind. */
export const snapshotIn = (
  snapshot: StoredSnapshot | undefined,
  incarnation: string | undefined,
): StoredSnapshot | undefined => (isOwn(snapshot?.data, incarnation) ? snapshot : undefined);

/**
 * A store as one match uses it: what it writes carries the match's incarnation, and what another match of the same id has
 * written is not taken for its own.
 *
 * @param incarnation - as the header has it; none where the match was begun by an older release
 */
export function storeOf(store: MatchStore, incarnation: string | undefined): MatchStore {
  const own = incarnation === undefined ? {} : { incarnation };
  function check(is: boolean): void {
    if (!is) throw storeError('the match was removed, and perhaps another was begun under its id');
  }
  const checkOwn = (value: unknown): void => check(isOwn(value, incarnation));
  return {
    ...store,
    append: (id, version, entry) => store.append(id, version, { ...entry, ...own }),
    async read(id, from, limit) {
      const stored = await store.read(id, from, limit);
      if (Array.isArray(stored)) for (const one of stored) if (isRecord(one)) checkOwn(one.entry);
      return stored;
    },
    async find(id, seat, key) {
      const found = await store.find(id, seat, key);
      if (found) checkOwn(found.entry);
      return found;
    },
    snapshot: (id, version, data) => store.snapshot(id, version, { ...data, ...own }),
    async latest(id, atMost) {
      const kept = await store.latest(id, atMost);
      check(!kept || incarnationIn(kept.header) === incarnation);
      return kept && { header: kept.header, snapshot: snapshotIn(kept.snapshot, incarnation) };
    },
  };
}
