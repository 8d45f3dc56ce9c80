import {
  type Answer,
  createMatch,
  type Match,
  type MatchStore,
  memoryStore,
  openMatch,
  remoteMatch,
  serveSeat,
} from 'dicewright/match';
import { describe, expect, it } from 'vitest';
import { counter } from '../toys/counter.js';
import { rush } from '../toys/rush.js';
import { asleep } from './stores.js';

const said = (number: number) => ({ type: 'say', player: (number - 1) % 2, number }) as const;
const grab = (player: number, line: number) => ({ type: 'grab', player, line }) as const;
const codeOf = (answer: Answer): string => (answer.ok ? 'ok' : answer.error.code);
const counting = (undo: 'free' | 'consent' | 'none', store: MatchStore = memoryStore(), players = 2) =>
  createMatch(counter, { id: 'm', players, names: ['Ada', 'Ben'].slice(0, players), undo, store });
const rushing = (store: MatchStore = memoryStore()) =>
  createMatch(rush, { id: 'm', players: 3, undo: 'consent', store });

describe('by consent', () => {
  it('undo asks, and nothing is taken back until the other agrees', async () => {
    const match = await counting('consent');
    await match.submit(0, said(1));
    expect(await match.undo(0)).toEqual({ ok: true, version: 2, asked: true });
    expect(match.view(1)).toMatchObject({ version: 2, view: { count: 1 }, asked: { seat: 0, version: 2, agreed: [] } });
    expect(await match.answer(1, 2, true)).toEqual({ ok: true, version: 3, repeated: false });
    expect(match.view(1)).toMatchObject({ version: 3, view: { count: 0 }, toAct: [0] });
    expect(match.view(1)).not.toHaveProperty('asked');
    expect((await match.save()).actions).toEqual([]);
    const frames = await match.framesSince(1, 1);
    expect(frames).toEqual([
      {
        version: 2,
        seat: 0,
        action: null,
        text: 'Ada asks to take the last action back.',
        asked: { seat: 0, version: 2, agreed: [] },
      },
      { version: 3, seat: 1, action: null, undo: 0, text: 'Ben agrees that Ada takes the last action back.' },
    ]);
  });

  it('who does not agree ends the question; it can be asked again', async () => {
    const match = await counting('consent');
    await match.submit(0, said(1));
    await match.undo(0);
    expect(codeOf(await match.undo(0))).toBe('ILLEGAL');
    expect(await match.answer(1, 2, false)).toEqual({ ok: true, version: 3, repeated: false });
    expect(match.view(0)).toMatchObject({ view: { count: 1 } });
    expect(match.view(0)).not.toHaveProperty('asked');
    expect(codeOf(await match.answer(1, 2, true))).toBe('STALE');
    expect(await match.undo(0)).toMatchObject({ asked: true, version: 4 });
  });

  it('an action ends it, too, and is not made stale by it', async () => {
    const match = await counting('consent');
    await match.submit(0, said(1));
    await match.undo(0);
    expect(codeOf(await match.submit(1, said(2), { at: 1 }))).toBe('ok');
    expect(codeOf(await match.answer(1, 2, true))).toBe('STALE');
    expect(match.view(0)).not.toHaveProperty('asked');
    expect(codeOf(await match.undo(0))).toBe('ILLEGAL');
  });

  it('needs all the others, each once, and nobody else', async () => {
    const match = await rushing();
    await match.submit(0, grab(0, 1));
    await match.undo(0);
    for (const seat of [3, -1, null, 0.5])
      expect(codeOf(await match.answer(seat as never, 2, true))).toBe('INVALID_ACTION');
    for (const accept of ['yes', 1, null, undefined]) {
      expect(codeOf(await match.answer(1, 2, accept as never))).toBe('INVALID_ACTION');
    }
    expect(codeOf(await match.answer(1, -1, true))).toBe('INVALID_ACTION');
    expect(codeOf(await match.answer(0, 2, true))).toBe('ILLEGAL');
    await match.answer(2, 2, true);
    expect(match.view(0)).toMatchObject({ asked: { agreed: [2] }, view: { lines: [1, null, null] } });
    expect(codeOf(await match.answer(2, 2, true))).toBe('ILLEGAL');
    await match.answer(1, 2, true);
    expect(match.view(0)).toMatchObject({ view: { lines: [null, null, null] } });
  });

  it('says why not, to who asks and to who answers', async () => {
    const whyOf = (answer: Awaited<ReturnType<Match['undo']>>): string => (answer.ok ? 'ok' : answer.error.message);
    const match = await rushing();
    expect(whyOf(await match.undo(0))).toContain('nothing of the seat’s own to take back');
    await match.submit(0, grab(0, 1));
    await match.undo(0);
    expect(whyOf(await match.undo(0))).toContain('asked already');
    expect(whyOf(await match.answer(1, 2, 'yes' as never))).toContain('true or false');
    expect(whyOf(await match.answer(1, 1, true))).toContain('asked at version 1');
    expect(whyOf(await match.answer(0, 2, true))).toContain('who asks does not answer');
    await match.answer(2, 2, true);
    expect(whyOf(await match.answer(2, 2, true))).toContain('agreed already');
    const never = await counting('none');
    await never.submit(0, said(1));
    expect(whyOf(await never.undo(0))).toContain('nothing is taken back in this match');
  });

  it('answers and questions that are sent again are the same', async () => {
    const store = memoryStore();
    const match = await counting('consent', store);
    const there = await openMatch(asleep(store), 'm', { game: counter });
    await match.submit(0, said(1));
    await match.undo(0, { key: 'u' });
    for (const one of [match, there]) {
      expect(await one.undo(0, { key: 'u' })).toEqual({ ok: true, version: 2, asked: true, repeated: true });
    }
    await match.answer(1, 2, true, { key: 'a' });
    for (const one of [match, there]) {
      expect(await one.answer(1, 2, true, { key: 'a' })).toEqual({ ok: true, version: 3, repeated: true });
      expect(codeOf(await one.answer(1, 2, false, { key: 'a' }))).toBe('INVALID_ACTION');
    }
  });

  it('of two that answer at once in two processes, both are heard', async () => {
    const store = memoryStore();
    const here = await rushing(asleep(store));
    await here.submit(0, grab(0, 1));
    await here.undo(0);
    const there = await openMatch(asleep(store), 'm', { game: rush });
    const answers = await Promise.all([here.answer(1, 2, true), there.answer(2, 2, true)]);
    expect(answers.map(codeOf)).toEqual(['ok', 'ok']);
    await Promise.all([here.catchUp(), there.catchUp()]);
    expect(here.view(null)).toMatchObject({ version: 4, view: { lines: [null, null, null] } });
    expect(here.view(null)).toEqual(there.view(null));
  });

  it('a question survives: opened again, from the log and from a snapshot, it is answered', async () => {
    for (const before of [3, 49]) {
      const store = memoryStore();
      const match = await counting('consent', store);
      for (let number = 1; number <= before; number++) await match.submit((number - 1) % 2, said(number));
      const asker = (before - 1) % 2;
      await match.undo(asker);
      await match.close();
      expect((await store.latest('m'))?.snapshot?.version).toBe(before === 49 ? 50 : undefined);
      const again = await openMatch(store, 'm', { game: counter });
      expect(again.view(0).asked).toEqual({ seat: asker, version: before + 1, agreed: [] });
      await again.answer(1 - asker, before + 1, true);
      expect(again.view(0)).toMatchObject({ view: { count: before - 1 } });
      expect((await again.save()).actions).toHaveLength(before - 1);
    }
  });

  it('nobody is asked by who plays alone', async () => {
    const match = await counting('consent', memoryStore(), 1);
    await match.submit(0, { ...said(1), player: 0 });
    expect(await match.undo(0)).toEqual({ ok: true, version: 2, repeated: false });
  });

  it('resigning ends the question', async () => {
    const match = await counting('consent');
    await match.submit(0, said(1));
    await match.undo(0);
    await match.resign(1);
    expect(match.view(0)).not.toHaveProperty('asked');
    expect(codeOf(await match.answer(1, 2, true))).toBe('GAME_OVER');
  });

  it('over a connection: the page asks, the other answers', async () => {
    const match = await counting('consent');
    const remotes = [0, 1].map((seat) => {
      const remote = remoteMatch(counter, seat, (message) => void served.receive(JSON.parse(JSON.stringify(message))));
      const served = serveSeat(match, seat, (message) => remote.receive(JSON.parse(JSON.stringify(message))));
      remote.connected();
      return remote;
    });
    const [ada, ben] = remotes as [(typeof remotes)[0], (typeof remotes)[0]];
    await match.catchUp();
    await ada.submit(said(1));
    expect(await ada.undo()).toEqual({ ok: true, version: 2, asked: true });
    await match.catchUp();
    expect(ben.view(1)?.asked).toEqual({ seat: 0, version: 2, agreed: [] });
    expect(await ben.answer(2, false)).toEqual({ ok: true, version: 3, repeated: false });
    expect(ada.view(0)?.asked).toBeUndefined();
    expect(await ada.undo()).toMatchObject({ version: 4, asked: true });
    await ben.answer(4, true);
    await match.catchUp();
    for (const [seat, remote] of remotes.entries()) {
      const { version, view, toAct } = match.view(seat);
      expect(remote.view(seat)).toMatchObject({ version, view, toAct });
    }
    expect(ada.view(0)?.view.count).toBe(0);
    await expect(remoteMatch(counter, null, () => undefined).resign()).rejects.toThrow('spectator');
  });
});

