import { catalogueOf, games } from 'dicewright/games';
import { createHost } from 'dicewright/host';
import { memoryStore } from 'dicewright/match';
import { describe, expect, it } from 'vitest';
import { hop } from '../fixtures/games/hop.js';
import { begin, roll, type Socket, seated } from './sockets.js';

const secret = 'a secret that nobody guesses';
const hostOf = (own = {}) => createHost({ games, store: memoryStore(), secret, ...own });

const acted = (socket: Socket, seat: number): number =>
  socket.heard.filter(({ frame }) => (frame as { seat?: number } | undefined)?.seat === seat).length;

describe('bots that think', () => {
  it('play at every level, in more matches at once than there are threads, and hold nobody up', async () => {
    const host = hostOf({ limits: { thinkers: 1, burst: 1_000, perSecond: 1_000 } });
    const tables = await Promise.all(
      ['easy', 'normal', 'hard'].map((bot) => begin(host, { bots: [null, bot], undo: 'free' })),
    );
    const sockets = tables.map(({ id, secrets }) => seated(host, id, secrets[0] as string));
    // The longest time for which nothing else was done here.
    let longest = 0;
    let last = performance.now();
    const beat = setInterval(() => {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
    }, 5);
    for (const socket of sockets) {
      socket.say({ type: 'watch', since: null });
      socket.say(roll('a'));
      socket.say({ type: 'submit', action: { type: 'score', player: 0, pattern: 'chance' }, at: 1, key: 'b' });
    }
    await Promise.all(sockets.map((socket) => socket.until(() => acted(socket, 1) >= 2)));
    clearInterval(beat);
    await host.close();
    for (const socket of sockets) expect(socket.heard.some(({ type }) => type === 'refused')).toBe(false);
    expect(tables.map(({ id }) => id.slice(-3))).toEqual(['~-e', '~-n', '~-h']);
    expect(longest).toBeLessThan(1_000);
  });

  it('play games of one’s own, too', async () => {
    const host = hostOf({ games: catalogueOf([hop]) });
    const { id, secrets } = await begin(host, { game: 'hop', bots: [null, 'hard'] });
    const ada = seated(host, id, secrets[0] as string);
    ada.say({ type: 'watch', since: null });
    ada.say({ type: 'submit', action: { type: 'hop', player: 0, far: false }, at: 0, key: 'a' });
    await ada.until(() => acted(ada, 1) >= 1);
    expect(ada.heard.some(({ type }) => type === 'refused')).toBe(false);
    await host.close();
  });

  it('leave people the time to follow', async () => {
    const host = hostOf({ limits: { pause: 2 ** 31 - 1 } });
    const { id, secrets } = await begin(host, { bots: ['random', null] });
    const ben = seated(host, id, secrets[1] as string);
    ben.say({ type: 'watch', since: null });
    await ben.first('seen');
    // As many turns of the loop as a bot without a pause needs for many actions.
    for (let turn = 0; turn < 200; turn++) await new Promise((resolve) => setImmediate(resolve));
    expect(acted(ben, 0)).toBe(0);
    await host.close();
  });
});

describe('who sits somewhere', () => {
  it('says what they are called, as they come and later, to all who are here', async () => {
    const host = hostOf();
    const { id, secrets } = await begin(host, {});
    const presence = { presence: true };
    const ada = seated(host, id, secrets[0] as string, undefined, { ...presence, name: 'Ada' });
    expect(await ada.first('present')).toEqual({ type: 'present', seats: [0], watching: 0, names: { 0: 'Ada' } });
    const ben = seated(host, id, secrets[1] as string, undefined, presence);
    await ben.first('present');
    ben.say({ type: 'name', name: 'Ben' });
    await ada.until(() => JSON.stringify(ada.heard.at(-1)).includes('"Ben"'));
    expect(ben.heard.at(-1)).toEqual({
      type: 'present',
      seats: [0, 1],
      watching: 0,
      names: { 0: 'Ada', 1: 'Ben' },
    });
    await host.close();
  });

  it.each([[''], [' '], ['x'.repeat(101)], ['a\nb'], [7], [null], [{}]])('is not called %j', async (name) => {
    const host = hostOf();
    const { id, secrets } = await begin(host, {});
    const ada = seated(host, id, secrets[0] as string, undefined, { presence: true, name });
    expect(await ada.first('present')).toEqual({ type: 'present', seats: [0], watching: 0 });
    ada.say({ type: 'name', name });
    expect(await ada.first('refused')).toMatchObject({ error: { message: 'expected a name of 1 to 100 characters' } });
    await host.close();
  });

  it('gives nobody a name who only watches', async () => {
    const host = hostOf();
    const { id } = await begin(host, {});
    const eve = seated(host, id, null, undefined, { presence: true, name: 'Eve' });
    expect(await eve.first('present')).toEqual({ type: 'present', seats: [], watching: 1 });
    await host.close();
  });
});
