import type { Part } from '../kernel/schemas/part.js';
import type { TakenPart } from './choice.js';
import type { Candidate, Segment } from './segments.js';

/** What to point at next in a candidate. */
export interface Next extends Segment {
  readonly index: number;
}

/** For words: the part without them, which all have in common. */
export const wordsHead = (part: Part): Part => part.slice(0, part.indexOf('=') + 1);

const matches = ({ how, parts }: Segment, at: number, part: Part): boolean => {
  const own = parts[at] as Part;
  return how === 'words' ? part.startsWith(wordsHead(own)) : own === part;
};

const NOTHING: readonly Part[] = [];

/**
 * What to point at next in the candidate after what is taken: `null` when it is whole, `undefined` when it is not
 * possible any more.
 */
export function nextOf({ segments }: Candidate, taken: readonly TakenPart[]): Next | null | undefined {
  let at = 0;
  for (const [index, segment] of segments.entries()) {
    const { how, parts } = segment;
    const count = Math.min(parts.length, taken.length - at);
    for (let i = 0; i < count; i++) {
      const { part } = taken[at + i] as TakenPart;
      if (how === 'set' ? isUsedUp(parts, taken, at, i, part) : !matches(segment, i, part)) return undefined;
    }
    at += count;
    if (count < parts.length) return { ...segment, index, parts: openIn(segment, taken, at - count, count) };
  }
  return at === taken.length ? null : undefined;
}

/** Whether all that there is of a part is taken. */
function isUsedUp(
  parts: readonly Part[],
  taken: readonly TakenPart[],
  from: number,
  count: number,
  part: Part,
): boolean {
  let left = 0;
  for (const one of parts) if (one === part) left++;
  for (let i = from; i < from + count; i++) if (taken[i]?.part === part) left--;
  return left < 1;
}

function openIn({ how, parts }: Segment, taken: readonly TakenPart[], from: number, count: number): readonly Part[] {
  if (how === 'set') return parts.filter((part) => !isUsedUp(parts, taken, from, count, part));
  const part = parts[count];
  return part === undefined ? NOTHING : [how === 'words' ? wordsHead(part) : part];
}

export function segmentAt({ segments }: Candidate, index: number): Segment {
  let at = 0;
  for (const segment of segments) {
    at += segment.parts.length;
    if (index < at) return segment;
  }
  return segments.at(-1) as Segment;
}
