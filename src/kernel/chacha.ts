/** Words of a key, and of a block. */
export const KEY_WORDS = 8;
export const BLOCK_WORDS = 16;

const turned = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits));

/**
 * Writes a block of the key stream of ChaCha20 (RFC 8439, 2.3) as sixteen int32.
 *
 * By hand in sixteen variables: on an array, as one would write it, it takes more than three times as long, as much as
 * SHA-256.
 *
 * @param key - eight words
 * @param counter - the number of the block
 * @param nonce0 - the first word of the nonce, then its second; its third is 0
 */
export function writeChaCha20(
  block: Int32Array,
  key: Int32Array,
  counter: number,
  nonce0: number,
  nonce1: number,
): void {
  const k0 = key[0] as number;
  const k1 = key[1] as number;
  const k2 = key[2] as number;
  const k3 = key[3] as number;
  const k4 = key[4] as number;
  const k5 = key[5] as number;
  const k6 = key[6] as number;
  const k7 = key[7] as number;
  let a0 = 0x61707865;
  let a1 = 0x3320646e;
  let a2 = 0x79622d32;
  let a3 = 0x6b206574;
  let b0 = k0;
  let b1 = k1;
  let b2 = k2;
  let b3 = k3;
  let c0 = k4;
  let c1 = k5;
  let c2 = k6;
  let c3 = k7;
  let d0 = counter | 0;
  let d1 = nonce0 | 0;
  let d2 = nonce1 | 0;
  let d3 = 0;
  for (let double = 0; double < 10; double++) {
    // Columns, then diagonals.
    a0 = (a0 + b0) | 0;
    d0 = turned(d0 ^ a0, 16);
    c0 = (c0 + d0) | 0;
    b0 = turned(b0 ^ c0, 12);
    a0 = (a0 + b0) | 0;
    d0 = turned(d0 ^ a0, 8);
    c0 = (c0 + d0) | 0;
    b0 = turned(b0 ^ c0, 7);
    a1 = (a1 + b1) | 0;
    d1 = turned(d1 ^ a1, 16);
    c1 = (c1 + d1) | 0;
    b1 = turned(b1 ^ c1, 12);
    a1 = (a1 + b1) | 0;
    d1 = turned(d1 ^ a1, 8);
    c1 = (c1 + d1) | 0;
    b1 = turned(b1 ^ c1, 7);
    a2 = (a2 + b2) | 0;
    d2 = turned(d2 ^ a2, 16);
    c2 = (c2 + d2) | 0;
    b2 = turned(b2 ^ c2, 12);
    a2 = (a2 + b2) | 0;
    d2 = turned(d2 ^ a2, 8);
    c2 = (c2 + d2) | 0;
    b2 = turned(b2 ^ c2, 7);
    a3 = (a3 + b3) | 0;
    d3 = turned(d3 ^ a3, 16);
    c3 = (c3 + d3) | 0;
    b3 = turned(b3 ^ c3, 12);
    a3 = (a3 + b3) | 0;
    d3 = turned(d3 ^ a3, 8);
    c3 = (c3 + d3) | 0;
    b3 = turned(b3 ^ c3, 7);
    a0 = (a0 + b1) | 0;
    d3 = turned(d3 ^ a0, 16);
    c2 = (c2 + d3) | 0;
    b1 = turned(b1 ^ c2, 12);
    a0 = (a0 + b1) | 0;
    d3 = turned(d3 ^ a0, 8);
    c2 = (c2 + d3) | 0;
    b1 = turned(b1 ^ c2, 7);
    a1 = (a1 + b2) | 0;
    d0 = turned(d0 ^ a1, 16);
    c3 = (c3 + d0) | 0;
    b2 = turned(b2 ^ c3, 12);
    a1 = (a1 + b2) | 0;
    d0 = turned(d0 ^ a1, 8);
    c3 = (c3 + d0) | 0;
    b2 = turned(b2 ^ c3, 7);
    a2 = (a2 + b3) | 0;
    d1 = turned(d1 ^ a2, 16);
    c0 = (c0 + d1) | 0;
    b3 = turned(b3 ^ c0, 12);
    a2 = (a2 + b3) | 0;
    d1 = turned(d1 ^ a2, 8);
    c0 = (c0 + d1) | 0;
    b3 = turned(b3 ^ c0, 7);
    a3 = (a3 + b0) | 0;
    d2 = turned(d2 ^ a3, 16);
    c1 = (c1 + d2) | 0;
    b0 = turned(b0 ^ c1, 12);
    a3 = (a3 + b0) | 0;
    d2 = turned(d2 ^ a3, 8);
    c1 = (c1 + d2) | 0;
    b0 = turned(b0 ^ c1, 7);
  }
  block[0] = a0 + 0x61707865;
  block[1] = a1 + 0x3320646e;
  block[2] = a2 + 0x79622d32;
  block[3] = a3 + 0x6b206574;
  block[4] = b0 + k0;
  block[5] = b1 + k1;
  block[6] = b2 + k2;
  block[7] = b3 + k3;
  block[8] = c0 + k4;
  block[9] = c1 + k5;
  block[10] = c2 + k6;
  block[11] = c3 + k7;
  block[12] = d0 + counter;
  block[13] = d1 + nonce0;
  block[14] = d2 + nonce1;
  block[15] = d3;
}
