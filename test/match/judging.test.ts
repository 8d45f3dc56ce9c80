import { kiriki } from 'dicewright/kiriki';
import { type Answer, createMatch, type MatchStore, memoryStore, openMatch } from 'dicewright/match';
import { describe, expect, it } from 'vitest';
import { counter } from '../toys/counter.js';
import { rush } from '../toys/rush.js';
import { asleep, watched } from './stores.js';

const ROLL = { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] } as const;
const ONES = { type: 'score', player: 0, pattern: 'ones' } as const;
const codeOf = (answer: Answer): string => (answer.ok ? 'ok' : answer.error.code);
const kirikiAt = (store: MatchStore = memoryStore(), id = 'm') =>
  createMatch(kiriki, { id, players: 2, seed: 'friday night', store });
/** Two processes that nothing wakes, on one store. */
async function two() {
  const store = asleep(memoryStore());
  return { store, here: await kirikiAt(store), there: await openMatch(store, 'm', { game: kiriki }) };
}

describe('order of judgement: seat and shape', () => {
  it('an action whose player is not the seat is refused', async () => {
    const match = await kirikiAt();
    expect(codeOf(await match.submit(1, ROLL))).toBe('INVALID_ACTION');
    expect(match.version).toBe(0);
  });

  it('a seat that is not there, and what is no action, is refused as a plain Violation', async () => {
    const match = await kirikiAt();
    for (const seat of [2, -1, 0.5, null, '0']) {
      expect(codeOf(await match.submit(seat as never, { ...ROLL, player: seat } as never))).toBe('INVALID_ACTION');
      expect(codeOf(await match.undo(seat as never))).toBe('INVALID_ACTION');
    }
    for (const action of [null, {}, { type: 'roll' }, { ...ROLL, dice: [9] }, { ...ROLL, more: 1 }]) {
      const answer = await match.submit(0, action as never);
      expect(codeOf(answer)).toBe('INVALID_ACTION');
      expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
    }
  });

  it('options that are none, keys and versions that can’t be, are refused', async () => {
    const match = await kirikiAt();
    const bad = [
      { at: -1 },
      { at: 0.5 },
      { at: '0' },
      { key: '' },
      { key: 'x'.repeat(101) },
      { key: 'a\nb' },
      { key: 1 },
      7,
    ];
    for (const options of [...bad, { more: 1 }]) {
      expect(codeOf(await match.submit(0, ROLL, options as never)), JSON.stringify(options)).toBe('INVALID_ACTION');
    }
    expect(codeOf(await match.submit(0, ROLL, { key: 'x'.repeat(100) }))).toBe('ok');
  });
});

describe('key', () => {
  it('sent again with the same action: the first answer with repeated: true, also in another form and with an older at', async () => {
    const match = await kirikiAt();
    const first = await match.submit(0, ROLL, { at: 0, key: 'k' });
    expect(first).toEqual({ ok: true, version: 1, repeated: false });
    await match.submit(0, ONES);
    for (const action of [ROLL, { dice: [4, 3, 2, 1, 0], player: 0, type: 'roll' } as const]) {
      expect(await match.submit(0, action, { at: 0, key: 'k' })).toEqual({ ok: true, version: 1, repeated: true });
    }
    expect(match.version).toBe(2);
  });

  it('with another action: INVALID_ACTION; another seat may use the same key', async () => {
    const match = await kirikiAt();
    await match.submit(0, ROLL, { key: 'k' });
    expect(codeOf(await match.submit(0, ONES, { key: 'k' }))).toBe('INVALID_ACTION');
    expect(codeOf(await match.undo(0, { key: 'k' }))).toBe('INVALID_ACTION');
    await match.submit(0, ONES);
    expect(codeOf(await match.submit(1, { ...ROLL, player: 1 }, { key: 'k' }))).toBe('ok');
  });

  it('also after undo, and an undo itself', async () => {
    const match = await kirikiAt();
    await match.submit(0, ROLL);
    await match.submit(0, ONES, { key: 'k' });
    expect(await match.undo(0, { key: 'u' })).toEqual({ ok: true, version: 3, repeated: false });
    expect(await match.submit(0, ONES, { key: 'k' })).toEqual({ ok: true, version: 2, repeated: true });
    expect(await match.undo(0, { key: 'u' })).toEqual({ ok: true, version: 3, repeated: true });
    expect(match.version).toBe(3);
  });

  it('by another process, which has not read it yet', async () => {
    const { here, there } = await two();
    await here.submit(0, ROLL, { key: 'k' });
    expect(await there.submit(0, ROLL, { key: 'k' })).toEqual({ ok: true, version: 1, repeated: true });
    expect(there.view(0)).toEqual(here.view(0));
  });

  it('after a crash, in a process that began at a snapshot', async () => {
    const store = memoryStore();
    const match = await createMatch(counter, { id: 'm', players: 1, store });
    for (let number = 1; number <= 120; number++) {
      await match.submit(0, { type: 'say', player: 0, number }, { key: `k${number}` });
    }
    await match.close();
    expect((await store.latest('m'))?.snapshot?.version).toBe(100);
    const again = await openMatch(store, 'm', { game: counter });
    const sent = { type: 'say', player: 0, number: 3 } as const;
    expect(await again.submit(0, sent, { key: 'k3' })).toEqual({ ok: true, version: 3, repeated: true });
    expect(codeOf(await again.submit(0, { ...sent, number: 121 }, { key: 'k3' }))).toBe('INVALID_ACTION');
  });

  it('refusals are not remembered', async () => {
    const match = await kirikiAt();
    expect(codeOf(await match.submit(0, ONES, { key: 'k' }))).toBe('ILLEGAL');
    expect(codeOf(await match.submit(0, ROLL, { key: 'k' }))).toBe('ok');
  });
});

