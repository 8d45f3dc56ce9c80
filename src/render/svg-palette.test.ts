import { expect, it } from 'vitest';
import { pictureColors } from '../../test/helpers/pictures.js';
import { darkScheme, lightScheme, type Palette, propertyOf, type Role } from './svg-palette.js';

const [{ colors: light }, { colors: dark }] = [lightScheme, darkScheme];

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

/** What of a die lies against its ground. */
const onGrounds: [Role, Role][] = pictureColors.flatMap((color): [Role, Role][] => [
  [`${color}-edge`, 'tray'],
  [`${color}-edge`, 'card'],
  [`${color}-rim`, 'plate'],
  [`${color}-rim`, 'page'],
]);

it.each([
  ['light', light],
  ['dark', dark],
] as [string, Palette][])('every die of the %s palette is told from what it lies on by 3', (_, palette) => {
  const best = ([edge, ground]: [Role, Role]): number => {
    const solid = `${edge.slice(0, edge.indexOf('-'))}-solid` as Role;
    // The die on the tray is its filled area or its outline, whichever stands out more.
    const looks = edge.endsWith('-edge') ? [edge, solid] : [edge];
    return Math.max(...looks.map((look) => contrast(palette[look], palette[ground])));
  };
  const weak = onGrounds.filter((pair) => best(pair) < 3);
  expect(onGrounds.length).toBe(48);
  expect(weak).toEqual([]);
});

it.each([
  ['light', lightScheme],
  ['dark', darkScheme],
] as const)('the custom properties of the %s scheme fall back to its colours', (_, { colors, css }) => {
  const roles = Object.keys(colors) as Role[];
  expect(Object.keys(css)).toEqual(roles);
  const plain = roles.filter((role) => css[role] === colors[role]);
  const mixed = roles.filter((role) => !plain.includes(role));
  expect(plain.length).toBe(17 + 3 * pictureColors.length);
  expect(mixed.length).toBe(9 * pictureColors.length);
  for (const role of mixed) {
    const [, own, solid, over, share] =
      css[role].match(/^color-mix\(in srgb,var\(--dicewright-(\w+),(#\w{6})\),(#\w{6}) (\d+)%\)$/) ?? [];
    expect([own, solid]).toEqual([role.split('-')[0], colors[`${own}-solid` as Role]]);
    const parts = [1, 3, 5].map((at) => {
      const [one, other] = [solid, over].map((color = '') => Number.parseInt(color.slice(at, at + 2), 16));
      return Math.abs(
        (one ?? 0) +
          ((other ?? 0) - (one ?? 0)) * (Number(share) / 100) -
          Number.parseInt(colors[role].slice(at, at + 2), 16),
      );
    });
    expect(Math.max(...parts)).toBeLessThanOrEqual(1);
  }
  expect(roles.map(propertyOf).every((name) => /^--dicewright-[a-z]+(-[a-z]+)*$/.test(name))).toBe(true);
  expect(new Set(roles.map(propertyOf)).size).toBe(roles.length);
  expect(propertyOf('red-solid')).toBe('--dicewright-red');
});
