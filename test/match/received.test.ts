import type { AnyAction, AnyGame } from 'dicewright';
import { kiriki } from 'dicewright/kiriki';
import { createMatch, remoteMatch, type SeatMessage, serveSeat } from 'dicewright/match';
import { describe, expect, it } from 'vitest';
import { type Followed, followedBy, followedFrom, foreseen, isOf, shownBy } from '../../src/match/followed.js';
import { received } from '../../src/match/received.js';
import { sealed } from '../toys/sealed.js';
import { rest } from './shared-table.js';

const game = kiriki as unknown as AnyGame;
const state = game.setup({ players: 2 });
const ROLL = { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4], outcome: [1, 2, 3, 4, 6] };
const SCORE = { type: 'score', player: 0, pattern: 'chance' };
const LINK = 'ab'.repeat(32);
const COMMITMENT = `sha256:${LINK}`;
const RESULT = { winners: [1], scores: null, reason: 'Ada has gone.' };
const ENDED = { by: 'resign', seat: 0, reason: 'Ada has gone.' };
const CLOCK = { now: 5, left: [1, 0] };
const ASKED = { seat: 0, version: 1, agreed: [1] };
const SHARED = {
  match: 'm',
  commitments: [COMMITMENT, null, COMMITMENT],
  throws: 4_096,
  links: [LINK, null, LINK],
  missing: [1],
};
const RECORD = { format: 'dicewright/1', game: 'kiriki', rules: 1, players: 2, options: {}, actions: [ROLL] };

/** What is heard, and how often it is one thing other than that, in one place: by the kind of message. */
const seen = (more: object) => ({ type: 'seen', seen: { version: 0, view: state, commitment: null, ...more } });
const frame = (more: object) => ({
  type: 'frame',
  frame: { version: 1, seat: 0, action: ROLL, text: 'A roll.', ...more },
});
const answer = (more: object) => ({ type: 'answer', key: 'k', answer: { version: 0, ...more } });
const around = (more: object) => seen(more);
const shared = (more: object) => seen({ shared: { ...SHARED, ...more } });
const error = { code: 'ILLEGAL', message: 'no' };

