import { createRng, GameError } from 'dicewright';
import { games } from 'dicewright/games';
import { kiriki } from 'dicewright/kiriki';
import { createMatch, type Match, memoryStore } from 'dicewright/match';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answersBy, answerTo, refused } from '../../src/host/answers.js';
import { botsIn, playBots, policyOf, suffixOf } from '../../src/host/bots.js';
import { matchesIn } from '../../src/host/matches.js';
import { rematchId } from '../../src/host/rematch.js';
import { bodyOfFetch, bodyOfNode, fetchResponse, pathIn } from '../../src/host/requests.js';
import { wireOf } from '../../src/host/socket.js';
import type { Thinkers } from '../../src/host/thinkers.js';

// The parts of a host, each by itself.

const noThinkers: Thinkers = {
  policyOf: () => Promise.reject(new Error('nobody thinks here')),
  close: () => undefined,
};

describe('a socket', () => {
  const noting = (more: object = {}) => {
    const done: unknown[] = [];
    const note =
      (name: string) =>
      (...given: unknown[]) =>
        void done.push([name, ...given]);
    const socket = { send: note('send'), close: note('close'), ...more };
    return { done, wire: wireOf(socket as never), note };
  };

  it('is written to, closed, cut, paused and asked, as far as it can be', () => {
    const { done, wire } = noting();
    expect([wire.unread(), wire.ping()]).toEqual([0, false]);
    wire.send('a');
    wire.close(1_008);
    wire.cut();
    wire.pause();
    wire.resume();
    wire.on('message', () => undefined);
    expect(done).toEqual([
      ['send', 'a'],
      ['close', 1_008],
      ['close', 1_013],
    ]);
  });

  it('has more on some platforms', () => {
    const { done, wire, note } = noting();
    const more = ['terminate', 'pause', 'resume', 'ping', 'on'];
    const rich = noting({ bufferedAmount: 7, ...Object.fromEntries(more.map((name) => [name, note(name)])) });
    const listener = (): void => undefined;
    expect([rich.wire.unread(), rich.wire.ping()]).toEqual([7, true]);
    rich.wire.cut();
    rich.wire.pause();
    rich.wire.resume();
    rich.wire.on('close', listener);
    expect(done).toEqual([['ping'], ['terminate'], ['pause'], ['resume'], ['on', 'close', listener]]);
    expect(rich.done).toEqual([]);
    expect(wire.unread()).toBe(0);
  });

  it('tells what came, where it has events', () => {
    const listeners: ((event: object) => void)[] = [];
    const { wire } = noting({ addEventListener: (_: string, listener: () => void) => void listeners.push(listener) });
    const heard: unknown[] = [];
    wire.on('message', (data) => void heard.push(data));
    listeners[0]?.({ data: 'hello' });
    expect(heard).toEqual(['hello']);
  });

  it('throws nothing', () => {
    const throwing = (): never => {
      throw new Error('it is closed');
    };
    const { wire } = noting({ send: throwing, close: throwing, pause: throwing, resume: throwing, ping: throwing });
    wire.send('a');
    wire.close(1_000);
    wire.cut();
    wire.pause();
    wire.resume();
    expect(wire.ping()).toBe(true);
  });
});

