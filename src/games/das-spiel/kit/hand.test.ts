import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { handOption } from './hand.js';

it('dice are of Europe unless told otherwise, and of one of two kinds', () => {
  const schema = handOption();
  expect(z.parse(schema, undefined)).toBe('right');
  expect([z.parse(schema, 'right'), z.parse(schema, 'left')]).toEqual(['right', 'left']);
  for (const none of ['', 'both', null, 1]) expect(z.safeParse(schema, none).success).toBe(false);
});
