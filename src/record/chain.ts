import { hashOf, hashOfText, utf8 } from '../kernel/dice/hash.js';
import { canonicalJson } from './canonical.js';

/** The links of a chain that can be revealed: no match with shared dice has more random events. */
export const LINKS = 4_096;

const SIZE = 32;
/** Links that are kept; those between two of them are made again when they are asked for. */
const KEPT = 64;
const TAG = /* @__PURE__ */ utf8('dicewright/1 link\n');

const PREFIX = 'sha256:';

const textOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const bytesOf = (link: string): Uint8Array =>
  Uint8Array.from({ length: SIZE }, (_, i) => Number.parseInt(link.slice(2 * i, 2 * i + 2), 16));

function stepBack(link: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(TAG.length + SIZE);
  bytes.set(TAG);
  bytes.set(link, TAG.length);
  return hashOf(bytes);
}

/** The link that was revealed before it, or the end of the chain. */
export const linkBefore = (link: string): string => textOf(stepBack(bytesOf(link)));

/** The commitment to a chain: the end of it. */
export const committedEnd = (commitment: string): string => commitment.slice(PREFIX.length);

/**
 * How many links of a chain are revealed when this is the last of them; `undefined` where it is none of the chain, or too many would
 * be.
 *
 * @param commitment - to the chain
 */
export function countRevealed(commitment: string, link: string): number | undefined {
  const end = bytesOf(committedEnd(commitment));
  let bytes = bytesOf(link);
  for (let count = 1; count <= LINKS; count++) {
    bytes = stepBack(bytes);
    if (bytes.every((byte, i) => byte === end[i])) return count;
  }
  return undefined;
}

/** A link, and so many that were revealed before it: the first of them first. */
export function linksUpTo(link: string, count: number): readonly string[] {
  const links = [link];
  let bytes = bytesOf(link);
  while (links.length < count) {
    bytes = stepBack(bytes);
    links.push(textOf(bytes));
  }
  return links.reverse();
}

/** A chain of hashes, which whoever has its seed reveals link by link, each one what the link before was made of. */
export interface Chain {
  /** `sha256:` and the end, in 64 hexadecimal digits. */
  readonly commitment: string;
  /** The link for the throw of a number, from 0 to {@link LINKS} - 1: nobody can make it of those before. */
  readonly linkAt: (index: number) => string;
}

/** The chain of one place at the table of a match: the same seed gives others elsewhere. */
export function chainOf(seed: string, match: string, place: number): Chain {
  const kept: Uint8Array[] = [];
  let link = hashOfText(`dicewright/1 chain\n${canonicalJson({ match, place })}\n${seed}`);
  for (let step = 0; step < LINKS; step++) {
    if (step % KEPT === 0) kept.push(link);
    link = stepBack(link);
  }
  return {
    commitment: `${PREFIX}${textOf(link)}`,
    linkAt(index) {
      const steps = LINKS - 1 - index;
      let link = kept[Math.floor(steps / KEPT)] as Uint8Array;
      for (let step = 0; step < steps % KEPT; step++) link = stepBack(link);
      return textOf(link);
    },
  };
}