describe('a request', () => {
  it.each([
    ['/matches', '/matches'],
    ['/matches?a=b', '/matches'],
    ['/matches?a\nb', '/matches'],
    ['http://host:80/matches/a/rematch?x#y', '/matches/a/rematch'],
    ['https://host', '/'],
    ['https://host?a', '/'],
    ['http://host/', '/'],
    ['', '/'],
    ['/a/http://b/c', '/a/http://b/c'],
  ])('of %j is for %s', (url, path) => {
    expect(pathIn(url)).toBe(path);
  });

  const pieces = ['h', 'é', 'llo'].map((text) => new TextEncoder().encode(text));
  const nodeRequest = (chunks: readonly Uint8Array[]) =>
    (async function* () {
      yield* chunks;
    })() as never;

  /** A body that tells whether it was let go. */
  function fetchRequest(chunks: readonly Uint8Array[], end: object = { done: true }) {
    const rest: object[] = [...chunks.map((value) => ({ done: false, value })), end];
    let cancelled = 0;
    const reader = {
      read: () => Promise.resolve(rest.shift()),
      cancel() {
        cancelled++;
        return Promise.reject(new Error('it has gone already'));
      },
    };
    return { request: { body: { getReader: () => reader } } as never, cancelled: () => cancelled };
  }

  it('has its body in pieces, as text, up to so many bytes', async () => {
    expect(await bodyOfNode(nodeRequest(pieces), 6)()).toBe('héllo');
    const { request, cancelled } = fetchRequest(pieces);
    expect([await bodyOfFetch(request, 6)(), cancelled()]).toEqual(['héllo', 1]);
    expect(await bodyOfFetch(fetchRequest([], { done: false }).request, 6)()).toBe('');
    expect(await bodyOfFetch({ body: null } as never, 6)()).toBe('');
  });

  it('is refused with one byte more, and not read on', async () => {
    const tooLarge = expect.objectContaining({ status: 413, code: 'TOO_LARGE', message: 'expected 5 bytes at most' });
    await expect(bodyOfNode(nodeRequest(pieces), 5)()).rejects.toEqual(tooLarge);
    const { request, cancelled } = fetchRequest(pieces);
    await expect(bodyOfFetch(request, 5)()).rejects.toEqual(tooLarge);
    expect(cancelled()).toBe(1);
  });

  it('is answered as JSON that no browser takes for something else', async () => {
    const response = fetchResponse({ status: 201, text: '{"a":1}' }) as unknown as Response;
    expect([response.status, await response.json()]).toEqual([201, { a: 1 }]);
    const headers = ['content-type', 'x-content-type-options', 'referrer-policy'].map((name) =>
      response.headers.get(name),
    );
    expect(headers).toEqual(['application/json', 'nosniff', 'no-referrer']);
  });

  it('that fails is told what it may know', () => {
    const told = (error: unknown) => {
      const { status, text } = answerTo(error);
      return [status, JSON.parse(text)];
    };
    expect(told(refused(404, 'NOT_FOUND', 'none'))).toEqual([404, { code: 'NOT_FOUND', message: 'none' }]);
    expect(told(new GameError('INVALID_SETUP', 'no'))).toEqual([400, { code: 'INVALID_SETUP', message: 'no' }]);
    const failed = { code: 'FAILED', message: 'this failed here; it may be sent again' };
    expect([told(new Error('password')), told('password')]).toEqual([
      [500, failed],
      [500, failed],
    ]);
  });
});

describe('ids of matches', () => {
  it.each<[unknown, number, string]>([
    [undefined, 2, ''],
    [[null, 'random'], 2, '~-r'],
    [['random', 'thumb', 'easy', 'normal', 'hard'], 5, '~rtenh'],
    [Array(32).fill(null), 32, `~${'-'.repeat(32)}`],
  ])('tell which players are bots: %j', (bots, players, suffix) => {
    expect(suffixOf(bots, players)).toBe(suffix);
    const names = (bots as (string | null)[] | undefined) ?? [];
    expect([...botsIn(`a.2${suffix}`)]).toEqual([...names.entries()].filter(([, name]) => name !== null));
  });

  it.each([
    [[null]],
    ['ra'],
    [[null, 'toString']],
    [[null, 7]],
    [[undefined, null]],
    [[null, ['random']]],
    [{ length: 2 }],
  ])('tell of no bots such as %j', (bots) => {
    expect(() => suffixOf(bots, 2)).toThrow(
      expect.objectContaining({
        code: 'INVALID_SETUP',
        path: ['bots'],
        message:
          'host: bots: expected for each player null or one of random, thumb, easy, normal, hard, 32 players at most',
      }),
    );
  });

  it('have no more bots than their end can tell', () => {
    expect(() => suffixOf(Array(33).fill(null), 33)).toThrow(GameError);
    expect(['a', 'a~-x', 'a~-r ', 'a~-r~'].map((id) => botsIn(id).size)).toEqual([0, 0, 0, 0]);
  });

  it.each([
    ['a', 'a.2'],
    ['a.2', 'a.3'],
    ['a.9', 'a.10'],
    ['a.b', 'a.b.2'],
    ['a~-rt', 'a.2~rt-'],
    ['a.9~r-', 'a.10~-r'],
    ['a\nb', 'a\nb.2'],
    ['a~x', 'a~x.2'],
  ])('are followed by the next: %j by %j', (id, next) => {
    expect(rematchId(id)).toBe(next);
  });
});

