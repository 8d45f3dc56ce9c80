import { type AnyGame, createRng, type DeepReadonly } from 'dicewright';
import { games } from 'dicewright/games';
import { type KirikiAction, kiriki } from 'dicewright/kiriki';
import {
  createMatch,
  type HostMessage,
  type Match,
  memoryStore,
  openMatch,
  remoteMatch,
  serveSeat,
} from 'dicewright/match';
import { verifyRecord } from 'dicewright/record';
import { describe, expect, it } from 'vitest';
import { walk } from '../toys/walk.js';

const game = kiriki;
const roll = { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] } as const;
const score = { type: 'score', player: 0, pattern: 'chance' } as const;

const wire = <T>(message: T): T => JSON.parse(JSON.stringify(message)) as T;

/** Whatever is under way between the two ends comes to rest. */
const rest = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Rests until it is so: bounded by turns, so that what never is so fails soon, however slow the machine. */
async function restUntil(isSo: () => boolean): Promise<void> {
  for (let turns = 0; !isSo(); turns++) {
    expect(turns, 'turns until it is so').toBeLessThan(20);
    await rest();
  }
}

/** A seat and its host, with a connection between them that can be cut. */
function link(rules: AnyGame, match: Match, seat: number | null) {
  const sent: unknown[] = [];
  /** What the host has sent, but has not arrived. */
  const held: HostMessage[] = [];
  let isHolding = false;
  let host: ReturnType<typeof serveSeat> | undefined;
  const remote = remoteMatch(rules, seat, (message) => {
    sent.push(message);
    void host?.receive(wire(message));
  });
  return {
    remote,
    sent,
    connect() {
      host = serveSeat(match, seat, (message) => {
        if (isHolding) held.push(wire(message));
        else remote.receive(wire(message));
      });
      remote.connected();
      return rest();
    },
    cut() {
      host?.close();
      host = undefined;
    },
    hold() {
      isHolding = true;
    },
    release() {
      isHolding = false;
      for (const message of held.splice(0)) remote.receive(message);
    },
    drop: () => held.splice(0),
  };
}

const begin = (seed = 'friday night') => createMatch(game, { id: 'm', players: 2, seed });

async function joined(seat: number | null = 0) {
  const match = await begin();
  const end = link(game, match, seat);
  await end.connect();
  return { match, ...end };
}

describe('a seat elsewhere is shown what its match shows it, in', () => {
  for (const { id, load } of Object.values(games)) {
    it(id, async () => {
      const rules: AnyGame = await load();
      const players = rules.playersFor().at(-1) ?? 1;
      const match = await createMatch(rules, { id: 'm', players, seed: 'remote' });
      const seats = Array.from({ length: players }, (_, seat) => link(rules, match, seat));
      const watching = link(rules, match, null);
      for (const end of [...seats, watching]) await end.connect();
      const rng = createRng(id);
      for (let n = 0; n < 25 && !watching.remote.view(null)?.result; n++) {
        const [seat = 0] = watching.remote.view(null)?.toAct ?? [];
        const { remote } = seats[seat] as (typeof seats)[number];
        const action = rules.sampleAction(remote.view(seat)?.view as never, rng, seat);
        expect(await remote.submit(action as never)).toEqual({ ok: true, version: n + 1, repeated: false });
        await rest();
        for (const one of [seat, null]) {
          const shown = (one === null ? watching : (seats[one] as (typeof seats)[number])).remote.view(one);
          expect(shown).toEqual({ ...match.view(one), isPending: false });
        }
      }
      expect(match.version).toBeGreaterThan(0);
    });
  }
});

