import { type AnyGame, createRng, uniformInt } from 'dicewright';
import { createMatch, type Match, openMatch } from 'dicewright/match';
import { verifyRecord } from 'dicewright/record';
import { describe, expect, it } from 'vitest';
import { counter } from '../../toys/counter.js';
import { rush } from '../../toys/rush.js';
import { type Happening, misfitsOf } from '../linearizable.js';
import { fatesOf } from './unsteady-link.js';
import { playSeat, type UnsteadyServer } from './unsteady-page.js';
import { type UnsteadyStores, unsteadyStores } from './unsteady-stores.js';

/** How long each store is tried, in minutes; `npm run test:slow` wants more. Without it, a few matches. */
const MINUTES = Number(process.env.SILENCE_MINUTES ?? 0) / Object.keys(unsteadyStores).length;
const MATCHES = 3;
/** With it the same faults are drawn in the same order, as far as the machine lets them. */
const SEED = process.env.SILENCE_SEED ?? String(Date.now() % 1_000_000);

const tables: readonly { readonly game: AnyGame; readonly players: number; readonly options: object }[] = [
  { game: rush, players: 4, options: {} },
  { game: counter, players: 2, options: { limit: 24 } },
];

/** A server that ends now and then without a word: what it has opened is opened anew. */
function serverOn(store: UnsteadyStores['steady'], game: AnyGame, all: Match[]): UnsteadyServer & { crash(): void } {
  let opened = new Map<string, Promise<Match>>();
  return {
    open(id) {
      const opening =
        opened.get(id) ??
        openMatch(store, id, { game }).then((match) => {
          all.push(match as unknown as Match);
          return match as unknown as Match;
        });
      opened.set(id, opening);
      opening.catch(() => opened.delete(id));
      return opening;
    },
    crash() {
      opened = new Map();
    },
  };
}

async function entriesOf(store: UnsteadyStores['steady'], id: string): Promise<string[]> {
  const entries = await store.read(id, 0, 10_000);
  return entries.map(({ entry: { seat, key } }) => `${seat} ${key}`);
}

describe.each(Object.keys(unsteadyStores))(
  'parts that cut, delay, halve, repeat and silence what they carry, over %s',
  (name) => {
    it('lose no answer, do nothing twice, and show everybody the same', {
      timeout: 300_000 + 120_000 * MINUTES,
    }, async () => {
      const fates = fatesOf(createRng(`${name} ${SEED}`));
      const stores = (await unsteadyStores[name]?.(fates)) as UnsteadyStores;
      const begun = performance.now();
      const total = { matches: 0, answers: 0, views: 0 };
      const goesOn = (): boolean =>
        MINUTES > 0 ? performance.now() - begun < 60_000 * MINUTES : total.matches < MATCHES;
      try {
        while (goesOn()) {
          const { game, players, options } = tables[total.matches % tables.length] as (typeof tables)[number];
          const id = `m${total.matches++}`;
          await (await createMatch(game, { id, players, options, store: stores.steady })).close();
          const matches: Match[] = [];
          const servers = stores.unsteady.map((store) => serverOn(store, game, matches));
          const history: Happening[] = [];
          const crashes = setInterval(() => {
            if (fates.happens('server ends', 100)) servers[uniformInt(fates.rng, 0, servers.length - 1)]?.crash();
          }, 50);
          const seats = [null, ...Array.from({ length: players }, (_, seat) => seat)];
          await Promise.all(seats.map((seat, client) => playSeat(game, id, seat, client, servers, fates, history)));
          clearInterval(crashes);
          const log = await entriesOf(stores.steady, id);
          expect(misfitsOf(log, history), `seed ${SEED}, match ${id}`).toEqual([]);
          const match = await openMatch(stores.steady, id, { game });
          expect(verifyRecord(await match.save(), game)).toMatchObject({ ok: true });
          total.answers += history.filter(({ what }) => what === 'answer').length;
          total.views += history.filter(({ what }) => what === 'view').length;
          await Promise.all([match, ...matches].map((one) => one.close()));
        }
      } finally {
        fates.calm();
        stores.calm();
        await stores.end();
      }
      const counts = { ...fates.counts, ...stores.counts() };
      expect(total.answers).toBeGreaterThan(12 * total.matches);
      expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(20);
      const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
      console.log(`SILENCE_SEED=${SEED} ${name}: ${JSON.stringify(total)} in ${seconds} s; ${JSON.stringify(counts)}`);
    });
  },
);
