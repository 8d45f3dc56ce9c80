import { type AnyGame, type GameRecord, startGame } from 'dicewright';
import { die } from 'dicewright/define';
import { kiriki } from 'dicewright/kiriki';
import { commit, recordLines, type VerificationReport, verifyLines, verifyRecord } from 'dicewright/record';
import { describe, expect, it } from 'vitest';
import { describeChances } from '../../src/record/chances.js';
import { bare, endless, secrets } from './toys.js';

const SEED = 'friday night';
const add = (by: number) => ({ type: 'add', player: 0, by }) as const;
const THROW = { type: 'throw', player: 0 } as const;

/** Numbers are added, and dice thrown between them, by a seed. */
const played = startGame(endless, { players: 1, seed: SEED });
for (const action of [add(1), THROW, add(2), THROW, add(3)]) played.play(action);
const record = played.toRecord({ secrets: true }) as unknown as GameRecord;

const replaced = (index: number, action: unknown): object => ({
  ...record,
  actions: record.actions.map((one, i) => (i === index ? action : one)),
});
const found = ({ deviations }: Pick<VerificationReport<unknown>, 'deviations'>) =>
  deviations.map(({ index, kind }) => [index, kind]);

describe('dice after an action that can’t be played', () => {
  it.each([
    ['is no action', 0, 7, 2],
    ['is none of the game', 2, { type: 'jump', player: 0 }, 2],
    ['has a number that can’t be', 2, { ...add(1), by: 10 }, 2],
    ['is a throw of somebody else', 1, { type: 'throw', player: 1, outcome: 3 }, 1],
  ])('are those that the seed gives all the same, where it %s', (_, index, action, drawn) => {
    const report = verifyRecord(replaced(index, action), endless);
    expect(found(report)).toEqual([[index, 'action']]);
    expect(report).toMatchObject({ actions: 5, skipped: 1, drawn });
  });

  it('are called by their numbers in the record', () => {
    const { outcome, ...rest } = record.actions[3] as (typeof record.actions)[number] & { readonly outcome: number };
    const other = { ...rest, outcome: (outcome % 6) + 1 };
    const [, stranger] = record.actions.map((one) => ({ ...one, player: 1 }));
    const report = verifyRecord({ ...record, actions: [record.actions[0], stranger, add(2), other] }, endless);
    expect(found(report)).toEqual([
      [1, 'action'],
      [3, 'dice'],
    ]);
    expect(report.deviations[1]?.message).toContain('another outcome for event 1');
  });
});

describe('a report', () => {
  it('says of a deviation what there is to say, and nothing else', () => {
    const { deviations } = verifyRecord({ ...record, actions: [{ ...THROW, player: 1, outcome: 3 }] }, endless);
    expect(Object.keys(deviations[0] as object)).toEqual(['index', 'kind', 'code', 'message']);
    const taken = { format: 'dicewright/1', game: 'bare', rules: 2, players: 2, options: {} };
    const forbidden = verifyRecord({ ...taken, actions: [{ type: 'take', player: 1, count: 0 }] }, bare);
    expect(forbidden.deviations[0]).toMatchObject({ kind: 'illegal', clause: 'BARE-1' });
    expect(Object.keys(forbidden.deviations[0] as object)).toContain('clause');
  });

  it('of what is no record says so, and nothing was cut off', () => {
    expect(verifyRecord(7, endless)).toMatchObject({ ok: false, torn: false, header: null, footer: {}, state: null });
  });

  it('compares a seed with nothing where there is no commitment, and dice with the seed', () => {
    const { commitment: _, ...bare } = record;
    expect(verifyRecord(bare, endless)).toMatchObject({
      ok: true,
      drawn: 2,
      dice: 'compared',
      commitment: { compared: null, form: null },
    });
  });

  it('trusts no position to begin with where a commitment was kept: whoever chose it knew the dice', () => {
    const from = { ...endless.setup({ players: 1 }), sum: 100 };
    const { game, rules, players, options } = record;
    const commitment = commit(SEED, { game, rules, players, options });
    const begun = { ...record, format: 'dicewright/2', from, actions: [], commitment };
    expect(verifyRecord(begun, endless)).toMatchObject({ ok: true, commitment: { compared: 'own' } });
    expect(found(verifyRecord(begun, endless, { commitment }))).toEqual([[null, 'commitment']]);
    const inMatch = {
      ...begun,
      match: 'friday',
      commitment: commit(SEED, { game, rules, players, options, match: 'friday' }),
    };
    expect(found(verifyRecord(inMatch, endless))).toEqual([[null, 'commitment']]);
  });

  it('is not to be had with what is no commitment, and says what one is', () => {
    for (const told of ['sha256:12', 7, {}]) {
      expect(() => verifyRecord(record, endless, { commitment: told as never })).toThrow(
        'commitment: expected sha256: and 64 hexadecimal digits',
      );
    }
  });
});

describe('a log', () => {
  const lines = [...recordLines(record)];
  const [head = ''] = lines;
  const log = (...actions: object[]): string => head + actions.map((one) => `${JSON.stringify(one)}\n`).join('');

  it('reveals its seed at its end only: an action is none', () => {
    const report = verifyLines(() => log(record.actions[0] as object, { ...add(2), seed: SEED }), endless);
    expect(found(report)).toEqual([[1, 'action']]);
    expect(report).toMatchObject({ footer: {}, drawn: 0 });
  });

  it('takes back what is not random, and nothing else', () => {
    const [first = {}, thrown = {}] = record.actions;
    const undo = { undo: 1 };
    expect(verifyLines(() => log(first, undo, thrown, add(5), undo), endless)).toMatchObject({ ok: true, actions: 1 });
    for (const bad of [log(undo), log(first, undo, undo), log(first, thrown, undo)]) {
      expect(() => verifyLines(() => bad, endless)).toThrow('there is no action to undo, or it was random');
    }
  });

  it('that is cut off, or empty, reveals nothing', () => {
    const whole = lines.join('');
    const cut = whole.slice(0, -5);
    expect(verifyLines(() => cut, endless)).toMatchObject({ ok: true, torn: true, footer: {}, drawn: 0 });
    expect(() => verifyLines(() => '', endless)).toThrow('header');
  });
});