describe('at', () => {
  it('an entry since at makes STALE; beyond the end it is INVALID_ACTION', async () => {
    const match = await kirikiAt();
    await match.submit(0, ROLL, { at: 0 });
    const late = await match.submit(0, ROLL, { at: 0 });
    expect(late).toMatchObject({ ok: false, error: { code: 'STALE' }, version: 1 });
    expect(codeOf(await match.submit(0, ROLL, { at: 2 }))).toBe('INVALID_ACTION');
    expect(codeOf(await match.submit(0, ROLL, { at: 1 }))).toBe('ok');
  });

  it('is judged before legality', async () => {
    const match = await kirikiAt();
    await match.submit(0, ROLL);
    expect(codeOf(await match.submit(1, { ...ROLL, player: 1 }, { at: 0 }))).toBe('STALE');
    expect(codeOf(await match.submit(1, { ...ROLL, player: 1 }))).toBe('NOT_YOUR_TURN');
  });

  it('when it is ahead, the match reads on from the store', async () => {
    const { here, there } = await two();
    await here.submit(0, ROLL);
    expect(await there.submit(0, ONES, { at: 1 })).toEqual({ ok: true, version: 2, repeated: false });
  });

  it('nothing is refused on an old position: before it refuses, the match reads on', async () => {
    const { here, there } = await two();
    await here.submit(0, ROLL);
    await here.submit(0, ONES);
    expect(await there.submit(1, { ...ROLL, player: 1 })).toEqual({ ok: true, version: 3, repeated: false });
    await there.submit(1, { ...ONES, player: 1 });
    expect(await here.submit(1, ROLL as never)).toMatchObject({ ok: false, error: { code: 'INVALID_ACTION' } });
    expect(await here.submit(1, { ...ROLL, player: 1 })).toMatchObject({ ok: false, version: 4 });
    expect(here.version).toBe(4);
  });

  it('in a simultaneous game actions of other seats don’t make it stale; then the rules decide', async () => {
    const match = await createMatch(rush, { id: 'm', players: 3 });
    const grab = (player: number, line: number) => ({ type: 'grab', player, line }) as const;
    await match.submit(0, grab(0, 1), { at: 0 });
    expect(codeOf(await match.submit(1, grab(1, 1), { at: 0 }))).toBe('ILLEGAL');
    expect(codeOf(await match.submit(1, grab(1, 2), { at: 0 }))).toBe('ok');
    // The seat's own, and one who was not to act then or is not now.
    expect(codeOf(await match.submit(0, grab(0, 3), { at: 0 }))).toBe('STALE');
    expect(codeOf(await match.submit(2, grab(2, 3), { at: 0 }))).toBe('ok');
    expect(codeOf(await match.submit(1, grab(1, 3), { at: 2 }))).toBe('STALE');
    expect(codeOf(await match.submit(1, grab(1, 3), { at: 3 }))).toBe('ok');
  });

  it('an undo always does', async () => {
    const match = await createMatch(rush, { id: 'm', players: 3 });
    await match.submit(0, { type: 'grab', player: 0, line: 1 });
    await match.undo(0);
    expect(codeOf(await match.submit(1, { type: 'grab', player: 1, line: 2 }, { at: 0 }))).toBe('STALE');
    expect(codeOf(await match.submit(1, { type: 'grab', player: 1, line: 2 }, { at: 2 }))).toBe('ok');
  });

  it('is known where a process has begun after it', async () => {
    const store = memoryStore();
    const match = await createMatch(rush, { id: 'm', players: 4, store });
    await match.submit(0, { type: 'grab', player: 0, line: 1 });
    await store.snapshot('m', 1, { state: match.view(null).view, undoable: [] });
    const again = await openMatch(store, 'm', { game: rush });
    expect(codeOf(await again.submit(1, { type: 'grab', player: 1, line: 2 }, { at: 0 }))).toBe('ok');
  });
});

