import type { Box, DrawnElement, PageWindow } from './dom.js';

/** Where things lie, in px of the page, by their keys. */
export type Places = ReadonlyMap<string, Box>;

/** In milliseconds. */
const DURATION = 220;

/** The things of a drawing by their keys. */
function* keyed(frame: DrawnElement): Iterable<readonly [string, DrawnElement]> {
  for (const element of frame.querySelectorAll('[data-key]')) yield [element.getAttribute('data-key') ?? '', element];
}

export function placesIn(frame: DrawnElement): Places {
  const places = new Map<string, Box>();
  for (const [key, element] of keyed(frame)) places.set(key, element.getBoundingClientRect());
  return places;
}

const mayMove = (): boolean =>
  (globalThis as PageWindow).matchMedia?.('(prefers-reduced-motion: reduce)').matches === false;

/** Lets what lies elsewhere than before slide there, and what is new appear. */
export function slideFrom(before: Places, frame: DrawnElement): void {
  const drawing = frame.querySelector('svg');
  if (!drawing || !mayMove()) return;
  // Lengths in a drawing are its own.
  const scale = (drawing.viewBox?.baseVal?.width ?? 0) / drawing.getBoundingClientRect().width || 1;
  for (const [key, element] of keyed(frame)) {
    const { x, y } = element.getBoundingClientRect();
    const old = before.get(key);
    if (!old) element.animate?.([{ opacity: 0 }, { opacity: 1 }], { duration: DURATION });
    else if (Math.abs(old.x - x) + Math.abs(old.y - y) > 1) {
      const from = `${(old.x - x) * scale}px ${(old.y - y) * scale}px`;
      element.animate?.([{ translate: from }, { translate: '0 0' }], { duration: DURATION, easing: 'ease-out' });
    }
  }
}