describe('what is foreseen', () => {
  it('is shown at once where nothing is random, and stays when the host says so', async () => {
    const { remote, hold, release } = await joined();
    await remote.submit(roll);
    hold();
    const before = remote.version;
    const answer = remote.submit(score);
    await rest();
    expect(remote.version).toBeGreaterThan(before);
    expect(remote.view(0)).toMatchObject({ version: 1, toAct: [1], isPending: true });
    release();
    expect(await answer).toMatchObject({ ok: true, version: 2 });
    expect(remote.view(0)).toMatchObject({ version: 2, toAct: [1], isPending: false });
  });

  it('is never what the dice will show', async () => {
    const { remote, hold, release, match } = await joined();
    hold();
    const answer = remote.submit(roll);
    await rest();
    expect(match.version).toBe(1);
    expect(remote.view(0)).toMatchObject({ version: 0, isPending: true, view: { dice: [] } });
    release();
    await answer;
    expect(remote.view(0)?.view).toMatchObject({ dice: [4, 6, 3, 2, 3] });
  });

  it('is taken back when the host refuses it', async () => {
    const { remote, match } = await joined();
    await remote.submit(roll);
    // What the seat has not heard of makes stale what it sends.
    const deaf = link(game, match, 0);
    await deaf.connect();
    deaf.hold();
    await match.submit(0, score);
    const answer = deaf.remote.submit({ ...score, pattern: 'ones' } as never);
    expect(deaf.remote.view(0)).toMatchObject({ version: 1, toAct: [1], isPending: true });
    await rest();
    deaf.release();
    expect(await answer).toMatchObject({ ok: false, error: { code: 'STALE' }, version: 2 });
    expect(deaf.remote.view(0)).toEqual({ ...match.view(0), isPending: false });
  });

  it('is nothing where the action is not legal', async () => {
    const { remote, match } = await joined();
    const answer = remote.submit(score);
    expect(remote.view(0)?.view).toEqual(match.view(0).view);
    expect(await answer).toMatchObject({ ok: false, error: { code: 'ILLEGAL', clause: expect.any(String) } });
  });

  it('goes on from what was foreseen, and is refused with it', async () => {
    const { remote, match } = await joined();
    await remote.submit(roll);
    const [first, second] = [remote.submit(score), remote.submit(score)];
    expect(await first).toMatchObject({ ok: true });
    expect(await second).toMatchObject({ ok: false, error: { code: 'NOT_YOUR_TURN' } });
    expect(remote.view(0)).toEqual({ ...match.view(0), isPending: false });
  });
});

describe('a connection that is cut', () => {
  it('loses nothing, and nothing is done twice', async () => {
    const { remote, match, hold, drop, cut, connect, release } = await joined();
    hold();
    const answer = remote.submit(roll);
    await rest();
    expect(match.version).toBe(1);
    cut();
    drop();
    release();
    const lost = remote.submit(score);
    await match.catchUp();
    await connect();
    expect(await answer).toEqual({ ok: true, version: 1, repeated: true });
    expect(await lost).toMatchObject({ ok: true, version: 2, repeated: false });
    expect(match.version).toBe(2);
    expect(remote.view(0)).toEqual({ ...match.view(0), isPending: false });
  });

  it('may be made anew to another process, that has seen less', async () => {
    const store = memoryStore();
    const first = await createMatch(game, { id: 'm', players: 2, store });
    const second = await openMatch(store, 'm');
    const { remote, cut, connect } = link(game, first, 0);
    await connect();
    await remote.submit(roll);
    cut();
    const other = serveSeat(second, 0, (message) => remote.receive(wire(message)));
    await other.receive({ type: 'watch', since: remote.view(0)?.version });
    await second.submit(0, score);
    expect(remote.view(0)).toEqual({ ...second.view(0), isPending: false });
  });

  it('is told everything anew where frames don’t follow', async () => {
    const { remote, match, hold, drop, release, sent } = await joined();
    await remote.submit(roll);
    hold();
    await match.submit(0, score);
    drop();
    release();
    await match.submit(1, { ...roll, player: 1 } as never);
    await rest();
    expect(sent.at(-1)).toEqual({ type: 'watch', since: 1 });
    expect(remote.view(0)).toEqual({ ...match.view(0), isPending: false });
    // Who came later has never seen what is taken back.
    const late = link(game, match, 1);
    await match.submit(1, { ...score, player: 1 } as never);
    await late.connect();
    await match.undo(1);
    await rest();
    expect(late.sent.at(-1)).toEqual({ type: 'watch', since: null });
    expect(late.remote.view(1)).toEqual({ ...match.view(1), isPending: false });
  });
});

