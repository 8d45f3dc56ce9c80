import { describe, expect, it } from 'vitest';
import { movesBetween, type Placed } from './moves.js';

const at = (x: number, die: string | null = null): Placed => ({ box: { x, y: 0, width: 10 }, die });
const places = (things: Readonly<Record<string, Placed>>) => new Map(Object.entries(things));

describe('what has moved between two drawings', () => {
  it('is nothing where all is as before', () => {
    const same = places({ a: at(0, 'red die'), b: at(20) });
    expect(movesBetween(same, same)).toEqual([]);
  });

  it('is a die that left one place and lies in another', () => {
    const before = places({ a: at(0, 'red die'), b: at(20) });
    const after = places({ a: at(0), b: at(20, 'red die') });
    expect(movesBetween(before, after)).toEqual([{ key: 'b', kind: 'shift', from: at(0).box }]);
  });

  it('is the nearest of dice that are the same', () => {
    const before = places({ a: at(0, 'red die'), b: at(20), c: at(40), d: at(60, 'red die') });
    const after = places({ a: at(0), b: at(20, 'red die'), c: at(40, 'red die'), d: at(60) });
    expect(movesBetween(before, after)).toEqual([
      { key: 'b', kind: 'shift', from: at(0).box },
      { key: 'c', kind: 'shift', from: at(60).box },
    ]);
  });

  it('is no other die: one that has gone is gone, one that came landed', () => {
    const before = places({ a: at(0, 'red die'), b: at(20) });
    const after = places({ a: at(0), b: at(20, 'green die') });
    expect(movesBetween(before, after)).toEqual([{ key: 'b', kind: 'land' }]);
  });

  it('is a die that shows something else, also where another now shows what it did', () => {
    const before = places({ a: at(0, '2, white'), b: at(20, '5, white') });
    const after = places({ a: at(0, '5, white'), b: at(20, '2, white') });
    expect(movesBetween(before, after)).toEqual([
      { key: 'a', kind: 'turn' },
      { key: 'b', kind: 'turn' },
    ]);
  });

  it('is a thing that stands elsewhere, or is new', () => {
    const before = places({ a: at(0, 'red die'), line: at(20) });
    const after = places({ a: at(8, 'red die'), line: at(20), button: at(40) });
    expect(movesBetween(before, after)).toEqual([
      { key: 'a', kind: 'shift', from: at(0).box },
      { key: 'button', kind: 'appear' },
    ]);
  });
});
