import { expect, it } from 'vitest';
import { duelText, isLost, levelsCells, timeText } from './levels-table.js';

const times = (count: number, value: number): number[] => Array.from({ length: count }, () => value);

it('tells how long it takes', () => {
  expect([12.3, 300, 20_000].map(timeText)).toEqual(['13 s', '5 min', '5.6 h']);
});

it('tells the share with its interval, and what is open', () => {
  expect(duelText(times(20, 1))).toMatch(/^100% \(\d\d% to 100%\)$/);
  expect(duelText([1, 0])).toMatch(/^50% \(\d+% to \d+%\), open$/);
  expect(duelText([])).toBe('open');
  expect(duelText(null)).toBe('none');
});

it('calls lost only what is certain', () => {
  expect([times(20, 0), times(20, 1 / 2), [], [0]].map(isLost)).toEqual([true, false, false, false]);
});

it('counts what is decided', () => {
  const rows = [
    { name: 'a', duels: [times(20, 1), times(20, 0), null] },
    { name: 'b', duels: [times(20, 1), [1, 0], []] },
  ];
  expect(levelsCells(rows).at(-1)).toEqual([
    'all of them',
    'better in 2',
    'better in 0, worse in 1, open in 1',
    'open',
  ]);
});