describe('what is received', () => {
  it.each<[string, readonly unknown[]]>([
    [
      'what is to be seen',
      [seen({}), seen({ version: 7, commitment: 'a', names: ['Ada', 'Ben'] }), seen({ names: [] })],
    ],
    ['frames', [frame({}), frame({ seat: null }), frame({ action: null }), frame({ action: null, undo: 0 })]],
    [
      'answers',
      [
        answer({ ok: true, repeated: true }),
        answer({ ok: true, repeated: false }),
        answer({ ok: true, asked: true }),
        answer({ ok: true, asked: true, repeated: false }),
        answer({ ok: false, error }),
        answer({ ok: false, error: { ...error, clause: 'A-1' } }),
      ],
    ],
    [
      'what is said beside a game',
      [
        around({ ended: ENDED, result: RESULT }),
        around({ asked: ASKED }),
        around({ asked: { ...ASKED, agreed: [] } }),
        around({ clock: CLOCK }),
        around({ clock: { ...CLOCK, now: null } }),
        around({ clock: { ...CLOCK, now: 0, leftForAction: [0, 3] } }),
      ],
    ],
    [
      'what is shared',
      [
        shared({}),
        shared({ throws: 0, links: [null, null, null], missing: [] }),
        shared({ until: 0, lot: null }),
        shared({ lot: 0 }),
        shared({ lot: 1 }),
        shared({ due: { action: null, links: [null, null, LINK] } }),
        shared({ due: { action: SCORE, links: [null, LINK, LINK] } }),
        shared({ commitments: [COMMITMENT, COMMITMENT], links: [null, null] }),
      ],
    ],
    ['a pong', [{ type: 'pong', version: 0 }]],
  ])('is taken as it is: %s', (_, messages) => {
    for (const message of messages) expect(received(message)).toEqual(message);
  });

  it('is a record, copied and frozen', () => {
    const told = received({ type: 'record', record: { ...RECORD, seed: 'x' } });
    expect(told).toEqual({ type: 'record', record: { ...RECORD, seed: 'x' } });
    expect(told.type === 'record' && Object.isFrozen(told.record.actions[0])).toBe(true);
    expect(() => received({ type: 'record', record: {} })).toThrow('match: the host has sent no record');
  });

  it.each<[string, string, readonly unknown[]]>([
    [
      'no message',
      'no message',
      [
        null,
        'seen',
        [],
        {},
        { type: 'watch' },
        { type: 'pong' },
        { type: 'pong', version: -1 },
        { type: 'answer', answer: { ok: true, version: 0, repeated: false } },
        { type: 'answer', key: 7, answer: { ok: true, version: 0, repeated: false } },
        Object.defineProperty({}, 'type', {
          enumerable: true,
          get: () => {
            throw new RangeError('read');
          },
        }),
      ],
    ],
    [
      'nothing to be seen',
      'nothing to be seen',
      [
        { type: 'seen' },
        { type: 'seen', seen: [] },
        seen({ version: -1 }),
        seen({ version: '0' }),
        seen({ commitment: undefined }),
        seen({ commitment: 7 }),
        seen({ names: 'AB' }),
        seen({ names: ['Ada', 7] }),
        seen({ names: null }),
      ],
    ],
    [
      'no frame',
      'no frame',
      [
        { type: 'frame' },
        { type: 'frame', frame: [] },
        frame({ version: 0 }),
        frame({ seat: -1 }),
        frame({ seat: undefined }),
        frame({ text: undefined }),
        frame({ text: 7 }),
        frame({ action: 'roll' }),
        frame({ action: [] }),
        frame({ undo: 0 }),
        frame({ action: null, undo: -1 }),
        frame({ action: null, undo: null }),
      ],
    ],
    [
      'no answer',
      'no answer',
      [
        { type: 'answer', key: 'k' },
        answer({}),
        answer({ ok: true }),
        answer({ ok: 'yes', repeated: true }),
        answer({ ok: true, repeated: 1 }),
        answer({ ok: true, asked: 1 }),
        answer({ ok: true, asked: true, repeated: 1 }),
        answer({ ok: false, asked: true }),
        answer({ ok: false, repeated: true }),
        answer({ ok: true, repeated: true, version: -1 }),
        answer({ ok: true, repeated: true, version: undefined }),
        answer({ ok: false, error: 'no' }),
        answer({ ok: false, error: { code: 'ILLEGAL' } }),
        answer({ ok: false, error: { message: 'no' } }),
        answer({ ok: false, error: { ...error, clause: 7 } }),
        answer({ ok: true, error }),
      ],
    ],
    [
      'nothing of its match beside the game',
      'nothing of its match',
      [
        around({ ended: ENDED }),
        around({ ended: { ...ENDED, by: 'luck' }, result: RESULT }),
        around({ ended: ENDED, result: { ...RESULT, winners: 1 } }),
        around({ asked: 7 }),
        around({ asked: { ...ASKED, seat: -1 } }),
        around({ asked: { ...ASKED, version: 0 } }),
        around({ asked: { ...ASKED, agreed: [-1] } }),
        around({ asked: { ...ASKED, agreed: 1 } }),
        around({ clock: 7 }),
        around({ clock: { ...CLOCK, now: -1 } }),
        around({ clock: { left: [1, 0], now: 'a' } }),
        around({ clock: { ...CLOCK, left: [-1, 0] } }),
        around({ clock: { ...CLOCK, left: 7 } }),
        around({ clock: { ...CLOCK, leftForAction: [0.5] } }),
      ],
    ],
    [
      'nothing of its match that is shared',
      'nothing of its match',
      [
        around({ shared: null }),
        around({ shared: 7 }),
        shared({ commitments: 7 }),
        shared({ commitments: [COMMITMENT], links: [null] }),
        shared({ commitments: [COMMITMENT, LINK, COMMITMENT] }),
        shared({ commitments: [COMMITMENT, COMMITMENT] }),
        shared({ match: '' }),
        shared({ match: 7 }),
        shared({ throws: -1 }),
        shared({ throws: 4_097 }),
        shared({ links: [LINK, LINK] }),
        shared({ links: [LINK, LINK, LINK, LINK] }),
        shared({ links: { length: 3 } }),
        shared({ links: [LINK, COMMITMENT, LINK] }),
        shared({ due: 7 }),
        shared({ due: null }),
        shared({ due: { action: null, links: [null, LINK] } }),
        shared({ due: { action: 7, links: [null, null, LINK] } }),
        shared({ due: { action: { player: -1 }, links: [null, null, LINK] } }),
        shared({ missing: [-1] }),
        shared({ missing: 7 }),
        shared({ until: -1 }),
        shared({ lot: -1 }),
        shared({ lot: 2 }),
      ],
    ],
  ])('is %s', (_, what, messages) => {
    for (const message of messages) {
      const take = () => received(message);
      expect(take).toThrow(expect.objectContaining({ code: 'INVALID_STATE' }));
      expect(take).toThrow(`match: the host has sent ${what}`);
    }
  });

  it('is no value that JSON does not know', () => {
    const message = (run: () => unknown) => {
      try {
        return run();
      } catch (error) {
        return (error as Error).message;
      }
    };
    const never = Number.NaN;
    expect(message(() => received(seen({ names: never })))).toContain('match: seen: names is NaN');
    expect(message(() => received(frame({ text: never })))).toContain('match: frame: text is NaN');
    expect(message(() => received(frame({ action: { x: never } })))).toContain('match: frame: action: x is NaN');
    expect(message(() => received(answer({ ok: never })))).toContain('match: answer: ok is NaN');
  });
});

