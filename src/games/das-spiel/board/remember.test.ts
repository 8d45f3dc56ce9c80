import { expect, it } from 'vitest';
import { rememberLast } from './remember.js';

it('looks again only for what was not asked last', () => {
  const asked: number[] = [];
  const square = rememberLast(
    (number: number) => [number],
    (number) => {
      asked.push(number);
      return number * number;
    },
  );
  expect([3, 3, 4, 4, 3].map((number) => square(number))).toEqual([9, 9, 16, 16, 9]);
  expect(asked).toEqual([3, 4, 3]);
});
