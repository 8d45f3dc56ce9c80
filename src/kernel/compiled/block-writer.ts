import { BLOCK_WORDS, type BlockWriter } from '../dice/chacha.js';

/** A quarter round (RFC 8439, 2.1) on four of the variables. */
function quarterRound(a: number, b: number, c: number, d: number): string {
  const mix = (to: number, by: number, turned: number, bits: number): string =>
    `x${to}=x${to}+x${by}|0;x${turned}^=x${to};x${turned}=x${turned}<<${bits}|x${turned}>>>${32 - bits};`;
  return mix(a, b, d, 16) + mix(c, d, b, 12) + mix(a, b, d, 8) + mix(c, d, b, 7);
}

/** Writes blocks as `writeChaCha20` does, in sixteen variables: in less than half the time. */
export function compiledBlockWriter(): BlockWriter {
  const words = Array.from({ length: BLOCK_WORDS }, (_, i) => i);
  const columns = [0, 1, 2, 3].map((i) => quarterRound(i, 4 + i, 8 + i, 12 + i));
  const diagonals = [0, 1, 2, 3].map((i) => quarterRound(i, 4 + ((i + 1) & 3), 8 + ((i + 2) & 3), 12 + ((i + 3) & 3)));
  const code =
    `let ${words.map((i) => `x${i}=f[${i}]`)};` +
    `for(let r=0;r<10;r++){${[...columns, ...diagonals].join('')}}` +
    words.map((i) => `b[${i}]=x${i}+f[${i}];`).join('');
  return new Function('b', 'f', code) as BlockWriter;
}
