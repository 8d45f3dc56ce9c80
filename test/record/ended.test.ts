import { type GameRecord, resumeGame } from 'dicewright';
import { kiriki } from 'dicewright/kiriki';
import {
  readRecord,
  recordLines,
  recordWriter,
  replay,
  toText,
  verifyLines,
  verifyRecord,
  viewRecord,
} from 'dicewright/record';
import { describe, expect, it } from 'vitest';
import { bare, secrets } from './toys.js';

const begun = { format: 'dicewright/2', game: 'bare', rules: 2, players: 2, options: {} };
const take = (player: number, count = 2) => ({ type: 'take', player, count }) as const;
/** Three of seven are left: nothing is decided. */
const running = { ...begun, names: ['Ada', 'Ben'], actions: [take(1), take(1)] };
/** Nothing is left. */
const over = { ...running, actions: [take(1), take(1), take(1), take(1, 1)] };
const lost = (winners: number[]) => ({ winners, scores: null, reason: 'So it is.' });
const resigned = {
  ...running,
  ended: { by: 'resign', reason: 'Ben resigns.', seat: 1 },
  result: { winners: [0], scores: null, reason: 'Ben resigns.' },
};
const withEnd = (by: string, winners: number[], more: object = {}, record: object = running) => ({
  ...record,
  ended: { by, reason: 'So it is.', ...more },
  result: lost(winners),
});
const kindsOf = (record: object) => verifyRecord(record, bare).deviations.map(({ kind }) => kind);

describe('a record of a match that was ended', () => {
  it.each([
    ['by resigning', withEnd('resign', [0], { seat: 1 })],
    ['on time', withEnd('clock', [1], { seat: 0 })],
    ['on the time of both', withEnd('clock', [])],
    ['by forfeit', withEnd('forfeit', [1], { seat: 0 })],
    ['by forfeit of both', withEnd('forfeit', [])],
    ['by being abandoned', withEnd('abandon', [])],
    [
      'by adjudication',
      { ...withEnd('adjudicate', [0, 1]), result: { winners: [0, 1], scores: [3, 3], reason: 'Even.' } },
    ],
  ])('verifies: %s', (_, record) => {
    const { ok, deviations, result } = verifyRecord(record, bare);
    expect(deviations).toEqual([]);
    expect(ok).toBe(true);
    expect(result).toEqual(record.result);
  });

  it.each([
    ['the game was over before', withEnd('resign', [0], { seat: 1 }, over)],
    ['the game was over before, with its own result', { ...over, ended: resigned.ended, result: lost([0]) }],
    ['who has resigned has won', withEnd('resign', [1], { seat: 1 })],
    ['nobody has won though one resigns', withEnd('resign', [], { seat: 1 })],
    ['somebody has lost by forfeit, and won', withEnd('forfeit', [0, 1], { seat: 0 })],
    ['somebody has won what was abandoned', withEnd('abandon', [0])],
    ['nobody is out of time', withEnd('clock', [0, 1])],
    ['one is out of time, who is not named', withEnd('clock', [0])],
    ['nobody has forfeited', withEnd('forfeit', [0, 1])],
    ['one has forfeited, who is not named', withEnd('forfeit', [0])],
    ['there are scores', { ...resigned, result: { ...resigned.result, scores: [1, 0] } }],
    ['there is no result', { ...resigned, result: undefined }],
  ])('is found wrong where %s', (_, record) => {
    const { ok, deviations } = verifyRecord(record, bare);
    expect(ok).toBe(false);
    expect(deviations.map(({ kind }) => kind)).toContain('ended');
  });

  it.each([
    ['no object', 'resign'],
    ['another way', { by: 'magic', reason: 'So.' }],
    ['no reason', { by: 'abandon' }],
    ['an empty reason', { by: 'abandon', reason: '' }],
    ['a reason of two lines', { by: 'abandon', reason: 'a\nb' }],
    ['a long reason', { by: 'abandon', reason: 'x'.repeat(501) }],
    ['nobody who resigns', { by: 'resign', reason: 'So.' }],
    ['a seat that is not there', { by: 'resign', reason: 'So.', seat: 2 }],
    ['somebody who abandons', { by: 'abandon', reason: 'So.', seat: 1 }],
    ['more', { by: 'abandon', reason: 'So.', at: 3 }],
  ])('is not read with %s as its end', (_, ended) => {
    const record = { ...resigned, ended };
    expect(() => readRecord(record)).toThrow('ended');
    expect(kindsOf(record)).toContain('header');
  });

  it('is of the second form', () => {
    const record = { ...resigned, format: 'dicewright/1' };
    expect(() => readRecord(record)).toThrow('only "dicewright/2" has it');
    expect(kindsOf(record)).toContain('header');
    const lines = [...recordLines(resigned)].join('').replace('dicewright/2', 'dicewright/1');
    expect(() => readRecord(lines)).toThrow('only "dicewright/2" has it');
  });

  it('a record without it, that has a result though the game goes on, is as wrong as ever', () => {
    expect(kindsOf({ ...running, result: lost([0]) })).toEqual(['result']);
  });
});

