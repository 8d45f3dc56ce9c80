import { createRng } from 'dicewright';
import { games } from 'dicewright/games';
import { createHost } from 'dicewright/host';
import { kiriki } from 'dicewright/kiriki';
import { type Match, type MatchStore, memoryStore, openMatch } from 'dicewright/match';
import { verifyRecord } from 'dicewright/record';
import { describe, expect, it } from 'vitest';
import { chainOf } from '../../src/record/chain.js';
import { asking, type Begun, begin, roll, type Said, type Socket, seated } from './sockets.js';

const hostOf = (store: MatchStore) => createHost({ games, store, secret: 'a secret that nobody guesses' });
const NAMES = ['Ada', 'Ben', 'Cleo'];
type Seen = ReturnType<Match['view']>;
const seenIn = ({ seen }: Said): Seen => seen as Seen;

async function joined(socket: Socket): Promise<number> {
  return (await socket.first('joined')).seat as number;
}

/** What is to be seen now. */
async function watch(socket: Socket): Promise<Seen> {
  socket.heard.length = 0;
  socket.say({ type: 'watch', since: null });
  return seenIn(await socket.first('seen'));
}

/** A match of three by lot; until it is one in which the player who was named second begins. */
async function drawn(host: ReturnType<typeof hostOf>, more: object = {}): Promise<Begun & { readonly lots: number[] }> {
  const lots: number[] = [];
  for (;;) {
    const begun = await begin(host, { players: 3, names: NAMES, begin: 'lot', ...more });
    const place = begun.secrets.findIndex((one) => one !== null);
    const socket = seated(host, begun.id, begun.secrets[place] as string);
    const lot = (place - (await joined(socket)) + 3) % 3;
    socket.close();
    lots.push(lot);
    if (lot === 1 && new Set(lots).size > 1) return { ...begun, lots };
  }
}

