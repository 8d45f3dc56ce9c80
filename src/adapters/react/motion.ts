import type { DrawnElement, PageWindow } from './dom.js';
import { type Move, movesBetween, type Placed, type Places } from './moves.js';

/** In milliseconds. */
const DURATION = 240;
/** From how high dice land, in px of the page. */
const HEIGHT = 28;

function* keyed(frame: DrawnElement): Iterable<readonly [string, DrawnElement]> {
  for (const element of frame.querySelectorAll('[data-key]')) yield [element.getAttribute('data-key') ?? '', element];
}

export function placesIn(frame: DrawnElement): Places {
  const places = new Map<string, Placed>();
  const origin = frame.querySelector('svg')?.getBoundingClientRect() ?? { x: 0, y: 0 };
  for (const [key, element] of keyed(frame)) {
    const { x, y, width } = element.getBoundingClientRect();
    const box = { x: x - origin.x, y: y - origin.y, width };
    places.set(key, { box, die: element.getAttribute('data-die') });
  }
  return places;
}

const mayMove = (): boolean =>
  (globalThis as PageWindow).matchMedia?.('(prefers-reduced-motion: reduce)').matches === false;

/** The first frame of the move; the last is the thing as it is drawn. */
function beginningOf(move: Move, { box: { x, y } }: Placed, scale: number): readonly [first: object, last: object] {
  switch (move.kind) {
    case 'shift':
      return [{ translate: `${(move.from.x - x) * scale}px ${(move.from.y - y) * scale}px` }, { translate: '0 0' }];
    case 'turn':
      return [
        { rotate: '-0.5turn', scale: 0.7 },
        { rotate: '0turn', scale: 1 },
      ];
    case 'land':
      return [
        { opacity: 0, translate: `0 ${-HEIGHT * scale}px` },
        { opacity: 1, translate: '0 0' },
      ];
    case 'appear':
      return [{ opacity: 0 }, { opacity: 1 }];
  }
}

/** How wide the drawing is laid out, in its own unit. */
export const layoutWidth = (frame: DrawnElement): number => frame.querySelector('svg')?.viewBox?.baseVal?.width ?? 0;

/** Lets what has moved slide to where it is, turn or land there, and what is new appear. */
export function moveFrom(before: Places, frame: DrawnElement): void {
  const drawing = frame.querySelector('svg');
  if (!drawing || !mayMove()) return;
  // A drawing has its own unit of length.
  const scale = layoutWidth(frame) / drawing.getBoundingClientRect().width || 1;
  const after = placesIn(frame);
  const elements = new Map(keyed(frame));
  for (const move of movesBetween(before, after)) {
    const element = elements.get(move.key);
    if (!element?.animate) continue;
    Object.assign(element.style, { transformBox: 'fill-box', transformOrigin: 'center' });
    const frames = beginningOf(move, after.get(move.key) as Placed, scale);
    element.animate(frames, { duration: DURATION, easing: 'ease-out' });
  }
}
