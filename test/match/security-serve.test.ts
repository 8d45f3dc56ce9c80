import { kiriki } from 'dicewright/kiriki';
import { createMatch, type HostMessage, type Match, memoryStore, openMatch, serveSeat } from 'dicewright/match';
import { describe, expect, it } from 'vitest';
import { hostileValues, isPolluted, spoilt } from './hostile.js';

const game = kiriki;
const roll = { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] } as const;
const score = { type: 'score', player: 0, pattern: 'chance' } as const;
const submit = { type: 'submit', action: roll, at: 0, key: 'k' };
const resign = { type: 'resign', key: 'k' };
const messages = [
  submit,
  { type: 'undo', at: 0, key: 'k' },
  { type: 'answer', version: 1, accept: true, key: 'k' },
  resign,
  { type: 'watch', since: 0 },
];

/** No answer to what is hostile is longer. */
const LONGEST = 1_000;

const begin = () => createMatch(game, { id: 'm', players: 2, seed: 'friday night' });

describe('hostile messages of a seat', () => {
  const all = [
    ...hostileValues,
    ...messages.flatMap((message) => [...spoilt(message)]),
    ...[...spoilt(roll)].map((action) => ({ ...submit, action })),
  ];
  /** What is well meant all the same: at is left out, or the fields have what they had. */
  const isLegal = ({ type, action, key, at }: Partial<typeof submit>): boolean =>
    typeof key === 'string' &&
    (type === resign.type || ((at === undefined || at === 0) && JSON.stringify(action) === JSON.stringify(roll)));

  it('are left unanswered or refused, and change nothing', async () => {
    let match: Match = await begin();
    let answered = 0;
    let legal = 0;
    for (const message of all) {
      const sent: HostMessage[] = [];
      const host = serveSeat(match, 0, (said) => sent.push(said as HostMessage));
      await host.receive(message);
      for (const said of sent) {
        if (said.type !== 'answer') continue;
        answered++;
        expect(JSON.stringify(said).length).toBeLessThan(LONGEST);
      }
      host.close();
      if (match.version === 0) continue;
      legal++;
      expect(isLegal(message as object)).toBe(true);
      match = await begin();
    }
    expect(answered).toBeGreaterThan(100);
    expect([legal > 0, legal < 20]).toEqual([true, true]);
    expect(isPolluted()).toBe(false);
    expect(await match.submit(0, roll)).toMatchObject({ ok: true, version: 1 });
  });

  it('of a spectator are never answered', async () => {
    const match = await begin();
    const sent: HostMessage[] = [];
    const host = serveSeat(match, null, (said) => sent.push(said as HostMessage));
    for (const message of all) await host.receive(message);
    expect(sent.filter(({ type }) => type !== 'seen')).toEqual([]);
    expect(match.version).toBe(0);
  });

  it('leave nothing behind: one who watches a thousand times is told once', async () => {
    const match = await begin();
    const sent: HostMessage[] = [];
    const host = serveSeat(match, 0, (said) => sent.push(said as HostMessage));
    await Promise.all(Array.from({ length: 1_000 }, (_, n) => host.receive({ type: 'watch', since: n % 3 })));
    sent.length = 0;
    await match.submit(0, roll);
    expect(sent.map(({ type }) => type)).toEqual(['frame']);
    host.close();
    await match.submit(0, score);
    expect(sent.length).toBe(1);
  });
});

describe('the same values, given to a match itself', () => {
  it('are refused, whichever place they stand in', async () => {
    const match = await begin();
    for (const value of hostileValues) {
      const answers = [await match.submit(1, value as never), await match.undo(1, value as never)];
      if (value !== 0) {
        answers.push(await match.submit(value as never, { ...roll, player: value } as never));
        answers.push(await match.undo(value as never));
      }
      for (const name of ['at', 'key']) answers.push(await match.undo(1, { [name]: value } as never));
      for (const answer of answers) {
        expect(answer.ok).toBe(false);
        expect(JSON.stringify(answer).length).toBeLessThan(LONGEST);
      }
      if (value === undefined || value === 0 || value === null) continue;
      expect(() => match.view(value as never)).toThrow(expect.objectContaining({ code: 'INVALID_ACTION' }));
      expect(() => match.subscribe(value as never, () => undefined)).toThrow();
      await expect(match.framesSince(0, value as never)).rejects.toMatchObject({ code: 'INVALID_ACTION' });
      await expect(match.record(value as never)).rejects.toMatchObject({ code: 'INVALID_ACTION' });
    }
    expect(match.version).toBe(0);
    expect(isPolluted()).toBe(false);
  });
});

describe('a key that another seat has used', () => {
  const sent = [
    roll,
    score,
    { ...roll, player: 1 },
    { ...score, player: 1 },
    { type: 'none', player: 1 },
    null,
  ] as const;

  it.each([
    ['in the process that took it', false],
    ['in another process', true],
  ])('is answered as one that nobody has used, %s', async (_, isElsewhere) => {
    const answersWith = async (key: string) => {
      const store = memoryStore();
      const first = await createMatch(game, { id: 'm', players: 2, seed: 'friday night', store });
      await first.submit(0, roll, { key: 'k' });
      await first.submit(0, score, { key: 'of what was taken back' });
      await first.undo(0, { key: 'of the undo' });
      const match = isElsewhere ? await openMatch(store, 'm', { game }) : first;
      const answers: unknown[] = [];
      for (const action of sent) answers.push(await match.submit(1, action as never, { key }));
      answers.push(await match.undo(1, { key }));
      // When it is its turn.
      await match.submit(0, score);
      for (const action of sent) answers.push(await match.submit(1, action as never, { key }));
      return answers;
    };
    const fresh = await answersWith('new');
    expect(fresh).toContainEqual(expect.objectContaining({ ok: true, repeated: false }));
    for (const key of ['k', 'of what was taken back', 'of the undo']) expect(await answersWith(key)).toEqual(fresh);
  });

  it('can’t be made out of the number of the seat and the key', async () => {
    const match = await createMatch(game, { id: 'm', players: 4, seed: 'friday night' });
    await match.submit(0, roll, { key: '1 k' });
    for (const key of ['k', '0 1 k', ' 1 k', '1 k']) {
      expect(await match.submit(1, { ...roll, player: 1 }, { key })).toMatchObject({
        error: { code: 'NOT_YOUR_TURN' },
      });
    }
  });
});
