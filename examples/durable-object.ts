// A match in a Durable Object of Cloudflare: an object for each match, its log in the object's own storage, its sockets
// with hibernation. The types say only what is used of the platform; here a map stands for the storage, and arrays for
// the sockets.
import { kiriki } from 'dicewright/kiriki';
import { createMatch, type MatchStore, openMatch, remoteMatch, type ServedSeat, serveSeat } from 'dicewright/match';
import { storeLaws } from 'dicewright/testing';

interface Range {
  readonly start?: string;
  readonly end?: string;
  readonly prefix?: string;
  readonly reverse?: boolean;
  readonly limit?: number;
}

/** Of `DurableObjectStorage`. */
interface Storage {
  get<T>(key: string): Promise<T | undefined>;
  put(key: string, value: unknown): Promise<void>;
  delete(key: string): Promise<boolean>;
  list<T>(range: Range): Promise<Map<string, T>>;
  transaction<T>(run: (storage: Pick<Storage, 'get' | 'put'>) => Promise<T>): Promise<T>;
}

/** Of `WebSocket`, as the platform keeps it while the object sleeps. */
interface Socket {
  send(text: string): void;
  deserializeAttachment(): { readonly seat: number };
}

/** Of `DurableObjectState`. */
interface State {
  readonly storage: Storage;
  getWebSockets(): Socket[];
}

const padded = (version: number): string => String(version).padStart(9, '0');

/** Keys in order of versions, so that the storage's ranges are the log's. */
function durableStore(storage: Storage): MatchStore {
  const entryKey = (id: string, version: number): string => `${id}/entry/${padded(version)}`;
  const snapshotKey = (id: string, version: number): string => `${id}/snapshot/${padded(version)}`;
  return {
    create: (id, header) =>
      storage.transaction(async (within) => {
        if (await within.get(`${id}/header`)) return false;
        await within.put(`${id}/header`, header);
        return true;
      }),
    append: (id, version, entry) =>
      storage.transaction(async (within) => {
        const header = await within.get<{ readonly incarnation?: string }>(`${id}/header`);
        // What another match under the id has submitted does not come into this one.
        if (!header || (entry.incarnation ?? header.incarnation) !== header.incarnation) return false;
        if (version > 0 && !(await within.get(entryKey(id, version - 1)))) return false;
        if (await within.get(entryKey(id, version))) return false;
        await within.put(entryKey(id, version), entry);
        if (entry.key !== undefined) await within.put(`${id}/key/${entry.seat} ${entry.key}`, version);
        return true;
      }),
    async read(id, from, limit) {
      const range = { start: entryKey(id, from), end: `${id}/entry/:`, limit };
      return [...(await storage.list<never>(range)).values()].map((entry, i) => ({ version: from + i, entry }));
    },
    async find(id, seat, key) {
      const version = await storage.get<number>(`${id}/key/${seat} ${key}`);
      const entry = version === undefined ? undefined : await storage.get<never>(entryKey(id, version));
      return version === undefined || !entry ? null : { version, entry };
    },
    snapshot: (id, version, data) => storage.put(snapshotKey(id, version), { version, data }),
    async latest(id, atMost = 999_999_998) {
      const header = await storage.get<never>(`${id}/header`);
      const range = { start: `${id}/snapshot/`, end: snapshotKey(id, atMost + 1), reverse: true, limit: 1 };
      const [snapshot] = (await storage.list<never>(range)).values();
      return header ? { header, snapshot } : null;
    },
    async remove(id) {
      for (const key of (await storage.list({ prefix: `${id}/` })).keys()) await storage.delete(key);
    },
  };
}

class MatchObject {
  readonly #state: State;
  readonly #seats = new Map<Socket, ServedSeat>();
  readonly #awake: Promise<void>;

  constructor(state: State) {
    this.#state = state;
    this.#awake = this.#wake();
  }

  /** Whenever the platform makes the object, the first time or after it has slept. */
  async #wake(): Promise<void> {
    const store = durableStore(this.#state.storage);
    // The seed is fixed so that this prints the same every time: leave it away.
    const match = (await store.latest('match'))
      ? await openMatch(store, 'match', { game: kiriki })
      : await createMatch(kiriki, { id: 'match', players: 2, store, seed: 'friday night' });
    for (const socket of this.#state.getWebSockets()) {
      const { seat } = socket.deserializeAttachment();
      const served = serveSeat(match, seat, (message) => socket.send(JSON.stringify(message)));
      this.#seats.set(socket, served);
      // What happened before it slept, it has told.
      await served.receive({ type: 'watch', since: match.version });
    }
  }

  async webSocketMessage(socket: Socket, text: string): Promise<void> {
    await this.#awake;
    await this.#seats.get(socket)?.receive(JSON.parse(text));
  }
}

/** What the platform would be: storage with ranges, one transaction after the other. */
function storageInMemory(): Storage {
  const kept = new Map<string, string>();
  let last: Promise<unknown> = Promise.resolve();
  const storage: Storage = {
    get: async (key) => JSON.parse(kept.get(key) ?? 'null') ?? undefined,
    put: async (key, value) => void kept.set(key, JSON.stringify(value)),
    delete: async (key) => kept.delete(key),
    async list({ start = '', end = '\uffff', prefix = '', reverse = false, limit = Number.POSITIVE_INFINITY }) {
      const keys = [...kept.keys()].filter((key) => key >= start && key < end && key.startsWith(prefix)).sort();
      const asked = (reverse ? keys.reverse() : keys).slice(0, limit);
      return new Map(asked.map((key) => [key, JSON.parse(kept.get(key) ?? 'null')]));
    },
    transaction(run) {
      const result = last.then(() => run(storage));
      last = result.catch(() => undefined);
      return result;
    },
  };
  return storage;
}

let checks = 0;
for (const law of storeLaws(() => durableStore(storageInMemory()))) checks += (await law.run()).checks;
console.log('the store keeps the laws:', checks > 0);

const storage = storageInMemory();
const sockets: Socket[] = [];
const state: State = { storage, getWebSockets: () => sockets };
let object: MatchObject;
const remotes = [0, 1].map((seat) => {
  const socket: Socket = {
    send: (text) => remote.receive(JSON.parse(text)),
    deserializeAttachment: () => ({ seat }),
  };
  sockets.push(socket);
  const remote = remoteMatch(kiriki, seat, (message) => void object.webSocketMessage(socket, JSON.stringify(message)));
  return remote;
});
const [ada, ben] = remotes as [(typeof remotes)[number], (typeof remotes)[number]];

object = new MatchObject(state);
for (const remote of remotes) remote.connected();
console.log(await ada.submit({ type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] }));
// It sleeps, and is made anew when the next message comes.
object = new MatchObject(state);
console.log(await ada.submit({ type: 'score', player: 0, pattern: 'chance' }));
console.log('Ben sees', ben.view(1)?.view.sheets[0]?.chance, 'points and is to act:', ben.view(1)?.toAct);
