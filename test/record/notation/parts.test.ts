import { GameError } from 'dicewright';
import { readRecord } from 'dicewright/record';
import { describe, expect, it } from 'vitest';
import { alternatives, fail, firstOf, naming, Unreadable } from '../../../src/record/notation/mistakes.js';
import { Mistakes, NotationError } from '../../../src/record/notation/notation-error.js';
import type { Token } from '../../../src/record/notation/tokens.js';

const token = (value: string, more: Partial<Token> = {}): Token => ({
  kind: 'word',
  value,
  line: 0,
  start: 0,
  end: value.length,
  ...more,
});

/** What is thrown, also what is no error. */
function thrownBy(run: () => unknown): unknown {
  try {
    run();
  } catch (thrown) {
    return thrown;
  }
  throw new Error('nothing was thrown');
}

describe('what was expected', () => {
  const messageOf = (run: () => unknown) => (thrownBy(run) as Unreadable).message;

  it('is a list in words', () => {
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(alternatives)).toEqual(['', 'a', 'a or b', 'a, b or c']);
  });

  it('is told with what was found, once, and with its field', () => {
    expect(messageOf(() => fail(token('x'), 'a', 'b', 'a'))).toBe('expected a or b, got "x"');
    expect(messageOf(() => fail(token('', { kind: 'end' }), 'a'))).toBe('expected a, got the end of the line');
    expect(messageOf(() => fail(token('=', { kind: 'sign' }), 'a'))).toBe('expected a, got =');
    expect(messageOf(() => fail(token('a " here', { kind: 'unreadable' }), 'a'))).toBe('expected a " here');
    expect(messageOf(() => naming('dice', () => fail(token('x'), 'a')))).toBe('dice: expected a, got "x"');
    expect(naming('dice', () => 7)).toBe(7);
    expect(thrownBy(() => naming('dice', () => expect.fail('other')))).not.toBeInstanceOf(Unreadable);
  });

  it('of several readings is what the one that came furthest expected', () => {
    const at = (line: number, start: number, expected: string) => () => fail(token('x', { line, start }), expected);
    const furthest = (...readings: (() => never)[]) => {
      const { token: where, expected } = thrownBy(() => firstOf(readings)) as Unreadable;
      return [where.line, where.start, ...expected];
    };
    expect(firstOf([at(0, 1, 'a'), () => 7, at(0, 2, 'b')])).toBe(7);
    expect(furthest(at(0, 1, 'a'), at(0, 2, 'b'), at(0, 1, 'c'))).toEqual([0, 2, 'b']);
    expect(furthest(at(1, 1, 'a'), at(0, 2, 'b'))).toEqual([1, 1, 'a']);
    expect(furthest(at(0, 2, 'a'), at(1, 1, 'b'))).toEqual([1, 1, 'b']);
    expect(furthest(at(0, 2, 'a'), at(0, 2, 'b'), at(0, 1, 'c'))).toEqual([0, 2, 'a', 'b']);
    expect(thrownBy(() => firstOf([at(0, 1, 'a'), () => expect.fail('other')]))).not.toBeInstanceOf(Unreadable);
  });
});

