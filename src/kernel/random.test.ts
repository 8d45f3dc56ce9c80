import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createRng, generatorOf, pick, uniformInt } from './random.js';

const stateOf = (text: string): number[] => {
  const hash = createHash('sha256').update(text, 'utf8').digest();
  return [0, 4, 8, 12].map((offset) => hash.readInt32BE(offset));
};

describe('generators', () => {
  it.each(['', 'abc', 'ü🎲', 'dicewright/1 event 0\nseed'])(
    'start with the first 16 bytes of the hash of "%s"',
    (text) => {
      expect(generatorOf(text).getState()).toEqual(stateOf(text));
    },
  );

  it('streams are no events: they have a prefix of their own', () => {
    expect(createRng('seed').getState()).toEqual(stateOf('dicewright/1 stream\nseed'));
  });

  it.each([undefined, null, 1, {}, '\ud800'])('no stream of %s', (seed) => {
    expect(() => createRng(seed as string)).toThrow(expect.objectContaining({ code: 'INVALID_SETUP' }));
  });
});

describe('pick', () => {
  it('takes each element, and nothing else', () => {
    const rng = createRng('pick');
    const list = Object.freeze(['a', 'b', 'c']);
    expect(new Set(Array.from({ length: 100 }, () => pick(rng, list)))).toEqual(new Set(list));
  });

  it('gives undefined for an empty list, without drawing', () => {
    const rng = createRng('pick');
    expect([pick(rng, []), rng.getState()]).toEqual([undefined, createRng('pick').getState()]);
  });

  it('draws once from the whole list', () => {
    const [one, other] = [createRng('same'), createRng('same')];
    const list = Array.from({ length: 1000 }, (_, i) => i);
    expect(pick(one, list)).toBe(uniformInt(other, 0, 999));
    expect(one.getState()).toEqual(other.getState());
  });
});
