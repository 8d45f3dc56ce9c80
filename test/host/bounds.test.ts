import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limitsOf } from '../../src/host/limits.js';
import { paced } from '../../src/host/pace.js';
import { isName, presenceOf } from '../../src/host/presence.js';

describe('limits', () => {
  const usual = {
    matches: 10_000,
    sockets: 10_000,
    socketsOfAddress: 100,
    bytes: 16_384,
    unheard: 262_144,
    unread: 4_000_000,
    burst: 30,
    perSecond: 15,
    debt: 10_000,
    thinkers: 2,
    pause: 1,
    ping: 30_000,
  };

  it('are the usual ones where nothing else is said', () => {
    expect([limitsOf(), limitsOf({}), limitsOf({ burst: undefined })]).toEqual([usual, usual, usual]);
    for (const name of Object.keys(usual)) {
      for (const value of [1, 2 ** 31 - 1]) expect(limitsOf({ [name]: value })).toEqual({ ...usual, [name]: value });
    }
  });

  it('are integers from 1, of these names', () => {
    const names = Object.keys(usual).join(', ');
    const refusal = (name: string) =>
      expect.objectContaining({
        code: 'INVALID_SETUP',
        message: `host: limits: expected integers from 1 for any of ${names}`,
        path: ['limits', name],
      });
    for (const value of [0, -1, 1.5, 2 ** 31, Number.POSITIVE_INFINITY, '1', null]) {
      expect(() => limitsOf({ bytes: 7, ping: value })).toThrow(refusal('ping'));
    }
    for (const name of ['burts', 'toString', '__proto__x'])
      expect(() => limitsOf({ [name]: 1 })).toThrow(refusal(name));
    for (const none of [null, 7, 'usual', [1]]) expect(() => limitsOf(none)).toThrow(refusal('limits'));
    const throwing = new Proxy({}, { ownKeys: () => expect.fail('looked at') });
    expect(() => limitsOf(throwing)).toThrow(refusal('limits'));
  });
});