describe('a match as far as it was told', () => {
  const start = followedFrom(game, { version: 3, view: state, commitment: null });
  const told = (from: Followed, more: object) =>
    followedBy(game, from, { version: from.version + 1, seat: 0, text: '', action: null, ...more } as never);
  const rolled = told(start, { action: ROLL }) as Followed;

  it('begins with what is seen', () => {
    expect(start).toEqual({ version: 3, shown: { view: state, toAct: [0], result: null }, played: [] });
    const more = { ended: ENDED, result: RESULT, clock: CLOCK, asked: ASKED };
    expect(followedFrom(game, { version: 3, view: state, commitment: null, ...more } as never).shown).toEqual({
      view: state,
      toAct: [],
      ...more,
    });
  });

  it.each([
    ['an end by a seat that is not there', { ended: { ...ENDED, seat: 2 }, result: RESULT }],
    ['a question of a seat that is not there', { asked: { ...ASKED, seat: 2 } }],
    ['a winner who is not there', { ended: ENDED, result: { ...RESULT, winners: [2] } }],
    ['a clock of others', { clock: { ...CLOCK, left: [1] } }],
    ['dice of others', { shared: { ...SHARED, commitments: [COMMITMENT, COMMITMENT] } }],
  ])('is not said to have %s', (_, more) => {
    const begin = () => followedFrom(game, { version: 3, view: state, commitment: null, ...more } as never);
    expect(begin).toThrow(expect.objectContaining({ code: 'INVALID_STATE' }));
    expect(begin).toThrow('match: the host has sent what can’t be said of 2 players');
  });

  it('goes on by an action, what is said, or what is taken back', () => {
    expect(rolled.version).toBe(4);
    expect(rolled.played).toEqual([{ version: 3, before: start.shown }]);
    expect(rolled.shown.view).toMatchObject({ dice: [1, 2, 3, 4, 6], events: 1 });
    const scored = told(rolled, { action: SCORE, clock: CLOCK }) as Followed;
    expect(scored.shown).toMatchObject({ toAct: [1], clock: CLOCK });
    expect(scored.played.map(({ version }) => version)).toEqual([3, 4]);
    const asked = told(scored, { asked: ASKED }) as Followed;
    expect(asked.shown).toEqual({ ...shownBy(game, scored.shown.view), asked: ASKED });
    expect([asked.version, asked.played]).toEqual([6, scored.played]);
    const undone = told(asked, { undo: 4 }) as Followed;
    expect(undone.shown).toEqual(rolled.shown);
    expect([undone.version, undone.played]).toEqual([7, rolled.played]);
    const before = told(scored, { undo: 3 }) as Followed;
    expect([before.shown, before.played]).toEqual([start.shown, []]);
  });

  it('keeps what is shared, where nothing else is said of it', () => {
    const shown = { ...start.shown, shared: SHARED as never };
    const kept = told({ ...start, shown }, {}) as Followed;
    expect(kept.shown).toMatchObject({ shared: SHARED, toAct: [] });
    const other = { ...SHARED, commitments: [COMMITMENT, COMMITMENT, COMMITMENT] };
    expect(told({ ...start, shown }, { shared: other })?.shown).toMatchObject({ shared: other, toAct: [0] });
  });

  it('does not go on by what does not follow', () => {
    expect(followedBy(game, start, { version: 5, seat: 0, text: '', action: null })).toBeUndefined();
    expect(told(start, { action: SCORE })).toBeUndefined();
    expect(told(start, { undo: 3 })).toBeUndefined();
    expect(told(rolled, { undo: 4 })).toBeUndefined();
  });

  it('keeps as much as can be taken back', () => {
    const played = Array.from({ length: 32 }, (_, version) => ({ version, before: start.shown }));
    const next = told({ ...start, version: 40, played }, { action: ROLL });
    expect(next?.played).toHaveLength(32);
    expect(next?.played.at(-1)?.version).toBe(40);
  });

  it('foresees what needs nobody else', () => {
    const { shown } = rolled;
    const score = SCORE as AnyAction;
    expect(foreseen(game, shown, score)).toMatchObject({ toAct: [1], result: null });
    expect(foreseen(game, shown, score)).not.toHaveProperty('clock');
    expect(foreseen(game, { ...shown, clock: CLOCK } as never, score)).toHaveProperty('clock', CLOCK);
    expect(foreseen(game, shown, { ...ROLL, outcome: undefined } as never)).toBeUndefined();
    expect(foreseen(game, start.shown, score)).toBeUndefined();
    expect(foreseen(game, { ...shown, ended: ENDED } as never, score)).toBeUndefined();
    expect(foreseen(game, { ...shown, shared: SHARED } as never, score)).toBeUndefined();
    const hidden = sealed as unknown as AnyGame;
    const view = hidden.view(hidden.setup({ players: 2 }), 0);
    const shake = { type: 'shake', player: 0 } as AnyAction;
    expect(foreseen(hidden, shownBy(hidden, view), shake)).toBeUndefined();
  });

  it('tells the own action from another', () => {
    const frameOf = (action: object | null) => ({ version: 1, seat: 0, text: '', action }) as never;
    const sent = { type: 'roll', player: 0, dice: [4, 3, 2, 1, 0] };
    expect(isOf(game, frameOf(ROLL), sent)).toBe(true);
    expect(isOf(game, frameOf(ROLL), { ...sent, dice: [0] })).toBe(false);
    expect(isOf(game, frameOf(null), sent)).toBe(false);
    expect(isOf(game, frameOf(ROLL), { type: 'fly' })).toBe(false);
  });
});

