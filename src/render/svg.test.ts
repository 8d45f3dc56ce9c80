import { describe, expect, it } from 'vitest';
import { examplePicture } from '../../test/helpers/pictures.js';
import { readXml } from '../../test/helpers/well-formed.js';
import { kiriki } from '../games/kiriki/kiriki.js';
import type { BoardPart, Picture } from '../picture/picture.js';
import { layoutOf } from './layout.js';
import { renderSvg } from './svg.js';
import { renderText } from './text.js';

const hostileNames = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onload='alert(1)",
  ']]><![CDATA[<svg/onload=alert(1)>',
  '</text></svg><script>alert(1)</script>',
  '<!--',
  '&lt;b&gt; &amp; &#x3C;',
  '&unknown;',
  '</style><script>',
  'javascript:alert(1)',
  'url(https://example.org/x)',
  'a\u0000b\u0008c\uFFFE\uD800',
  '\u202Ereversed',
  'x'.repeat(100_000),
  '',
];

const shapes = ['g', 'rect', 'path', 'circle', 'ellipse', 'text'];
const known = new Set(['svg', 'title', 'desc', 'style', 'defs', 'use', ...shapes]);

describe('what is no picture', () => {
  const example = 'expected a picture, such as kirikiPicture(state) gives';
  it.each([
    ['a state', kiriki.setup({ players: 2 })],
    ['nothing', undefined],
    ['a part of no kind', { title: '', summary: '', parts: [{}] }],
  ])('%s is refused in a sentence', (_, value) => {
    for (const draw of [renderSvg, renderText, layoutOf]) {
      expect(() => draw(value as never)).toThrow(expect.objectContaining({ code: 'INVALID_STATE' }));
      expect(() => draw(value as never)).toThrow(example);
    }
  });
});

