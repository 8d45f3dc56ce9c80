import { expect, it } from 'vitest';
import { pictureColors } from '../../test/helpers/pictures.js';
import { dark, light, type Palette, type Role } from './svg-palette.js';

/** Relative luminance, as in WCAG 2.2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const pairs: [Role, Role][] = [
  ['ink', 'page'],
  ['ink', 'card'],
  ['ink', 'tray'],
  ['ink', 'cell'],
  ['quiet', 'page'],
  ['quiet', 'card'],
  ['quiet', 'tray'],
  ['quiet', 'cell'],
  ['mark', 'cell'],
  ['ink', 'plate'],
  ['ink', 'accent-soft'],
  ['ink', 'gold-soft'],
  ...pictureColors.flatMap((color): [Role, Role][] => [
    [`${color}-on`, `${color}-solid`],
    [`${color}-text`, 'card'],
    [`${color}-text`, `${color}-soft`],
  ]),
];

it.each([
  ['light', light],
  ['dark', dark],
] as [string, Palette][])('everything written in the %s palette stands out from its ground by 4.5', (_, palette) => {
  expect(pairs.length).toBeGreaterThan(40);
  const weak = pairs
    .map(([ink, ground]) => ({ ink, ground, contrast: contrast(palette[ink], palette[ground]) }))
    .filter((pair) => pair.contrast < 4.5);
  expect(weak).toEqual([]);
});

it.each([
  ['light', light],
  ['dark', dark],
] as [string, Palette][])('pips of the %s palette stand out from the three faces of a die by 3', (_, palette) => {
  const faces = pictureColors.flatMap((color) =>
    (['top', 'left', 'right'] as const).map((side): [Role, Role] => [`${color}-on`, `${color}-${side}`]),
  );
  const weak = faces
    .map(([ink, ground]) => ({ ink, ground, contrast: contrast(palette[ink], palette[ground]) }))
    .filter((pair) => pair.contrast < 3);
  expect(faces.length).toBe(36);
  expect(weak).toEqual([]);
});

it.each([
  ['light', light],
  ['dark', dark],
] as [string, Palette][])(
  'the outline of every die stands out from its ground in the %s palette by 3',
  (_, palette) => {
    const outlines = pictureColors.flatMap((color): [Role, Role][] => [
      ...(['tray', 'page', 'card'] as const).map((ground): [Role, Role] => [`${color}-edge`, ground]),
      ...(['plate', 'page', 'card'] as const).map((ground): [Role, Role] => [`${color}-rim`, ground]),
    ]);
    const weak = outlines
      .map(([line, ground]) => ({ line, ground, contrast: contrast(palette[line], palette[ground]) }))
      .filter((pair) => pair.contrast < 3);
    expect(outlines.length).toBe(72);
    expect(weak).toEqual([]);
  },
);
