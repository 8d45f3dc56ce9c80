import type { Entry, MatchHeader, MatchStore, SnapshotData, StoredEntry, Wake } from './store.js';
import { wakeCallsOf } from './wake-calls.js';

/** A match as text, so that nobody else holds what is kept here. */
interface Kept {
  readonly header: string;
  readonly incarnation: string | undefined;
  readonly log: string[];
  /** Where in the log the keys of the seats are. */
  readonly keys: Map<string, number>;
  readonly snapshots: Map<number, string>;
}

const keyOf = (seat: number, key: string): string => `${seat} ${key}`;

/**
 * A store in the memory of the process, gone with it: for tests, and for hosts whose matches need not outlive them. All
 * matches of one store share it as processes share a database.
 */
export function memoryStore(): MatchStore {
  const matches = new Map<string, Kept>();
  const wakes = wakeCallsOf();

  const entryAt = ({ log }: Kept, version: number): StoredEntry => ({
    version,
    entry: JSON.parse(log[version] as string) as Entry,
  });

  return Object.freeze({
    create(id: string, header: MatchHeader): boolean {
      if (matches.has(id)) return false;
      const { incarnation } = header;
      matches.set(id, { header: JSON.stringify(header), incarnation, log: [], keys: new Map(), snapshots: new Map() });
      return true;
    },
    append(id: string, version: number, entry: Entry): boolean {
      const kept = matches.get(id);
      if (kept?.log.length !== version) return false;
      if (entry.incarnation !== undefined && entry.incarnation !== kept.incarnation) return false;
      kept.log.push(JSON.stringify(entry));
      if (entry.key !== undefined) kept.keys.set(keyOf(entry.seat, entry.key), version);
      wakes.wake(id, version + 1);
      return true;
    },
    read(id: string, from: number, limit: number): StoredEntry[] {
      const kept = matches.get(id);
      if (!kept) return [];
      const length = Math.max(0, Math.min(limit, kept.log.length - from));
      return Array.from({ length }, (_, i) => entryAt(kept, from + i));
    },
    find(id: string, seat: number, key: string): StoredEntry | null {
      const kept = matches.get(id);
      const version = kept?.keys.get(keyOf(seat, key));
      return kept && version !== undefined ? entryAt(kept, version) : null;
    },
    snapshot(id: string, version: number, data: SnapshotData): void {
      matches.get(id)?.snapshots.set(version, JSON.stringify(data));
    },
    latest(id: string, atMost = Number.POSITIVE_INFINITY) {
      const kept = matches.get(id);
      if (!kept) return null;
      const version = Math.max(...[...kept.snapshots.keys()].filter((version) => version <= atMost));
      const data = kept.snapshots.get(version);
      return {
        header: JSON.parse(kept.header) as MatchHeader,
        ...(data !== undefined && { snapshot: { version, data: JSON.parse(data) as SnapshotData } }),
      };
    },
    remove(id: string): void {
      matches.delete(id);
    },
    listen(wake: Wake, id?: string): () => void {
      return wakes.add(wake, id);
    },
  });
}
