import { games } from 'dicewright/games';
import { createHost } from 'dicewright/host';
import { type MatchStore, memoryStore } from 'dicewright/match';
import { describe, expect, it } from 'vitest';
import { rematchId } from '../../src/host/rematch.js';
import { asking, type Begun, begin, type Socket, seated } from './sockets.js';

const secret = 'a secret that nobody guesses';
const hostOf = (store: MatchStore = memoryStore()) => createHost({ games, store, secret });
type Host = ReturnType<typeof hostOf>;

const again = (host: Host, id: string, told: unknown): Promise<Response> =>
  host.fetch(asking({ secret: told }, 'POST', `/matches/${id}/rematch`));

interface Next {
  readonly id: string;
  readonly seat: number;
  readonly secret: string;
}
const next = async (host: Host, id: string, told: unknown): Promise<Next> => {
  const answer = await again(host, id, told);
  expect(answer.status).toBe(201);
  return (await answer.json()) as Next;
};

/** A match that its first seat has given up. */
async function over(host: Host, table: object): Promise<Begun & { readonly ada: Socket }> {
  const begun = await begin(host, table);
  const ada = seated(host, begun.id, begun.secrets[0] as string, undefined, { presence: true });
  ada.say({ type: 'resign', key: 'r' });
  expect(await ada.first('answer')).toMatchObject({ answer: { ok: true } });
  return { ...begun, ada };
}

describe('a rematch', () => {
  it('is one for all who ask, at any host of the store, on the same terms; who began goes last', async () => {
    const store = memoryStore();
    const [host, other] = [hostOf(store), hostOf(store)];
    const table = { players: 3, names: ['Ada', 'Ben', 'Cleo'], clock: { initial: 60_000 }, undo: 'consent' };
    const { id, secrets, ada } = await over(host, { ...table, options: { upperBonus: 50 } });
    const [first, second] = await Promise.all([next(host, id, secrets[0]), next(other, id, secrets[1])]);
    const third = await next(host, id, secrets[2]);
    expect([first.seat, second.seat, third.seat]).toEqual([2, 0, 1]);
    expect(new Set([first.id, second.id, third.id]).size).toBe(1);
    expect(await ada.first('rematch')).toEqual({ type: 'rematch', match: first.id });
    for (const { id, seat, secret } of [first, second, third]) {
      const socket = seated(host, id, secret);
      expect(await socket.first('joined')).toMatchObject({ game: 'kiriki', seat });
      socket.say({ type: 'watch', since: null });
      const { seen } = (await socket.first('seen')) as unknown as { seen: { names: string[]; view: object } };
      expect(seen).toMatchObject({
        names: ['Ben', 'Cleo', 'Ada'],
        clock: { left: [60_000, 60_000, 60_000] },
        view: { options: { upperBonus: 50 } },
      });
    }
    const header = (one: string) => store.latest(one) as { readonly header: object };
    expect(header(first.id).header).toMatchObject({ terms: { undo: 'consent' } });
    expect(header(first.id).header).not.toMatchObject({ seed: (header(id).header as { seed: string }).seed });
    await Promise.all([host.close(), other.close()]);
  });

  it('shares the dice where they were shared', async () => {
    const store = memoryStore();
    const host = hostOf(store);
    const { id, secrets } = await over(host, { dice: 'shared', revealWithin: 5_000, bots: [null, 'random'] });
    const { id: again } = await next(host, id, secrets[0]);
    const kept = (one: string) => (store.latest(one) as { header: { shared: { seed: string } } }).header.shared;
    expect(kept(again)).toMatchObject({ revealWithin: 5_000 });
    expect(kept(again).seed).not.toBe(kept(id).seed);
    await host.close();
  });

  it('moves bots with everybody, and can be followed by another', async () => {
    const host = hostOf();
    const { id, secrets } = await over(host, { players: 3, bots: [null, 'random', null] });
    const [first, third] = [await next(host, id, secrets[0]), await next(host, id, secrets[2])];
    expect([first.seat, third.seat]).toEqual([2, 1]);
    expect(first.id.endsWith('.2~r--')).toBe(true);
    expect(await seated(host, first.id, first.secret).first('joined')).toMatchObject({ seat: 2 });
    const ada = seated(host, first.id, first.secret);
    ada.say({ type: 'resign', key: 'r' });
    await ada.first('answer');
    expect((await next(host, first.id, third.secret)).id.endsWith('.3~--r')).toBe(true);
    await host.close();
  });

  it('is for nobody else, and not before the end', async () => {
    const host = hostOf();
    const { id, secrets } = await begin(host, { bots: [null, 'random'] });
    const refusals: [status: number, code: string, id: string, told: unknown][] = [
      [409, 'NOT_OVER', id, secrets[0]],
      [404, 'NOT_FOUND', id, 'another'],
      [404, 'NOT_FOUND', id, null],
      [404, 'NOT_FOUND', id, ['x']],
      [404, 'NOT_FOUND', 'none', secrets[0]],
    ];
    for (const [status, code, one, told] of refusals) {
      const answer = await again(host, one, told);
      expect([answer.status, await answer.json()]).toEqual([status, { code, message: expect.any(String) }]);
    }
    await host.close();
  });

  it('has an id that follows', () => {
    expect(['a', 'a.2', 'a~-rt', 'a.9~r-'].map(rematchId)).toEqual(['a.2', 'a.3', 'a.2~rt-', 'a.10~-r']);
  });
});
