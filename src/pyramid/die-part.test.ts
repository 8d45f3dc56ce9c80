import { expect, it } from 'vitest';
import { diePart } from './picture.js';
import { upperNumbers } from './pose.js';

it('a die beside the board is drawn as it lies, in its colour, and is no cell of the plate', () => {
  for (const hand of ['right', 'left'] as const) {
    const { kind, plate, title, cells } = diePart('g', 'd', 'Rolled', hand);
    expect([kind, plate, title, cells.length]).toEqual(['board', false, 'Rolled', 1]);
    expect(cells[0]?.die?.color).toBe('green');
    expect(cells[0]?.die?.faces).toEqual(upperNumbers('d', hand).map((count) => ({ kind: 'pips', count })));
  }
  expect(() => diePart('g', 'z')).toThrow(RangeError);
});
