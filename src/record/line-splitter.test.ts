import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLineSplitter, MAX_LINE } from './line-splitter.js';

function linesOf(pieces: readonly unknown[]): (string | null)[] {
  const splitter = createLineSplitter();
  const lines = [...pieces.flatMap((piece) => [...splitter.push(piece)]), ...splitter.end()];
  lines.forEach(({ number }, i) => {
    expect(number).toBe(i + 1);
  });
  return lines.map(({ text }) => text);
}

/** Cuts at the given places. */
function cut<T extends { slice(from: number, to: number): T; readonly length: number }>(
  whole: T,
  places: number[],
): T[] {
  const at = [0, ...places.map((place) => place % (whole.length + 1)).sort((a, b) => a - b), whole.length];
  return at.slice(1).map((to, i) => whole.slice(at[i] as number, to));
}

const line = fc.oneof(
  fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\n', '')),
  fc.constant('{"a":"ä🎲"}'),
  fc.constant('{}'),
  fc.constant(''),
);

describe('the line splitter', () => {
  it('finds the same lines however the text is cut', () => {
    fc.assert(
      fc.property(fc.array(line), fc.array(fc.nat()), fc.boolean(), (given, places, isEnded) => {
        const text = given.map((one) => `${one}\n`).join('') + (isEnded ? '' : 'rest');
        const expected = isEnded ? given : [...given, 'rest'];
        expect(linesOf(cut(text, places))).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });

  it('finds the same lines however the bytes are cut, inside characters too', () => {
    fc.assert(
      fc.property(fc.array(line), fc.array(fc.nat()), (given, places) => {
        const bytes = new TextEncoder().encode(given.map((one) => `${one}\n`).join(''));
        const withoutMark = given.map((one) => one.replace(/^\uFEFF/, ''));
        expect(linesOf(cut(bytes, places)).map((text) => text?.replace(/^\uFEFF/, ''))).toEqual(withoutMark);
      }),
      { numRuns: 500 },
    );
  });

  it('takes lines without their ends, of text and of bytes', () => {
    const lines = ['{"format":1}', '{"b":2}', '', '{"torn'];
    expect(linesOf(['{"format":1}', '{"b":2}', '{"torn'])).toEqual(['{"format":1}', '{"b":2}', '{"torn']);
    expect(linesOf(lines.filter(Boolean).map((one) => new TextEncoder().encode(one)))).toEqual(lines.filter(Boolean));
  });

  it('counts blank ones among lines without ends', () => {
    const splitter = createLineSplitter();
    const found = ['{}', '{}', '', '{}'].flatMap((piece) => [...splitter.push(piece)]);
    expect(found.map(({ number }) => number)).toEqual([1, 2, 4]);
  });

  it('takes a whole first line for a part when its end follows', () => {
    expect(linesOf(['{"a":1}', '\n{"b"', ':2}\n'])).toEqual(['{"a":1}', '{"b":2}']);
    expect(linesOf(['{"a":1}', '\r\n{"b":2}'])).toEqual(['{"a":1}\r', '{"b":2}']);
  });

  it('tells bytes that are not UTF-8 from those that are', () => {
    const bytes = new Uint8Array([0x7b, 0x0a, 0xc3, 0x28, 0x0a, 0x7d]);
    expect(linesOf([bytes])).toEqual(['{', null, '}']);
  });

  it.each([[[1]], [[null]], [['a', new Uint8Array(1)]], [[new Uint8Array(1), 'a']], [[{}]]])(
    'refuses pieces of %j',
    (pieces) => {
      expect(() => linesOf(pieces)).toThrow(expect.objectContaining({ code: 'INVALID_RECORD' }));
    },
  );

  it('refuses hostile pieces without asking what they are', () => {
    const throwing = () => {
      throw new Error('asked');
    };
    const traps = { get: throwing, has: throwing, getPrototypeOf: throwing };
    const hostile = [new Proxy({}, traps), new Proxy([], traps), new Proxy(new Uint8Array(2), {})];
    for (const piece of hostile) {
      const refused = expect.objectContaining({ code: 'INVALID_RECORD' });
      expect(() => linesOf([piece])).toThrow(refused);
      expect(() => linesOf(['{', piece])).toThrow(refused);
    }
  });

  it('refuses a line beyond the limit before it is held, whole or in pieces', () => {
    const long = 'x'.repeat(MAX_LINE);
    expect(linesOf([long])).toEqual([long]);
    const message = `record: line 2: longer than ${MAX_LINE} characters`;
    expect(() => linesOf(['a\n', long, 'x'])).toThrow(message);
    expect(() => linesOf([`a\n${long}x\n`])).toThrow(message);
    expect(() => linesOf([new TextEncoder().encode(`a\n${long}x`)])).toThrow(message);
    const euros = new TextEncoder().encode('€'.repeat(MAX_LINE));
    expect(linesOf([euros])[0]).toHaveLength(MAX_LINE);
    const bytes = new Uint8Array(3 * MAX_LINE).fill(0x20);
    expect(() => linesOf([new Uint8Array([0x61, 0x0a]), bytes, new Uint8Array([0x20])])).toThrow(message);
  });
});
