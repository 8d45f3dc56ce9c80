import { canonicalJson } from './canonical.js';
import { digestOf } from './commit.js';

/** The links of a chain that can be revealed: no match with shared dice has more random events. */
export const LINKS = 4_096;

/** The link revealed before it, or the end of the chain: 64 hexadecimal digits, like all links. */
export const linkBefore = (link: string): string => digestOf(`dicewright/1 link\n${link}`);

/** The commitment to a chain with this end. */
const committedTo = (end: string): string => `sha256:${end}`;

/** Whether a link is the next one of its chain. @param before - the one that was revealed last, if any */
export const isNext = (link: string, before: string | null, commitment: string): boolean =>
  before === null ? committedTo(linkBefore(link)) === commitment : linkBefore(link) === before;

/**
 * All links of a chain that are revealed when this is the last of them, in order; none where it doesn't belong to the chain,
 * or there would be too many.
 *
 * @param commitment - to the chain
 */
export function linksUpTo(link: string | undefined, commitment: string): readonly string[] {
  const links: string[] = [];
  for (let one = link; one !== undefined && links.length < LINKS; ) {
    links.unshift(one);
    one = linkBefore(one);
    if (committedTo(one) === commitment) return links;
  }
  return [];
}

/** A chain of hashes, which whoever has its seed reveals link by link, each the one that the link before was made from. */
export interface Chain {
  /** `sha256:` and the end, in 64 hexadecimal digits. */
  readonly commitment: string;
  /** The link for the throw of a number, from 0 to {@link LINKS} - 1: nobody can compute it from those before. */
  readonly linkAt: (index: number) => string;
}

/** Every how many links one is kept: those between two of them are made again when asked for. */
const KEPT = 64;

function stepsFrom(link: string, count: number): string {
  let one = link;
  for (let step = 0; step < count; step++) one = linkBefore(one);
  return one;
}

/** The chain of one place at the table of a match: the same seed gives others elsewhere. */
export function chainOf(seed: string, match: string, place: number): Chain {
  const kept = [digestOf(`dicewright/1 chain\n${canonicalJson({ match, place })}\n${seed}`)];
  while (kept.length < LINKS / KEPT) kept.push(stepsFrom(kept.at(-1) as string, KEPT));
  return {
    commitment: committedTo(stepsFrom(kept.at(-1) as string, KEPT)),
    linkAt(index) {
      const steps = LINKS - 1 - index;
      return stepsFrom(kept[Math.floor(steps / KEPT)] as string, steps % KEPT);
    },
  };
}
