import { describe, expect, it } from 'vitest';
import { readXml } from '../../test/helpers/well-formed.js';
import { GameError } from '../kernel/errors.js';
import type { BoardPart, DicePart, NotePart, Picture, SheetPart, StacksPart } from '../picture/picture.js';
import { layoutOf, renderSvg, renderText, textOf } from './index.js';

const dice: DicePart = {
  kind: 'dice',
  rows: [
    {
      label: 'Steam',
      note: 'Vesuvius 5',
      parts: ['row:0'],
      dice: [
        {
          shape: 'cube',
          face: { kind: 'pips', count: 5 },
          color: 'red',
          setAside: true,
          selected: true,
          rolled: true,
          parts: ['die:0'],
        },
        { shape: 'dodecahedron', face: { kind: 'letter', text: 'R' }, color: 'gray', faceColor: 'red' },
        { shape: 'cube', face: { kind: 'symbol', symbol: 'skull' }, color: 'black' },
        { shape: 'cube', face: { kind: 'blank' }, color: 'white' },
      ],
    },
  ],
};
const note: NotePart = { kind: 'note', text: 'Ada rolls.', tone: 'accent' };
const sheet: SheetPart = {
  kind: 'sheet',
  title: 'Ada',
  caption: '12',
  current: true,
  roomy: true,
  columns: [{ heading: 'A', weight: 2, current: true, zone: 'green', goal: true, parts: ['column:0'] }, {}],
  groups: [{ heading: 'both', span: 2, tone: 'blue' }],
  rows: [
    { kind: 'section', heading: 'Upper' },
    {
      kind: 'line',
      label: 'Ones',
      tone: 'red',
      total: 'grand',
      parts: ['line:ones'],
      cells: [
        {
          text: '3',
          marks: 2,
          crossed: true,
          circled: true,
          struck: true,
          hint: true,
          current: true,
          tone: 'pink',
          span: 1,
          parts: ['box:0'],
        },
        null,
      ],
    },
  ],
};
const board: BoardPart = {
  kind: 'board',
  title: 'Board',
  cellNames: true,
  plate: true,
  cells: [
    {
      name: 'a1',
      at: [0, 8, 0],
      die: { color: 'red', faces: [{ kind: 'pips', count: 1 }, { kind: 'blank' }, null] },
      changed: true,
      tone: 'gold',
      text: '14',
      parts: ['cell:a1'],
    },
    { name: 'a2', at: [1, 7, 0], tone: 'green', latent: false },
  ],
};
const stacks: StacksPart = {
  kind: 'stacks',
  title: 'Points',
  rows: [
    [
      {
        name: 'point 1',
        label: '1',
        pieces: ['white', 'red'],
        shape: 'point',
        tone: 'muted',
        changed: true,
        parts: ['point:1'],
      },
    ],
    [{ name: 'point 2', shape: 'box' }],
  ],
};
const picture: Picture = {
  title: 'A title',
  summary: 'A summary.',
  parts: [dice, note, sheet, board, stacks],
  looks: { 'pose:1': { color: 'blue', faces: [{ kind: 'pips', count: 6 }, null, null] } },
};
const choice = {
  options: [
    { part: 'die:0', label: 'the first' },
    { part: 'pose:1', label: 'a pose' },
    { part: 'clue', label: 'a clue', input: 'text' as const },
  ],
  taken: [{ part: 'cell:a1', field: 'cell', own: true }],
};
const options = { choice, interactive: true, theme: 'auto', marks: 'letters', compact: false, tray: true } as const;

const INJECTED = '"><script>alert(1)</script><x y="';
const CSS = 'red;}*{background:url(//x)}';
const other: readonly unknown[] = [
  INJECTED,
  CSS,
  '\u0001',
  'toString',
  '__proto__',
  1e9,
  -1,
  0.5,
  Number.NaN,
  null,
  {},
  [],
  true,
  5n,
  Symbol('x'),
];

/** The value with one thing in it replaced, for every place in it. */
function* spoilt(value: unknown, path = ''): Generator<readonly [where: string, value: unknown]> {
  for (const one of other) yield [`${path} = ${typeof one === 'object' ? JSON.stringify(one) : String(one)}`, one];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    for (const [where, one] of spoilt(child, `${path}.${key}`)) {
      yield [
        where,
        Array.isArray(value) ? value.map((old, i) => (i === Number(key) ? one : old)) : { ...value, [key]: one },
      ];
    }
  }
}

/** What is wrong with what comes of it: `null` where it is refused, or well-formed and harmless. */
function harmOf(draw: () => unknown, isXml: boolean): string | null {
  try {
    const text = draw();
    if (!isXml) return null;
    const { names } = readXml(text as string);
    if (names.has('script') || names.has('x')) return 'an element of its own';
    const [style = ''] = /<style>.*<\/style>/.exec(text as string) ?? [];
    return style.includes('background') ? 'a style of its own' : null;
  } catch (error) {
    if (error instanceof GameError && error.message.length < 500) return null;
    return error instanceof RangeError && /^(width|id):/.test(error.message) ? null : String((error as Error).stack);
  }
}

describe('a picture from anywhere', () => {
  it('is drawn, as it is here', () => {
    for (const theme of ['auto', 'light', 'dark'] as const)
      expect(harmOf(() => renderSvg(picture, { ...options, theme }), true)).toBeNull();
    expect(renderText(picture).length).toBeGreaterThan(100);
    expect(textOf(picture, { choice })).toContain('a clue, in words');
  });

  it('is refused, or drawn without harm, whatever stands anywhere in it', () => {
    let tried = 0;
    for (const [where, value] of spoilt(picture)) {
      tried++;
      const given = value as Picture;
      for (const theme of ['auto', 'dark'] as const) {
        expect([where, harmOf(() => renderSvg(given, { ...options, theme }), true)]).toEqual([where, null]);
      }
      expect([where, harmOf(() => renderText(given, { color: true }), false)]).toEqual([where, null]);
      expect([where, harmOf(() => textOf(given, { choice }), false)]).toEqual([where, null]);
      expect([where, harmOf(() => layoutOf(given, { choice }), false)]).toEqual([where, null]);
    }
    expect(tried).toBeGreaterThan(1_000);
  });

  it('neither do options', () => {
    let tried = 0;
    for (const [where, value] of spoilt(options)) {
      tried++;
      expect([where, harmOf(() => renderSvg(picture, value as never), true)]).toEqual([where, null]);
      expect([where, harmOf(() => textOf(picture, value as never), false)]).toEqual([where, null]);
    }
    expect(tried).toBeGreaterThan(100);
  });

  it('is read once: what changes its mind is what it was', () => {
    let asked = 0;
    const fickle = {
      kind: 'note' as const,
      text: 'Now.',
      get tone() {
        return asked++ === 0 ? ('gold' as const) : (INJECTED as never);
      },
    };
    expect(harmOf(() => renderSvg({ title: 'A', summary: 'B.', parts: [fickle] }), true)).toBeNull();
    expect(asked).toBe(1);
  });

  it('says where a colour is none', () => {
    const wrong = { ...picture, parts: [{ ...note, tone: INJECTED as never }] };
    const message =
      'picture: parts.0.tone: expected one of red, orange, gold, yellow, green, blue, pink, black, gray, white, muted, accent';
    expect(() => renderSvg(wrong)).toThrow(expect.objectContaining({ code: 'INVALID_STATE', message }));
  });
});
