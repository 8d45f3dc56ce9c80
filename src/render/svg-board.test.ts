import { describe, expect, it } from 'vitest';
import { pictureColors } from '../../test/helpers/pictures.js';
import { readXml } from '../../test/helpers/well-formed.js';
import type { BoardCell, BoardDie, BoardPart, PictureFace } from '../picture/picture.js';
import { renderSvg } from './svg.js';

const draw = (part: Omit<BoardPart, 'kind'>, width = 480): string =>
  renderSvg({ title: 't', summary: 's', parts: [{ kind: 'board', ...part }] }, { width, theme: 'light', id: 'p' });

/** How often each shared drawing is used, by its name. */
function uses(svg: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [, name = ''] of svg.matchAll(/<use href="#p-([\w-]+)"/g)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Uses of drawings whose names match. */
function count(svg: string, pattern: RegExp): number {
  return [...uses(svg)].reduce((sum, [name, times]) => sum + (pattern.test(name) ? times : 0), 0);
}

/** All cells at least so far from the corner of the lattice, as dice: a pyramid cut off at the top, or a whole one. */
function pyramid(top: number, die: BoardDie): BoardCell[] {
  const cells: BoardCell[] = [];
  for (let x = 0; x <= 8; x++) {
    for (let y = 0; x + y <= 8; y++) {
      for (let z = 0; x + y + z <= 8; z++)
        if (x + y + z >= top) cells.push({ name: `${x}${y}${z}`, at: [x, y, z], die });
    }
  }
  return cells;
}

const three: PictureFace = { kind: 'pips', count: 3 };
const faces = /^red[012]$/;

describe('a board as SVG', () => {
  it('shows the 135 outer faces of a whole pyramid, 45 on each wall, and nothing of what lies inside', () => {
    const cells = pyramid(0, { color: 'red', faces: [three, three, three] });
    const svg = draw({ cells });
    expect(cells).toHaveLength(165);
    expect(count(svg, faces)).toBe(135);
    for (const axis of [0, 1, 2]) {
      expect(uses(svg).get(`red${axis}`)).toBe(45);
      expect(uses(svg).get(`pips3-${axis}`)).toBe(45);
    }
    // A wall is flat: no die rises from another.
    expect(count(svg, /^ao/)).toBe(0);
    expect(svg.length).toBeLessThan(40_000);
  });

  it('covers with a die one face of each of the three below, and draws it after them', () => {
    const four: BoardCell[] = [
      { name: '1a1', at: [0, 7, 0], die: { color: 'green' } },
      { name: 'a1', at: [0, 8, 0], die: { color: 'red' } },
      { name: 'a2', at: [1, 7, 0], die: { color: 'red' } },
      { name: 'b1', at: [0, 7, 1], die: { color: 'red' } },
    ];
    const svg = draw({ cells: four });
    expect([count(svg, faces), count(svg, /^green[012]$/)]).toEqual([6, 3]);
    expect(svg.lastIndexOf('#p-red')).toBeLessThan(svg.indexOf('<use href="#p-green'));
    expect(
      draw({ cells: [...four].reverse() })
        .match(/<use href="#p-\w+\d"/g)
        ?.slice(-3),
    ).toEqual(svg.match(/<use href="#p-\w+\d"/g)?.slice(-3));
  });

  it('shades the valleys between dice that stand side by side', () => {
    const side: BoardCell[] = [
      { name: 'a1', at: [0, 8, 0], die: { color: 'red' } },
      { name: 'a2', at: [1, 7, 0], die: { color: 'red' } },
    ];
    expect(count(draw({ cells: side }), /^ao/)).toBe(2);
    expect(count(draw({ cells: side.slice(0, 1) }), /^ao/)).toBe(0);
  });

  it('draws the plate with 45 funnels and its corners, whatever lies on it; no plate below a block', () => {
    for (const cells of [[], pyramid(8, { color: 'red' })]) {
      expect(uses(draw({ cells })).get('funnel')).toBe(45);
      expect(
        readXml(draw({ cells }))
          .texts.filter((text) => /^[ABC]$/.test(text))
          .sort(),
      ).toEqual(['A', 'B', 'C']);
    }
    const block = draw({ cells: pyramid(0, { color: 'red' }).slice(0, 20), plate: false });
    expect(uses(block).get('funnel')).toBeUndefined();
    expect(uses(block).get('cast')).toBeUndefined();
  });

  it('marks what was changed: dice by what is seen of them, empty cells, nothing that is hidden', () => {
    const [hidden, ...others] = pyramid(0, { color: 'red' }).map((cell) => ({ ...cell, changed: cell.name === '333' }));
    expect(count(draw({ cells: [hidden as BoardCell, ...others] }), /^changed/)).toBe(0);
    const at = (x: number, y: number, z: number, die?: BoardDie): BoardCell => ({
      name: `${x}${y}${z}`,
      at: [x, y, z],
      die,
      changed: true,
    });
    const red: BoardDie = { color: 'red' };
    const svg = draw({ cells: [at(0, 8, 0, red), at(1, 7, 0, red), at(0, 7, 1, red), at(0, 7, 0, red), at(8, 0, 0)] });
    expect(Object.fromEntries([...uses(svg)].filter(([name]) => name.startsWith('changed')))).toEqual({
      changed: 1,
      changed02: 1,
      changed12: 1,
      changed01: 1,
      changed012: 1,
    });
  });

  it('frames neighbours of a tone together', () => {
    const home = (...cells: [number, number, number][]): BoardCell[] =>
      cells.map((at) => ({ name: at.join(''), at, tone: 'green' }));
    const segments = (svg: string): number => {
      const frame = svg.match(
        /<path d="((?:M[-\d. ]+L[-\d. ]+)+)" stroke-linecap="round" fill="none" stroke="#ffffff"/,
      );
      return (frame?.[1] ?? '').split('M').length - 1;
    };
    expect(segments(draw({ cells: home([0, 8, 0]) }))).toBe(6);
    expect(segments(draw({ cells: home([0, 8, 0], [1, 7, 0]) }))).toBe(10);
    expect(segments(draw({ cells: home([0, 8, 0], [1, 7, 0], [0, 7, 1]) }))).toBe(12);
    expect(uses(draw({ cells: home([0, 8, 0], [1, 7, 0]) })).get('tint-green')).toBe(2);
  });

  it('writes names and marks where they can be seen', () => {
    const cells = pyramid(0, { color: 'red' }).map((cell) => ({
      ...cell,
      text: cell.name === '000' ? '99' : undefined,
    }));
    const { texts } = readXml(draw({ cells, cellNames: true }));
    expect(texts.filter((text) => /^\d{3}$/.test(text))).toHaveLength(84 + 24 + 1);
    expect(texts).toContain('99');
    expect(texts).not.toContain('222');
    expect(readXml(draw({ cells })).texts).not.toContain('000');
  });

  it('takes every colour and every kind of face', () => {
    const kinds: PictureFace[] = [
      three,
      { kind: 'pips', count: 12 },
      { kind: 'letter', text: '<Q>' },
      { kind: 'symbol', symbol: 'joker' },
      { kind: 'blank' },
    ];
    const cells = pictureColors.flatMap((color, x) =>
      kinds.map((face, z): BoardCell => ({ name: `${x}`, at: [x, 0, z], die: { color, faces: [face, face, null] } })),
    );
    const svg = draw({ cells, plate: false });
    const { elements, texts } = readXml(svg);
    expect(elements).toBeGreaterThan(100);
    expect(texts).toContain('12');
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  });

  it('shares what boards have in common, and puts them side by side where there is room', () => {
    const part: BoardPart = { kind: 'board', cells: pyramid(0, { color: 'red' }), title: 'One' };
    const svg = (width: number): string =>
      renderSvg({ title: 't', summary: 's', parts: [part, part] }, { theme: 'light', width });
    const height = (drawn: string): number => Number(drawn.match(/ height="(\d+)"/)?.[1]);
    expect(svg(860).match(/id="[\w-]+-red0"/g)).toHaveLength(1);
    expect(height(svg(860))).toBeLessThan(height(svg(480)) * 0.6);
  });
});

it('draws no die behind others, also where none of them touches it', () => {
  const at = (x: number, y: number, z: number): BoardCell => ({
    name: `${x}${y}${z}`,
    at: [x, y, z],
    die: { color: 'red' },
  });
  const [behind, before, beside] = [at(3, 3, 3), at(1, 1, 1), at(1, 1, 2)];
  const drawn = (...cells: BoardCell[]): number => count(draw({ cells, plate: false }), faces);
  expect(drawn(behind)).toBe(3);
  expect(drawn(behind, before)).toBe(3);
  // What lies beside it leaves something of it.
  expect(drawn(behind, beside)).toBe(6);
});
