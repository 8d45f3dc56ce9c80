import { expect, it } from 'vitest';
import { oneToAct } from './turns.js';

it('is the same array for the same player, whatever others have asked for', () => {
  for (const wrong of [31n, '31', 31.5, -1, Number.NaN, {}, undefined]) {
    expect(() => oneToAct(wrong as never)).toThrow(expect.objectContaining({ code: 'INVALID_SETUP' }));
  }
  expect(oneToAct(31)).toEqual([31]);
  expect(oneToAct(31)).toBe(oneToAct(31));
  expect(oneToAct(1e9)).toEqual([1e9]);
  expect(oneToAct(null)).toEqual([]);
});
