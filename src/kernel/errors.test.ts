import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { GameError } from './errors.js';

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
