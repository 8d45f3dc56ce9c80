import { describe, expect, it } from 'vitest';
import { readXml } from '../../test/helpers/well-formed.js';
import type {
  GridPart,
  LyingPlace,
  PictureColor,
  PictureDie,
  PicturePart,
  SheetPart,
  TrackPart,
} from '../picture/picture.js';
import { layoutOf } from './layout.js';
import { gridLayout, type Placed, trackLayout } from './places.js';
import { renderSvg, type SvgOptions } from './svg.js';
import { renderText } from './text.js';
import { textOf } from './text-of.js';

const place = (number: number, pieces: readonly PictureColor[] = [], more: Partial<LyingPlace> = {}): LyingPlace => ({
  name: `field ${number}`,
  label: `${number}`,
  pieces,
  parts: [`field:${number - 1}`],
  ...more,
});
const places = (count: number): LyingPlace[] => Array.from({ length: count }, (_, i) => place(i + 1));
const track = (more: Partial<TrackPart> = {}): TrackPart => ({ kind: 'track', places: places(12), ...more });
const grid = (more: Partial<GridPart> = {}): GridPart => ({
  kind: 'grid',
  rows: [
    [place(1), place(2), place(3)],
    [place(4), null, place(6)],
  ],
  ...more,
});
const pictureOf = (part: PicturePart) => ({ title: 't', summary: 's', parts: [part] });
const draw = (part: PicturePart, options: SvgOptions = {}): string =>
  renderSvg(pictureOf(part), { width: 480, theme: 'light', id: 'p', ...options });

const distance = (one: Placed, other: Placed): number => Math.hypot(one.x - other.x, one.y - other.y);
const neighbours = (all: readonly Placed[]): number[] => all.slice(1).map((one, i) => distance(all[i] as Placed, one));

describe('where places lie', () => {
  it('on a line each is beside the one before, also where it turns back', () => {
    for (const width of [120, 300, 480, 2000]) {
      const { places: all, width: across } = trackLayout(track({ places: places(30) }), width);
      for (const apart of neighbours(all)) expect(apart).toBeCloseTo(1.18);
      expect(across * 26).toBeLessThanOrEqual(Math.max(26, width));
    }
  });

  it('on a ring all are as far from the middle, clockwise from the top, and none covers another', () => {
    for (const count of [3, 12, 40]) {
      const { places: all, width, height } = trackLayout(track({ places: places(count), ring: true }), 480);
      const radii = all.map(({ x, y }) => Math.hypot(x - width / 2, y - height / 2));
      for (const radius of radii) expect(radius).toBeCloseTo(radii[0] ?? 0);
      expect(all[0]?.x).toBeCloseTo(width / 2);
      expect((all[1]?.x ?? 0) > width / 2).toBe(true);
      expect(Math.min(...neighbours(all))).toBeGreaterThan(1);
    }
  });

  it('of hexagons each is a place away from its six neighbours', () => {
    const rows = Array.from({ length: 3 }, (_, y) => Array.from({ length: 3 }, (_, x) => place(3 * y + x + 1)));
    const { places: all } = gridLayout(grid({ rows, shape: 'hexagons' }));
    const near = all.filter((one) => one !== all[4] && distance(one, all[4] as Placed) < 1.01);
    expect(near).toHaveLength(6);
    const squares = gridLayout(grid({ rows }));
    const beside = squares.places.filter(
      (one) => one !== squares.places[4] && distance(one, squares.places[4] as Placed) < 1.01,
    );
    expect(beside).toHaveLength(4);
  });

  it('leaves out where there is no place', () => {
    expect(gridLayout(grid()).places.map(({ place: { name } }) => name)).toEqual([
      'field 1',
      'field 2',
      'field 3',
      'field 4',
      'field 6',
    ]);
    expect(draw(grid({ rows: [] }))).toBe(draw(track({ places: [] })));
  });
});

