import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { uniformInt as uniformIntOfPureRand } from 'pure-rand/distribution/uniformInt';
import { describe, expect, it } from 'vitest';
import { branch, cloneOf, createRng, generatorOf, pick, pickBest, type RandomGenerator, uniformInt } from './random.js';

const stateOf = (text: string): number[] => {
  const hash = createHash('sha256').update(text, 'utf8').digest();
  return [0, 4, 8, 12].map((offset) => hash.readInt32BE(offset));
};

describe('generators', () => {
  it.each(['', 'abc', 'ü🎲', 'dicewright/1 stream\nseed'])(
    'start with the first 16 bytes of the hash of "%s"',
    (text) => {
      expect(generatorOf(text).getState()).toEqual(stateOf(text));
    },
  );

  it('give the stream of their seed, whatever seeds there were between', () => {
    const seeds = ['', 'abc', 'ü', 'abcdefü', `${'x'.repeat(34)}ü`, '🎲'.repeat(9), 'x'.repeat(35), 'x'.repeat(36)];
    for (const between of seeds) {
      for (const seed of seeds) {
        createRng(seed);
        createRng(between);
        const state = createRng(seed).getState();
        expect([between, seed, state]).toEqual([between, seed, stateOf(`dicewright/1 stream\n${seed}`)]);
      }
    }
  });

  it('streams are no events: they have a prefix of their own', () => {
    expect(createRng('seed').getState()).toEqual(stateOf('dicewright/1 stream\nseed'));
  });

  it.each([undefined, null, 1, {}, '\ud800'])('no stream of %s', (seed) => {
    expect(() => createRng(seed as string)).toThrow(expect.objectContaining({ code: 'INVALID_SETUP' }));
  });
});

describe('uniformInt', () => {
  /** A generator that gives these 32-bit integers, then others. */
  const drawsOf = (drawn: readonly number[]) => {
    const rng = createRng('more');
    const rest = [...drawn];
    return { rng: { ...rng, next: () => rest.shift() ?? rng.next() } as typeof rng, left: () => rest.length };
  };
  const edges = [0, 1, -1, 2 ** 31, 2 ** 32 - 1, 2 ** 32, -(2 ** 32), 2 ** 33 - 1, 2 ** 52, Number.MAX_SAFE_INTEGER];
  const end = fc.oneof(
    fc.integer({ min: -9, max: 9 }),
    fc.maxSafeInteger(),
    fc.tuple(fc.constantFrom(...edges), fc.integer({ min: -3, max: 0 })).map(([edge, beside]) => edge + beside),
    fc.constant(Number.MIN_SAFE_INTEGER),
  );
  const draws = fc.array(
    fc.oneof(fc.integer(), fc.constantFrom(-(2 ** 31), 2 ** 31 - 1, 2 ** 31 - 2, 2 ** 31 - 5, -(2 ** 31) + 2 ** 21)),
  );

  it('draws what that of pure-rand draws, from as many numbers', () => {
    let beyond32Bits = 0;
    const seen = fc.property(end, end, draws, (one, other, drawn) => {
      const [from, to] = one < other ? [one, other] : [other, one];
      if (to - from >= 2 ** 32) beyond32Bits++;
      const ours = drawsOf(drawn);
      const theirs = drawsOf(drawn);
      expect(uniformInt(ours.rng, from, to)).toBe(uniformIntOfPureRand(theirs.rng, from, to));
      expect(ours.left()).toBe(theirs.left());
    });
    fc.assert(seen, { numRuns: 5_000, seed: 7 });
    expect(beyond32Bits).toBeGreaterThan(1_000);
  });

  it.each([
    [0, Number.NaN],
    [0, Number.POSITIVE_INFINITY],
    [-1e300, 0],
    [0, 2 ** 53],
    [0.5, 2 ** 40],
  ])('refuses ends that it could not draw between: %s, %s', (from, to) => {
    expect(() => uniformInt(createRng('ends'), from, to)).toThrow(new RangeError('expected safe integers'));
  });
});