describe('dice', () => {
  it('are drawn by the host, none may be sent', async () => {
    const match = await kirikiAt();
    for (const outcome of [
      [4, 6, 3, 2, 3],
      [1, 1, 1, 1, 1],
    ]) {
      expect(codeOf(await match.submit(0, { ...ROLL, outcome } as never))).toBe('DICE_MISMATCH');
    }
    expect(match.version).toBe(0);
    await match.submit(0, ROLL);
    expect(match.view(0).view.dice).toEqual([4, 6, 3, 2, 3]);
  });

  it('of the table come with the action: INVALID_OUTCOME where they are missing or impossible', async () => {
    const match = await createMatch(kiriki, { id: 'm', players: 1, dice: 'table' });
    expect(match.view(null).commitment).toBeNull();
    expect(codeOf(await match.submit(0, ROLL))).toBe('INVALID_OUTCOME');
    expect(codeOf(await match.submit(0, { ...ROLL, outcome: [7, 1, 1, 1, 1] } as never))).toBe('INVALID_OUTCOME');
    expect(codeOf(await match.submit(0, { ...ROLL, outcome: [1, 2, 3, 4, 5] }))).toBe('ok');
    expect((await match.save()).seed).toBeUndefined();
  });

  it('of the table stay with the dice that showed them, in whatever order these were named', async () => {
    const match = await createMatch(kiriki, { id: 'm', players: 1, dice: 'table' });
    await match.submit(0, { ...ROLL, outcome: [1, 2, 3, 4, 5] });
    await match.submit(0, { type: 'roll', player: 0, dice: [1, 0], outcome: [6, 5] });
    expect(match.view(0).view.dice).toEqual([5, 6, 3, 4, 5]);
  });

  it('are drawn only for what is legal', async () => {
    const match = await kirikiAt();
    expect(codeOf(await match.submit(1, { ...ROLL, player: 1, outcome: [1, 1, 1, 1, 1] }))).toBe('NOT_YOUR_TURN');
  });
});

describe('append', () => {
  it('when it says false the match reads on and judges anew', async () => {
    const { here, there } = await two();
    await here.submit(0, ROLL);
    await there.catchUp();
    const [mine, theirs] = await Promise.all([here.submit(0, ONES, { at: 1 }), there.submit(0, ONES, { at: 1 })]);
    expect([codeOf(mine), codeOf(theirs)].sort()).toEqual(['STALE', 'ok']);
    expect((await there.catchUp()) === 2 && (await here.catchUp()) === 2).toBe(true);
    expect(there.view(0)).toEqual(here.view(0));
  });

  it('only then anything of the outcome leaves the match', async () => {
    let isAppended = false;
    const told: string[] = [];
    const store = watched(
      memoryStore(),
      (call) => call === 'append' && expect(match.version).toBe(0),
      (call) => {
        if (call === 'append') isAppended = true;
      },
    );
    const match = await kirikiAt(store);
    match.subscribe(null, () => told.push(isAppended ? 'after' : 'before'));
    await match.submit(0, ROLL);
    expect(told).toEqual(['after']);
  });

  it('what a store throws passes through, and the match reads on before it does anything else', async () => {
    let when: 'before' | 'after' | null = null;
    const fail = (at: typeof when) => (call: string) => {
      if (call !== 'append' || when !== at) return;
      when = null;
      throw new Error('the line is down');
    };
    const match = await kirikiAt(watched(memoryStore(), fail('before'), fail('after')));
    when = 'before';
    await expect(match.submit(0, ROLL, { key: 'k' })).rejects.toThrow('the line is down');
    expect(await match.submit(0, ROLL, { key: 'k' })).toEqual({ ok: true, version: 1, repeated: false });
    when = 'after';
    await expect(match.submit(0, ONES, { key: 'l' })).rejects.toThrow('the line is down');
    expect(match.version).toBe(1);
    expect(await match.submit(0, ONES, { key: 'l' })).toEqual({ ok: true, version: 2, repeated: true });
  });

  it.each([
    ['false without a new entry', { append: () => false }, 'submit'],
    [
      'a gap',
      { read: (_: string, from: number) => [{ version: from + 1, entry: { seat: 0, action: ROLL } }] },
      'catchUp',
    ],
    [
      'a double',
      {
        read: (_: string, from: number) =>
          [from, from].map((version) => ({
            version,
            entry: { seat: 0, action: { ...ROLL, outcome: [1, 1, 1, 1, 1] } },
          })),
      },
      'catchUp',
    ],
    ['an entry that is none', { read: (_: string, version: number) => [{ version, entry: { seat: 5 } }] }, 'catchUp'],
    [
      'an entry that the rules don’t allow',
      { read: (_: string, version: number) => [{ version, entry: { seat: 0, action: ONES } }] },
      'catchUp',
    ],
    [
      'an undo of nothing',
      { read: (_: string, version: number) => [{ version, entry: { seat: 0, undo: 0 } }] },
      'catchUp',
    ],
  ] as const)('%s: Error store: …, and the match stays where it was', async (_, broken, call) => {
    const store: Record<string, unknown> = { ...asleep(memoryStore()) };
    const match = await kirikiAt(store as never);
    Object.assign(store, broken);
    const before = match.view(0);
    const asked = call === 'submit' ? match.submit(0, ROLL) : match.catchUp();
    await expect(asked).rejects.toThrow(/^store: /);
    expect(match.view(0)).toEqual(before);
  });

  it('submissions of one match object are judged one after the other', async () => {
    const match = await createMatch(counter, { id: 'm', players: 1 });
    const say = (number: number) => match.submit(0, { type: 'say', player: 0, number }, { at: number - 1 });
    const answers = await Promise.all([1, 2, 3, 4, 5].map(say));
    expect(answers.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5]);
    expect(answers.map(codeOf)).toEqual(['ok', 'ok', 'ok', 'ok', 'ok']);
  });
});

