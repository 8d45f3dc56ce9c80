import type { Picture, PictureColor, PictureDie } from '../../src/picture/picture.js';

/** Every colour of the model, so that a forgotten one is a type error. */
export const pictureColors = Object.keys({
  red: 0,
  orange: 0,
  gold: 0,
  yellow: 0,
  green: 0,
  blue: 0,
  pink: 0,
  black: 0,
  gray: 0,
  white: 0,
  muted: 0,
  accent: 0,
} satisfies Record<PictureColor, 0>) as readonly PictureColor[];

const pips = (count: number): PictureDie => ({ shape: 'cube', color: 'white', face: { kind: 'pips', count } });

const dodeca = (text: string, faceColor: PictureColor): PictureDie => ({
  shape: 'dodecahedron',
  color: 'gray',
  faceColor,
  face: { kind: 'letter', text },
  rolled: text === 'R',
});

/** A picture with every kind of part and every property, short enough to be read as text. */
export function examplePicture(name = 'Ada'): Picture {
  return {
    title: `Test of ${name}`,
    summary: `${name} is testing.`,
    parts: [
      { kind: 'note', text: `${name} to play` },
      { kind: 'note', text: `${name} wins`, tone: 'gold' },
      { kind: 'dice', rows: [{ dice: [pips(1), { ...pips(6), selected: true }, { ...pips(3), setAside: true }] }] },
      {
        kind: 'dice',
        rows: [
          { label: 'Ash', dice: [dodeca('Y', 'yellow'), dodeca('R', 'red')], note: `Deuce of ${name}` },
          {
            label: 'Rest',
            dice: [
              { shape: 'cube', color: 'gold', face: { kind: 'symbol', symbol: 'joker' } },
              { shape: 'cube', color: 'white', face: { kind: 'symbol', symbol: 'skull' }, setAside: true },
              { shape: 'cube', color: 'black', face: { kind: 'blank' } },
            ],
          },
        ],
      },
      {
        kind: 'board',
        title: `Board of ${name}`,
        cellNames: true,
        cells: [
          { name: 'a1', at: [0, 8, 0], die: { color: 'red', faces: [pips(2).face, null, { kind: 'blank' }] } },
          { name: 'a2', at: [1, 7, 0], die: { color: 'green' }, changed: true },
          { name, at: [2, 6, 0], tone: 'gold', text: name },
          { name: 'b1', at: [0, 7, 1], die: { color: 'blue' } },
          {
            name: '1a1',
            at: [0, 7, 0],
            tone: 'pink',
            text: '14',
            die: { color: 'black', faces: [{ kind: 'symbol', symbol: 'skull' }, { kind: 'letter', text: name }, null] },
          },
        ],
      },
      {
        kind: 'board',
        plate: false,
        cells: [
          { name: 'x', at: [3, 3, 3], die: { color: 'white' } },
          { name: 'y', at: [3, 4, 3], changed: true },
        ],
      },
      {
        kind: 'stacks',
        title: `Points of ${name}`,
        rows: [
          [
            {
              name: 'point 2',
              label: '2',
              shape: 'point',
              tone: 'gold',
              pieces: ['white', 'white'],
              parts: ['point:2'],
            },
            { name, label: name, pieces: ['red', 'black', 'black'], changed: true },
          ],
          [{ name: 'point 1', label: '1', shape: 'point' }],
        ],
      },
      {
        kind: 'track',
        title: name,
        places: [
          { name: 'field 1', label: '1', pieces: ['red', 'blue'], parts: ['field:0'], changed: true },
          { name, label: name, tone: 'gold', pieces: ['white', 'white', 'white', 'red', 'red'] },
        ],
      },
      { kind: 'track', ring: true, places: ['a', 'b', 'c'].map((one) => ({ name: one, pieces: ['green'] })) },
      {
        kind: 'grid',
        title: name,
        shape: 'hexagons',
        rows: [[{ name: 'x1', parts: ['square:x1'] }, null], [{ name, label: name, pieces: ['black'] }]],
      },
      {
        kind: 'sheet',
        title: name,
        caption: '12 points',
        current: true,
        groups: [
          { heading: '', span: 1 },
          { heading: 'Zone', span: 2, tone: 'gold' },
        ],
        columns: [{ heading: 'A', goal: true }, { heading: 'B', zone: 'gold', current: true }, { zone: 'gold' }],
        rows: [
          { kind: 'section', heading: 'Lines' },
          {
            kind: 'line',
            label: 'Red',
            tone: 'red',
            cells: [{ crossed: true }, { text: '4', crossed: true, circled: true }, { text: '5' }],
          },
          { kind: 'line', label: 'Bonus', cells: [{ text: '4', circled: true }, { text: '2', struck: true }, null] },
          {
            kind: 'line',
            label: name,
            cells: [
              { text: '160', marks: 2 },
              { text: '25', hint: true },
              { marks: 1, current: true },
            ],
          },
          { kind: 'line', label: 'Sum', total: 'sum', cells: [{ text: '7', span: 2 }, { text: '5' }] },
          { kind: 'line', label: 'All', total: 'grand', cells: [{ text: '12', span: 3 }] },
        ],
      },
    ],
  };
}
