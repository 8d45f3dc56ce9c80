/** Words of a block. */
export const BLOCK_WORDS = 16;

/** Writes the block that its first sixteen words give. */
export type BlockWriter = (block: Int32Array, first: Int32Array) => void;

/**
 * Writes the block of ChaCha20's key stream (RFC 8439, 2.3) that its first sixteen words give: four constants, the key's
 * eight, the number of the block, the nonce's three.
 *
 * One loop over all quarter rounds, which is short; where many games are played, a longer form is made that takes less
 * than half the time.
 */
export function writeChaCha20(block: Int32Array, first: Int32Array): void {
  block.set(first);
  for (let quarter = 0; quarter < 80; quarter++) {
    // Four columns, then four diagonals.
    const slant = quarter & 4 ? 1 : 0;
    const column = quarter & 3;
    const second = 4 + ((column + slant) & 3);
    const third = 8 + ((column + 2 * slant) & 3);
    const fourth = 12 + ((column + 3 * slant) & 3);
    let a = block[column] as number;
    let b = block[second] as number;
    let c = block[third] as number;
    let d = block[fourth] as number;
    a = (a + b) | 0;
    d ^= a;
    d = (d << 16) | (d >>> 16);
    c = (c + d) | 0;
    b ^= c;
    b = (b << 12) | (b >>> 20);
    a = (a + b) | 0;
    d ^= a;
    d = (d << 8) | (d >>> 24);
    c = (c + d) | 0;
    b ^= c;
    b = (b << 7) | (b >>> 25);
    block[column] = a;
    block[second] = b;
    block[third] = c;
    block[fourth] = d;
  }
  for (let i = 0; i < BLOCK_WORDS; i++) block[i] = (block[i] as number) + (first[i] as number);
}

let quicker: (() => BlockWriter | null) | undefined;

/** Offers a quicker writer, where one can be made, to all dice. */
export function offerBlockWriter(writer: () => BlockWriter | null): void {
  quicker = writer;
}

/** The quickest writer that there is. */
export const blockWriter = (): BlockWriter => quicker?.() ?? writeChaCha20;