describe('a seat whose host says what it likes', () => {
  function seat(who: number | null = 0, kept: object = {}) {
    const sent: SeatMessage[] = [];
    const remote = remoteMatch(game, who, (message) => sent.push(message), kept);
    const hear = (message: object) => remote.receive(message as never);
    return { remote, sent, hear, last: () => sent.at(-1) };
  }
  const types = (sent: readonly SeatMessage[]) => sent.map(({ type }) => type);
  const watch = (since: number | null) => ({ type: 'watch', since });

  it('asks for all, then for what was missed', () => {
    const { remote, sent, hear } = seat();
    remote.connected();
    expect([sent, remote.view(0), remote.version]).toEqual([[watch(null)], null, 0]);
    hear(frame({}));
    expect(remote.view(0)).toBeNull();
    hear(seen({ version: 4, names: ['Ada', 'Ben'] }));
    expect(remote.view(0)).toEqual({
      version: 4,
      view: state,
      toAct: [0],
      result: null,
      commitment: null,
      names: ['Ada', 'Ben'],
      isPending: false,
    });
    expect(Object.isFrozen(remote.view(0))).toBe(true);
    remote.connected();
    expect(sent.slice(1)).toEqual([watch(4)]);
    expect(remote.version).toBe(1);
  });

  it('asks once for frames that were left out, and once for all where one does not follow', () => {
    const { remote, sent, hear } = seat();
    hear(seen({}));
    for (const version of [3, 4, 5]) hear(frame({ version }));
    expect(sent).toEqual([watch(0)]);
    hear(frame({ version: 1, action: SCORE }));
    hear(frame({ version: 1, action: SCORE }));
    hear(frame({ version: 6 }));
    expect(sent.slice(1)).toEqual([watch(null)]);
    hear(seen({}));
    hear(frame({}));
    hear(frame({}));
    expect([remote.view(0)?.version, sent.length]).toEqual([1, 2]);
    hear(frame({ version: 9 }));
    expect(sent.slice(2)).toEqual([watch(1)]);
    hear(frame({ version: 2, action: SCORE }));
    hear(frame({ version: 9 }));
    expect(sent.slice(3)).toEqual([watch(2)]);
  });

  it('hears by a pong how far the match is', () => {
    const { remote, sent, hear } = seat();
    hear({ type: 'pong', version: 0 });
    expect(sent).toEqual([watch(null)]);
    hear(seen({ version: 2 }));
    hear({ type: 'pong', version: 2 });
    expect(sent).toHaveLength(1);
    hear({ type: 'pong', version: 3 });
    expect(sent.slice(1)).toEqual([watch(2)]);
    expect(remote.view(0)?.version).toBe(2);
  });

  it('sends again what a host that is there has not answered at the second beat', () => {
    const { remote, sent, hear } = seat();
    hear(seen({}));
    void remote.undo();
    const [asked] = sent;
    expect(asked).toMatchObject({ type: 'undo', at: 0, key: expect.any(String) });
    hear({ type: 'pong', version: 0 });
    expect(sent).toEqual([asked]);
    hear({ type: 'pong', version: 0 });
    expect(sent).toEqual([asked, asked]);
    hear({ type: 'answer', key: 'other', answer: { ok: true, version: 0, repeated: false } });
    expect(remote.view(0)?.isPending).toBe(true);
    hear({ type: 'answer', key: (asked as { key: string }).key, answer: { ok: true, version: 1, repeated: false } });
    hear({ type: 'pong', version: 0 });
    expect(sent).toHaveLength(2);
    remote.connected();
    expect(types(sent.slice(2))).toEqual(['watch']);
  });

  it('has an answer once what came of it was told', async () => {
    const { remote, sent, hear } = seat();
    hear(seen({}));
    let answered = 0;
    const asked = remote.submit({ type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] } as never).then((said) => {
      answered++;
      return said;
    });
    await rest();
    const { key } = sent.at(-1) as { key: string };
    expect(sent).toEqual([{ type: 'submit', action: { ...ROLL, outcome: undefined }, at: 0, key }]);
    hear({ type: 'answer', key, answer: { ok: true, version: 1, repeated: false } });
    await rest();
    expect([answered, remote.view(0)?.isPending]).toEqual([0, true]);
    hear(frame({}));
    await rest();
    expect([answered, remote.view(0)?.isPending, await asked]).toEqual([
      1,
      false,
      { ok: true, version: 1, repeated: false },
    ]);
    expect(Object.isFrozen(await asked)).toBe(true);
  });

  it('sends what follows on what is foreseen, and no more of it', async () => {
    const { remote, sent, hear } = seat();
    hear(seen({}));
    hear(frame({}));
    for (const action of [SCORE, SCORE]) void remote.submit(action as never);
    void remote.resign();
    void remote.answer(4, true);
    await rest();
    const messages = sent as readonly { readonly key: string }[];
    expect(new Set(messages.map(({ key }) => key)).size).toBe(4);
    expect(messages.map(({ key: _, ...message }) => message)).toEqual([
      { type: 'submit', action: SCORE, at: 1 },
      { type: 'submit', action: SCORE, at: 2 },
      { type: 'resign' },
      { type: 'answer', version: 4, accept: true },
    ]);
    expect(remote.view(0)).toMatchObject({ version: 1, toAct: [1], isPending: true });
    hear(frame({ version: 2, action: SCORE }));
    expect(remote.view(0)).toMatchObject({ version: 2, toAct: [1] });
    void remote.undo();
    await rest();
    expect(sent.at(-1)).toMatchObject({ type: 'undo', at: 5 });
  });

  it('is refused other dice, by what is seen and by what was kept', () => {
    const { remote, hear } = seat();
    hear(seen({ commitment: COMMITMENT }));
    const wrong = 'match: the host has committed to other dice than before';
    expect(() => hear(seen({ commitment: null }))).toThrow(
      expect.objectContaining({ code: 'INVALID_STATE', message: wrong }),
    );
    hear(seen({ version: 1, commitment: COMMITMENT }));
    expect(remote.view(0)?.version).toBe(1);
    const kept = seat(0, { commitment: COMMITMENT });
    expect(() => kept.hear(seen({ commitment: null }))).toThrow(wrong);
    kept.hear(seen({ commitment: COMMITMENT }));
    expect(kept.remote.view(0)?.commitment).toBe(COMMITMENT);
    expect(() => seat(0, { commitment: 'x' })).toThrow(
      expect.objectContaining({
        code: 'INVALID_SETUP',
        message: 'match: commitment: expected sha256: and 64 hexadecimal digits',
      }),
    );
    expect(() => seat(0, { seed: () => 1 })).toThrow('match: kept: seed is of type function');
  });

  it('beats while it hears anything', () => {
    const { remote, sent, hear } = seat();
    expect([remote.beat(), sent]).toEqual([false, []]);
    remote.connected();
    expect([remote.beat(), types(sent)]).toEqual([true, ['watch', 'ping']]);
    expect([remote.beat(), types(sent)]).toEqual([false, ['watch', 'ping']]);
    hear({ type: 'pong', version: 0 });
    expect(remote.beat()).toBe(true);
  });

  it('acts for nobody else, and a spectator for nobody', async () => {
    const { remote, sent } = seat(null);
    for (const asking of [remote.undo(), remote.resign(), remote.answer(1, true), remote.submit(SCORE as never)]) {
      await expect(asking).rejects.toMatchObject({ code: 'INVALID_ACTION', message: 'match: a spectator can’t act' });
    }
    expect(sent).toEqual([]);
    const refused = expect.objectContaining({
      code: 'INVALID_ACTION',
      message: 'match: this is what a spectator sees of it',
    });
    expect(() => remote.view(0)).toThrow(refused);
    expect(() => remote.subscribe(0, () => undefined)).toThrow(refused);
    await expect(remote.submit((() => 1) as never)).rejects.toMatchObject({
      message: expect.stringContaining('kiriki: action is of type function'),
    });
  });

  it('asks for its record once, and in every connection until it is told', async () => {
    const { remote, sent, hear } = seat();
    const wanted = [remote.record(), remote.record()];
    remote.connected();
    hear({ type: 'record', record: RECORD });
    expect(await Promise.all(wanted)).toEqual([RECORD, RECORD]);
    remote.connected();
    expect(types(sent)).toEqual(['record', 'watch', 'record', 'watch']);
  });
});

