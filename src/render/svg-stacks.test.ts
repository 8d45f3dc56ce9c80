import { describe, expect, it } from 'vitest';
import { readXml } from '../../test/helpers/well-formed.js';
import type { PictureColor, StackPlace, StacksPart } from '../picture/picture.js';
import { layoutOf } from './layout.js';
import { renderSvg, type SvgOptions } from './svg.js';

const pieces = (count: number, color: PictureColor = 'white'): PictureColor[] =>
  Array.from({ length: count }, () => color);

const pictureOf = (rows: readonly (readonly StackPlace[])[], more: Partial<StacksPart> = {}) => ({
  title: 't',
  summary: 's',
  parts: [{ kind: 'stacks' as const, rows, ...more }],
});

const draw = (rows: readonly (readonly StackPlace[])[], options: SvgOptions = {}): string =>
  renderSvg(pictureOf(rows), { width: 480, theme: 'light', id: 'p', ...options });

const point: StackPlace = { name: 'point 1', label: '1', shape: 'point', parts: ['point:1'] };

/** Where the pieces are, from the first: the middle of each disc with a white ground. */
const discs = (svg: string): number[] =>
  [...svg.matchAll(/<circle cx="[\d.]+" cy="([\d.]+)" r="[\d.]+" fill="#ffffff" stroke="/g)].map(([, y]) => Number(y));

describe('a board of stacks', () => {
  it('draws a disc for each piece, the first at the edge', () => {
    const lower = discs(draw([[], [{ ...point, pieces: pieces(3) }]]));
    expect(lower).toHaveLength(3);
    expect(lower).toEqual([...lower].sort((a, b) => b - a));
    const upper = discs(draw([[{ ...point, pieces: pieces(3) }], []]));
    expect(upper).toEqual([...upper].sort((a, b) => a - b));
  });

  it('keeps fifteen pieces within the place, and says how many they are', () => {
    const five = discs(draw([[{ ...point, pieces: pieces(5) }]]));
    const many = draw([[{ ...point, pieces: pieces(15) }]]);
    expect(discs(many)).toHaveLength(15);
    expect(Math.max(...discs(many)) - Math.min(...discs(many))).toBeLessThanOrEqual(
      Math.max(...five) - Math.min(...five) + 12,
    );
    expect(readXml(many).texts).toContain('15');
    expect(readXml(draw([[{ ...point, pieces: pieces(5) }]])).texts).not.toContain('5');
  });

  it('names each place and what lies there', () => {
    const svg = draw(
      [
        [
          { ...point, pieces: ['red', 'white', 'white'] },
          { ...point, name: 'point 2', parts: ['point:2'] },
        ],
      ],
      {
        interactive: true,
      },
    );
    expect(svg).toContain('aria-label="point 1, 1 red, 2 white"');
    expect(svg).toContain('aria-label="point 2, empty"');
  });

  it('marks what a choice opens and took, and has no button for it in the tray', () => {
    const choice = {
      options: [{ part: 'point:2', label: 'point 2' }],
      taken: [{ part: 'point:1', field: 'from', own: true }],
    };
    const svg = draw([[point, { ...point, name: 'point 2', parts: ['point:2'] }]], { choice, interactive: true });
    expect(svg).toMatch(/data-part="point:1" data-state="taken"/);
    expect(svg).toMatch(/data-part="point:2" data-state="open"/);
    expect(svg).not.toContain('data-key="tray');
  });

  it('tells colours by letters where it is asked to', () => {
    const { texts } = readXml(draw([[{ ...point, pieces: pieces(6, 'black') }]], { marks: 'letters' }));
    expect(texts).toContain('6K');
  });

  it.each([120, 340, 480, 2000])('keeps every place within a drawing of %i px, none on another', (width) => {
    const row = (first: number) =>
      Array.from(
        { length: 14 },
        (_, i): StackPlace => ({ ...point, pieces: pieces(i), parts: [`point:${first + i}`] }),
      );
    const layout = layoutOf(pictureOf([row(0), row(14)]), { width });
    expect(layout.parts).toHaveLength(28);
    for (const [index, { x, y, width: own, height }] of layout.parts.entries()) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + own).toBeLessThanOrEqual(layout.width);
      expect(y + height).toBeLessThanOrEqual(layout.height);
      const next = layout.parts[index + 1];
      if (next && next.y === y) expect(next.x).toBeGreaterThanOrEqual(x + own - 0.1);
    }
  });

  it('draws boards without rows or places', () => {
    for (const rows of [[], [[]], [[], []]]) expect(() => draw(rows)).not.toThrow();
  });
});
