import type { Part } from '../kernel/schemas/part.js';
import type { TakenPart } from './choice.js';
import type { Candidate, Segment } from './segments.js';

/** What of a candidate is to be pointed at next. */
export interface Next extends Segment {
  readonly index: number;
}

/** For words the part without them, which is what all have in common. */
export const wordsHead = (part: Part): Part => part.slice(0, part.indexOf('=') + 1);

const matches = ({ how, parts }: Segment, at: number, part: Part): boolean => {
  const own = parts[at] as Part;
  return how === 'words' ? part.startsWith(wordsHead(own)) : own === part;
};

const NOTHING: readonly Part[] = [];

/**
 * What is to be pointed at next of the candidate after what is taken: `null` when it is whole, `undefined` when it is not
 * possible any more.
 */
export function nextOf({ segments }: Candidate, taken: readonly TakenPart[]): Next | null | undefined {
  let at = 0;
  for (const [index, segment] of segments.entries()) {
    const { how, parts } = segment;
    const count = Math.min(parts.length, taken.length - at);
    for (let i = 0; i < count; i++) {
      const { part } = taken[at + i] as TakenPart;
      if (isUnordered(how) ? isUsedUp(segment, taken, at, i, part) : !matches(segment, i, part)) return undefined;
    }
    at += count;
    if (count < parts.length) return { ...segment, index, parts: openIn(segment, taken, at - count, count) };
  }
  return at === taken.length ? null : undefined;
}

/** Whether its parts are pointed at in any order. */
export const isUnordered = (how: Segment['how']): boolean => how === 'set' || how === 'bag';

/** Whether a part is not there, or all that there is of it is taken. */
function isUsedUp(
  { how, parts }: Segment,
  taken: readonly TakenPart[],
  from: number,
  count: number,
  part: Part,
): boolean {
  if (!parts.includes(part)) return true;
  let times = 0;
  for (let i = 0; i < count; i++) if (taken[from + i]?.part === part) times++;
  return times > 0 && (how === 'set' || times >= parts.filter((one) => one === part).length);
}

function openIn(segment: Segment, taken: readonly TakenPart[], from: number, count: number): readonly Part[] {
  const { how, parts } = segment;
  if (isUnordered(how)) {
    const open = count === 0 ? parts : parts.filter((part) => !isUsedUp(segment, taken, from, count, part));
    return how === 'bag' ? [...new Set(open)] : open;
  }
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
