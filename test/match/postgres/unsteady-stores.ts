import { type MatchStore, memoryStore } from 'dicewright/match';
import { postgresStore } from 'dicewright/postgres';
import pg from 'pg';
import type { PostgresClient } from '../../../src/adapters/postgres/clients.js';
import { emptyDatabase } from '../../helpers/empty-database.js';
import { startPostgres } from '../../helpers/postgres.js';
import { startProxy } from '../../helpers/proxy.js';
import { poolAt } from './databases.js';
import type { Counts, Fates } from './unsteady-link.js';

/** In milliseconds. */
const [DEADLINE, HEARTBEAT] = [1_000, 200];

const never = <T>(): Promise<T> => new Promise<never>(() => undefined);

/** A store as two servers have it, each in its own unsteady way, and as it is. */
export interface UnsteadyStores {
  readonly steady: MatchStore;
  readonly unsteady: readonly MatchStore[];
  /** What has befallen it beside what the fates count. */
  readonly counts: () => Counts;
  /** From here on nothing befalls it. */
  readonly calm: () => void;
  readonly end: () => Promise<void>;
}

/** Calls that fail, before or after they are done, or are never answered. */
async function unsteadily<T>(fates: Fates, run: () => T | PromiseLike<T>): Promise<T> {
  if (fates.happens('fails before', 10)) throw new Error('it has failed');
  if (fates.happens('never done', 4)) return never();
  const value = await run();
  if (fates.happens('late', 50)) await new Promise((resolve) => setTimeout(resolve, 5));
  if (fates.happens('fails after', 10)) throw new Error('it has failed');
  return fates.happens('never answered', 4) ? never() : value;
}

export const unsteadyStores: Readonly<Record<string, (fates: Fates) => Promise<UnsteadyStores>>> = {
  async memory(fates) {
    const steady = memoryStore();
    const asked =
      <Args extends unknown[], T>(run: (...args: Args) => T | PromiseLike<T>) =>
      (...args: Args): Promise<T> =>
        unsteadily(fates, () => run(...args));
    const unsteady = (): MatchStore => ({
      ...steady,
      deadline: 100,
      append: asked(steady.append),
      read: asked(steady.read),
      find: asked(steady.find),
      latest: asked(steady.latest),
      snapshot: asked(steady.snapshot),
    });
    return {
      steady,
      unsteady: [unsteady(), unsteady()],
      counts: () => ({}),
      calm: () => undefined,
      end: async () => undefined,
    };
  },

  async PGlite(fates) {
    const database = await emptyDatabase();
    const steady = postgresStore(database);
    await steady.migrate();
    const client: PostgresClient = { query: (text, values) => unsteadily(fates, () => database.query(text, values)) };
    // Of what is notified some is lost, and some comes twice.
    const listen = {
      listen: (channel: string, hear: (payload: string) => void) =>
        database.listen(channel, (payload) => {
          if (fates.happens('notification lost', 100)) return;
          for (let time = fates.happens('notification twice', 100) ? 2 : 1; time > 0; time--) hear(payload);
        }),
    };
    const unsteady = () => postgresStore(client, { listen, deadline: 300, heartbeat: HEARTBEAT });
    return {
      steady,
      unsteady: [unsteady(), unsteady()],
      counts: () => ({}),
      calm: () => undefined,
      end: () => database.close(),
    };
  },

  async PostgreSQL(fates) {
    const database = await startPostgres();
    const direct = poolAt(database.address);
    const steady = postgresStore(direct);
    await steady.migrate();
    const port = Number(new URL(database.address).port);
    const faults = { cut: 3, delay: 30, halve: 20, freeze: 2 };
    const proxies = await Promise.all(Array.from({ length: 4 }, () => startProxy(port, { rng: fates.rng, faults })));
    const addressBy = (proxy: number): string => database.address.replace(/:\d+\//, `:${proxies[proxy]?.port}/`);
    const pools = [poolAt(addressBy(0), 4), poolAt(addressBy(2), 4)];
    const unsteady = pools.map((pool, i) =>
      postgresStore(pool, {
        deadline: DEADLINE,
        heartbeat: HEARTBEAT,
        async listen() {
          const client = new pg.Client({ connectionString: addressBy(2 * i + 1), connectionTimeoutMillis: DEADLINE });
          client.on('error', () => undefined);
          await client.connect();
          return client;
        },
      }),
    );
    return {
      steady,
      unsteady,
      counts() {
        const all: Counts = {};
        for (const { counts } of proxies) {
          for (const [fault, count] of Object.entries(counts))
            all[`${fault} of TCP`] = (all[`${fault} of TCP`] ?? 0) + count;
        }
        return all;
      },
      calm() {
        for (const proxy of proxies) proxy.calm();
      },
      async end() {
        // First what is in between, so that nobody waits for what was silenced.
        await Promise.all(proxies.map(({ close }) => close()));
        await Promise.all([direct, ...pools].map((pool) => pool.end()));
        await database.remove();
      },
    };
  },
};