describe('what a host hears', () => {
  it('is asked of a match, by who may ask, under a name', async () => {
    const calls: unknown[] = [];
    const called =
      (name: string) =>
      async (...args: readonly unknown[]) => {
        calls.push([name, ...args]);
        return { ok: true, version: 0, repeated: false };
      };
    const match = {
      version: 5,
      seats: [0, 1],
      view: () => ({ version: 5 }),
      subscribe: () => () => undefined,
      ...Object.fromEntries(
        ['submit', 'undo', 'resign', 'answer', 'commit', 'reveal', 'record'].map((name) => [name, called(name)]),
      ),
    };
    const sent: unknown[] = [];
    const host = serveSeat(match as never, 1, (message) => sent.push(message));
    const key = 'k';
    await host.receive({ type: 'submit', action: SCORE, at: 2, key });
    await host.receive({ type: 'undo', at: 2, key });
    await host.receive({ type: 'resign', at: 2, key });
    await host.receive({ type: 'answer', version: 2, accept: true, key });
    const answer = { type: 'answer', key, answer: { ok: true, version: 0, repeated: false } };
    expect(sent.splice(0)).toEqual([answer, answer, answer, answer]);
    await host.receive({ type: 'commit', commitment: COMMITMENT });
    await host.receive({ type: 'reveal', link: LINK });
    await host.receive({ type: 'record' });
    await host.receive({ type: 'ping' });
    expect(calls).toEqual([
      ['submit', 1, SCORE, { at: 2, key }],
      ['undo', 1, { at: 2, key }],
      ['resign', 1, { key }],
      ['answer', 1, 2, true, { key }],
      ['commit', 1, COMMITMENT],
      ['reveal', 1, LINK],
      ['record', 1],
    ]);
    expect(sent.splice(0)).toEqual([
      { type: 'record', record: { ok: true, version: 0, repeated: false } },
      { type: 'pong', version: 5 },
    ]);
    await host.receive({ type: 'fold', key });
    for (const none of ['', 7, undefined, 'x'.repeat(101), 'a\u0007']) await host.receive({ type: 'undo', key: none });
    expect([calls.length, sent]).toEqual([7, []]);
    host.close();
    for (const message of [{ type: 'ping' }, { type: 'record' }, { type: 'undo', key }]) await host.receive(message);
    expect([calls.length, sent]).toEqual([9, []]);
    const spectator = serveSeat(match as never, null, (message) => sent.push(message));
    for (const message of [{ type: 'commit' }, { type: 'reveal' }, { type: 'undo', key }]) {
      await spectator.receive(message);
    }
    expect([calls.length, sent]).toEqual([9, []]);
  });

  it('is not for what is no match, and not without somebody to be told', async () => {
    const match = await createMatch(kiriki, { id: 'm', players: 2 });
    const none = [null, {}, { view: () => null }, { subscribe: () => null }];
    for (const one of none) {
      expect(() => serveSeat(one as never, 0, () => undefined)).toThrow(
        expect.objectContaining({
          code: 'INVALID_SETUP',
          message: 'match: expected a match, as createMatch and openMatch give it',
        }),
      );
    }
    expect(() => serveSeat(match, 0, undefined as never)).toThrow(
      expect.objectContaining({ code: 'INVALID_SETUP', message: 'match: send: expected a function' }),
    );
    expect(Object.isFrozen(serveSeat(match, 0, () => undefined))).toBe(true);
  });
});
