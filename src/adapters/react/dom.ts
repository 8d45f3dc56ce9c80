// What is used of a page's elements: the package is compiled without the types of pages, so that nothing else uses them.

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface DrawnElement {
  readonly ownerDocument: { readonly activeElement: DrawnElement | null };
  readonly style: object;
  readonly viewBox?: { readonly baseVal?: Box | null };
  closest(selector: string): DrawnElement | null;
  contains(other: DrawnElement): boolean;
  querySelector(selector: string): DrawnElement | null;
  querySelectorAll(selector: string): Iterable<DrawnElement>;
  getAttribute(name: string): string | null;
  getBoundingClientRect(): Box;
  focus(options: { readonly preventScroll: boolean }): void;
  animate?(frames: readonly object[], options: { readonly duration: number; readonly easing?: string }): unknown;
}

/** What is used of `window`. */
export interface PageWindow {
  matchMedia?(query: string): { readonly matches: boolean };
}