describe('a generator that is none', () => {
  it.each([
    ['NaN', () => Number.NaN],
    ['Infinity', () => Number.POSITIVE_INFINITY],
    ['a fraction', () => 0.5],
    ['more than 32 bits', () => 2 ** 31],
    ['less than 32 bits', () => -(2 ** 31) - 1],
    ['nothing', () => undefined as unknown as number],
    ['text', () => '1' as unknown as number],
    ['what must be drawn again, for ever', () => 2 ** 31 - 1],
  ])('is refused when it gives %s', (_, next) => {
    const rng = { ...createRng('none'), next };
    const refused = expect.objectContaining({ code: 'INVALID_SETUP' });
    expect(() => uniformInt(rng, 1, 6)).toThrow(refused);
    expect(() => pick(rng, ['a', 'b', 'c'])).toThrow(refused);
    expect(() => uniformInt(rng, 0, 2 ** 40)).toThrow(refused);
    // As many high words as go into 32 bits, so that only both words together are too large.
    expect(() => uniformInt(rng, 1, 1.5 * 2 ** 32)).toThrow(refused);
  });
});

describe('a generator that gives too large numbers', () => {
  /** So many that are to be drawn again, then one that is not. */
  const drawing = (bad: number) => {
    let asked = 0;
    const rng = { ...createRng('x'), next: () => (asked++ < bad ? 2 ** 31 - 1 : 0) } as RandomGenerator;
    return () => uniformInt(rng, 1, 6);
  };

  it('is asked a thousand times', () => {
    expect(drawing(999)()).toBe(3);
    expect(drawing(1_000)).toThrow(
      expect.objectContaining({ message: 'expected a random generator, as createRng gives it' }),
    );
  });
});

describe('a copy of a generator', () => {
  const { next } = createRng('copy');
  const closed = {
    next,
    clone() {
      throw new Error('there is but one');
    },
  };

  it('goes on by itself', () => {
    const rng = createRng('copy');
    const copy = cloneOf(rng);
    expect([copy.next(), copy.next()]).toEqual([rng.next(), rng.next()]);
  });

  it.each([[undefined], [{}], [{ next }], [{ next, clone: () => ({}) }], [closed]])('is none of %o', (rng) => {
    const refused = expect.objectContaining({ code: 'INVALID_SETUP' });
    expect(() => cloneOf(rng as never)).toThrow(refused);
    expect(() => branch(rng as never)).toThrow(refused);
  });
});

describe('a branch', () => {
  it('is made of the hash of what comes next, which is not used up', () => {
    const rng = createRng('trunk');
    const [own, other] = [branch(rng), createRng('trunk')];
    const four = Array.from({ length: 4 }, () => other.next());
    const made = generatorOf(`dicewright/1 branch\n${four.join(' ')}`);
    expect(own.getState()).toEqual(made.getState());
    expect([own.next(), own.next()]).toEqual([made.next(), made.next()]);
    const copy = own.clone();
    expect([copy.next(), own.next()]).toEqual(Array(2).fill(made.next()));
    expect(rng.getState()).toEqual(createRng('trunk').getState());
  });
});

describe('pickBest', () => {
  it('takes any of those that are worth most, drawn as one of them', () => {
    const list = ['one', 'three', 'four', 'seven', 'eight'];
    const picked = (seed: string) => pickBest(createRng(seed), list, ({ length }) => length);
    const seeds = Array.from({ length: 40 }, (_, i) => `best ${i}`);
    expect(new Set(seeds.map(picked))).toEqual(new Set(['three', 'seven', 'eight']));
    for (const seed of seeds) expect(picked(seed)).toBe(pick(createRng(seed), ['three', 'seven', 'eight']));
  });
});

describe('pick', () => {
  it('is of a generator, also where there is nothing to draw', () => {
    expect(() => pick({} as never, [])).toThrow(expect.objectContaining({ code: 'INVALID_SETUP' }));
  });

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
