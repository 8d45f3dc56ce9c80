import { expect, it } from 'vitest';
import { handOption } from './hand.js';

it('dice are of Europe unless told otherwise, and of one of two kinds', () => {
  const schema = handOption();
  expect(schema.parse(undefined)).toBe('right');
  expect([schema.parse('right'), schema.parse('left')]).toEqual(['right', 'left']);
  for (const none of ['', 'both', null, 1]) expect(schema.safeParse(none).success).toBe(false);
});
