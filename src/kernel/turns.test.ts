import { expect, it } from 'vitest';
import { oneToAct } from './turns.js';

it('is the same array for the same player, whatever others have asked for', () => {
  for (const wrong of [31n, '31', 31.5, -1, Number.NaN, {}, undefined]) {
    expect(() => oneToAct(wrong as never)).toThrow(
      expect.objectContaining({ code: 'INVALID_SETUP', message: 'oneToAct: expected a player' }),
    );
  }
  expect(oneToAct(31)).toEqual([31]);
  expect(oneToAct(31)).toBe(oneToAct(31));
  expect(oneToAct(1e9)).toEqual([1e9]);
  // No table has so many: they aren't kept.
  const again = (player: number): readonly number[] => oneToAct(player);
  expect([99, 100].map((player) => oneToAct(player) === again(player))).toEqual([true, false]);
  expect(oneToAct(null)).toEqual([]);
});
