import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { attempt, tried } from './attempt.js';
import { errorOf, GameError, noLegalAction } from './errors.js';

describe('instanceof GameError', () => {
  it('knows its own errors, and those of another copy of the package', () => {
    expect(new GameError('ILLEGAL', 'no')).toBeInstanceOf(GameError);
    const foreign: unknown = runInContext(
      "Object.defineProperty(new Error('no'), Symbol.for('dicewright/1 error'), { value: true })",
      createContext({}),
    );
    expect(foreign).toBeInstanceOf(GameError);
  });

  it('knows nothing else', () => {
    for (const other of [new Error('no'), new TypeError('no'), {}, [], null, undefined, 'GameError', () => null]) {
      expect(other instanceof GameError).toBe(false);
    }
  });

  it('does not show the mark', () => {
    expect(Object.keys(new GameError('ILLEGAL', 'no', { clause: 'A-1' }))).toEqual(['name', 'code', 'clause']);
  });
});

describe('a GameError', () => {
  it('has a name, and only the details that it was given', () => {
    const bare = new GameError('ILLEGAL', 'no');
    expect([bare.name, String(bare), Object.keys(bare)]).toEqual(['GameError', 'GameError: no', ['name', 'code']]);
    const cause = new Error('why');
    const told = new GameError('ILLEGAL', 'no', { clause: 'A-1', path: ['a', 0], cause });
    expect([told.clause, told.path, told.cause]).toEqual(['A-1', ['a', 0], cause]);
    expect(Object.getOwnPropertyDescriptor(bare, Symbol.for('dicewright/1 error'))).toEqual({
      value: true,
      writable: false,
      enumerable: false,
      configurable: false,
    });
  });

  it('says two thousand characters at most, or as many as it is told', () => {
    const lengthOf = (length: number, longest?: number) => {
      const { message } = new GameError('ILLEGAL', 'x'.repeat(length), {}, longest);
      return [message.length, message.at(-1)];
    };
    expect([2_000, 2_001, 9_999].map((length) => lengthOf(length))).toEqual([
      [2_000, 'x'],
      [2_000, '…'],
      [2_000, '…'],
    ]);
    expect([lengthOf(9, 9), lengthOf(10, 9)]).toEqual([
      [9, 'x'],
      [9, '…'],
    ]);
  });

  it('comes of a violation, such as that nothing is legal', () => {
    expect(noLegalAction('pig', 1)).toEqual({ code: 'ILLEGAL', message: 'pig: Player 2 has no legal action' });
    expect(errorOf(noLegalAction('pig', 0))).toMatchObject({
      code: 'ILLEGAL',
      message: 'pig: Player 1 has no legal action',
    });
    expect(errorOf({ code: 'ILLEGAL', clause: 'A-1', message: 'no' }).clause).toBe('A-1');
  });

  it('can be had as an answer, which nothing else that is thrown can', () => {
    const error = new GameError('ILLEGAL', 'no');
    const throwing = (thrown: unknown) => () => {
      throw thrown;
    };
    expect([attempt(() => 7), attempt(throwing(error))]).toEqual([7, error]);
    expect([tried(() => 7), tried(throwing(error))]).toEqual([7, { ok: false, error }]);
    for (const run of [attempt, tried]) expect(() => run(throwing(new TypeError('no')))).toThrow(TypeError);
  });
});
