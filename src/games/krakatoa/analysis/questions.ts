import {
  type AnswerTable,
  type GivenParameter,
  type OddsQuestion,
  oddsQuestion,
  optionsParameter,
  readAs,
  readInteger,
  readList,
  readStart,
  readWord,
} from '../../../advice/advice.js';
import type { Resolved } from '../../../kernel/types.js';
import { krakatoa } from '../krakatoa.js';
import { type KrakatoaBonus, type KrakatoaFace, type KrakatoaFaces, type KrakatoaMarks, sets } from '../scoring.js';
import type { KrakatoaOptions } from '../state.js';
import { choicesIn } from './choices.js';
import { setOdds } from './set-odds.js';
import type { KrakatoaSpot } from './spot.js';
import { type KrakatoaThrowOdds, throwOdds } from './throw-odds.js';

type Whole = Readonly<Record<string, string>>;

const dice: GivenParameter = {
  name: 'dice',
  about: 'how steam, ash and lava lie, such as "YYB YRR RRR"',
  default: '',
};
const total: GivenParameter = { name: 'total', about: 'the total before the throw', default: '0' };
const marks: GivenParameter = { name: 'marks', about: 'marks in the box of the throw, 0 to 2', default: '0' };
const next: GivenParameter = { name: 'next', about: 'marks that the next box has already', default: '0' };

function facesOf(text: string): KrakatoaFaces | null {
  const words = readList(text.toUpperCase());
  if (words.length === 0) return null;
  const [steam = [], ash = [], lava = []] = words.map((word) => [...word] as KrakatoaFace[]);
  const isFaces = words.length === 3 && words.every((word) => /^[YRB]{3}$/.test(word));
  return readAs('dice', () => {
    if (!isFaces) throw new RangeError('expected three letters Y, R or B for each of steam, ash and lava');
    return { steam, ash, lava };
  });
}

function optionsOf(text: string): Resolved<KrakatoaOptions> {
  return readStart(text, (options: KrakatoaOptions) => {
    const players = options?.partnerships === true ? 4 : 2;
    return krakatoa.setup({ players, options }).options;
  });
}

/** What all spots are given by. */
function common(given: Whole): Pick<KrakatoaSpot, 'faces' | 'total' | 'marks' | 'nextMarks' | 'options'> {
  return {
    faces: facesOf(given.dice ?? ''),
    total: readInteger('total', given.total ?? '', 0, 99_999),
    marks: readInteger('marks', given.marks ?? '', 0, 2) as KrakatoaMarks,
    nextMarks: readInteger('next', given.next ?? '', 0, 2) as KrakatoaMarks,
    options: optionsOf(given.options ?? ''),
  };
}

const bonusNames: readonly KrakatoaBonus[] = [
  'Little Quake',
  'Big Quake',
  'Little Rumble',
  'Big Rumble',
  'Little Eruption',
  'Big Eruption',
];

const ROUNDED = 'The skill model of these options is so fine that the weights are rounded to 15 digits.';

function pointsTable(
  { points, total: ways, mean, exact }: KrakatoaThrowOdds,
  title: string,
  before: number,
): AnswerTable {
  let atLeast = ways;
  const rows = points.map(({ value, weight }) => {
    const row = [value, before + value, { favourable: weight, total: ways }, { favourable: atLeast, total: ways }];
    atLeast -= weight;
    return row;
  });
  const notes = [`Expected points: ${mean.toFixed(4)}`, ...(exact ? [] : [ROUNDED])];
  return { title, columns: ['POINTS', 'NEW TOTAL', 'CHANCE', 'SO MANY OR MORE'], rows, notes };
}

function earnedTables({ total: ways, bonuses, results, nextMarks, secondMarks }: KrakatoaThrowOdds): AnswerTable[] {
  const chance = (favourable: number) => ({ favourable, total: ways });
  const weigh = (holds: (result: (typeof results)[number]) => boolean): number =>
    results.reduce((sum, result) => sum + (holds(result) ? result.weight : 0), 0);
  const named = bonusNames.map((bonus) => [bonus, chance(bonuses[bonus] ?? 0)]);
  const quakeless = weigh(({ bonuses: earned, scratch }) => earned.length === 0 && !scratch);
  const both = weigh(({ bonuses: earned }) => earned.length === 2);
  const rest = [
    ['two bonuses at once', chance(both)],
    ['no bonus', chance(quakeless)],
    ['a scratch', chance(weigh(({ scratch }) => scratch))],
  ];
  const box = (name: string, weights: readonly number[]) =>
    ['none', '×', '××'].map((mark, i) => [name, mark, chance(weights[i] ?? 0)]);
  return [
    { title: 'What it earns', columns: ['BONUS', 'CHANCE'], rows: [...named, ...rest] },
    {
      title: 'Marks after it',
      columns: ['BOX', 'MARKS', 'CHANCE'],
      rows: [...box('next throw', nextMarks), ...box('the one after', secondMarks)],
    },
  ];
}

