import { describe, expect, it } from 'vitest';
import { nextOf, segmentAt, wordsHead } from './progress.js';
import type { Segment } from './segments.js';

const segments: readonly Segment[] = [
  { field: 'type', how: 'single', parts: ['action:go'] },
  { field: 'bag', how: 'set', parts: ['a:1', 'a:1', 'b:1'] },
  { field: 'path', how: 'path', parts: ['a:1', 'c:1'] },
  { field: 'none', how: 'set', parts: [] },
  { field: 'text', how: 'words', parts: ['value:text=hello'] },
];
const candidate = { action: { type: 'go', player: 0 }, segments };
const ahead = (...parts: string[]) =>
  nextOf(
    candidate,
    parts.map((part) => ({ part, field: '', own: true })),
  );
const open = (...parts: string[]) => {
  const next = ahead(...parts);
  return next && [next.field, next.index, ...next.parts];
};
const bagged = ['action:go', 'a:1', 'b:1', 'a:1'];

describe('what is to be pointed at next', () => {
  it('is the field that is not whole, in the order of the fields', () => {
    expect(open()).toEqual(['type', 0, 'action:go']);
    expect(open('action:go')).toEqual(['bag', 1, 'a:1', 'a:1', 'b:1']);
    expect(open(...bagged)).toEqual(['path', 2, 'a:1']);
    expect(open(...bagged, 'a:1')).toEqual(['path', 2, 'c:1']);
  });

  it('is what is left of a bag, each as often as it is there, in any order', () => {
    expect(open('action:go', 'a:1')).toEqual(['bag', 1, 'a:1', 'a:1', 'b:1']);
    expect(open('action:go', 'b:1')).toEqual(['bag', 1, 'a:1', 'a:1']);
    expect(open('action:go', 'a:1', 'a:1')).toEqual(['bag', 1, 'b:1']);
    expect(open('action:go', 'a:1', 'a:1', 'a:1')).toBeUndefined();
    expect(open('action:go', 'b:1', 'b:1')).toBeUndefined();
    expect(open('action:go', 'c:1')).toBeUndefined();
  });

  it('goes a path in its order', () => {
    expect(open(...bagged, 'c:1')).toBeUndefined();
    expect(open(...bagged, 'a:1', 'a:1')).toBeUndefined();
  });

  it('is for words the name, behind which any may stand', () => {
    const walked = [...bagged, 'a:1', 'c:1'];
    expect(open(...walked)).toEqual(['text', 4, 'value:text=']);
    expect(ahead(...walked, 'value:text=hello')).toBeNull();
    expect(ahead(...walked, 'value:text=another = word')).toBeNull();
    expect(ahead(...walked, 'value:title=hello')).toBeUndefined();
    expect(wordsHead('value:text=a=b')).toBe('value:text=');
  });

  it('is nothing when all is taken, and can’t be when more is', () => {
    const all = [...bagged, 'a:1', 'c:1', 'value:text=x'];
    expect(ahead(...all)).toBeNull();
    expect(ahead(...all, 'd:1')).toBeUndefined();
    expect(ahead('action:stop')).toBeUndefined();
  });
});

it('finds the field of a part by its place', () => {
  const fields = [0, 1, 2, 3, 4, 5, 6, 7].map((index) => segmentAt(candidate, index).field);
  expect(fields).toEqual(['type', 'bag', 'bag', 'bag', 'path', 'path', 'text', 'text']);
});
