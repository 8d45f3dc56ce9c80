import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Room } from './fitting.js';

/** The size of an element in px, in steps, so that a drawing isn't laid out anew for every one of them. */
export function useRoom(): readonly [RefObject<HTMLDivElement | null>, Room | null] {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Room | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = (): void => {
      const width = Math.floor(element.clientWidth / 4) * 4;
      const height = Math.floor(element.clientHeight / 4) * 4;
      setRoom((room) => (room?.width === width && room.height === height ? room : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, room];
}

/** Tells the style of an element how far below the upper edge of the page it begins: `--top`. */
export function useTop<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = (): void => {
      // What sticks has moved; its parent has not.
      const parent = element.parentElement ?? element;
      const padding = Number.parseFloat(getComputedStyle(parent).paddingTop);
      const top = parent.getBoundingClientRect().top + window.scrollY + padding;
      element.style.setProperty('--top', `${Math.round(top)}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return ref;
}
