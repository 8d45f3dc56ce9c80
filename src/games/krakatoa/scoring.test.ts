import { describe, expect, it } from 'vitest';
import { everyNine, everySet, nine, three } from '../../../test/helpers/krakatoa.js';
import {
  announcement,
  bonusesOf,
  colourBonusOf,
  combinationOf,
  faceOf,
  marksForNext,
  marksForSecond,
  multiplierOf,
  quakeOf,
  scoreFaces,
  scoreSet,
  sets,
} from './scoring.js';

describe('faces', () => {
  it('KRK-3 numbers of ordinary dice stand for colours, differently in each set', () => {
    const shown = (set: (typeof sets)[number]) => Array.from({ length: 12 }, (_, i) => faceOf(set, i + 1)).join('');
    expect(shown('steam')).toBe('BBBBBRRRRYYY');
    expect(shown('ash')).toBe('YYYRRRRBBBBB');
    expect(shown('lava')).toBe('YYYBBBBBRRRR');
    for (const d12 of [0, 13, -1, 1.5, Number.NaN]) expect(() => faceOf('ash', d12)).toThrow(RangeError);
  });

  it('KRK-2 three numbers of each set are yellow, four red and five blue', () => {
    for (const set of sets) {
      const faces = Array.from({ length: 12 }, (_, i) => faceOf(set, i + 1));
      const count = (colour: string) => faces.filter((face) => face === colour).length;
      expect([count('Y'), count('R'), count('B')]).toEqual([3, 4, 5]);
    }
  });
});

/** All 27 patterns by hand. */
const chart: Readonly<Record<string, readonly string[]>> = {
  'Krakatoa 10': ['YYY'],
  'Vesuvius 5': ['RRR'],
  'Mauna Loa 3': ['BBB'],
  'Deuce 2': ['YYR', 'YRY', 'RYY', 'YYB', 'YBY', 'BYY'],
  'Ace 1': ['YRR', 'RYR', 'RRY', 'YBB', 'BYB', 'BBY', 'YRB', 'YBR', 'RYB', 'BYR', 'RBY', 'BRY'],
  'Bust 0': ['RRB', 'RBR', 'BRR', 'BBR', 'BRB', 'RBB'],
};

function expectChart(name: string): void {
  const patterns = chart[name] ?? [];
  expect(patterns.length).toBeGreaterThan(0);
  for (const pattern of patterns) {
    expect(`${pattern}: ${combinationOf(three(pattern))} ${scoreSet(three(pattern))}`).toBe(`${pattern}: ${name}`);
  }
}

describe('sets', () => {
  it('KRK-4 three equal colours are a Krakatoa, a Vesuvius or a Mauna Loa', () => {
    for (const name of ['Krakatoa 10', 'Vesuvius 5', 'Mauna Loa 3']) expectChart(name);
  });

  it('KRK-5 two yellows are a Deuce, one is an Ace, whatever the other colours', () => {
    expectChart('Deuce 2');
    expectChart('Ace 1');
  });

  it('KRK-6 no yellow and no volcano is a Bust, in any order; the chart knows all 27 patterns', () => {
    expectChart('Bust 0');
    const known = Object.values(chart).flat().sort();
    expect(known).toEqual(everySet.map((set) => set.join('')).sort());
    expect(known.length).toBe(27);
  });
});

const naiveScores = [
  ['YYY', 10],
  ['RRR', 5],
  ['BBB', 3],
  ['BYY', 2],
  ['RYY', 2],
  ['BBY', 1],
  ['BRY', 1],
  ['RRY', 1],
  ['BBR', 0],
  ['BRR', 0],
] as const;
const naiveScore = new Map<string, number>(naiveScores);
const naiveVolcanoes = ['YYY', 'RRR', 'BBB'];

