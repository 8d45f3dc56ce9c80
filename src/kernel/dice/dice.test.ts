import { createCipheriv, createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { GameError } from '../errors.js';
import { type Chance, combined, d6, die, mixture, repeated, uniform, weighted } from './chance.js';
import { type Dice, scriptedDice, seededDice } from './dice.js';
import { shuffled } from './shuffle.js';

/**
 * The promise "same seed, same game", computed once more from its description alone: SHA-256 and ChaCha20 by Node, uniform
 * integers by rejection.
 */
function literalDice(seed: string, event: number) {
  const key = createHash('sha256').update(`dicewright/3 dice\n${seed}`, 'utf8').digest();
  const start = Buffer.alloc(16);
  start.writeBigUInt64LE(BigInt(event), 4);
  const cipher = createCipheriv('chacha20', key, start);
  const next = (): number => cipher.update(Buffer.alloc(4)).readInt32LE(0) + 2 ** 31;
  /** From `from` to `to`, both included. */
  return function int(from: number, to: number): number {
    const size = to - from + 1;
    const limit = 2 ** 32 - (2 ** 32 % size);
    for (;;) {
      const value = next();
      if (value < limit) return from + (value % size);
    }
  };
}

const seeds = ['friday night', '', '0', '🎲', 'a\nb', 'x'.repeat(1000)];
const events = [0, 1, 2, 10, 12345, Number.MAX_SAFE_INTEGER];
const colour = weighted([
  ['yellow', 3],
  ['red', 4],
  ['blue', 5],
]);

type Int = (from: number, to: number) => number;
const literalColour = (int: Int) => {
  const n = int(1, 12);
  return n <= 3 ? 'yellow' : n <= 7 ? 'red' : 'blue';
};

describe('seeded dice give what their description says', () => {
  it.each<[string, Chance<unknown>, (int: Int) => unknown]>([
    ['a die', die(6), (int) => int(1, 6)],
    ['five dice, one after the other', d6(5), (int) => [1, 2, 3, 4, 5].map(() => int(1, 6))],
    ['a die with 2 ** 32 - 1 faces', die(2 ** 32 - 1), (int) => int(1, 2 ** 32 - 1)],
    ['a coin', uniform(['heads', 'tails']), (int) => ['heads', 'tails'][int(1, 2) - 1]],
    ['weighted faces, in the order given', colour, literalColour],
    ['three coloured dice', repeated(colour, 3), (int) => [1, 2, 3].map(() => literalColour(int))],
    [
      'a combination, in the order of its keys',
      combined({ z: die(6), a: colour, m: d6(2) }),
      (int) => ({ z: int(1, 6), a: literalColour(int), m: [int(1, 6), int(1, 6)] }),
    ],
    [
      'a mixture: the choice, then the event',
      mixture<unknown>([
        [die(6), 3],
        [d6(2), 1],
      ]),
      (int) => (int(1, 4) <= 3 ? int(1, 6) : [int(1, 6), int(1, 6)]),
    ],
    [
      'a mixture of one, whose choice is drawn too',
      mixture([[die(6), 1]]),
      (int) => {
        int(1, 1);
        return int(1, 6);
      },
    ],
    [
      'a shuffle from the front',
      shuffled(['a', 'b', 'c', 'd', 'e']),
      (int) => {
        const deck = ['a', 'b', 'c', 'd', 'e'];
        for (const position of deck.keys()) {
          const drawn = int(position, 4);
          [deck[position], deck[drawn]] = [deck[drawn] ?? '', deck[position] ?? ''];
        }
        return deck;
      },
    ],
  ])('%s', (_name, chance, literally) => {
    for (const seed of seeds) {
      const dice = seededDice(seed);
      for (const event of events) expect(dice.draw(chance, event)).toEqual(literally(literalDice(seed, event)));
    }
  });

  // The same as plain numbers, in case the computation above is ever changed together with the library.
  it.each([
    [
      'friday night',
      [0, 1, 2, 3],
      [
        [4, 6, 3, 2, 3],
        [5, 1, 4, 4, 3],
        [4, 2, 5, 5, 5],
        [6, 6, 3, 6, 1],
      ],
    ],
    [
      '',
      [0, 1],
      [
        [6, 3, 3, 2, 6],
        [6, 2, 5, 2, 4],
      ],
    ],
  ] as [string, number[], number[][]][])('five dice with the seed "%s"', (seed, numbers, expected) => {
    expect(numbers.map((event) => seededDice(seed).draw(d6(5), event))).toEqual(expected);
  });
});

describe('events are independent', () => {
  it('an event gives the same whatever was drawn before, and how often it is asked', () => {
    const forwards = seededDice('order');
    const backwards = seededDice('order');
    const numbers = Array.from({ length: 50 }, (_, event) => event);
    const there = numbers.map((event) => forwards.draw(d6(3), event));
    const back = [...numbers].reverse().map((event) => backwards.draw(d6(3), event));
    expect([...back].reverse()).toEqual(there);
    expect(numbers.map((event) => forwards.draw(d6(3), event))).toEqual(there);
  });

  it('neighbouring events and seeds have nothing in common', () => {
    const draws = (seed: string, event: number) => seededDice(seed).draw(d6(20), event).join('');
    const all = Array.from({ length: 40 }, (_, n) => [draws('a', n), draws(`a${n}`, 0)]).flat();
    expect(new Set(all).size).toBe(80);
  });

  it('number and seed cannot be mistaken for each other', () => {
    expect(seededDice('1').draw(d6(20), 0)).not.toEqual(seededDice('').draw(d6(20), 1));
    expect(seededDice('\nseed').draw(d6(20), 1)).not.toEqual(seededDice('seed').draw(d6(20), 1));
  });
});

describe('what cannot be drawn', () => {
  const refusal = (code: string) => expect.objectContaining({ name: 'GameError', code });

  it.each([
    ['a lone surrogate', '\ud800'],
    ['a lone surrogate inside', 'ab\udc00cd'],
    ['surrogates in the wrong order', '\udfb2\ud83c'],
    ['a number', 7],
    ['nothing', undefined],
    ['null', null],
    ['an object', { toString: () => 'seed' }],
    ['a boxed string', Object('seed')],
    ['a symbol', Symbol('seed')],
  ])('a seed that is %s', (_what, seed) => {
    expect(() => seededDice(seed as string)).toThrow(refusal('INVALID_SETUP'));
  });

  it.each([-1, 1.5, Number.NaN, 2 ** 53, '0', null, undefined, {}, Symbol('0')])('event number %s', (event) => {
    expect(() => seededDice('a').draw(die(6), event as number)).toThrow(refusal('INVALID_OUTCOME'));
    expect(() => scriptedDice([1]).draw(die(6), event as number)).toThrow(refusal('INVALID_OUTCOME'));
  });

  it.each([null, undefined, 6, 'd6', {}, { sample: 6 }])('%s in place of a chance', (chance) => {
    expect(() => seededDice('a').draw(chance as never, 0)).toThrow(refusal('INVALID_OUTCOME'));
    expect(() => scriptedDice([1]).draw(chance as never, 0)).toThrow(refusal('INVALID_OUTCOME'));
  });

  it.each([null, undefined, 'abc', {}, 3])('a script that is %s', (script) => {
    expect(() => scriptedDice(script as never)).toThrow(refusal('INVALID_SETUP'));
  });

  it.each([-1, 0.5, Number.NaN, '1', null])('a script that begins with event %s', (first) => {
    expect(() => scriptedDice([1], first as number)).toThrow(refusal('INVALID_SETUP'));
  });
});

describe('scripted dice', () => {
  it('show entry after entry, and say what was not used', () => {
    const dice = scriptedDice([[1, 2], [3], [4, 5, 6]], 0);
    expect(dice.unused()).toBe(3);
    expect(dice.draw(d6(1), 1)).toEqual([3]);
    expect(dice.draw(d6(1), 1)).toEqual([3]);
    expect(dice.unused()).toBe(2);
    expect(() => dice.assertUsedUp()).toThrow(/^2 outcomes of the script were not used$/);
    dice.draw(d6(2), 0);
    dice.draw(d6(3), 2);
    expect(dice.unused()).toBe(0);
    dice.assertUsedUp();
  });

  it('give their entries in the order in which events ask first, wherever a game begins', () => {
    const dice = scriptedDice([6, 5, 4]);
    expect([7, 8, 7, 8, 2].map((event) => dice.draw(die(6), event))).toEqual([6, 5, 6, 5, 4]);
    dice.assertUsedUp();
    expect(() => dice.draw(die(6), 9)).toThrow('the script has no outcome for random event 9');
  });

  it('say in words what is wrong with them', () => {
    const told = (code: string, message: string | RegExp) =>
      expect.objectContaining({
        code,
        message: typeof message === 'string' ? message : expect.stringMatching(message),
      });
    expect(() => scriptedDice(7 as never)).toThrow(
      told(
        'INVALID_SETUP',
        'scriptedDice: expected an array of at most 100000 outcomes and the number of its first event',
      ),
    );
    expect(() => scriptedDice([1, () => 2])).toThrow(told('INVALID_SETUP', /^script: 1/));
    expect(() => scriptedDice([]).draw(die(6), 4)).toThrow(
      told('INVALID_OUTCOME', 'the script has no outcome for random event 4'),
    );
    expect(() => scriptedDice([1, 2]).assertUsedUp()).toThrow(
      told('INVALID_OUTCOME', '2 outcomes of the script were not used'),
    );
    expect(() => scriptedDice([1]).draw({} as never, 0)).toThrow(
      told('INVALID_OUTCOME', 'expected a Chance to draw from'),
    );
    expect(() => seededDice('x').draw(die(6), -1)).toThrow(
      told('INVALID_OUTCOME', 'expected the number of a random event, an integer from 0'),
    );
  });

  it('may begin with a given event', () => {
    const dice: Dice = scriptedDice([6, 5], 10);
    expect([dice.draw(die(6), 11), dice.draw(die(6), 10)]).toEqual([5, 6]);
    expect(() => dice.draw(die(6), 0)).toThrow('the script has no outcome for random event 0');
    expect(() => dice.draw(die(6), 12)).toThrow(GameError);
  });

  it('refuse an entry that could not have happened, and have not used it then', () => {
    const dice = scriptedDice([[7], [1, 1]]);
    expect(() => dice.draw(d6(1), 0)).toThrow(/random event 0 could not have happened/);
    expect(() => dice.draw(d6(1), 1)).toThrow(expect.objectContaining({ code: 'INVALID_OUTCOME' }));
    expect(dice.unused()).toBe(2);
  });

  it('do not notice what becomes of the list that they were given', () => {
    const script = [[1], [2]];
    const dice = scriptedDice(script);
    script[0] = [6];
    script.push([3]);
    expect([dice.draw(d6(1), 0), dice.unused()]).toEqual([[1], 1]);
  });

  it('an empty script is used up', () => {
    expect(() => scriptedDice([]).assertUsedUp()).not.toThrow();
  });
});