describe('the mistakes in some lines', () => {
  /** The message about one at a place of a line. */
  const shown = (text: string, start: number) => {
    const mistakes = new Mistakes([text]);
    mistakes.add(token('', { start }), 'm');
    return mistakes.error().message.split('\n').slice(1);
  };

  it('are counted, and of more than a hundred the first are listed', () => {
    const mistakes = new Mistakes(['a', '  b']);
    expect(mistakes.isNone).toBe(true);
    mistakes.add(token('a'), 'm');
    expect(mistakes.isNone).toBe(false);
    expect(mistakes.error().message).toBe('record: 1 mistake\n1:1: m\n    a\n    ^');
    for (let more = 0; more < 99; more++) mistakes.add(token('a'), 'm');
    expect([mistakes.error().mistakes.length, mistakes.error().omitted]).toEqual([100, 0]);
    expect(mistakes.error().message).toMatch(/^record: 100 mistakes\n1:1: m\n/);
    for (let more = 0; more < 2; more++) mistakes.add(token('a'), 'm');
    expect([mistakes.error().mistakes.length, mistakes.error().omitted]).toEqual([100, 2]);
    expect(mistakes.error().message).toMatch(/^record: 102 mistakes, the first 100 of which are\n1:1: m\n/);
  });

  it('say that a line goes on with the one before', () => {
    const messageOf = (line: number, start: number) => {
      const mistakes = new Mistakes(['  a', '  b']);
      mistakes.add(token('', { line, start }), 'm');
      return mistakes.error().mistakes[0]?.message;
    };
    expect([messageOf(1, 2), messageOf(1, 0), messageOf(1, 3), messageOf(0, 2)]).toEqual([
      'm; a line that begins with a blank goes on with the one before',
      'm',
      'm',
      'm',
    ]);
  });

  it('are shown with sixty characters on each side, and a caret', () => {
    const [xs, ys] = ['x', 'y'].map((letter) => letter.repeat(60)) as [string, string];
    const caret = (columns: number) => `    ${' '.repeat(columns)}^`;
    expect(shown(`${xs}${ys}`, 60)).toEqual(['1:61: m', `    ${xs}${ys}`, caret(60)]);
    expect(shown(`x${xs}${ys}y`, 61)).toEqual(['1:62: m', `    …${xs}${ys}…`, caret(61)]);
    expect(shown(`🎲${xs}y`, 62)).toEqual(['1:62: m', `    …${xs}y`, caret(61)]);
  });

  it('are shown without halves of characters', () => {
    const some = 'x'.repeat(59);
    expect(shown(`🎲${some}y`, 61)).toEqual(['1:61: m', `    …${some}y`, `    ${' '.repeat(60)}^`]);
    expect(shown(`${some}🎲x`, 0)).toEqual(['1:1: m', `    ${some}…`, '    ^']);
    expect(shown('x🎲y🎲z', 3)).toEqual(['1:3: m', '    x🎲y🎲z', '      ^']);
    const mistakes = new Mistakes(['a\rb\r']);
    mistakes.add(token(''), 'm');
    expect(mistakes.error().mistakes[0]?.text).toBe('a\rb');
  });

  it('are noted where they are thrown, and nothing else is', () => {
    const mistakes = new Mistakes(['a']);
    expect(mistakes.noting(() => 7)).toBe(7);
    expect(mistakes.isNone).toBe(true);
    expect(mistakes.noting(() => fail(token('a'), 'b'))).toBeUndefined();
    expect(mistakes.error().mistakes).toEqual([{ line: 1, column: 1, text: 'a', message: 'expected b, got "a"' }]);
    const other = new Error('other');
    expect(
      thrownBy(() =>
        mistakes.noting(() => {
          throw other;
        }),
      ),
    ).toBe(other);
  });

  it('are an error that another copy of this package knows, too', () => {
    const error = new Mistakes(['a']).error();
    expect(Object.getOwnPropertyDescriptor(error, Symbol.for('dicewright/1 notation error'))).toMatchObject({
      value: true,
      enumerable: false,
    });
    expect([error instanceof NotationError, new GameError('INVALID_RECORD', 'a') instanceof NotationError]).toEqual([
      true,
      false,
    ]);
  });
});

it.each([
  ['a\0b', 'it is not a text file'],
  ['dicewright/1 kiriki 1', 'notation is read with its game: expected the game, its entry or a catalogue beside it'],
  ['# a\n dicewright / 1', 'notation is read with its game: expected the game, its entry or a catalogue beside it'],
  ['hello', 'it is not a record: it does not begin with a JSON object or dicewright/1'],
  ['x dicewright/1', 'it is not a record: it does not begin with a JSON object or dicewright/1'],
  ['dicewright x /1', 'it is not a record: it does not begin with a JSON object or dicewright/1'],
])('a text without a game, %j, is refused', (text, message) => {
  expect(() => readRecord(text)).toThrow(
    expect.objectContaining({ code: 'INVALID_RECORD', message: `record: ${message}` }),
  );
});