/** Words for what can be chosen. */
const choiceWords = {
  keep: 'keep',
  all: 'throw all nine',
  steam: 'throw steam',
  ash: 'throw ash',
  lava: 'throw lava',
} as const;

function choicesTable(spot: KrakatoaSpot, title: string): AnswerTable {
  const choices = choicesIn(spot);
  const best = choices[0]?.turn ?? 0;
  return {
    title,
    columns: ['CHOICE', 'THIS THROW', 'WHOLE TURN', 'LOSS'],
    rows: choices.map(({ choice, points, turn }) => [choiceWords[choice], points, turn, best - turn]),
    notes: [
      'Expected points of this throw, and up to the end of the turn if it is played for them.',
      'Marks that run on into the next round are not counted.',
    ],
  };
}

const setQuestion = /* @__PURE__ */ (() =>
  oddsQuestion({
    name: 'set',
    about: 'what three dice of a set make, also in the throw-off',
    parameters: [],
    answer: () => [
      {
        title: 'Three dice of a set',
        columns: ['COMBINATION', 'POINTS', 'THROW-OFF', 'CHANCE'],
        rows: setOdds().map(({ combination, points, marks: given, favourable, total: ways }) => [
          combination,
          points,
          '×'.repeat(given),
          { favourable, total: ways },
        ]),
      },
    ],
  }))();

const throwQuestion = /* @__PURE__ */ (() =>
  oddsQuestion({
    name: 'throw',
    about: 'points, bonuses and marks that a throw can bring',
    parameters: [
      { name: 'set', about: 'what is thrown: all, steam, ash or lava', default: 'all' },
      dice,
      total,
      marks,
      next,
      optionsParameter,
    ],
    answer(given) {
      const set = readWord('set', given.set ?? '', ['all', ...sets]);
      const found = common(given);
      const spot: KrakatoaSpot =
        set === 'all' ? { ...found, faces: null, throwNumber: 1 } : { ...found, throwNumber: 2 };
      const odds = readAs(set === 'all' || found.faces !== null ? 'spot' : 'dice', () => throwOdds(spot, set));
      const what =
        set === 'all' ? 'all nine dice' : `${set} at ${sets.map((each) => found.faces?.[each].join('')).join(' ')}`;
      const box = ['', ', doubled', ', redoubled'][spot.marks ?? 0] ?? '';
      return [pointsTable(odds, `Points of throwing ${what}${box}`, spot.total ?? 0), ...earnedTables(odds)];
    },
  }))();

const keepQuestion = /* @__PURE__ */ (() =>
  oddsQuestion({
    name: 'keep',
    about: 'throw 1 lies there: keep it, or throw all nine again?',
    parameters: [{ ...dice, default: undefined }, total, marks, next, optionsParameter],
    answer(given) {
      const spot = { ...common(given), throwNumber: 1, awaitsKeep: true } as const;
      return [
        readAs('spot', () =>
          choicesTable(
            spot,
            `Keep ${readList(given.dice ?? '')
              .join(' ')
              .toUpperCase()}?`,
          ),
        ),
      ];
    },
  }))();

const chooseQuestion = /* @__PURE__ */ (() =>
  oddsQuestion({
    name: 'choose',
    about: 'which set to throw at throw 2 or at a bonus throw',
    parameters: [
      { ...dice, default: undefined },
      { name: 'throw', about: 'the number of the throw, 2 to 5, or bonus', default: '2' },
      { name: 'boxes', about: 'in round 6 and at bonus throws: bonus boxes left after it', default: '' },
      total,
      marks,
      next,
      optionsParameter,
    ],
    answer(given) {
      const text = given.throw ?? '';
      const throwNumber = /^\d/.test(text)
        ? (readInteger('throw', text, 2, 5) as 2 | 3 | 4 | 5)
        : readWord('throw', text, ['bonus']);
      const boxes = given.boxes ?? '';
      const bonusBoxes = boxes === '' ? null : readInteger('boxes', boxes, 0, 3);
      const spot = { ...common(given), throwNumber, bonusBoxes };
      const title = throwNumber === 'bonus' ? 'A bonus throw' : `Throw ${throwNumber}`;
      return [readAs('spot', () => choicesTable(spot, title))];
    },
  }))();

/** Questions about Krakatoa that have ready-made answers. */
export const questions: readonly OddsQuestion[] = [setQuestion, throwQuestion, keepQuestion, chooseQuestion];
