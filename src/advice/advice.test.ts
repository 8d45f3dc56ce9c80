import { describe, expect, it } from 'vitest';
import { GameError } from '../kernel/errors.js';
import { completed, oddsQuestion, readAs, readInteger, readJson, readList, readWord } from './advice.js';

const parameters = [
  { name: 'dice', about: 'the faces' },
  { name: 'rolls', about: 'rolls left', default: '2' },
];

describe('parameters', () => {
  it('are completed with their defaults', () => {
    expect(completed(parameters, { dice: '' })).toEqual({ dice: '', rolls: '2' });
    expect(completed(parameters, { dice: '1', rolls: '0' })).toEqual({ dice: '1', rolls: '0' });
    expect(completed(parameters, { dice: '1', rolls: undefined, luck: undefined })).toEqual({ dice: '1', rolls: '2' });
  });

  it.each<[given: Readonly<Record<string, string>>, message: string]>([
    [{}, 'dice is missing: the faces'],
    [{ dice: '1', luck: '1' }, 'there is no "luck"; there are dice, rolls'],
    [{ dice: 1 as unknown as string }, 'dice: expected a text'],
    [Object.create({ dice: '1' }), 'dice is missing'],
  ])('are refused: %j', (given, message) => {
    expect(() => completed(parameters, given)).toThrow(message);
    expect(() => completed(parameters, given)).toThrow(GameError);
  });
});

describe('questions', () => {
  it('find all parameters given, and the table where they need it', () => {
    const seen: unknown[] = [];
    const ask = (needsTable: boolean) =>
      oddsQuestion<string>({
        name: 'q',
        about: '',
        parameters,
        needsTable,
        answer(given, table) {
          seen.push([given, table]);
          return [];
        },
      });
    expect(ask(false).answer({ dice: '1' })).toEqual([]);
    ask(true).answer({ dice: '1' }, 'table');
    expect(seen).toEqual([
      [{ dice: '1', rolls: '2' }, undefined],
      [{ dice: '1', rolls: '2' }, 'table'],
    ]);
    expect(() => ask(true).answer({ dice: '1' })).toThrow('needs the table');
  });
});

describe('texts', () => {
  it.each([
    ['3', 3],
    [' -1 ', -1],
    ['-0', 0],
    ['007', 7],
  ])('%j is a whole number', (text, number) => expect(readInteger('n', text, -1, 9)).toBe(number));

  it.each(['', 'x', '1.0', '1e1', '10', '-2', '0x1', '9'.repeat(400)])('%j is none of the range', (text) => {
    expect(() => readInteger('n', text, -1, 9)).toThrow(/^n: expected a whole number from -1 to 9, got .{1,70}$/);
  });

  it('words can be shortened as long as they are told apart', () => {
    const words = ['pink', 'pine', 'p', 'black'] as const;
    expect(['PINK', 'pin', 'b', 'p'].map((text) => (text === 'pin' ? null : readWord('w', text, words)))).toEqual([
      'pink',
      null,
      'black',
      'p',
    ]);
    for (const text of ['pin', '', 'x'])
      expect(() => readWord('w', text, words)).toThrow('w: expected one of pink, pine');
  });

  it('lists are parted by commas and blanks, JSON is JSON', () => {
    expect(readList(' 1, 2,,3\t4 ')).toEqual(['1', '2', '3', '4']);
    expect(readList('')).toEqual([]);
    expect(readJson('j', '{"a":1}')).toEqual({ a: 1 });
    expect(() => readJson('j', '{')).toThrow('j: expected JSON, got "{"');
  });

  it('errors of what is read tell the parameter, others pass', () => {
    const throwing = (error: Error) => () =>
      readAs('p', () => {
        throw error;
      });
    expect(throwing(new RangeError('too much'))).toThrow(new GameError('INVALID_SETUP', 'p: too much'));
    expect(throwing(new GameError('INVALID_STATE', 'no'))).toThrow('p: no');
    expect(throwing(new TypeError('bug'))).toThrow(TypeError);
    expect(readAs('p', () => 1)).toBe(1);
  });
});