describe('how a match of three ended', () => {
  const begun = { format: 'dicewright/2', game: 'kiriki', rules: kiriki.rules, players: 3, options: {}, actions: [] };
  const ended = (by: string, winners: readonly number[], seat?: number): object => ({
    ...begun,
    ended: { by, reason: 'So it is.', ...(seat !== undefined && { seat }) },
    result: { winners, scores: null, reason: 'So it is.' },
  });

  it.each([
    ['nobody wins what is abandoned', ended('abandon', [])],
    ['one resigns', ended('resign', [0, 2], 1)],
    ['two run out of time', ended('clock', [1])],
    ['two forfeit', ended('forfeit', [2])],
    ['all forfeit', ended('forfeit', [])],
    ['two are declared winners', ended('adjudicate', [0, 1])],
  ])('is sound: %s', (_, told) => {
    expect(found(verifyRecord(told, kiriki))).toEqual([]);
  });

  it.each([
    ['somebody wins what is abandoned', ended('abandon', [0])],
    ['two win what is abandoned', ended('abandon', [0, 1])],
    ['one resigns, and another loses, too', ended('resign', [0], 1)],
    ['two forfeit, and win', ended('forfeit', [0, 1, 2])],
    ['one forfeits by no name', ended('forfeit', [0, 1])],
  ])('is found wrong: %s', (_, told) => {
    const { deviations } = verifyRecord(told, kiriki);
    expect(deviations).toMatchObject([{ index: null, kind: 'ended' }]);
    expect(deviations[0]?.message).toContain('ended: by ');
  });

  it('is told apart from a result that is wrong, which is told with the right one', () => {
    const over = startGame(bare, { players: 2 });
    for (const count of [2, 2, 2, 1]) over.play({ type: 'take', player: 1, count });
    const whole = over.toRecord() as unknown as GameRecord;
    expect(whole.result).toMatchObject({ winners: [0], scores: [1, 0] });
    const wrong = { ...whole, result: { ...whole.result, winners: [1] } };
    expect(verifyRecord(wrong, bare).deviations).toMatchObject([
      {
        kind: 'result',
        message: 'record: result: expected winners [0], scores [1,0], got winners [1], scores [1,0]',
      },
    ]);
    const early = { ...whole, actions: whole.actions.slice(0, 2) };
    expect(verifyRecord(early, bare).deviations[0]?.message).toContain('but the game is not over');
    const late = { ...whole, format: 'dicewright/2', ended: { by: 'abandon', reason: 'So.' } };
    expect(verifyRecord(late, bare).deviations[0]?.message).toContain('ended: but the game was over');
  });
});

describe('what can be taken back', () => {
  it('is the last action, unless it ends a game whose seed is told then', () => {
    for (const seed of [undefined, SEED]) {
      const game = startGame(bare, { players: 2, seed });
      const undoable = [2, 2, 2, 1].map((count) => {
        game.play({ type: 'take', player: game.toAct[0] as number, count });
        return game.canUndo;
      });
      expect(undoable).toEqual([true, true, true, seed === undefined]);
      expect(game.undo()).toBe(seed === undefined);
    }
  });

  it('is nothing random, and nothing that has shown something', () => {
    for (const seed of [undefined, SEED]) {
      const game = startGame(endless, { players: 1, seed });
      game.play(add(1));
      expect(game.canUndo).toBe(true);
      game.play({ ...THROW, ...(seed === undefined && { outcome: 3 }) });
      expect(game.canUndo).toBe(false);
    }
    const hiding = startGame(secrets, { players: 2 });
    hiding.play({ type: 'pass', player: 0 });
    expect(hiding.canUndo).toBe(true);
    hiding.play({ type: 'show', player: 1 });
    expect(hiding.canUndo).toBe(false);
  });
});

describe('a record whose chances are described', () => {
  const game = endless as unknown as AnyGame;

  it('has the table of its commitment, and the Chance of each event', () => {
    const { rules, players, options } = record;
    expect(describeChances(record, game)).toEqual({
      format: 'dicewright/chances 1',
      record,
      table: { game: 'endless', rules, options, players, match: '' },
      chances: [1, 3].map((action, event) => ({ action, event, chance: die(6).spec })),
    });
  });

  it('has no table where its commitment is of the old form', () => {
    const { match: _, ...rest } = record;
    const old = { ...rest, commitment: commit(SEED) };
    expect(describeChances(old as GameRecord, game)).toMatchObject({
      table: null,
      chances: [{ event: 0 }, { event: 1 }],
    });
  });

  it('is refused with a result to which its actions don’t lead', () => {
    const wrong = { ...record, result: { winners: [0], scores: null, reason: 'So.' } };
    expect(() => describeChances(wrong as GameRecord, game)).toThrow(
      expect.objectContaining({
        code: 'INVALID_RECORD',
        path: ['result'],
        message: expect.stringContaining('result: '),
      }),
    );
  });
});