describe('the matches of a host', () => {
  const secrets = { of: () => 'secret' };
  const limits = { matches: 1, pause: 0 };

  it('are opened once for all who hold them, as many as it may, and closed when the last has left', async () => {
    const store = memoryStore();
    for (const id of ['a', 'b']) await (await createMatch(kiriki, { id, players: 2, store })).close();
    const matches = matchesIn(store, games, secrets, limits, noThinkers);
    const [one, again, other] = await Promise.all([matches.hold('a'), matches.hold('a'), matches.hold('b')]);
    expect([one === again, other]).toEqual([true, 'full']);
    matches.release('b');
    matches.release('a');
    expect(await matches.hold('b')).toBe('full');
    matches.release('a');
    matches.release('a');
    const next = await matches.hold('b');
    expect((next as Match).view(null).view.game).toBe('kiriki');
    expect(await (one as Match).submit(0, {} as never)).toMatchObject({ error: { message: 'match: it is closed' } });
    matches.release('b');
  });

  it('are null where there is none, which takes no place, and nothing where the store fails', async () => {
    const store = memoryStore();
    const matches = matchesIn(store, games, secrets, limits, noThinkers);
    expect([await matches.hold('none'), await matches.hold('nothing')]).toEqual([null, null]);
    const failing = { ...store, latest: () => Promise.reject(new TypeError('no network')) };
    const broken = matchesIn(failing as never, games, secrets, limits, noThinkers);
    await expect(broken.hold('a')).rejects.toThrow('no network');
    await expect(broken.hold('b')).rejects.toThrow('no network');
  });

  it('that share the dice are told the time while someone is waited for; else their clock waits for who acts', async () => {
    vi.useFakeTimers();
    const store = memoryStore();
    const shown = async (id: string, shares: (match: Match) => unknown) => {
      const terms = { dice: 'shared', clock: { initial: 60_000 } } as const;
      const match = (await createMatch(kiriki, { id, players: 2, store, ...terms })) as unknown as Match;
      await shares(match);
      await vi.advanceTimersByTimeAsync(0);
      const matches = matchesIn(store, games, secrets, limits, noThinkers);
      const held = (await matches.hold(id)) as Match;
      await vi.advanceTimersByTimeAsync(1_000);
      const { clock, shared } = held.view(null);
      matches.release(id);
      await vi.advanceTimersByTimeAsync(0);
      await match.close();
      expect(vi.getTimerCount()).toBe(0);
      return [shared?.missing, clock?.now];
    };
    expect(await shown('a', (match) => match.commit(0, `sha256:${'ab'.repeat(32)}`))).toEqual([[1], Date.now()]);
    expect(await shown('b', (match) => [match.share(0), match.share(1)])).toEqual([[], null]);
  });
});

