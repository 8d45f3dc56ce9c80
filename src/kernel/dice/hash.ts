import { _SHA256 as SHA256 } from '../../vendor/sha2.js';

// Present wherever this runs, but no part of the language; the types of a platform would let others in, too.
declare const TextEncoder: new () => { readonly encode: (text: string) => Uint8Array };

// ASCII, which nearly every seed is, by hand: for a line of text TextEncoder takes several times as long.
/** The bytes of the text in UTF-8. */
export function utf8(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 0x7f) return new TextEncoder().encode(text);
    bytes[i] = code;
  }
  return bytes;
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

/** The SHA-256 of the UTF-8 text. */
export const hashOfText = (text: string): Uint8Array => hashOf(utf8(text));

/** The big-endian int32 at the place; a DataView for four of them would cost half as much as the hash. */
export function int32(bytes: Uint8Array, at: number): number {
  const byte = (offset: number): number => bytes[at + offset] as number;
  return (byte(0) << 24) | (byte(1) << 16) | (byte(2) << 8) | byte(3);
}
