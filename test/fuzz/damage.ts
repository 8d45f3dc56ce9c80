import { type RandomGenerator, uniformInt } from '../../src/kernel/dice/random.js';

/** What happened to the bytes of a file. */
export interface Damage {
  /** So many bytes are left; all, unless given. */
  readonly length?: number;
  /** Bytes written over, by their places. */
  readonly bytes?: readonly (readonly [at: number, byte: number])[];
}

/** Bytes that mean something to readers of text and JSON. */
const TELLING = [...'{}[]",:\n\r\t \\/0-e.'].map((sign) => sign.charCodeAt(0)).concat(0, 0x80, 0xc3, 0xed, 0xff);

/** Damage to a file of so many bytes: torn, some bytes flipped, or both. */
export function drawDamage(size: number, rng: RandomGenerator): Damage {
  const kind = uniformInt(rng, 0, 3);
  const torn = kind === 0 || kind === 3 ? { length: uniformInt(rng, 0, size) } : {};
  if (kind === 0 || size === 0) return torn;
  const bytes = Array.from({ length: uniformInt(rng, 1, 3) }, () => {
    const byte = uniformInt(rng, 0, 2) > 0 ? TELLING[uniformInt(rng, 0, TELLING.length - 1)] : uniformInt(rng, 0, 255);
    return [uniformInt(rng, 0, size - 1), byte as number] as const;
  });
  return { ...torn, bytes };
}

/** A damaged copy. */
export function damaged(file: Uint8Array, { length, bytes = [] }: Damage): Uint8Array {
  const copy = file.slice();
  for (const [at, byte] of bytes) copy[at] = byte;
  return copy.subarray(0, length);
}

/** The bytes in pieces, cut where a generator of numbers says. */
export function inPieces(file: Uint8Array, size: () => number): Uint8Array[] {
  const pieces: Uint8Array[] = [];
  for (let from = 0; from < file.length; ) {
    const to = from + Math.max(1, size());
    pieces.push(file.subarray(from, to));
    from = to;
  }
  return pieces;
}
