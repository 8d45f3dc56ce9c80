import { describe, expect, it } from 'vitest';
import { mark, markOf } from './mark.js';

describe('a mark', () => {
  it('is found on the value that has it, and replaced by a later one', () => {
    const value = { a: 1 };
    expect(markOf(value)).toBeUndefined();
    mark(value, 'one');
    expect(markOf(value)).toBe('one');
    mark(value, 'two');
    expect(markOf(value)).toBe('two');
  });

  it('is seen by nobody, and no copy has it', () => {
    const value = { a: [1] };
    mark(value, 'mark');
    expect(Reflect.ownKeys(value)).toEqual(['a']);
    expect(JSON.stringify(value)).toBe('{"a":[1]}');
    for (const copy of [{ ...value }, structuredClone(value), new Proxy(value, {}), Object.create(value)]) {
      expect(markOf(copy)).toBeUndefined();
    }
  });

  it.each([undefined, null, 1, 'text', Symbol('s'), () => 1])('nothing else has one: %s', (value) => {
    expect(markOf(value)).toBeUndefined();
  });
});