describe('a match by lot', () => {
  it('seats everybody where the lot has put them, by the secrets in the order of the names', async () => {
    const host = hostOf(memoryStore());
    const { id, secrets } = await drawn(host);
    for (const [place, name] of NAMES.entries()) {
      const socket = seated(host, id, secrets[place] as string);
      const seat = await joined(socket);
      const seen = await watch(socket);
      expect(seen.names?.[seat]).toBe(name);
      expect([place, seen.toAct.includes(seat)]).toEqual([place, place === 1]);
      socket.say(roll(`from ${name}`, seat));
      expect(await socket.first('answer')).toMatchObject({ answer: { ok: name === 'Ben' } });
    }
    await host.close();
  });

  it('has bots play at the seats that they drew', async () => {
    const store = memoryStore();
    const host = hostOf(store);
    const { id, secrets } = await drawn(host, { bots: [null, 'random', null] });
    expect(secrets.map((one) => one === null)).toEqual([false, true, false]);
    const cleo = seated(host, id, secrets[2] as string);
    expect(await joined(cleo)).toBe(1);
    let seen = await watch(cleo);
    // The bot begins, and Cleo is next.
    while (!seen.toAct.includes(1)) seen = await watch(cleo);
    expect(seen.names).toEqual(['Ben', 'Cleo', 'Ada']);
    await host.close();
  });

  it('is by lot again the next time, and everybody has the same neighbours', async () => {
    const store = memoryStore();
    const host = hostOf(store);
    const { id, secrets } = await drawn(host);
    const ben = seated(host, id, secrets[1] as string);
    await ben.first('joined');
    ben.say({ type: 'resign', key: 'r' });
    await ben.first('answer');
    const nexts = await Promise.all(
      secrets.map(async (secret) => {
        const answer = await host.fetch(asking({ secret }, 'POST', `/matches/${id}/rematch`));
        return (await answer.json()) as { id: string; seat: number; secret: string };
      }),
    );
    const { header } = store.latest(nexts[0]?.id ?? '') as {
      readonly header: { readonly names: readonly string[]; readonly lot: number };
    };
    expect(header.lot).toBeGreaterThanOrEqual(0);
    for (const [place, { id, seat, secret }] of nexts.entries()) {
      expect(id).toBe(nexts[0]?.id);
      expect(header.names[seat]).toBe(NAMES[place]);
      expect(await joined(seated(host, id, secret))).toBe(seat);
    }
    const order = NAMES.map((name) => header.names.indexOf(name));
    expect(order.map((seat) => (seat - (order[0] ?? 0) + 3) % 3)).toEqual([0, 1, 2]);
    await host.close();
  });

  it('is drawn from the dice of all where they share them; who sits where is told then, and to who comes later', async () => {
    const store = memoryStore();
    const host = hostOf(store);
    const { id, secrets } = await begin(host, { players: 3, names: NAMES, dice: 'shared', begin: 'lot' });
    const chains = NAMES.map((name, place) => chainOf(name, id, place));
    const sockets = secrets.map((secret) => seated(host, id, secret, undefined, { presence: true }));
    for (const [place, socket] of sockets.entries()) {
      expect(await joined(socket)).toBe(place);
      await watch(socket);
    }
    for (const [place, socket] of sockets.entries()) {
      socket.say({ type: 'commit', commitment: chains[place]?.commitment });
      await socket.until(() =>
        socket.heard.some(({ frame }) => (frame as { seat?: number } | undefined)?.seat === place),
      );
    }
    for (const [place, socket] of sockets.entries()) socket.say({ type: 'reveal', link: chains[place]?.linkAt(0) });
    const [first] = sockets as [Socket];
    first.heard.length = 0;
    const { shared, names = [] } = seenIn(await first.first('seen'));
    const lot = shared?.lot as number;
    expect(names).toEqual([0, 1, 2].map((seat) => NAMES[(lot + seat) % 3]));
    for (const [place, socket] of sockets.entries()) {
      const seat = (place - lot + 3) % 3;
      const again = seated(host, id, secrets[place] as string);
      expect([await joined(again), names[seat]]).toEqual([seat, NAMES[place]]);
      again.close();
      socket.say(roll(`from ${place}`, seat));
      expect(await socket.first('answer')).toMatchObject({ answer: { ok: seat === 0 } });
    }
    // Two leave: who is left is here at the seat that was drawn.
    for (const socket of sockets.slice(1)) socket.close();
    const isAlone = ({ type, seats }: Said): boolean => type === 'present' && (seats as number[]).length === 1;
    await first.until(() => first.heard.some(isAlone));
    expect(first.heard.find(isAlone)).toMatchObject({ seats: [(3 - lot) % 3] });
    const match = await openMatch(store, id);
    await match.abandon('It is late.');
    expect(verifyRecord(await match.record(0), kiriki).deviations).toEqual([]);
    await host.close();
  });

  it('plays with bots that share in the lot', async () => {
    const store = memoryStore();
    const host = hostOf(store);
    const bots = ['random', null];
    const { id, secrets } = await begin(host, { players: 2, dice: 'shared', begin: 'lot', bots });
    const ben = seated(host, id, secrets[1] as string);
    await ben.first('joined');
    await watch(ben);
    const chain = chainOf('Ben', id, 1);
    ben.say({ type: 'commit', commitment: chain.commitment });
    const match = await openMatch(store, id);
    const rng = createRng('lots');
    for (let throws = 0; throws < 4; ) {
      await new Promise((resolve) => setImmediate(resolve));
      await match.catchUp();
      const { shared } = match.view(null);
      const seat = match.seats[1] as number;
      const seen = match.view(seat);
      if (shared?.due?.links[1] === null) ben.say({ type: 'reveal', link: chain.linkAt(shared.throws) });
      else if (seen.toAct.includes(seat))
        await match.submit(seat, kiriki.sampleAction(seen.view as never, rng, seat) as never);
      throws = shared?.throws ?? 0;
    }
    // Of the four the lot is one.
    expect(match.view(null).view.events).toBe(3);
    await host.close();
  });

  it('is not to be had otherwise', async () => {
    const host = hostOf(memoryStore());
    for (const told of ['first', 0, null, {}]) {
      const answer = await host.fetch(asking({ game: 'kiriki', players: 2, begin: told }));
      expect([told, answer.status]).toEqual([told, 400]);
    }
    await host.close();
  });
});