describe('what a host is asked for', () => {
  /** What answers, over a store that notes the matches that are begun, with a game that counts how often it was set up. */
  function asked() {
    const kept = memoryStore();
    const begun: string[] = [];
    const create: typeof kept.create = (id, header) => {
      begun.push(id);
      return kept.create(id, header);
    };
    const game = { ...kiriki, setup: vi.fn(kiriki.setup) };
    const catalogue = { kiriki: { ...games.kiriki, load: async () => game } } as never;
    const answer = answersBy(
      { ...kept, create },
      catalogue,
      { of: () => 's' } as never,
      { tell: () => undefined },
      noThinkers,
    );
    const begin = (bots?: readonly string[]) =>
      answer({
        method: 'POST',
        path: '/matches',
        body: async () => JSON.stringify({ game: 'kiriki', players: 1, bots }),
      });
    return { begin, begun, game };
  }

  it('is not begun where a bot can not be had', async () => {
    const { begin, begun } = asked();
    await expect(begin(['easy'])).rejects.toThrow('nobody thinks here');
    expect(begun).toEqual([]);
    expect(await begin(['random'])).toMatchObject({ status: 201 });
    expect(begun).toEqual([expect.stringMatching(/~r$/)]);
  });

  it('is made once where there are no bots', async () => {
    const { begin, begun, game } = asked();
    expect(await begin()).toMatchObject({ status: 201 });
    expect([begun.length, game.setup.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('a bot', () => {
  afterEach(() => vi.useRealTimers());
  const settled = async (): Promise<void> => {
    for (let i = 0; i < 20; i++) await vi.advanceTimersByTimeAsync(1);
  };
  const roll = { type: 'roll', player: 1, dice: [0, 1, 2, 3, 4] } as const;

  /** A match in which it is the second seat's turn, as far as a bot looks at it. */
  function table(view: object = {}) {
    const sent: unknown[] = [];
    let told = (): void => undefined;
    let now = { version: 7, view: {}, toAct: [1], ...view };
    const match = {
      seats: [0, 1],
      view: () => now,
      submit(...given: unknown[]) {
        sent.push(['submit', ...given]);
        now = { ...now, toAct: [0] };
        return Promise.resolve({ ok: true });
      },
      answer(...given: unknown[]) {
        sent.push(['answer', ...given]);
        now = { ...now, asked: undefined } as never;
        return Promise.resolve({ ok: true });
      },
      subscribe(_: null, listener: () => void) {
        told = listener;
        return () => void sent.push(['stopped']);
      },
    };
    const change = (more: object): void => {
      now = { ...now, ...more };
      told();
    };
    return { match: match as unknown as Match, sent, change };
  }
  const policy = async () => roll as never;

  it('acts after a pause, once, by the version that it has seen, and again when it is told', async () => {
    vi.useFakeTimers();
    const { match, sent, change } = table();
    const stop = playBots(match, new Map([[1, policy]]), 500, () => undefined);
    await settled();
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(500);
    await settled();
    expect(sent).toEqual([['submit', 1, roll, { at: 7, key: 'bot 7' }]]);
    change({ version: 9, toAct: [1] });
    await settled();
    await vi.advanceTimersByTimeAsync(500);
    await settled();
    expect(sent[1]).toEqual(['submit', 1, roll, { at: 9, key: 'bot 9' }]);
    expect(vi.getTimerCount()).toBe(0);
    stop();
    expect(sent.slice(2)).toEqual([['stopped']]);
    change({ version: 11, toAct: [1] });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent).toHaveLength(3);
  });

  it('acts once, however often it is told', async () => {
    vi.useFakeTimers();
    const { match, sent, change } = table();
    const stop = playBots(match, new Map([[1, policy]]), 5, () => undefined);
    change({});
    change({});
    await settled();
    expect(sent).toEqual([['submit', 1, roll, { at: 7, key: 'bot 7' }]]);
    stop();
  });

  it('that is ended in its pause is not asked what it would do, and leaves no clock behind', async () => {
    vi.useFakeTimers();
    const { match, sent } = table();
    const thinking = vi.fn(policy);
    const stop = playBots(match, new Map([[1, thinking]]), 500, () => undefined);
    await settled();
    expect(vi.getTimerCount()).toBe(1);
    stop();
    expect(vi.getTimerCount()).toBe(0);
    await settled();
    expect([thinking.mock.calls, sent]).toEqual([[], [['stopped']]]);
  });

  it('does nothing when it is not its turn, when the match is over, or when it can do nothing', async () => {
    vi.useFakeTimers();
    for (const [view, play] of [
      [{ toAct: [0] }, policy],
      [{ result: {} }, policy],
      [{}, async () => null as never],
    ] as const) {
      const { match, sent } = table(view);
      const stop = playBots(match, new Map([[1, play]]), 0, () => undefined);
      await settled();
      // Nor does it look again before it is told something.
      expect(vi.getTimerCount()).toBe(0);
      stop();
      expect(sent).toEqual([['stopped']]);
    }
  });

  it('agrees to what others ask, once', async () => {
    vi.useFakeTimers();
    const asked = { seat: 0, version: 5, agreed: [] as number[] };
    const agreeing = async (more: object) => {
      const { match, sent } = table({ toAct: [], asked: { ...asked, ...more } });
      playBots(match, new Map([[1, policy]]), 0, () => undefined)();
      const again = playBots(match, new Map([[1, policy]]), 0, () => undefined);
      await settled();
      again();
      return sent.filter((one) => (one as unknown[])[0] === 'answer');
    };
    expect(await agreeing({})).toEqual([['answer', 1, 5, true, { key: 'bot 7' }]]);
    expect(await agreeing({ agreed: [1] })).toEqual([]);
    expect(await agreeing({ seat: 1 })).toEqual([]);
  });

  it('that fails is told of, and goes on when the match does', async () => {
    vi.useFakeTimers();
    const { match, sent, change } = table();
    const errors: unknown[] = [];
    let calls = 0;
    const failing = async () => {
      if (calls++ === 0) throw new Error('no idea');
      return roll as never;
    };
    const stop = playBots(match, new Map([[1, failing]]), 0, (error) => void errors.push(error));
    await settled();
    expect([errors, sent]).toEqual([[new Error('no idea')], []]);
    change({});
    await settled();
    expect(sent).toHaveLength(1);
    stop();
  });

  it('plays by chance, by a rule of thumb, or as one who thinks', async () => {
    const { kiriki: entry } = games;
    const view = kiriki.setup({ players: 1 }) as never;
    for (const name of ['random', 'thumb'] as const) {
      const play = await policyOf(entry, name, {}, noThinkers);
      expect(await play(view, 0, createRng('bot'))).toMatchObject({ type: 'roll', player: 0 });
    }
    for (const name of ['easy', 'normal', 'hard'] as const) {
      await expect(policyOf(entry, name, {}, noThinkers)).rejects.toThrow('nobody thinks here');
    }
  });

  it('by chance needs nothing but the rules, and by a rule of thumb more', async () => {
    const bare = { load: async () => kiriki } as never;
    const view = kiriki.setup({ players: 1 }) as never;
    const play = await policyOf(bare, 'random', {}, noThinkers);
    expect(await play(view, 0, createRng('bot'))).toMatchObject({ type: 'roll', player: 0 });
    await expect(policyOf(bare, 'thumb', {}, noThinkers)).rejects.toThrow();
  });
});
