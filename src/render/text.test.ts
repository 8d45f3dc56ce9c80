import { describe, expect, it } from 'vitest';
import { examplePicture } from '../../test/helpers/pictures.js';
import type { Picture } from '../picture/picture.js';
import { terminalWidth } from './terminal-width.js';
import { renderText } from './text.js';

const escapeCode = String.fromCharCode(27);
const withoutCodes = (text: string): string => text.replaceAll(new RegExp(`${escapeCode}\\[[\\d;]*m`, 'g'), '');

/** The widths of the lines of each table in a text. */
function tableWidths(text: string): number[][] {
  const tables: number[][] = [];
  for (const line of text.split('\n')) {
    // A table's label column is never as narrow as a die, so its first line tells it from a die's.
    if (/^┌─+[┬╥]/.test(line)) tables.push([]);
    if (/^[┌│├└]/.test(line) && tables.length > 0) tables.at(-1)?.push(terminalWidth(line));
  }
  return tables;
}

const names = ['Ada', '林さん', '👩🏽‍🔬', 'A name that is much too long for any column of a sheet', 'Zoe\u0308', ''];

describe('renderText', () => {
  it('draws every kind of part', () => {
    expect(renderText(examplePicture())).toMatchInlineSnapshot(`
      "Test of Ada
      ═══════════

      Ada to play
      ★ Ada wins

      ┌───────┐ ╔═══════╗ ┌╌╌╌╌╌╌╌┐
      │       │ ║ ●   ● ║ ╎     ● ╎
      │   ●   │ ║ ●   ● ║ ╎   ●   ╎
      │       │ ║ ●   ● ║ ╎ ●     ╎
      └───────┘ ╚═══════╝ └╌╌╌╌╌╌╌┘

            ╭───╮ ╭───╮
      Ash   │ Y │ │ R │  Deuce of Ada
            ╰───╯ ╰───╯
                    ▴
            ┌───┐ ┌╌╌╌┐ ┌───┐
      Rest  │ ★ │ ╎ ☠ ╎ │   │
            └───┘ └╌╌╌┘ └───┘

      Board of Ada
       B                      level 0                      C
       r2--    b
           [g]
              Ada






                                 A

                                   level 1
       k☠…-=14








       w[·]

      Points of Ada
        2     Ada
        w2   [r1k2]

        ·
        1

      Ada
      [r1b1]  w3r2

      g1 g1 g1 ↺

      Ada
      ·
        k1

      ▸ Ada               12 points
                         Zone
      ┌──────┬──────╥──────┬──────┐
      │      │  A   ║  B   │      │
      ├──────┼──────╫──────┼──────┤
      │Lines                      │
      │Red   │  ×   ║  ⊗   │  5   │
      │Bonus │ (4)  ║  –   │      │
      │Ada   │160 ××║ 25?  │  ×   │
      │Sum   │      7      │  5   │
      ├──────┼──────╫──────┼──────┤
      │All   │         12         │
      └──────┴──────╨──────┴──────┘
      "
    `);
  });

  it('draws dice as single characters where the width does not suffice', () => {
    const dice = examplePicture().parts.filter((part) => part.kind === 'dice');
    expect(renderText({ title: 'Dice', summary: '', parts: dice }, { width: 20 })).toMatchInlineSnapshot(`
      "Dice
      ════

      [⚀] {⚅} (⚂)

      Ash  [Y] [R]
           Deuce of Ada
      Rest [★] (☠) [ ]
      "
    `);
  });

  it('colours only when asked, and colour takes no room', () => {
    const picture = examplePicture();
    expect(renderText(picture)).not.toContain(escapeCode);
    const colored = renderText(picture, { color: true });
    expect(colored).toContain(`${escapeCode}[31m`);
    expect(withoutCodes(colored)).toBe(renderText(picture));
  });

  it('gives the same text for the same picture', () => {
    expect(renderText(examplePicture())).toBe(renderText(examplePicture()));
  });

  it.each(names)('keeps the lines of a table equally wide with the name %j', (name) => {
    for (const width of [24, 40, 80, 200]) {
      const tables = tableWidths(renderText(examplePicture(name), { width }));
      expect(tables.length).toBe(1);
      for (const widths of tables) {
        expect(widths.length).toBeGreaterThan(8);
        expect(new Set(widths).size).toBe(1);
      }
    }
  });

  it.each(names)('keeps to the width with the name %j', (name) => {
    for (const width of [40, 60, 80]) {
      const lines = renderText(examplePicture(name), { width }).split('\n');
      expect(Math.max(...lines.map(terminalWidth))).toBeLessThanOrEqual(width);
    }
  });

  it('lets no escape sequence of a name through', () => {
    const hostile = `${escapeCode}[2J\u009b31m${escapeCode}]0;title\u0007\nnext\r`;
    const text = renderText(examplePicture(hostile), { color: true });
    expect([...withoutCodes(text)].filter((sign) => sign !== '\n' && /\p{Cc}/u.test(sign))).toEqual([]);
  });

  it('draws pictures without parts, dice, columns or rows', () => {
    const empty: Picture = {
      title: '',
      summary: '',
      parts: [
        { kind: 'dice', rows: [] },
        { kind: 'dice', rows: [{ dice: [] }] },
        { kind: 'sheet', columns: [], rows: [] },
        { kind: 'note', text: '' },
        { kind: 'board', cells: [] },
        { kind: 'board', cells: [], plate: false, title: '' },
      ],
    };
    expect(() => renderText(empty)).not.toThrow();
    expect(() => renderText({ ...empty, parts: [] })).not.toThrow();
  });
});
