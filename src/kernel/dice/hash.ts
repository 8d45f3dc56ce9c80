import { sha256 } from './sha256.js';

export { int32, sha256 as hashOf } from './sha256.js';

// Present wherever this runs, but not part of the language; a platform's types would let other things in, too.
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

/** The SHA-256 of the UTF-8 text. */
export const hashOfText = (text: string): Uint8Array => sha256(utf8(text));
