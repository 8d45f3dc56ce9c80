import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  byteText,
  createLineSplitter,
  isByteArray,
  isWholeObject,
  MAX_LINE,
  MAX_LINE_BYTES,
  utf8,
} from './line-splitter.js';

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

  it('reads bytes of which none is ASCII', () => {
    expect(linesOf([new TextEncoder().encode('ä€🎲\nß')])).toEqual(['ä€🎲', 'ß']);
  });

  it.each([[[1]], [[null]], [['a', new Uint8Array(1)]], [[new Uint8Array(1), 'a']], [[{}]]])(
    'refuses pieces of %j',
    (pieces) => {
      expect(() => linesOf(pieces)).toThrow(expect.objectContaining({ code: 'INVALID_RECORD' }));
    },
  );

  it.each<[string, readonly unknown[], string]>([
    ['neither', [7], 'line 1: expected strings or Uint8Arrays'],
    ['no text among text', ['a\nb', 7], 'line 2: expected only text'],
    ['bytes among text', ['a\nb\n', new Uint8Array(1)], 'line 3: expected only text'],
    ['text among bytes', [new Uint8Array([0x0a]), 'a'], 'line 2: expected only bytes'],
    ['other arrays', [new Uint16Array(1)], 'line 1: expected strings or Uint8Arrays'],
  ])('says where and what pieces were expected to be: %s', (_, pieces, message) => {
    expect(() => linesOf(pieces)).toThrow(`record: ${message}`);
  });

  it('counts no blank piece before it knows that pieces are lines', () => {
    const numbers = (pieces: readonly string[]): number[] => {
      const splitter = createLineSplitter();
      return [...pieces.flatMap((piece) => [...splitter.push(piece)]), ...splitter.end()].map(({ number }) => number);
    };
    expect(numbers(['', '{}', '', '{}', '', '{}'])).toEqual([1, 2, 4]);
    expect(numbers(['', 'a\n', '', 'b\n', '', 'c'])).toEqual([1, 2, 3]);
  });

  it('takes pieces for parts when the first is no whole object, or has the end of its line', () => {
    expect(linesOf(['[1]', '{}', '\n'])).toEqual(['[1]{}']);
    expect(linesOf(['{}\n', '{"a":', '1}'])).toEqual(['{}', '{"a":1}']);
    expect(linesOf(['{}', '{"a":', '1}'])).toEqual(['{}', '{"a":', '1}']);
    expect(linesOf(['{}', ' ', '{}'])).toEqual(['{} {}']);
    expect(linesOf(['{}', '{"a": 1}'])).toEqual(['{}', '{"a": 1}']);
    expect(linesOf(['{}', '{}\n', '{}'])).toEqual(['{}', '{}', '{}']);
  });

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

  it('tells how long a line may be before it has ended: bytes may be fewer characters', () => {
    const push = (pieces: readonly unknown[]) => {
      const splitter = createLineSplitter();
      return pieces.map((piece) => [...splitter.push(piece)]);
    };
    const euros = new TextEncoder().encode('€'.repeat(400_000));
    expect(push([euros, euros])).toEqual([[], []]);
    expect(push(['x'.repeat(MAX_LINE)])).toEqual([[]]);
    const message = `record: line 1: longer than ${MAX_LINE} characters`;
    expect(() => push(['x'.repeat(MAX_LINE + 1)])).toThrow(message);
    expect(() => push(['x'.repeat(600_000), 'x'.repeat(600_000)])).toThrow(message);
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

describe('a piece', () => {
  it.each<[string, boolean]>([
    ['{}', true],
    [' {"a":1}\r\n', true],
    ['{"a":1', false],
    ['{a}', false],
    ['[{}]', false],
    ['1', false],
    ['"{}"', false],
    ['', false],
  ])('%j is a whole object: %j', (piece, isWhole) => {
    expect(isWholeObject(piece)).toBe(isWhole);
  });

  it('is read as an object only where a line could hold it', () => {
    const filled = (length: number) => `{"a":"${'x'.repeat(length - 8)}"}`;
    expect(isWholeObject(filled(MAX_LINE_BYTES))).toBe(true);
    expect(isWholeObject(filled(MAX_LINE_BYTES + 1))).toBe(false);
  });

  it('of bytes is a Uint8Array, and nothing else', () => {
    const others = ['a', [1], new Uint16Array(1), new DataView(new ArrayBuffer(1)), new ArrayBuffer(1), null];
    expect(others.filter(isByteArray)).toEqual([]);
    expect(isByteArray({ length: 1, 0: 1, [Symbol.toStringTag]: 'Uint8Array' })).toBe(false);
    expect([new Uint8Array(1), new TextEncoder().encode('a')].every(isByteArray)).toBe(true);
  });

  it('of bytes has one character for each', () => {
    const bytes = Uint8Array.from({ length: 20_000 }, (_, i) => i % 256);
    const text = byteText(bytes);
    expect([...text].map((one) => one.charCodeAt(0))).toEqual([...bytes]);
    expect(byteText(new TextEncoder().encode('ä'))).toBe('\u00c3\u00a4');
    expect(byteText(new TextEncoder().encode('plain'))).toBe('plain');
    expect(byteText(new Uint8Array(0))).toBe('');
  });

  it('of bytes is text where it is UTF-8', () => {
    expect(utf8(new TextEncoder().encode('ä🎲'))).toBe('ä🎲');
    expect([utf8(new Uint8Array([0xc3])), utf8(new Uint8Array([0xff])), utf8(new Uint8Array(0))]).toEqual([
      null,
      null,
      '',
    ]);
  });
});