describe('who has missed thousands of frames', () => {
  const step = { type: 'step', player: 0 } as const;

  /** A seat that has missed as many frames as are played while it is away. */
  async function away(missed: number) {
    const match = await createMatch(walk(1), { id: 'm', players: 1 });
    const end = link(walk(1) as unknown as AnyGame, match as unknown as Match, 0);
    await end.connect();
    end.cut();
    for (let n = 0; n < missed; n++) await match.submit(0, step);
    return { match, ...end, all: (since: number) => ({ type: 'watch', since }) };
  }

  it('is told all of them, in pages, and then what happens', async () => {
    const { match, remote, sent, connect, all } = await away(2_300);
    const shown: number[] = [];
    remote.subscribe(0, () => shown.push(remote.view(0)?.version ?? 0));
    await connect();
    await restUntil(() => remote.view(0)?.version === 2_300);
    expect(shown).toEqual(Array.from({ length: 2_300 }, (_, n) => n + 1));
    expect(sent.slice(1)).toEqual([all(0), all(1_000), all(2_000)]);
    await match.submit(0, step);
    expect(remote.view(0)).toEqual({ ...match.view(0), isPending: false });
  });

  it('is told them also where more happens meanwhile, and asks for each page once', async () => {
    const { match, remote, sent, hold, release, connect, all } = await away(1_100);
    hold();
    await connect();
    for (let n = 0; n < 3; n++) await match.submit(0, step);
    release();
    await restUntil(() => remote.view(0)?.version === 1_103);
    expect(sent.slice(1)).toEqual([all(0), all(1_000)]);
    expect(remote.view(0)).toEqual({ ...match.view(0), isPending: false });
  });

  it('asks once to be told anew, though many frames come that can’t follow', async () => {
    const { match, remote, sent, hold, release, drop, connect } = await away(0);
    await connect();
    hold();
    await match.submit(0, step);
    drop();
    for (let n = 0; n < 50; n++) await match.submit(0, step);
    sent.length = 0;
    release();
    await rest();
    expect(sent).toEqual([{ type: 'watch', since: 0 }]);
    expect(remote.view(0)).toEqual({ ...match.view(0), isPending: false });
  });
});

it('takes back, for those who were there', async () => {
  const { remote, match } = await joined();
  await remote.submit(roll);
  await remote.submit(score);
  expect(await remote.undo()).toEqual({ ok: true, version: 3, repeated: false });
  expect(remote.view(0)).toEqual({ ...match.view(0), isPending: false });
  expect(await remote.undo()).toMatchObject({ ok: false, error: { code: 'ILLEGAL' } });
});

it('tells listeners of everything that is shown, and nobody of another seat', async () => {
  const { remote } = await joined();
  let heard = 0;
  const stop = remote.subscribe(0, () => heard++);
  await remote.submit(roll);
  expect(heard).toBeGreaterThan(0);
  stop();
  const before = heard;
  await remote.submit(score);
  expect(heard).toBe(before);
  expect(() => remote.view(1)).toThrow('this is what 0 sees');
  expect(() => remote.subscribe(null, () => {})).toThrow('this is what 0 sees');
});

it('lets spectators watch and nothing else', async () => {
  const { remote, match } = await joined(null);
  await expect(remote.submit(roll)).rejects.toThrow('a spectator can’t act');
  const sent: unknown[] = [];
  const host = serveSeat(match, null, (message) => sent.push(message));
  await host.receive({ type: 'submit', action: roll, key: 'k' });
  expect([sent, match.version]).toEqual([[], 0]);
  expect(() => serveSeat(match, 7, () => {})).toThrow('expected a seat');
});