describe('not at all', () => {
  it('refuses it', async () => {
    const store = memoryStore();
    const match = await counting('none', store);
    await match.submit(0, said(1));
    for (const one of [match, await openMatch(store, 'm', { game: counter })]) {
      expect(codeOf(await one.undo(0))).toBe('ILLEGAL');
    }
    expect(codeOf(await match.answer(1, 1, true))).toBe('STALE');
    await expect(counting('often' as never)).rejects.toMatchObject({ code: 'INVALID_SETUP', path: ['undo'] });
  });
});

describe('without end', () => {
  const tries = 300;
  /** Plays and takes back, as long as it goes. @returns how many entries there are then */
  async function grow(match: Match<unknown, never>, back: () => Promise<unknown>): Promise<number> {
    for (let n = 0; n < tries; n++) {
      await match.submit(0, said(1) as never);
      await back();
    }
    return match.version;
  }

  it('freely: 64 times in a row, then it is refused until a position comes that stands', async () => {
    const store = memoryStore();
    const match = await counting('free', store);
    expect(await grow(match as never, () => match.undo(0))).toBe(129);
    expect(await match.undo(0)).toMatchObject({ ok: false, error: { code: 'ILLEGAL' } });
    const again = await openMatch(store, 'm', { game: counter });
    expect(codeOf(await again.undo(0))).toBe('ILLEGAL');
    // The other goes on: what was there stands now.
    await again.submit(1, said(2));
    expect(codeOf(await again.undo(1))).toBe('ok');
  });

  it('by consent, whether the other agrees or not', async () => {
    for (const accept of [true, false]) {
      const match = await counting('consent');
      const version = await grow(match as never, async () => {
        await match.undo(0);
        await match.answer(1, match.version, accept);
      });
      expect(version).toBe(accept ? 64 * 3 + 1 : 64 * 2 + 1);
      expect(codeOf(await match.undo(0))).toBe('ILLEGAL');
    }
  });

  it('a log that went on longer, from before there was a bound, is read', async () => {
    const store = memoryStore();
    await counting('free', store);
    for (let version = 0; version < 400; version += 2) {
      await store.append('m', version, { seat: 0, action: said(1) });
      await store.append('m', version + 1, { seat: 0, undo: version });
    }
    const match = await openMatch(store, 'm', { game: counter });
    expect(match.view(0)).toMatchObject({ version: 400, view: { count: 0 } });
    await match.submit(0, said(1));
    expect(codeOf(await match.undo(0))).toBe('ILLEGAL');
  });
});