describe('undo', () => {
  const said = (number: number) => ({ type: 'say', player: 0, number }) as const;

  it('is for the last action that stands, if it is the seat’s own', async () => {
    const match = await kirikiAt();
    expect(codeOf(await match.undo(0))).toBe('ILLEGAL');
    await match.submit(0, ROLL);
    await match.submit(0, ONES);
    expect(codeOf(await match.undo(1))).toBe('ILLEGAL');
    expect(codeOf(await match.undo(0))).toBe('ok');
    expect(match.view(0).view.toPlay).toBe(0);
  });

  it('not where something was random', async () => {
    const match = await kirikiAt();
    await match.submit(0, ROLL);
    expect(codeOf(await match.undo(0))).toBe('ILLEGAL');
  });

  it('not when it ended a match with a seed; when the table throws, it may', async () => {
    for (const [dice, expected] of [
      [undefined, 'ILLEGAL'],
      ['table', 'ok'],
    ] as const) {
      const match = await createMatch(counter, { id: 'm', players: 1, options: { limit: 1 }, dice } as never);
      await match.submit(0, said(1));
      expect(match.view(null).result).not.toBeNull();
      expect(codeOf(await match.undo(0))).toBe(expected);
    }
  });

  it('up to 32 deep', async () => {
    const match = await createMatch(counter, { id: 'm', players: 1 });
    for (let number = 1; number <= 40; number++) await match.submit(0, said(number));
    for (let i = 0; i < 32; i++) expect(codeOf(await match.undo(0))).toBe('ok');
    expect(codeOf(await match.undo(0))).toBe('ILLEGAL');
    expect(match.view(0).view.count).toBe(8);
    expect(match.version).toBe(72);
  });

  it('not past another seat’s entry', async () => {
    const match = await createMatch(counter, { id: 'm', players: 2 });
    await match.submit(0, said(1));
    await match.submit(1, { ...said(2), player: 1 });
    expect(codeOf(await match.undo(0))).toBe('ILLEGAL');
    expect(codeOf(await match.undo(1))).toBe('ok');
    expect(codeOf(await match.undo(0))).toBe('ILLEGAL');
  });

  it('a snapshot keeps what can be taken back', async () => {
    const store = memoryStore();
    const match = await createMatch(counter, { id: 'm', players: 1, store });
    for (let number = 1; number <= 50; number++) await match.submit(0, said(number));
    await match.close();
    expect((await store.latest('m'))?.snapshot?.version).toBe(50);
    const again = await openMatch(store, 'm', { game: counter });
    for (let i = 0; i < 32; i++) expect(codeOf(await again.undo(0))).toBe('ok');
    expect(again.view(0).view.count).toBe(18);
    expect((await again.record(0)).actions).toHaveLength(18);
  });

  it('versions only rise', async () => {
    const match = await createMatch(counter, { id: 'm', players: 1 });
    expect(await match.submit(0, said(1))).toMatchObject({ version: 1 });
    expect(await match.undo(0)).toMatchObject({ version: 2 });
    expect(await match.submit(0, said(1))).toMatchObject({ version: 3 });
  });
});