describe('pace', () => {
  const START = 1_000_000_000;
  beforeEach(() => void vi.useFakeTimers({ now: START, toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
  afterEach(() => void vi.useRealTimers());

  /** Asks so often at once. @returns after how many milliseconds each was let go; `null` for those that were refused */
  async function asked(pace: ReturnType<typeof paced>, count: number, ...who: string[]): Promise<(number | null)[]> {
    const start = Date.now();
    const answers = Array.from({ length: count }, async () => ((await pace(...who)) ? Date.now() - start : null));
    await vi.advanceTimersByTimeAsync(100_000);
    return await Promise.all(answers);
  }

  it('lets so much through at once, the rest at its time, and refuses what would wait for too long', async () => {
    const pace = paced({ burst: 3, perSecond: 2, debt: 1_500 });
    expect(await asked(pace, 8, 'ada')).toEqual([0, 0, 0, 500, 1_000, 1_500, null, null]);
  });

  it('gives back as much as time has passed, and never more than the burst', async () => {
    const pace = paced({ burst: 3, perSecond: 2, debt: 1_500 });
    for (let i = 0; i < 3; i++) expect(await pace('ada')).toBe(true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await asked(pace, 3, 'ada')).toEqual([0, 0, 500]);
    expect(await asked(pace, 4, 'ada')).toEqual([0, 0, 0, 500]);
  });

  it('counts what was refused for nobody', async () => {
    const pace = paced({ burst: 1, perSecond: 1, debt: 1 });
    expect(await pace('ada')).toBe(true);
    for (let i = 0; i < 10; i++) expect(await pace('ada', 'ben')).toBe(false);
    expect(await asked(pace, 2, 'ben')).toEqual([0, null]);
  });

  it('waits for the slowest of those who ask together, and for nobody else', async () => {
    const pace = paced({ burst: 1, perSecond: 1, debt: 2_000 });
    expect(await pace('ada')).toBe(true);
    const [both, other] = await Promise.all([asked(pace, 1, 'ben', 'ada'), asked(pace, 1, 'cleo')]);
    expect([both, other]).toEqual([[1_000], [0]]);
  });

  it('forgets who has been quiet for longest when there are more than ten thousand', async () => {
    const pace = paced({ burst: 1, perSecond: 1, debt: 1 });
    const names = Array.from({ length: 10_000 }, (_, i) => `of ${i}`);
    for (const name of names) expect(await pace(name)).toBe(true);
    expect(await pace('of 0')).toBe(false);
    expect(await pace('one more')).toBe(true);
    expect([await pace('of 1'), await pace('of 9999'), await pace('one more')]).toEqual([false, false, false]);
    expect(await pace('of 0')).toBe(true);
  });
});

describe('presence', () => {
  it('tells who is here at each coming and going, once for each seat, to who wants to know', () => {
    const presence = presenceOf();
    const heard: object[] = [];
    const present = (seats: number[], watching: number) => ({ type: 'present', seats, watching });
    const [leaveTwo, leaveWatcher] = [presence.enter('m', 12, null), presence.enter('m', null, null)];
    const leave = presence.enter('m', 0, (message) => heard.push(message));
    const leaveAgain = presence.enter('m', 2, null);
    presence.enter('m', 2, null);
    presence.enter('other', 1, null);
    expect(heard.splice(0)).toEqual([present([0, 12], 1), present([0, 2, 12], 1), present([0, 2, 12], 1)]);
    leaveWatcher();
    leaveWatcher();
    leaveAgain();
    leaveTwo();
    expect(heard.splice(0)).toEqual([present([0, 2, 12], 0), present([0, 2, 12], 0), present([0, 2], 0)]);
    leave();
    presence.enter('m', null, null);
    expect(heard).toEqual([]);
  });

  it('tells what those are called who sit somewhere, and forgets it when they leave', () => {
    const presence = presenceOf();
    const heard: object[] = [];
    const leaveAda = presence.enter('m', 0, null, 'Ada');
    presence.enter('m', 1, null);
    presence.enter('m', null, (message) => heard.push(message), 'Nobody');
    const leaveBen = presence.enter('m', 1, null, 'Ben');
    leaveAda();
    leaveBen();
    const present = (more: object) => ({ type: 'present', seats: [0, 1], watching: 1, ...more });
    expect(heard).toEqual([
      present({ names: { 0: 'Ada' } }),
      present({ names: { 0: 'Ada', 1: 'Ben' } }),
      present({ seats: [1], names: { 1: 'Ben' } }),
      present({ seats: [1] }),
    ]);
  });

  it.each<[boolean, unknown]>([
    [true, 'Ada'],
    [true, 'x'],
    [true, ' Ada and Ben '],
    [true, 'x'.repeat(100)],
    [false, 'x'.repeat(101)],
    [false, ''],
    [false, ' '],
    [false, 'Ada\nBen'],
    [false, 'Ada\u2028'],
    [false, '\u2029Ada'],
    [false, 7],
    [false, ['Ada']],
    [false, null],
  ])('is under a name that can be read in one line: %s of %j', (isOne, name) => {
    expect(isName(name)).toBe(isOne);
  });

  it('passes on what is told at a match, to those there who hear', () => {
    const presence = presenceOf();
    const heard: [string, object][] = [];
    const hearing = (name: string) => (message: object) => void heard.push([name, message]);
    const leaves = [presence.enter('m', 0, hearing('ada')), presence.enter('m', 1, null)];
    presence.enter('other', 0, hearing('ben'));
    heard.splice(0);
    presence.tell('m', { type: 'again' });
    presence.tell('nowhere', { type: 'again' });
    expect(heard.splice(0)).toEqual([['ada', { type: 'again' }]]);
    for (const leave of leaves) leave();
    presence.tell('m', { type: 'again' });
    presence.enter('m', 0, hearing('cleo'));
    expect(heard).toEqual([['cleo', { type: 'present', seats: [0], watching: 0 }]]);
  });
});