it('answers messages of whatever shape, or not at all', async () => {
  const match = await begin();
  const sent: HostMessage[] = [];
  const host = serveSeat(match, 0, (message) => sent.push(message));
  const hostile = new Proxy({}, { get: () => expect.unreachable(), ownKeys: () => expect.unreachable() });
  for (const message of [
    null,
    1,
    'watch',
    [],
    {},
    { type: 'x' },
    hostile,
    { type: 'submit' },
    { type: 'undo', key: 1 },
  ]) {
    await host.receive(message);
  }
  expect(sent).toEqual([]);
  for (const action of [undefined, null, 'roll', { ...roll, player: 1 }, { ...roll, outcome: [6, 6, 6, 6, 6] }]) {
    await host.receive({ type: 'submit', action, at: 0, key: `${typeof action}` });
    expect(sent.pop()).toMatchObject({ type: 'answer', answer: { ok: false } });
  }
  await host.receive({ type: 'submit', action: roll, at: 'now', key: 'k' });
  expect(sent.pop()).toMatchObject({ answer: { error: { code: 'INVALID_ACTION' } } });
  for (const since of [-1, 'x', 99, undefined]) {
    await host.receive({ type: 'watch', since });
    expect(sent.pop()).toMatchObject({ type: 'seen', seen: { version: 0 } });
  }
  host.close();
  await host.receive({ type: 'watch', since: null });
  await match.submit(0, roll as DeepReadonly<KirikiAction>);
  expect([sent, match.version]).toEqual([[], 1]);
});

describe('the record of a seat', () => {
  /** Plays to the end; what each seat was shown before the first action. */
  async function finished(ends: readonly Awaited<ReturnType<typeof joined>>[]) {
    const [first] = ends as [Awaited<ReturnType<typeof joined>>];
    const shown = ends.map(({ remote }, seat) => remote.view(seat)?.commitment as string);
    for (let [seat] = first.match.view(0).toAct; seat !== undefined; [seat] = first.match.view(0).toAct) {
      const legal = [...kiriki.legalActions(first.match.view(seat).view, seat)];
      const { remote } = ends[seat] as (typeof ends)[number];
      await remote.submit((legal.find(({ type }) => type === 'score') ?? { ...roll, player: seat }) as never);
    }
    await rest();
    return shown;
  }
  async function two() {
    const match = await begin();
    const ends = [0, 1].map((seat) => ({ match, ...link(game, match, seat) }));
    for (const end of ends) await end.connect();
    return ends;
  }

  it('redeems the promise of the dice over the network, to every seat', async () => {
    const ends = await two();
    const shown = await finished(ends);
    for (const [seat, { remote, sent }] of ends.entries()) {
      const record = await remote.record();
      expect(sent.at(-1)).toEqual({ type: 'record' });
      const options = { commitment: shown[seat] as string };
      expect(verifyRecord(record, kiriki, options)).toMatchObject({
        ok: true,
        dice: 'compared',
        commitment: { compared: 'kept', form: 'table' },
      });
      expect(record.seed).toBe('friday night');
      expect(Object.isFrozen(record.actions)).toBe(true);
    }
  });

  it('has no seed, and nothing hidden from the seat, while the game runs', async () => {
    const { remote, match } = await joined();
    await remote.submit(roll);
    const record = await remote.record();
    expect(record).not.toHaveProperty('seed');
    expect(record).toEqual(wire(await match.record(0)));
  });

  it('is asked for once however often it is wanted, and again in the next connection', async () => {
    const { remote, sent, cut, connect } = await joined(null);
    cut();
    const wanted = [remote.record(), remote.record()];
    await connect();
    const [one, other] = await Promise.all(wanted);
    expect(one).toEqual(other);
    expect(sent.filter((message) => (message as { type: string }).type === 'record').length).toBe(2);
    expect(one?.match).toBe('m');
  });
});
