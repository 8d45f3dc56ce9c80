import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The width of an element in px, in steps, so that a drawing isn't laid out anew for every one of them. */
export function useWidth(least: number, most: number): readonly [RefObject<HTMLDivElement | null>, number] {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(480);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = (): void => {
      const steps = Math.floor(element.clientWidth / 20) * 20;
      setWidth(Math.max(least, Math.min(most, steps)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [least, most]);
  return [ref, width];
}
