/** In milliseconds: until the first die comes to rest, and from one to the next. */
const FIRST = 460;
const NEXT = 110;
/** All have come to rest by then. */
const LAST = 1_100;

/** What `document.getAnimations()` finds them by. */
const TUMBLE = 'tumble';
const SHAKE = 'shake';

/** The elements of dice in a drawing, in the order of their keys; what is not drawn has none. */
function elementsOf(frame: Element, keys: readonly string[]): readonly SVGGraphicsElement[] {
  const drawn = new Map(
    [...frame.querySelectorAll<SVGGraphicsElement>('[data-key]')].map((element) => [element.dataset.key, element]),
  );
  return keys.flatMap((key) => drawn.get(key) ?? []);
}

/** Another number from -1 to 1 for each die, so that no two roll alike. */
const wobble = (index: number): number => Math.sin(index * 12.9898 + 4.1);

/** A die that rolls on the table: over its edges, and lower with each. */
function rolling(index: number, size: number): Keyframe[] {
  const side = wobble(index) * size;
  const turn = (index % 2 === 0 ? 1 : -1) * (300 + 120 * Math.abs(wobble(index + 7)));
  const at = (offset: number, share: number, height: number, scale: string): Keyframe => ({
    offset,
    translate: `${share * side}px ${-height * size}px`,
    rotate: `${share * turn}deg`,
    scale,
    easing: 'ease-in-out',
  });
  return [
    at(0, 1, 0.5, '0.85 0.85'),
    at(0.14, 0.82, 0.28, '0.3 1.1'),
    at(0.28, 0.64, 0.34, '1.1 0.9'),
    at(0.42, 0.46, 0, '0.95 0.3'),
    at(0.56, 0.3, 0.22, '1.05 1.05'),
    at(0.7, 0.16, 0, '0.45 1'),
    at(0.85, 0.05, 0.08, '1.04 1.04'),
    at(1, 0, 0, '1 1'),
  ];
}

/** A die that falls onto others, and rebounds. */
const falling = (size: number): Keyframe[] => [
  { offset: 0, opacity: 0, translate: `0 ${-1.6 * size}px`, easing: 'ease-in' },
  { offset: 0.55, opacity: 1, translate: '0 0', easing: 'ease-out' },
  { offset: 0.75, opacity: 1, translate: `0 ${-0.22 * size}px`, easing: 'ease-in' },
  { offset: 1, opacity: 1, translate: '0 0' },
];

/**
 * Lets dice roll, and come to rest one after the other. They lie there from the first moment: whoever draws anew sees them lie.
 *
 * @param keys - of the dice in the drawing
 * @param most - how long they may roll, in ms
 * @returns after how many ms each comes to rest
 */
export function tumble(frame: Element, keys: readonly string[], most: number): readonly number[] {
  const elements = elementsOf(frame, keys);
  const apart = Math.min(NEXT, (LAST - FIRST) / Math.max(1, elements.length - 1));
  const shorter = Math.min(1, most / LAST);
  return elements.map((element, index) => {
    // How it would have moved without being thrown.
    for (const animation of element.getAnimations()) animation.cancel();
    const rest = shorter * (FIRST + index * apart);
    const isInRow = element.dataset.key?.startsWith('dice') ?? false;
    const size = element.getBBox().height;
    Object.assign(element.style, { transformBox: 'fill-box', transformOrigin: 'center' });
    element.animate(isInRow ? rolling(index, size) : falling(size), {
      id: TUMBLE,
      duration: isInRow ? rest : shorter * FIRST,
      delay: isInRow ? 0 : rest - shorter * FIRST,
      fill: 'backwards',
    });
    return rest;
  });
}

/** Shakes what somebody holds in the hand. @returns lets it rest again */
export function shake(elements: readonly Element[]): () => void {
  const shaking = elements.map((element, index) => {
    const turn = (by: number): Keyframe => ({
      rotate: `${by}deg`,
      translate: `${by * 0.3}px ${-Math.abs(by) * 0.4}px`,
    });
    if (element instanceof SVGElement)
      Object.assign(element.style, { transformBox: 'fill-box', transformOrigin: 'center' });
    return element.animate([turn(0), turn(9), turn(-7), turn(6), turn(-9), turn(0)], {
      id: SHAKE,
      duration: 260 + 40 * (index % 3),
      iterations: Number.POSITIVE_INFINITY,
    });
  });
  return () => {
    for (const animation of shaking) animation.cancel();
  };
}

/** Shakes dice of a drawing. @param keys - of the dice @returns lets them rest again */
export const shakeDice = (frame: Element, keys: readonly string[]): (() => void) => shake(elementsOf(frame, keys));
