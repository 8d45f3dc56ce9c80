import type { Box } from './dom.js';

export interface Placed {
  /** In px, from the corner of the drawing. */
  readonly box: Box;
  /** The die that lies there, in words; `null` where none does. */
  readonly die: string | null;
}

export type Places = ReadonlyMap<string, Placed>;

/** How a thing got where it is: from somewhere else, turned in place, from above, or from nowhere. */
export type Move =
  | { readonly key: string; readonly kind: 'shift'; readonly from: Box }
  | { readonly key: string; readonly kind: 'turn' | 'land' | 'appear' };

/** In px: marking or unmarking changes sizes by less. */
const LEAST = 4;

/** Whether a thing that looks as before is elsewhere; one of another size was changed, not moved. */
const hasMoved = (old: Box, now: Box): boolean =>
  distance(old, now) > LEAST && Math.abs(old.width - now.width) <= LEAST;

const distance = (one: Box, other: Box): number => Math.abs(one.x - other.x) + Math.abs(one.y - other.y);

/** Takes the nearest of the boxes out of the list. */
function takeNearest(boxes: Box[], to: Box): Box | undefined {
  const nearest = boxes.reduce<Box | undefined>(
    (best, one) => (best && distance(best, to) <= distance(one, to) ? best : one),
    undefined,
  );
  if (nearest) boxes.splice(boxes.indexOf(nearest), 1);
  return nearest;
}

function departedOf(before: Places, after: Places): Map<string, Box[]> {
  const departed = new Map<string, Box[]>();
  for (const [key, { die, box }] of before) {
    if (die === null || (after.get(key)?.die ?? null) !== null) continue;
    const boxes = departed.get(die) ?? [];
    boxes.push(box);
    departed.set(die, boxes);
  }
  return departed;
}

/** What has moved between two drawings. A die that left one place and lies in another has gone there. */
export function movesBetween(before: Places, after: Places): Move[] {
  const departed = departedOf(before, after);
  const moves: Move[] = [];
  for (const [key, { die, box }] of after) {
    const old = before.get(key);
    if (die === null || die === old?.die) {
      if (!old) moves.push({ key, kind: 'appear' });
      else if (hasMoved(old.box, box)) moves.push({ key, kind: 'shift', from: old.box });
      continue;
    }
    const from = takeNearest(departed.get(die) ?? [], box);
    if (from) moves.push({ key, kind: 'shift', from });
    else moves.push({ key, kind: old && old.die !== null ? 'turn' : 'land' });
  }
  return moves;
}
