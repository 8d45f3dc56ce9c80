import { createCipheriv, createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compiledBlockWriter } from '../compiled/block-writer.js';
import { writeChaCha20 } from './chacha.js';
import { DiceStream, wordsOf } from './dice-stream.js';
import { hashOf, hashOfText } from './hash.js';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const diceStream = (seed: string): DiceStream => new DiceStream(wordsOf(seed));
const integers = (stream: DiceStream, count: number): number[] => Array.from({ length: count }, () => stream.next());
const ofHex = (digits: string): number[] => {
  const bytes = Buffer.from(digits, 'hex');
  return Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readInt32LE(4 * i));
};

/** The description once more: with SHA-256 and ChaCha20 of node:crypto. */
function described(seed: string, event: number, count: number, block = 0): number[] {
  const key = createHash('sha256').update(`dicewright/3 dice\n${seed}`, 'utf8').digest();
  // The number of the block in four bytes, then the nonce, all of it little-endian.
  const start = Buffer.alloc(16);
  start.writeUInt32LE(block);
  start.writeBigUInt64LE(BigInt(event), 4);
  return ofHex(
    createCipheriv('chacha20', key, start)
      .update(Buffer.alloc(4 * count))
      .toString('hex'),
  );
}

describe('ChaCha20', () => {
  it.each([
    ['as it is', writeChaCha20],
    ['by code that is made', compiledBlockWriter()],
  ])('gives the blocks of RFC 8439, %s', (_, write) => {
    // Appendix A.1, vectors 1, 2, 4; the nonces of the others need more than two words.
    const blockOf = (key: Uint8Array, counter: number): Int32Array => {
      const block = new Int32Array(16);
      const constants = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
      write(block, Int32Array.of(...constants, ...new Int32Array(key.buffer), counter, 0, 0, 0));
      return block;
    };
    const firstWords = (...words: number[]): number[] => words.map((word) => word | 0);
    const zero = new Uint8Array(32);
    expect([...blockOf(zero, 0).subarray(0, 4)]).toEqual(firstWords(0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653));
    expect([...blockOf(zero, 1).subarray(0, 4)]).toEqual(firstWords(0xbee7079f, 0x7a385155, 0x7c97ba98, 0x0d082d73));
    const ofFf = new Uint8Array(32);
    ofFf[1] = 0xff;
    expect([...blockOf(ofFf, 2).subarray(0, 4)]).toEqual(firstWords(0xfb4dd572, 0x4bc42ef1, 0xdf922636, 0x327f1394));
  });
});

describe('a stream of dice', () => {
  it('has the blocks that are published', () => {
    const stream = diceStream('friday night');
    expect(integers(stream, 32)).toEqual([
      ...ofHex(
        '118e4a908dbaab3cc8d84e3a7366e23382466c80638786b592cf374a8716cd3dcb5b4193e9181bb0e833cb220c8fb4a4c63b819a07fb6e4b1dedb3907af0fa56',
      ),
      ...ofHex(
        '544b7d5875f5c62009245894be0698fc15d14482bf2e5352e93a6bd92a61af852a2fd4e13fd34a799ec729a034dfc689475982b05d85bf11ed99b0d15a5aa12f',
      ),
    ]);
    expect(integers(stream.turnTo(2 ** 32), 16)).toEqual(
      ofHex(
        'b427ffa70bb964bb61dbaa7a023949cbd54b2792ae9f8bff78e4ad68b11c772838529115722ecc24bad0b0e981428b78e6a9d5d2785a9fb9ac5d3b0870db0fca',
      ),
    );
  });

  it('is what its description says, for every seed and event', () => {
    const seeds = fc.string({ unit: 'grapheme' });
    const events = fc.oneof(fc.nat(), fc.maxSafeInteger().map(Math.abs), fc.constant(Number.MAX_SAFE_INTEGER));
    const property = fc.property(seeds, events, fc.integer({ min: 1, max: 70 }), (seed, event, count) => {
      expect(integers(diceStream(seed).turnTo(event), count)).toEqual(described(seed, event, count));
    });
    fc.assert(property, { numRuns: 200, seed: 12 });
  });

  it('has as many blocks as four bytes can number', () => {
    expect(integers(diceStream('long').turnTo(5), 5_000)).toEqual(described('long', 5, 5_000));
    for (const block of [2 ** 8, 2 ** 16, 2 ** 24, 2 ** 31, 2 ** 32 - 2]) {
      const stream = new DiceStream(wordsOf('long'), 5, 16 * block - 4);
      const [before, ...after] = [described('long', 5, 16, block - 1).slice(-4), described('long', 5, 16, block)];
      expect(integers(stream, 20)).toEqual([...before, ...after.flat()]);
    }
  });

  it('begins an event anew, whatever was read of it or of another', () => {
    const stream = diceStream('again');
    for (const [event, count] of [
      [3, 20],
      [3, 5],
      [2 ** 33, 16],
      [3, 40],
      [0, 1],
    ] as const) {
      expect(integers(stream.turnTo(event), count)).toEqual(described('again', event, count));
    }
    expect(integers(diceStream('again'), 3)).toEqual(described('again', 0, 3));
  });

  it('goes on independently where it is cloned', () => {
    for (let before = 0; before < 40; before++) {
      const stream = diceStream('clone').turnTo(7);
      integers(stream, before);
      const clone = stream.clone();
      const [own, other] = [integers(stream, 30), integers(clone, 30)];
      expect(own).toEqual(described('clone', 7, before + 30).slice(before));
      expect(other).toEqual(own);
    }
  });

  it('tells event and integers read, never key or seed', () => {
    const stream = diceStream('secret').turnTo(2 ** 40);
    integers(stream, 11);
    expect(stream.getState()).toEqual([2 ** 40, 11]);
    expect(Reflect.ownKeys(stream)).toEqual([]);
    expect(JSON.stringify(stream)).toBe('{}');
  });

  it('falls evenly: faces, pairs of neighbouring events, and pairs within one', () => {
    const stream = diceStream('fair');
    const events = 60_000;
    const faces = new Array<number>(6).fill(0);
    const across = new Array<number>(36).fill(0);
    const within = new Array<number>(36).fill(0);
    const face = (): number => Math.floor((stream.next() + 2 ** 31) / (2 ** 32 / 6));
    let last = 0;
    for (let event = 0; event < events; event++) {
      stream.turnTo(event);
      const [one, other] = [face(), face()];
      faces[one] = (faces[one] ?? 0) + 1;
      if (event > 0) across[6 * last + one] = (across[6 * last + one] ?? 0) + 1;
      within[6 * one + other] = (within[6 * one + other] ?? 0) + 1;
      last = one;
    }
    const chiSquare = (counts: readonly number[]): number => {
      const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
      return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    };
    // The 99.9 % quantiles of 5 and 35 degrees of freedom.
    expect(chiSquare(faces)).toBeLessThan(20.5);
    expect(chiSquare(across)).toBeLessThan(66.6);
    expect(chiSquare(within)).toBeLessThan(66.6);
  });
});

describe('hashes', () => {
  it.each(['', 'abc', 'ü🎲', 'x'.repeat(1_000)])('are SHA-256 of the UTF-8 text: "%s"', (text) => {
    expect(hex(hashOfText(text))).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
  });

  it('are of bytes, and each its own', () => {
    const first = hashOf(new Uint8Array([1]));
    const before = hex(first);
    hashOf(new Uint8Array([2]));
    expect(hex(first)).toBe(before);
  });
});