describe('renderSvg', () => {
  it.each(hostileNames.map((name) => [name.slice(0, 50), name]))('is well-formed and harmless with %j', (_, name) => {
    for (const theme of ['auto', 'light', 'dark'] as const) {
      const { elements, names, attributes } = readXml(renderSvg(examplePicture(name), { theme }));
      expect(elements).toBeGreaterThan(80);
      expect([...names.keys()].filter((element) => !known.has(element))).toEqual([]);
      expect(attributes.filter(([key]) => /^on|:href$|^src$/i.test(key))).toEqual([]);
      // Only what the drawing itself defines is used.
      const ids = new Set(attributes.flatMap(([key, value]) => (key === 'id' ? [`#${value}`] : [])));
      expect(attributes.filter(([key, value]) => key === 'href' && !ids.has(value))).toEqual([]);
      expect(
        attributes.filter(([, value]) => /url\(|script|https?:(?!\/\/www\.w3\.org\/2000\/svg$)/i.test(value)),
      ).toEqual([]);
    }
  });

  it('shows names as they are', () => {
    const { texts } = readXml(renderSvg(examplePicture('<b>&Ada')));
    expect(texts.filter((text) => text === '<b>&Ada').length).toBeGreaterThan(1);
    expect(texts).toContain('<b>&Ada is testing.');
  });

  it('shows what every kind of part holds', () => {
    const { texts, names } = readXml(renderSvg(examplePicture()));
    const expected = [
      'Ada to play',
      'Ada wins',
      'Ash',
      'Deuce of Ada',
      'Y',
      'R',
      '12 points',
      'Zone',
      'A',
      'B',
      'Lines',
    ];
    for (const text of [...expected, 'Red', '160', '25', 'Sum', '7', 'All', '12']) expect(texts).toContain(text);
    for (const text of ['Board of Ada', 'B', 'C', '1a1', '14']) expect(texts).toContain(text);
    // Pips of 1, 6, 3 and 2, five pieces with a ring in each, and eight on other places; a circle round each of two boxes.
    expect(names.get('circle')).toBe(12 + 5 * 2 + 8);
    expect(names.get('ellipse')).toBe(2);
  });

  it('has a title and a description that screen readers find', () => {
    const { attributes, texts } = readXml(renderSvg(examplePicture(), { id: 'sheet-1' }));
    expect(attributes).toContainEqual(['role', 'img']);
    expect(attributes).toContainEqual(['aria-labelledby', 'sheet-1-title sheet-1-desc']);
    const ids = attributes.filter(([key]) => key === 'id').map(([, id]) => id);
    expect(ids.slice(0, 3)).toEqual(['sheet-1', 'sheet-1-title', 'sheet-1-desc']);
    expect(ids.filter((id) => !id.startsWith('sheet-1'))).toEqual([]);
    expect(texts.slice(0, 2)).toEqual(['Test of Ada', 'Ada is testing.']);
  });

  it('gives the same string for the same picture, and other ids for another', () => {
    const idOf = (svg: string): string | undefined => readXml(svg).attributes.find(([key]) => key === 'id')?.[1];
    const svg = renderSvg(examplePicture());
    expect(renderSvg(examplePicture())).toBe(svg);
    const others = [renderSvg(examplePicture('Ben')), renderSvg(examplePicture(), { width: 800 })];
    expect(new Set([svg, ...others].map(idOf)).size).toBe(3);
  });

  it('follows the colour scheme only where that is asked for, and scopes its rules', () => {
    const auto = renderSvg(examplePicture(), { id: 'pic' });
    expect(auto.match(/prefers-color-scheme/g)).toHaveLength(1);
    const rules = auto.match(/<style>(.*)<\/style>/)?.[1]?.match(/[#.][^{}@]*\{fill|[#.][^{}@]*\{stroke/g) ?? [];
    expect(rules.length).toBeGreaterThan(20);
    expect(rules.filter((rule) => !/^#pic \.|^\.pic-/.test(rule))).toEqual([]);
    const classes = new Set([...auto.matchAll(/class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' ')));
    expect(rules.length).toBe(classes.size);
    for (const theme of ['light', 'dark'] as const) {
      expect(renderSvg(examplePicture(), { theme })).not.toMatch(/<style|class=/);
    }
    expect(renderSvg(examplePicture(), { theme: 'dark' })).not.toBe(renderSvg(examplePicture(), { theme: 'light' }));
  });

  it('keeps within its width at any width', () => {
    for (const width of [320, 400, 480, 800, 1200]) {
      const svg = renderSvg(examplePicture('A name that is much too long for any column of a sheet'), { width });
      expect(svg).toContain(`viewBox="0 0 ${width} `);
      const widths = [...svg.matchAll(/<rect x="([-\d.]+)" y="[-\d.]+" width="([-\d.]+)"/g)];
      expect(widths.length).toBeGreaterThan(10);
      for (const [, x, own] of widths) expect(Number(x) + Number(own)).toBeLessThanOrEqual(width);
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    }
  });

  it('puts sheets side by side where there is room', () => {
    const sheet = examplePicture().parts.find((part) => part.kind === 'sheet');
    if (sheet === undefined) throw new Error('the example has a sheet');
    const height = (width: number): number =>
      Number(renderSvg({ title: 't', summary: 's', parts: [sheet, sheet] }, { width }).match(/ height="(\d+)"/)?.[1]);
    expect(height(800)).toBeLessThan(height(400) * 0.7);
  });

  it('gives the plate the whole width, and puts the blocks beside each other below it', () => {
    const plate: BoardPart = { kind: 'board', cells: [] };
    const block: BoardPart = {
      kind: 'board',
      plate: false,
      cells: [{ name: 'a', at: [0, 0, 0], die: { color: 'red' } }],
    };
    const heightOf = (parts: readonly BoardPart[]): number =>
      layoutOf({ title: 't', summary: 's', parts }, { width: 800 }).height;
    expect(heightOf([plate, block, block, block])).toBe(heightOf([plate, block]));
    expect(heightOf([plate, block])).toBeGreaterThan(heightOf([plate]));
  });

  it.each([
    { width: 119 },
    { width: 2001 },
    { width: Number.NaN },
    { id: '1a' },
    { id: 'a b' },
    { id: '' },
    { id: 'a"b' },
  ])('refuses %j', (options) => {
    expect(() => renderSvg(examplePicture(), options)).toThrow(RangeError);
  });

  it('draws pictures without parts, dice, columns or rows', () => {
    const empty: Picture = {
      title: '',
      summary: '',
      parts: [
        { kind: 'dice', rows: [] },
        { kind: 'dice', rows: [{ dice: [] }] },
        { kind: 'sheet', columns: [], rows: [] },
        { kind: 'sheet', columns: [{ zone: 'gold', goal: true }], rows: [{ kind: 'section', heading: 'x' }] },
        { kind: 'note', text: '' },
        { kind: 'board', cells: [] },
        { kind: 'board', cells: [], plate: false, title: '' },
      ],
    };
    for (const picture of [empty, { ...empty, parts: [] }]) {
      const svg = renderSvg(picture);
      expect(readXml(svg).elements).toBeGreaterThan(3);
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    }
  });

  it('cuts nothing off a row of dice that has no note, however narrow it is', () => {
    const dice = Array.from({ length: 6 }, () => ({ shape: 'cube', color: 'gold', face: { kind: 'blank' } }) as const);
    const rows = [
      { label: 'Ada', dice: dice.slice(1) },
      { label: 'Bid', dice },
      { label: 'Ben', dice: dice.slice(1) },
      { label: 'Cleo', dice: dice.slice(1) },
    ];
    for (const width of [280, 305, 330, 360]) {
      const svg = renderSvg({ title: '', summary: '', parts: [{ kind: 'dice', rows }] }, { width, compact: true });
      expect(svg).not.toContain('…');
    }
  });
});

describe('a sheet', () => {
  const sheetOf = (labels: readonly string[]): Picture => ({
    title: '',
    summary: '',
    parts: [
      {
        kind: 'sheet',
        columns: ['Player 1', 'Player 2', 'Player 3'].map((heading) => ({ heading, tone: 'red' })),
        rows: labels.map((label) => ({ kind: 'line', label, cells: [{ text: '0' }, { text: '1' }, { text: '2' }] })),
      },
    ],
  });
  const textsOf = (labels: readonly string[], width: number): readonly string[] =>
    readXml(renderSvg(sheetOf(labels), { width, only: ['sheet'] })).texts;

  it.each([320, 400, 480])('breaks a label rather than cutting it, or a heading for it: %i px', (width) => {
    const texts = textsOf(['Dice in the other corners', 'Points'], width);
    expect(texts.join(' ')).toContain('Player 1 Player 2 Player 3');
    expect(texts.join(' ')).toContain('Dice in the other corners');
    expect(texts).toContain('Points');
    expect(texts.filter((text) => text.includes('…'))).toEqual([]);
  });

  it('is as low as before where nothing is broken', () => {
    const heightOf = (labels: readonly string[]): number =>
      layoutOf(sheetOf(labels), { width: 400, only: ['sheet'] }).height;
    expect(heightOf(['Dice', 'Points'])).toBe(heightOf(['A', 'B']));
    expect(heightOf(['Dice in the other corners', 'Points'])).toBeGreaterThan(heightOf(['Dice', 'Points']));
  });
});