describe('nine dice', () => {
  it('KRK-29 the sum is that of the three sets, for all 3^9 patterns', () => {
    let compared = 0;
    for (const faces of everyNine()) {
      const sum = sets.reduce((points, set) => points + (naiveScore.get([...faces[set]].sort().join('')) ?? 0), 0);
      if (scoreFaces(faces) !== sum) expect([faces, scoreFaces(faces)]).toEqual([faces, sum]);
      compared++;
    }
    expect(compared).toBe(3 ** 9);
  });

  it('KRK-39 KRK-41 rumbles and eruptions of all 3^9 patterns are those of a naive recount', () => {
    const found: Record<string, number> = {};
    for (const faces of everyNine()) {
      const patterns = sets.map((set) => faces[set].join(''));
      const volcanoes = patterns.filter((pattern) => naiveVolcanoes.includes(pattern));
      const shown = ['Y', 'R', 'B'].filter((colour) => patterns.join('').includes(colour)).length;
      let expected: string | null = null;
      if (shown === 2 && volcanoes.length <= 1) expected = 'Little Rumble';
      if (shown === 2 && volcanoes.length >= 2) expected = 'Big Rumble';
      if (naiveVolcanoes.every((volcano) => volcanoes.includes(volcano))) expected = 'Little Eruption';
      if (volcanoes.length === 3 && volcanoes.every((volcano) => volcano === volcanoes[0])) expected = 'Big Eruption';
      const got = colourBonusOf(faces);
      if (got !== expected) expect([faces, got]).toEqual([faces, expected]);
      found[got ?? 'nothing'] = (found[got ?? 'nothing'] ?? 0) + 1;
    }
    // Nine dice of two given colours: 510 ways, in 78 of them at least two sets are volcanoes.
    expect(found).toEqual({
      'Little Rumble': 3 * (510 - 78),
      'Big Rumble': 3 * 78,
      'Little Eruption': 6,
      'Big Eruption': 3,
      nothing: 3 ** 9 - 3 * 510 - 9,
    });
  });

  it('KRK-39 two colours are a Rumble even of three Busts; one colour is none, nor are three', () => {
    expect(colourBonusOf(nine('RRB RBB BRR'))).toBe('Little Rumble');
    expect(colourBonusOf(nine('YYB YBB BYB'))).toBe('Little Rumble');
    expect(colourBonusOf(nine('RRR RRR RRR'))).toBe('Big Eruption');
    expect(colourBonusOf(nine('RRB RBB BRY'))).toBeNull();
  });

  it('KRK-40 a Rumble of two or three volcanoes is a big one', () => {
    expect(colourBonusOf(nine('RRR RBB BRR'))).toBe('Little Rumble');
    expect(colourBonusOf(nine('RRR BBB BRR'))).toBe('Big Rumble');
    expect(colourBonusOf(nine('RRR BBB RRR'))).toBe('Big Rumble');
    expect([marksForNext(['Little Rumble']), marksForNext(['Big Rumble'])]).toEqual([1, 2]);
    expect([marksForSecond(['Little Rumble']), marksForSecond(['Big Rumble'])]).toEqual([0, 0]);
  });

  it('KRK-41 three volcanoes are an Eruption if all differ or none does', () => {
    expect(colourBonusOf(nine('BBB YYY RRR'))).toBe('Little Eruption');
    for (const volcano of naiveVolcanoes) {
      expect(colourBonusOf(nine(`${volcano} ${volcano} ${volcano}`))).toBe('Big Eruption');
    }
    expect(colourBonusOf(nine('BBB YYY BBB'))).toBe('Big Rumble');
    expect(colourBonusOf(nine('BBB YYY RRB'))).toBeNull();
  });

  it('KRK-42 an Eruption gives its marks to the next throw and to the one after', () => {
    expect([marksForNext(['Little Eruption']), marksForSecond(['Little Eruption'])]).toEqual([1, 1]);
    expect([marksForNext(['Big Eruption']), marksForSecond(['Big Eruption'])]).toEqual([2, 2]);
  });
});

const little = [11, 22, 33, 44, 55, 66, 77, 88, 99];
const big = [0, 20, 40, 60, 80];

describe('totals', () => {
  it('KRK-37 a total that ends in two equal digits but 00 is a Little Quake, whatever stands before', () => {
    for (const total of [...little, 111, 166, 277, 411]) expect(quakeOf(total - 1, total)).toBe('Little Quake');
    for (const total of [1, 5, 9, 10, 101, 110, 112, 121, 132, 910]) expect(quakeOf(0, total)).toBeNull();
    expect(marksForNext(['Little Quake'])).toBe(1);
  });

  it('KRK-38 a total that ends in 00, 20, 40, 60 or 80 is a Big Quake, whatever stands before', () => {
    for (const total of [20, 40, 60, 80, 100, 180, 200, 240, 320]) expect(quakeOf(total - 1, total)).toBe('Big Quake');
    for (const total of [10, 30, 50, 70, 90, 110, 102]) expect(quakeOf(0, total)).toBeNull();
    expect([marksForNext(['Big Quake']), marksForSecond(['Big Quake'])]).toEqual([2, 0]);
  });

  it('KRK-37 KRK-38 every total up to 4000 follows its last two digits', () => {
    let quakes = 0;
    for (let total = 1; total <= 4000; total++) {
      const ending = Number(String(total).slice(-2));
      const expected = big.includes(ending) ? 'Big Quake' : little.includes(ending) ? 'Little Quake' : null;
      expect(quakeOf(0, total)).toBe(expected);
      if (expected !== null) quakes++;
    }
    expect(quakes).toBe(40 * 14);
  });

  it('KRK-36 a total that has not changed never quakes', () => {
    for (let total = 0; total <= 400; total++) expect(quakeOf(total, total)).toBeNull();
  });

  it('KRK-43 a quake and a rumble or an eruption come together, and count together', () => {
    expect(bonusesOf(nine('RRR RRB BBR'), 17, 22)).toEqual(['Little Quake', 'Little Rumble']);
    expect(bonusesOf(nine('YYY RRR BBB'), 22, 40)).toEqual(['Big Quake', 'Little Eruption']);
    expect(bonusesOf(nine('RRR RRR RRR'), 1, 16)).toEqual(['Big Eruption']);
    expect(bonusesOf(nine('YRB RRB BBR'), 10, 11)).toEqual(['Little Quake']);
    expect(bonusesOf(nine('YRB RRB BBR'), 11, 12)).toEqual([]);
    expect(marksForNext(['Little Quake', 'Little Rumble'])).toBe(2);
    expect(marksForNext(['Big Quake', 'Little Eruption'])).toBe(3);
    expect(marksForSecond(['Big Quake', 'Little Eruption'])).toBe(1);
  });

  it('KRK-32 the announcement is the total and what was earned, a quake first', () => {
    expect(announcement(8, [])).toBe('8');
    expect(announcement(160, ['Big Quake'])).toBe('160 and Big Quake');
    expect(announcement(80, bonusesOf(nine('RRB RBB BBB'), 77, 80))).toBe('80 and Big Quake and Little Rumble');
  });

  it('KRK-30 one mark doubles, two multiply by 4', () => {
    expect([multiplierOf(0), multiplierOf(1), multiplierOf(2)]).toEqual([1, 2, 4]);
  });
});
