import { describe, expect, it } from 'vitest';
import type { BoardCell, BoardPart, PictureFace } from '../picture/picture.js';
import { terminalWidth } from './terminal-width.js';
import { renderText } from './text.js';

const write = (part: Omit<BoardPart, 'kind'>, width = 80): string =>
  renderText({ title: '', summary: '', parts: [{ kind: 'board', ...part }] }, { width });

const pips = (count: number): PictureFace => ({ kind: 'pips', count });

/** The cells of the plate, and those of higher levels down to the depth. */
function cells(depth: number, look: (name: string) => Partial<BoardCell> = () => ({})): BoardCell[] {
  const all: BoardCell[] = [];
  for (let z = 0; z <= 8; z++) {
    for (let x = 0; x + z <= 8; x++) {
      for (let y = 0; x + y + z <= 8; y++) {
        const level = 8 - x - y - z;
        if (level > 8 - depth) continue;
        const name = `${level === 0 ? '' : level}${'abcdefghi'.charAt(z)}${x + 1}`;
        all.push({ name, at: [x, y, z], ...look(name) });
      }
    }
  }
  return all;
}

describe('a board as text', () => {
  it('shows the levels side by side, dice by the letter of their colour, changed cells in brackets', () => {
    const part = cells(7, (name) => ({
      die: /^1?[ab][12]$/.test(name) ? { color: name < 'a' ? 'black' : 'red' } : undefined,
      changed: ['1a1', '1b1', 'a1', 'i1', 'c3'].includes(name),
      tone: /^[hi]/.test(name) ? 'gold' : undefined,
    }));
    expect(write({ cells: part, title: 'Heap' })).toMatchInlineSnapshot(`
      "


      Heap
       B    level 0    C       level 1
      [r]r · · · · · ○[○] [k|k]· · · · · ·
        r r · · · · · ○     k k · · · · ·
         · ·[·]· · · ·       · · · · · ·
          · · · · · ·         · · · · ·
           · · · · ·           · · · ·
            · · · ·             · · ·
             · · ·               · ·
              · ·                 ·
               ·
               A
      "
    `);
  });

  it('adds the numbers, names and marks', () => {
    const part = cells(8, (name) => ({
      die: name < 'c' ? { color: 'green', faces: [pips(1), null, pips(name === 'a9' ? 12 : 3)] } : undefined,
      text: name === 'b1' || name === 'i1' ? '14' : undefined,
      changed: name === 'a2',
    }));
    expect(write({ cells: part })).toMatchInlineSnapshot(`
      "


       B                               level 0                               C
         g13   g13=14     ·       ·       ·       ·       ·       ·      14
            [g13]    g13      ·       ·       ·       ·       ·       ·
                 g13     g13      ·       ·       ·       ·       ·
                     g13     g13      ·       ·       ·       ·
                         g13     g13      ·       ·       ·
                             g13     g13      ·       ·
                                 g13     g13      ·
                                     g13     g13
                                         g1…
                                          A
      "
    `);
    expect(write({ cells: part, cellNames: true }, 100)).toMatchInlineSnapshot(`
      "


       B                                        level 0                                        C
         a1g13   b1g13=14     c1        d1        e1        f1        g1        h1       i1=14
             [a2g13]    b2g13      c2        d2        e2        f2        g2        h2
                   a3g13     b3g13      c3        d3        e3        f3        g3
                        a4g13     b4g13      c4        d4        e4        f4
                             a5g13     b5g13      c5        d5        e5
                                  a6g13     b6g13      c6        d6
                                       a7g13     b7g13      c7
                                            a8g13     b8g13
                                                 a9g1…
                                                   A
      "
    `);
  });

  it('leaves out names, then numbers, then marks where the width does not suffice', () => {
    const full = (): Partial<BoardCell> => ({ die: { color: 'blue', faces: [pips(1), pips(2), pips(3)] }, text: '9' });
    const part = cells(8, full);
    const level = (width: number): string => write({ cells: part, cellNames: true }, width).split('\n')[4] ?? '';
    expect(level(100).trim()).toMatch(/^a1b123=9 {2}b1b123=9/);
    expect(level(80).trim()).toMatch(/^b123=9 {2}b123=9/);
    expect(level(50).trim()).toMatch(/^b=9 b=9/);
    expect(level(20).trim()).toBe('b b b b b b b b b');
    for (const width of [20, 37, 50, 80, 100]) {
      for (const line of write({ cells: cells(0, full), cellNames: true }, width).split('\n')) {
        expect(terminalWidth(line)).toBeLessThanOrEqual(width);
      }
    }
  });

  it('writes a block that lies apart by its layers', () => {
    const block = [0, 1, 2, 3, 4, 5, 6, 7].map((index): BoardCell => {
      const at = [4 + (index & 1), 2 + ((index >> 1) & 1), index >> 2] as const;
      return { name: `${index}`, at, die: index === 3 ? undefined : { color: 'red' }, changed: index === 3 };
    });
    expect(write({ cells: block, plate: false })).toMatchInlineSnapshot(`
      "


      z = 0 z = 1
       r r   r r
       r[·]  r r
      "
    `);
    const flat = [1, 2, 3].map((x): BoardCell => ({ name: `${x}`, at: [x, 0, 0], die: { color: 'gold' } }));
    expect(write({ cells: flat, plate: false })).toMatchInlineSnapshot(`
      "


       y
       y
       y
      "
    `);
  });

  it('takes names and marks from anybody', () => {
    const hostile = '\u001b[2J\u202e林\n';
    const text = write({ cells: [{ name: hostile, at: [0, 8, 0], text: hostile, changed: true }], cellNames: true });
    expect([...text].filter((sign) => sign !== '\n' && /\p{Cc}|\u202e/u.test(sign))).toEqual([]);
  });
});
