import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { utf8 } from './hash.js';
import { sha256 } from './sha256.js';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

describe('SHA-256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('is that of the standard for %.60s', (text, expected) => {
    expect(hex(sha256(utf8(text)))).toBe(expected);
  });

  it('is what Node’s is, whatever the length', () => {
    for (let length = 0; length < 300; length++) {
      const bytes = Uint8Array.from({ length }, (_, i) => 31 * i + length);
      expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
    const property = fc.property(fc.uint8Array({ maxLength: 5_000 }), (bytes) => {
      expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
    });
    fc.assert(property);
  });

  it('leaves what it hashes as it was, and gives bytes of its own', () => {
    const bytes = utf8('abc');
    const [one, other] = [sha256(bytes), sha256(bytes)];
    one.fill(0);
    expect(hex(bytes)).toBe('616263');
    expect(hex(other)).toBe(hex(sha256(utf8('abc'))));
  });
});
