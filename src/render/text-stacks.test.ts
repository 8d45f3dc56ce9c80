import { describe, expect, it } from 'vitest';
import type { StackPlace } from '../picture/picture.js';
import { terminalWidth } from './terminal-width.js';
import { renderText } from './text.js';
import { textOf } from './text-of.js';

const row = (numbers: readonly number[], filled: Partial<Record<number, Partial<StackPlace>>> = {}): StackPlace[] =>
  numbers.map((number) => ({ name: `point ${number}`, label: String(number), shape: 'point', ...filled[number] }));

const picture = {
  title: 'Stacks',
  summary: 's',
  parts: [
    {
      kind: 'stacks' as const,
      rows: [
        row([4, 5, 6], { 4: { pieces: ['white', 'white'] }, 6: { pieces: ['red', 'black'], changed: true } }),
        row([3, 2, 1], { 3: { pieces: Array.from({ length: 12 }, () => 'black' as const) } }),
      ],
    },
  ],
};

describe('a board of stacks as text', () => {
  it('tells colour and number of each stack, with labels along both edges', () => {
    expect(renderText(picture)).toMatchInlineSnapshot(`
      "Stacks
      ══════

        4      5      6
        w2     ·    [r1k1]

       k12     ·      ·
        3      2      1
      "
    `);
  });

  it('goes on below where the width does not suffice', () => {
    const text = renderText(picture, { width: 20 });
    expect(text).toBe(renderText(picture));
    const long = {
      ...picture,
      parts: [{ kind: 'stacks' as const, rows: [row(Array.from({ length: 30 }, (_, i) => i))] }],
    };
    const lines = renderText(long, { width: 40 }).split('\n');
    expect(Math.max(...lines.map(terminalWidth))).toBeLessThanOrEqual(40);
    for (const number of [0, 15, 29]) expect(lines.join(' ')).toMatch(new RegExp(`\\b${number}\\b`));
  });

  it('is told in sentences, the empty places last', () => {
    expect(textOf(picture).split('\n')).toEqual([
      'Stacks.',
      'Board.',
      'point 4, 2 white.',
      'point 6, 1 red, 1 black, changed.',
      'point 3, 12 black.',
      'Empty: point 5, point 2, point 1.',
    ]);
  });

  it('calls what was chosen by the name of the place', () => {
    const named = {
      ...picture,
      parts: [{ kind: 'stacks' as const, rows: [[{ name: 'bar of Ada', parts: ['point:bar'] }]] }],
    };
    const choice = { options: [], taken: [{ part: 'point:bar', field: 'from', own: true }] };
    expect(textOf(named, { choice })).toContain('Chosen: bar of Ada.');
  });
});
