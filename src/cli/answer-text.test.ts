import { describe, expect, it } from 'vitest';
import { answerText, fractionText, percentText, tableText, wrapped } from './answer-text.js';

describe('chances', () => {
  it.each([
    [33_592_320, 60_466_176, '5/9'],
    [0, 6, '0'],
    [6, 6, '1'],
    [1, 7776, '1/7776'],
  ])('%d of %d is %s', (favourable, total, text) => {
    expect(fractionText({ favourable, total })).toBe(text);
  });

  it.each([
    [5 / 9, '55.556 %'],
    [0, '0.000 %'],
    [1, '100.000 %'],
    [1e-9, '1.0e-7 %'],
    [1 - 1e-9, '99.999 %'],
  ])('a share of %d is %s', (share, text) => {
    expect(percentText(share)).toBe(text);
  });
});

describe('tables', () => {
  it('have words to the left, and numbers and chances to the right', () => {
    const rows = [
      ['a', 1, { favourable: 1, total: 12 }],
      ['word', 10, { favourable: 1, total: 1 }],
      ['x', '', ''],
    ];
    expect(tableText(['NAME', 'N', 'CHANCE'], rows)).toBe(
      ['NAME   N           CHANCE', 'a      1  1/12    8.333 %', 'word  10     1  100.000 %', 'x', ''].join('\n'),
    );
  });

  it('give all numbers of a column four decimals where one has any', () => {
    expect(
      tableText(
        ['A', 'B'],
        [
          [1, 0.5],
          [20, -3],
        ],
      ),
    ).toBe(' A        B\n 1   0.5000\n20  -3.0000\n');
  });

  it('show percentages alone where fractions would not fit', () => {
    const wide = 'w'.repeat(60);
    const chance = { favourable: 123_457, total: 1_234_567_891 };
    const text = tableText(['A', 'B'], [[wide, chance]]);
    expect(text).toBe(`${'A'.padEnd(60)}          B\n${wide}    0.010 %\n`);
    expect(tableText(['A', 'B'], [['w', chance]])).toContain('123457/1234567891    0.010 %');
  });

  it('show no control characters, and break long lines', () => {
    const text = answerText({ title: 'a\u001b[31m', columns: ['X'], rows: [['b\u0007']], notes: ['n '.repeat(60)] });
    expect(text).not.toMatch(/(?!\n)\p{Cc}/u);
    expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80);
    expect(wrapped('one two')).toBe('one two\n');
    expect(wrapped('w'.repeat(100))).toBe(`${'w'.repeat(100)}\n`);
  });
});
