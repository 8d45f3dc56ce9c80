import { type AnyGame, playout } from 'dicewright';
import type { Picture } from 'dicewright/define';
import { type Entry, games } from 'dicewright/games';
import { describe, expect, it } from 'vitest';
import { darkScheme, lightScheme, type Palette, type Role } from '../src/render/svg-palette.js';

type Three = readonly [number, number, number];

/** What eyes without one kind of cones make of light, as linear RGB (Machado, Oliveira and Fernandes 2009, at its strongest). */
const EYES: Readonly<Record<string, readonly [Three, Three, Three]>> = {
  'all cones': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'no cones for red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'no cones for green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
};

function linear(color: string): number[] {
  return [1, 3, 5].map((start) => {
    const value = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
}

/** CIE L*a*b*, in which distances are about as large as they are seen. */
function lab([red = 0, green = 0, blue = 0]: readonly number[]): Three {
  const root = (part: number): number => (part > 216 / 24_389 ? Math.cbrt(part) : ((24_389 / 27) * part + 16) / 116);
  const x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047);
  const y = root(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function seen(color: string, eyes: readonly [Three, Three, Three]): Three {
  const light = linear(color);
  return lab(
    eyes.map((row) =>
      Math.min(
        1,
        Math.max(
          0,
          row.reduce((sum, part, at) => sum + part * (light[at] ?? 0), 0),
        ),
      ),
    ),
  );
}

const distance = (one: Three, other: Three): number => Math.hypot(...one.map((value, at) => value - (other[at] ?? 0)));

/** Something that is told from others by its colour, unless it bears another sign. */
interface Coloured {
  readonly color: string;
  readonly sign: string;
}

/** What tells things apart in a picture. */
function colouredIn({ parts }: Picture): Coloured[] {
  const plain = (color: string): Coloured => ({ color, sign: '' });
  return parts.flatMap((part): Coloured[] => {
    if (part.kind === 'board') return part.cells.flatMap(({ die }) => (die ? plain(die.color) : []));
    if (part.kind === 'sheet') return part.columns.flatMap(({ tone }) => (tone ? plain(tone) : []));
    if (part.kind !== 'dice') return [];
    return part.rows.flatMap(({ dice }) =>
      dice.map(({ color, faceColor, face }) => ({
        color: faceColor ?? color,
        sign: face.kind === 'symbol' ? face.symbol : face.kind === 'letter' ? face.text : '',
      })),
    );
  });
}

/** Colours that only eyes tell apart in one picture, with the games in which they are. */
async function together(): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, Set<string>>();
  for (const entry of Object.values(games as unknown as Readonly<Record<string, Entry>>)) {
    const [game, picture] = await Promise.all([entry.load() as Promise<AnyGame>, entry.part('picture')]);
    const players = game.playersFor().find((count) => count >= 2) ?? game.playerCount.min;
    const all = new Map<string, Coloured>();
    for (const maxActions of [0, 8, 25]) {
      const { state } = playout(game, { players, seed: 'colours', maxActions });
      for (const one of picture ? colouredIn(picture(state, {})) : []) all.set(`${one.color} ${one.sign}`, one);
    }
    for (const one of all.values()) {
      for (const other of all.values()) {
        const pair = `${one.color} ${other.color}`;
        if (one.color < other.color && one.sign === other.sign)
          found.set(pair, (found.get(pair) ?? new Set()).add(entry.id));
      }
    }
  }
  return new Map([...found].map(([pair, ids]) => [pair, [...ids]]));
}

/** So far apart at least: about as far as dark grey is from black. */
const LEAST = 18;

describe.each([
  ['light', lightScheme.colors],
  ['dark', darkScheme.colors],
] as [string, Palette][])('in the %s palette', (_, palette) => {
  it.each(Object.keys(EYES))('colours of one picture are told apart by eyes with %s', async (name) => {
    const eyes = EYES[name] ?? [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ];
    const pairs = await together();
    expect(pairs.size).toBeGreaterThan(10);
    expect(pairs.get('green red')?.length).toBeGreaterThan(30);
    const close = [...pairs].filter(([pair]) => {
      const [one, other] = pair.split(' ').map((color) => seen(palette[`${color}-solid` as Role], eyes));
      return one && other && distance(one, other) < LEAST;
    });
    expect(close).toEqual([]);
  });
});
