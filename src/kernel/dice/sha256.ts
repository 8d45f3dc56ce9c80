// SHA-256 (FIPS 180-4). Our own, since all else that a maintained library can do, streams and clones and other lengths,
// weighed as much as the whole engine of a small game, and every page with seeded dice would load it.

/** Words of 32 bits, from hexadecimal. */
const words = (hex: string): Int32Array =>
  Int32Array.from({ length: hex.length / 8 }, (_, i) => Number.parseInt(hex.slice(8 * i, 8 * i + 8), 16));

/** The fractional parts of the square roots of the first 8 primes. */
const START = /* @__PURE__ */ words('6a09e667bb67ae853c6ef372a54ff53a510e527f9b05688c1f83d9ab5be0cd19');

/** The fractional parts of the cube roots of the first 64 primes. */
const CONSTANTS = /* @__PURE__ */ words(
  '428a2f9871374491b5c0fbcfe9b5dba53956c25b59f111f1923f82a4ab1c5ed5d807aa9812835b01243185be550c7dc3' +
    '72be5d7480deb1fe9bdc06a7c19bf174e49b69c1efbe47860fc19dc6240ca1cc2de92c6f4a7484aa5cb0a9dc76f988da' +
    '983e5152a831c66db00327c8bf597fc7c6e00bf3d5a7914706ca63511429296727b70a852e1b21384d2c6dfc53380d13' +
    '650a7354766a0abb81c2c92e92722c85a2bfe8a1a81a664bc24b8b70c76c51a3d192e819d6990624f40e3585106aa070' +
    '19a4c1161e376c082748774c34b0bcb5391c0cb34ed8aa4a5b9cca4f682e6ff3748f82ee78a5636f84c878148cc70208' +
    '90befffaa4506cebbef9a3f7c67178f2',
);

/** Bytes of a block. */
const BLOCK = 64;

/** The big-endian int32 at the place; a DataView for four of them would cost half as much as the hash. */
export const int32 = (bytes: Uint8Array, at: number): number =>
  ((bytes[at] as number) << 24) |
  ((bytes[at + 1] as number) << 16) |
  ((bytes[at + 2] as number) << 8) |
  (bytes[at + 3] as number);

const rotated = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

const schedule = /* @__PURE__ */ new Int32Array(BLOCK);

// Letters as in the standard, and no lists in the loops, which would take ten times as long.
function compress(state: Int32Array, bytes: Uint8Array, at: number): void {
  for (let i = 0; i < 16; i++) schedule[i] = int32(bytes, at + 4 * i);
  for (let i = 16; i < BLOCK; i++) {
    const early = schedule[i - 15] as number;
    const late = schedule[i - 2] as number;
    const fromEarly = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
    const fromLate = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
    schedule[i] = ((schedule[i - 16] as number) + fromEarly + (schedule[i - 7] as number) + fromLate) | 0;
  }
  let a = state[0] as number;
  let b = state[1] as number;
  let c = state[2] as number;
  let d = state[3] as number;
  let e = state[4] as number;
  let f = state[5] as number;
  let g = state[6] as number;
  let h = state[7] as number;
  for (let i = 0; i < BLOCK; i++) {
    const fromE = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const first = (h + fromE + ((e & f) ^ (~e & g)) + (CONSTANTS[i] as number) + (schedule[i] as number)) | 0;
    const fromA = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
    const second = (fromA + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  state[0] = (state[0] as number) + a;
  state[1] = (state[1] as number) + b;
  state[2] = (state[2] as number) + c;
  state[3] = (state[3] as number) + d;
  state[4] = (state[4] as number) + e;
  state[5] = (state[5] as number) + f;
  state[6] = (state[6] as number) + g;
  state[7] = (state[7] as number) + h;
}

/** The SHA-256 of fewer than 2^29 bytes: 32 new bytes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const { length } = bytes;
  const state = START.slice();
  const whole = length - (length % BLOCK);
  for (let at = 0; at < whole; at += BLOCK) compress(state, bytes, at);
  // The rest, a bit that is set, and how many bits there were.
  const rest = new Uint8Array(length - whole < BLOCK - 8 ? BLOCK : 2 * BLOCK);
  rest.set(bytes.subarray(whole));
  rest[length - whole] = 0x80;
  for (let i = 1; i <= 4; i++) rest[rest.length - i] = (8 * length) >>> (8 * (i - 1));
  for (let at = 0; at < rest.length; at += BLOCK) compress(state, rest, at);
  const hash = new Uint8Array(32);
  for (let i = 0; i < hash.length; i++) hash[i] = (state[i >> 2] as number) >>> (24 - 8 * (i % 4));
  return hash;
}
