import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashedInts, hashOf, hashOfText } from './hash.js';
import { HashStream } from './hash-stream.js';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const key = hashOfText('dicewright/2 dice\nfriday night');
const integers = (stream: HashStream, count: number): number[] => Array.from({ length: count }, () => stream.next());
const ofHex = (digits: string): number[] => {
  const bytes = Buffer.from(digits, 'hex');
  return Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readInt32BE(4 * i));
};

/** The description once more: with node:crypto, and big integers. */
function described(key: Uint8Array, event: number, count: number): number[] {
  const all: number[] = [];
  for (let block = 0; all.length < count; block++) {
    const numbers = Buffer.alloc(12);
    numbers.writeBigUInt64BE(BigInt(event), 0);
    numbers.writeUInt32BE(block, 8);
    const hash = createHash('sha256').update(key).update(numbers).digest();
    for (let i = 0; i < 8; i++) all.push(hash.readInt32BE(4 * i));
  }
  return all.slice(0, count);
}

describe('a stream of hashes', () => {
  it('has the key and the blocks that are published', () => {
    expect(hex(key)).toBe('d90198d79bb852b117fa0584744ab7128468ec79529e657945aba948db59ebe7');
    expect(integers(new HashStream(key, 0), 16)).toEqual([
      ...ofHex('131b34e147f27930e5cad28fa101cf7f6ac6daea177c93b0153dd8c8feb4dbd6'),
      ...ofHex('771d612e752d67abe6d225a7e01f058c658e8b05eaf22a09e0c762c50c3d8fc5'),
    ]);
    expect(integers(new HashStream(key, 2 ** 32), 8)).toEqual(
      ofHex('6c56585be944b9ea7370cd465acedecadec60043f92875d9d27c1ffe7a3a17be'),
    );
  });

  it('is what its description says, for every key and event', () => {
    const keys = fc.uint8Array({ minLength: 32, maxLength: 32 });
    const events = fc.oneof(fc.nat(), fc.maxSafeInteger().map(Math.abs), fc.constant(Number.MAX_SAFE_INTEGER));
    const property = fc.property(keys, events, fc.integer({ min: 1, max: 70 }), (key, event, count) => {
      expect(integers(new HashStream(key, event), count)).toEqual(described(key, event, count));
    });
    fc.assert(property, { numRuns: 200, seed: 12 });
  });

  it('goes on independently where it is cloned', () => {
    for (let before = 0; before < 20; before++) {
      const stream = new HashStream(key, 7);
      integers(stream, before);
      const clone = stream.clone();
      const [own, other] = [integers(stream, 30), integers(clone, 30)];
      expect(own).toEqual(described(key, 7, before + 30).slice(before));
      expect(other).toEqual(own);
    }
  });

  it('tells event and integers read, never key or seed', () => {
    const stream = new HashStream(key, 2 ** 40);
    integers(stream, 11);
    expect(stream.getState()).toEqual([2 ** 40, 11]);
    expect(Reflect.ownKeys(stream)).toEqual([]);
    expect(JSON.stringify(stream)).toBe('{}');
  });
});

describe('hashes', () => {
  it.each(['', 'abc', 'ü🎲', 'x'.repeat(1_000)])('are SHA-256 of the UTF-8 text: "%s"', (text) => {
    expect(hex(hashOfText(text))).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
  });

  it('are the same in one block as in any, after longer and shorter texts', () => {
    for (const length of [55, 3, 54, 0, 56, 3, 1_000, 55]) {
      const text = 'dice'.repeat(250).slice(0, length);
      const expected = createHash('sha256').update(text, 'utf8').digest();
      expect(hashedInts(text)).toEqual(Array.from({ length: 8 }, (_, i) => expected.readInt32BE(4 * i)));
    }
  });

  it('are of bytes, and each its own', () => {
    const first = hashOf(new Uint8Array([1]));
    const before = hex(first);
    hashOf(new Uint8Array([2]));
    expect(hex(first)).toBe(before);
  });
});
