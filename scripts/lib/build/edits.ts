import { posix } from 'node:path';

/** A piece of a text, and what is to stand in its place. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The text with its pieces replaced, which must not overlap. */
export function withEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let position = 0;
  for (const { start, end, text: replacement } of [...edits].sort((one, other) => one.start - other.start)) {
    if (start < position) throw new RangeError('edits overlap');
    result += text.slice(position, start) + replacement;
    position = end;
  }
  return result + text.slice(position);
}

/** How a module of `dist` names another: `'kernel/define.js'`, `'vendor/immer.js'` → `'../vendor/immer.js'`. */
export function relativeTo(path: string, target: string): string {
  const relative = posix.relative(posix.dirname(path), target);
  return relative.startsWith('.') ? relative : `./${relative}`;
}