describe('its forms', () => {
  const forms = {
    json: JSON.stringify(resigned),
    lines: [...recordLines(resigned)].join(''),
    dice: toText(resigned, bare),
  };

  it('notation says it on a line of its own, with places from 1', () => {
    expect(forms.dice.split('\n').slice(-3, -1)).toEqual([
      'ended by: resign, reason: "Ben resigns.", seat: 2',
      'result winners: 1, scores: null, reason: "Ben resigns."',
    ]);
  });

  it.each(Object.entries(forms))('%s says the same', (_, form) => {
    expect(readRecord(form, bare)).toEqual(readRecord(resigned));
    expect(verifyLines(() => form, bare)).toMatchObject({ ok: true, result: resigned.result });
    expect(verifyLines(() => form, bare).footer).toEqual({ ended: resigned.ended, result: resigned.result });
  });

  it('notation names what is wrong with it', () => {
    const wrong = (line: string) => forms.dice.replace(/ended .*/, line);
    for (const line of [
      'ended',
      'ended by: magic, reason: So',
      'ended by: resign, reason: So, seat: 3',
      'ended by: resign',
      'ended null',
      'ended [resign]',
    ]) {
      expect(() => readRecord(wrong(line), bare)).toThrow(/ended/);
    }
    expect(() => readRecord(forms.dice.replace(/(ended .*\n)(.*\n)/, '$2$1'), bare)).toThrow('ended before result');
  });

  it('players and headers that are called so are quoted', () => {
    const record = { ...resigned, names: ['ended', 'Ben'], headers: { ended: 'late' } };
    expect(readRecord(toText(record, bare), bare)).toEqual(readRecord(record));
    // The first form has no such line: whoever is called so acts.
    const first = 'dicewright/1 bare 2\nplayers ended, Ben\nBen take 2\n';
    expect(toText(readRecord(first.replace('Ben take', 'ended take'), bare), bare)).toContain('ended');
  });

  it('a writer takes it last', () => {
    let log = '';
    const writer = recordWriter((line) => {
      log += line;
    });
    writer.header(resigned as never);
    for (const action of resigned.actions) writer.action(action);
    writer.footer(resigned as never);
    expect(log).toBe(forms.lines);
  });
});

describe('what is done with it', () => {
  it('is replayed as far as it was played, and seen by its players with the seed', () => {
    expect([...replay(resigned, bare)]).toHaveLength(2);
    const record = {
      ...begun,
      game: 'secrets',
      rules: 1,
      actions: [],
      ended: resigned.ended,
      result: resigned.result,
      seed: 'a seed',
    };
    expect(viewRecord(record, 0, secrets)).toMatchObject({ ended: resigned.ended, seed: 'a seed' });
  });

  it('is over where it is gone on with: nobody acts any more, and it is kept', () => {
    const session = resumeGame(resigned, bare);
    expect(session).toMatchObject({ toAct: [], result: resigned.result, canUndo: false, canRedo: false });
    expect([...session.legalActions()]).toEqual([]);
    expect(session.check(take(1))).toMatchObject({ code: 'GAME_OVER' });
    expect(session.play(take(1))).toMatchObject({ ok: false, error: { code: 'GAME_OVER' } });
    expect(session.undo()).toBe(false);
    expect(session.toRecord()).toEqual(readRecord(resigned));
  });

  it('is not gone on with where it is wrong', () => {
    for (const record of [
      withEnd('resign', [0], { seat: 1 }, over),
      withEnd('abandon', [0]),
      { ...resigned, result: undefined },
    ]) {
      expect(() => resumeGame(record, bare)).toThrow('ended');
    }
  });

  it('has its seed', () => {
    const roll = { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] } as const;
    const record = {
      ...begun,
      game: 'kiriki',
      rules: 1,
      actions: [{ ...roll, outcome: [4, 6, 3, 2, 3] }],
      dice: 3,
      seed: 'friday night',
      ended: resigned.ended,
      result: resigned.result,
    };
    expect(verifyRecord(record, kiriki)).toMatchObject({ ok: true, drawn: 1 });
    expect((resumeGame(record, kiriki).toRecord() as GameRecord).seed).toBe('friday night');
  });
});
