import {
  completed,
  type Given,
  type GivenParameter,
  type OddsQuestion,
  oddsQuestion,
  optionsParameter,
  readAs,
  readInteger,
  readJson,
  readList,
  readStart,
} from '../../../advice/advice.js';
import type { DeepReadonly } from '../../../kernel/types.js';
import { type KirikiAction, type KirikiOptions, type KirikiState, kiriki } from '../kiriki.js';
import { type KirikiPattern, patterns, scorePattern } from '../patterns.js';
import { advise } from './advice.js';
import { patternOdds } from './pattern-odds.js';
import type { KirikiTable } from './table.js';

const DICE = 5;
const ROLLS_PER_TURN = 3;

const dice: GivenParameter = { name: 'dice', about: 'the five faces, such as 1,1,2,5,6; empty before the roll' };
const rolls: GivenParameter = { name: 'rolls', about: 'rolls that are left, 0 to 2; before the first 3' };

/** The parameters that give a position of Kiriki. */
export const parameters: readonly GivenParameter[] = [
  { ...dice, default: '' },
  { ...rolls, default: '' },
  { name: 'sheet', about: 'lines that are used, as JSON: {"ones":3,"kiriki":50}', default: '{}' },
  optionsParameter,
];

function diceOf(text: string): number[] {
  // 11256 is understood as well as 1,1,2,5,6.
  const faces = readList(/^\d{5}$/.test(text.trim()) ? [...text.trim()].join(' ') : text);
  const found = faces.map((face) => readInteger('dice', face, 1, 6));
  return readAs('dice', () => {
    if (found.length !== 0 && found.length !== DICE)
      throw new RangeError(`expected ${DICE} faces, got ${found.length}`);
    return found;
  });
}

/** Rolls left: as given, or as many as possible. */
function rollsOf(text: string, faces: readonly number[]): number {
  if (faces.length === 0) return text === '' ? ROLLS_PER_TURN : readInteger('rolls', text, 1, ROLLS_PER_TURN);
  return text === '' ? ROLLS_PER_TURN - 1 : readInteger('rolls', text, 0, ROLLS_PER_TURN - 1);
}

const startOf = (options: string): DeepReadonly<KirikiState> =>
  readStart(options, (chosen: KirikiOptions) => kiriki.setup({ players: 1, options: chosen }));

/** The position of a lone player. */
export function positionOf(given: Given): DeepReadonly<KirikiState> {
  const whole = completed(parameters, given);
  const faces = diceOf(whole.dice ?? '');
  const left = rollsOf(whole.rolls ?? '', faces);
  const start = startOf(whole.options ?? '');
  const lines = readJson('sheet', whole.sheet ?? '');
  return readAs('sheet', () => {
    if (typeof lines !== 'object' || lines === null || Array.isArray(lines)) {
      throw new RangeError('expected an object such as {"ones":3,"kiriki":50}');
    }
    const unknown = Object.keys(lines).find((line) => !patterns.includes(line as KirikiPattern));
    if (unknown !== undefined) throw new RangeError(`there is no such line; there are ${patterns.join(', ')}`);
    if (faces.length === 0 && left < ROLLS_PER_TURN) throw new RangeError('expected dice after the first roll');
    const rolled = { dice: faces, rolls: faces.length === 0 ? 0 : ROLLS_PER_TURN - left };
    const sheet = { ...start.sheets[0], ...lines };
    const isFull = patterns.every((pattern) => sheet[pattern] !== null);
    if (isFull) throw new RangeError('all lines are used, so nothing is left to decide');
    return kiriki.load({ ...start, ...rolled, sheets: [sheet], events: rolled.rolls });
  });
}

const wordsOf = (pattern: KirikiPattern): string => pattern.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);

/** `keep 5 5 and roll 3 dice`, `score 25 for full house`. */
export function inWords(view: DeepReadonly<KirikiState>, action: DeepReadonly<KirikiAction>): string {
  if (action.type === 'score') {
    const points = scorePattern(view.dice, action.pattern, view.options);
    return `score ${points} for ${wordsOf(action.pattern)}`;
  }
  const kept = view.dice.filter((_, place) => !action.dice.includes(place)).sort((one, other) => one - other);
  const count = action.dice.length;
  if (count === DICE) return view.rolls === 0 ? 'roll all five dice' : 'roll all five dice again';
  return `keep ${kept.join(' ')} and roll ${count === 1 ? 'one die' : `${count} dice`}`;
}

const patternsQuestion = /* @__PURE__ */ (() =>
  oddsQuestion<KirikiTable>({
    name: 'patterns',
    about: 'chance of each pattern with the rolls left, and what to keep for it',
    parameters: [dice, { ...rolls, default: '' }, optionsParameter],
    answer(given) {
      const faces = diceOf(given.dice ?? '');
      const left = rollsOf(given.rolls ?? '', faces);
      const { fullHouseOfFive } = startOf(given.options ?? '').options;
      const odds = patternOdds(faces, left, { fullHouseOfFive });
      const from = faces.length === 0 ? 'From the start' : `From ${[...faces].sort().join(' ')}`;
      const rows = patterns.map((pattern) => {
        const { favourable, total, keep } = odds[pattern];
        return [wordsOf(pattern), { favourable, total }, keep.join(' ')];
      });
      return [
        {
          title: `${from}, with ${left} ${left === 1 ? 'roll' : 'rolls'} left`,
          columns: ['PATTERN', 'CHANCE', 'KEEP'],
          rows,
          notes: ['Each if all is done for it alone; ones to sixes are made by three of their face.'],
        },
      ];
    },
  }))();

const keepQuestion = /* @__PURE__ */ (() =>
  oddsQuestion<KirikiTable>({
    name: 'keep',
    about: 'which dice to keep for the highest grand total, or which line to use',
    needsTable: true,
    parameters,
    answer(given, table) {
      const view = positionOf(given);
      const advice = advise(table, view);
      const actions = advice?.actions ?? [];
      const best = advice?.value ?? 0;
      return [
        {
          title: view.rolls === 0 ? 'Before the first roll' : `With ${view.dice.join(' ')}`,
          columns: ['CHOICE', 'GRAND TOTAL', 'LOSS'],
          rows: actions.map(({ action, value }) => [inWords(view, action), value, best - value]),
          notes: ['Expected grand total if the rest of the game is played as well as can be.'],
        },
      ];
    },
  }))();

/** Questions about Kiriki that have ready-made answers. */
export const questions: readonly OddsQuestion<KirikiTable>[] = [patternsQuestion, keepQuestion];
