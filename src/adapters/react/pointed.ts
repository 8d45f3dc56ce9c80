import type { Part } from '../../kernel/schemas/part.js';
import type { DrawnElement } from './dom.js';

/** The element of a part that lies under a pointer or has the focus; `null` for none. */
const partOfElement = (target: unknown): DrawnElement | null =>
  (target as Partial<DrawnElement> | null)?.closest?.('[data-part]') ?? null;

/** The part that an event is about; `null` for none. */
export const partAt = (target: unknown): Part | null => partOfElement(target)?.getAttribute('data-part') ?? null;

/** Where the focus is in a drawing, so that it can be put there again in the next. */
export interface Focus {
  readonly key: string | null;
  readonly part: string | null;
}

/** Where the focus is, `null` when it is elsewhere. */
export function focusIn(frame: DrawnElement): Focus | null {
  const element = partOfElement(frame.ownerDocument.activeElement);
  if (!element || !frame.contains(element)) return null;
  return { key: element.getAttribute('data-key'), part: element.getAttribute('data-part') };
}

/** Puts the focus on the same thing, else on another of the same part, else on the first that can have it. */
export function refocus(frame: DrawnElement, { key, part }: Focus): void {
  const all = [...frame.querySelectorAll('[data-part][tabindex]')];
  const same = all.find((element) => element.getAttribute('data-key') === key);
  const alike = all.find((element) => element.getAttribute('data-part') === part);
  (same ?? alike ?? all[0])?.focus({ preventScroll: true });
}
