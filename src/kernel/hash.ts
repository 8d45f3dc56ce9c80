import { _SHA256 as SHA256, utf8ToBytes } from '../vendor/sha2.js';

/** Writes ASCII, which nearly every seed is; for a line of text TextEncoder takes several times as long. */
function writeAscii(text: string, bytes: Uint8Array): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 0x7f) return false;
    bytes[i] = code;
  }
  return true;
}

function utf8(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  return writeAscii(text, bytes) ? bytes : utf8ToBytes(text);
}

// One hasher for all (`digest` wipes it): to make one takes as long as to hash a line of text. It is made of the
// class, since the function `sha256` with all that it can do beside would be a seventh more to load.
const startingHasher = /* @__PURE__ */ new SHA256();
let hasher: SHA256 | undefined;

/** The SHA-256 of the bytes: 32 bytes of its own. */
export function hashOf(bytes: Uint8Array): Uint8Array {
  hasher = startingHasher._cloneInto(hasher);
  return hasher.update(bytes).digest();
}

/** Bytes of a message that still fits into one block with its padding. */
const MOST_IN_BLOCK = 55;

/** SHA-256 of messages that fit into one block, in one step: `update` and `digest` cost as much as hashing. */
export class BlockHasher extends SHA256 {
  /** The message begins it; to be written before each `hash`. */
  readonly bytes: Uint8Array = new Uint8Array(64);
  readonly #block = new DataView(this.bytes.buffer);
  readonly #start = this.get();
  /** Of the message before, whose padding is there still. */
  #length = -1;

  /**
   * The hash as eight big-endian int32.
   *
   * @param length - of the message in bytes, at most {@link MOST_IN_BLOCK}
   */
  hash(length: number): readonly number[] {
    if (length !== this.#length) {
      this.bytes.fill(0, length);
      this.bytes[length] = 0x80;
      this.#block.setUint32(60, 8 * length);
      this.#length = length;
    }
    this.set(...this.#start);
    this.process(this.#block, 0);
    return this.get();
  }
}

/** The SHA-256 of the UTF-8 text. */
export const hashOfText = (text: string): Uint8Array => hashOf(utf8(text));

const blockHasher = /* @__PURE__ */ new BlockHasher();

/** The SHA-256 of the UTF-8 text as eight big-endian int32. */
export function hashedInts(text: string): readonly number[] {
  if (text.length <= MOST_IN_BLOCK && writeAscii(text, blockHasher.bytes)) return blockHasher.hash(text.length);
  const { buffer } = hashOfText(text);
  const view = new DataView(buffer);
  return Array.from({ length: 8 }, (_, i) => view.getInt32(4 * i));
}