describe('drawn', () => {
  const discs = (svg: string): number =>
    [...svg.matchAll(/<circle [^>]*fill="#(?:ffffff|ad2822|2d2a31)" stroke="/g)].length;

  it('has a disc for each piece, of many one for each colour with their number', () => {
    expect(discs(draw(track({ places: [place(1, ['red', 'white', 'red'])] })))).toBe(3);
    const many = draw(track({ places: [place(1, ['white', 'white', 'white', 'red', 'red'])] }));
    expect([discs(many), readXml(many).texts.filter((text) => /^[23]$/.test(text))]).toEqual([2, ['3', '2']]);
  });

  it.each([
    ['a line', track()],
    ['a ring', track({ ring: true })],
    ['squares', grid({ rows: [places(6), places(12).slice(6)] })],
    ['hexagons', grid({ rows: [places(6), places(12).slice(6)], shape: 'hexagons' })],
  ])('%s: names places, marks what is open and taken, within the drawing', (_, part) => {
    const choice = {
      options: [{ part: 'field:4', label: 'field 5' }],
      taken: [{ part: 'field:2', field: 'from', own: true, label: 'field 3' }],
    };
    for (const width of [120, 480, 900]) {
      const svg = draw(part, { choice, interactive: true, width });
      expect(svg).toContain('aria-label="field 1, empty"');
      expect(svg).toMatch(/data-part="field:4" data-state="open"/);
      expect(svg).toMatch(/data-part="field:2" data-state="taken"/);
      expect(svg).not.toContain('data-key="tray');
      const layout = layoutOf(pictureOf(part), { choice, width });
      expect(layout.parts).toHaveLength(12);
      for (const [x, y] of layout.parts.flatMap(({ outline }) => outline)) {
        expect(x >= 0 && x <= layout.width && y >= 0 && y <= layout.height, `${x} ${y}`).toBe(true);
      }
    }
  });

  it('marks what has changed, in its tone', () => {
    const [plain, changed] = [
      draw(track()),
      draw(track({ places: [...places(11), place(12, [], { changed: true })] })),
    ];
    expect(changed).not.toBe(plain);
    expect(draw(grid({ rows: [[place(1, [], { tone: 'gold' })]] }))).not.toBe(draw(grid({ rows: [[place(1)]] })));
  });
});

describe('written and told', () => {
  it('a track in its order, with what follows', () => {
    const part = track({
      title: 'Course',
      places: [place(1, ['red']), place(2, ['red', 'blue'], { changed: true }), place(3)],
    });
    expect(renderText(pictureOf(part)).split('\n').slice(3)).toEqual(['Course', '  r1   [r1b1]   3', '']);
    expect(renderText(pictureOf({ ...part, ring: true }))).toContain('3    ↺');
    expect(renderText(pictureOf(track({ places: places(30) })), { width: 20 })).toContain(' ↵');
  });

  it('a grid in its rows, every second of hexagons moved', () => {
    const [, , , first, second] = renderText(pictureOf(grid())).split('\n');
    expect([first, second]).toEqual(['1  2  3', '4     6']);
    const shifted = renderText(pictureOf(grid({ shape: 'hexagons' }))).split('\n')[4];
    expect(shifted).toBe('  4     6');
  });

  it('in sentences: what lies where, then what is empty', () => {
    const part = grid({
      title: 'Field',
      rows: [
        [place(1, ['red', 'red']), null],
        [place(3), place(4, [], { changed: true })],
      ],
    });
    expect(textOf(pictureOf(part)).split('\n').slice(1)).toEqual([
      'Field.',
      'field 1, 2 red.',
      'Empty: field 3, field 4.',
    ]);
    const choice = { options: [], taken: [{ part: 'field:2', field: 'to', own: true, label: 'field 3' }] };
    expect(textOf(pictureOf(track()), { choice })).toContain('Chosen: field 3.');
  });
});

describe('dice and pieces in boxes and on places', () => {
  const die = (count: number, more: Partial<PictureDie> = {}): PictureDie => ({
    shape: 'cube',
    color: 'white',
    face: { kind: 'pips', count },
    ...more,
  });
  const sheet: SheetPart = {
    kind: 'sheet',
    columns: [{ heading: 'Ada' }, { heading: 'Ben' }],
    rows: [
      {
        kind: 'line',
        label: 'Casino 1',
        cells: [
          { dice: [die(1, { parts: ['die:0'] }), die(3, { color: 'red' })], pieces: ['blue'], parts: ['casino:0'] },
          { pieces: ['red', 'red', 'red', 'red', 'blue'], parts: ['casino:1'] },
        ],
      },
    ],
  };
  const board: GridPart = {
    kind: 'grid',
    rows: [
      [
        place(1, [], { dice: [die(2), die(6, { color: 'red', parts: ['die:1'] })] }),
        place(2, ['white'], { dice: [die(4)], changed: true }),
        place(3),
      ],
    ],
  };
  const around = (part: PicturePart, cell: string) => ({
    options: [
      { part: part === sheet ? 'die:0' : 'die:1', label: 'this die' },
      { part: cell, label: 'this box' },
    ],
    taken: [],
  });

  it.each([
    [sheet, 'casino:1'],
    [board, 'field:1'],
  ] as const)('are drawn, and pointed at themselves or with what they lie in', (part, cell) => {
    const choice = around(part, cell);
    const own = choice.options[0]?.part;
    for (const width of [200, 480]) {
      const svg = draw(part, { choice, interactive: true, width });
      expect(readXml(svg).texts).not.toContain('undefined');
      expect(svg).toContain(`data-part="${own}" data-state="open"`);
      expect(svg).toContain(`data-part="${cell}" data-state="open"`);
      expect(svg).not.toContain('data-key="tray');
      const layout = layoutOf(pictureOf(part), { choice, width });
      const [die, box] = [own, cell].map(
        (wanted) => layout.parts.find(({ part: one }) => one === wanted)?.outline ?? [],
      );
      const across = (outline: readonly (readonly [number, number])[] = []): number =>
        Math.max(...outline.map(([x]) => x)) - Math.min(...outline.map(([x]) => x));
      expect(across(die)).toBeGreaterThan(4);
      expect(across(die)).toBeLessThan(across(box));
    }
    expect(draw(part, { choice, interactive: true })).toMatch(/aria-label="[^"]+, die [12]: [16](, red)?: this die"/);
  });

  it('has a disc for each piece in a box, of many one for each colour', () => {
    const texts = readXml(draw(sheet)).texts;
    expect(texts.filter((text) => /^[14]$/.test(text))).toEqual(['4', '1']);
    const bare = draw({ ...sheet, rows: [{ kind: 'line', label: 'Casino 1', cells: [{}, {}] }] });
    const circles = (svg: string): number => svg.split('<circle').length - 1;
    // Pips of 1 and 3, a blue piece; one for all red ones and one for the blue one.
    expect(circles(draw(sheet)) - circles(bare)).toBe(1 + 3 + 1 + 2);
  });

  it('are written, and told in sentences', () => {
    expect(renderText(pictureOf(sheet))).toContain('│Casino 1 │1 r3 b1│ r4b1  │');
    expect(renderText(pictureOf(board)).split('\n')[3]?.trim()).toMatch(/^2 r6 +\[4 w1\] +3$/);
    expect(textOf(pictureOf(sheet))).toContain('Casino 1: Ada, 1, 3, 1 blue; Ben, 4 red, 1 blue.');
    expect(textOf(pictureOf(board)).split('\n').slice(1)).toEqual([
      'Board.',
      'field 1, white die 2, red die 6.',
      'field 2, white die 4, 1 white, changed.',
      'Empty: field 3.',
    ]);
    // A text stands for them where nothing is drawn.
    const named = {
      ...sheet,
      rows: [{ kind: 'line', label: 'Casino 1', cells: [{ text: 'two', pieces: ['red'] }] }],
    } as const;
    expect(renderText(pictureOf(named))).toContain('two');
  });

  it('must be dice and colours', () => {
    const bad = (cell: object) => () => draw({ ...sheet, rows: [{ kind: 'line', label: 'x', cells: [cell] }] });
    expect(bad({ pieces: ['mauve'] })).toThrow(/pieces/);
    expect(() => draw({ kind: 'grid', rows: [[{ name: 'a', dice: [{}] } as never]] })).toThrow(/dice/);
  });
});
