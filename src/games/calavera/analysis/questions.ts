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
import type { DeepReadonly } from '../../../kernel/types.js';
import { type CalaveraAction, calavera } from '../calavera.js';
import { type CalaveraFace, choices, countInWords, countOf, DICE, diceInWords, faces, isCursed } from '../dice.js';
import type { CalaveraOptions, CalaveraState } from '../position.js';
import { BOXES, type CalaveraRow, colours, zoneOf } from '../sheet.js';
import { playsIn } from './plays.js';
import { curseOdds, planOdds } from './skulls.js';

type Whole = Readonly<Record<string, string>>;

const dice: GivenParameter = { name: 'dice', about: 'the six dice, such as o,o,g,pink,joker,skull' };
const rolls: GivenParameter = { name: 'rolls', about: 'rolls that are left, 0 to 2', default: '2' };

function diceOf(text: string): CalaveraFace[] {
  const found = readList(text).map((word) => readWord('dice', word, faces));
  return readAs('dice', () => {
    if (found.length !== DICE) throw new RangeError(`expected ${DICE} dice, got ${found.length}`);
    return found;
  });
}

const rollsOf = (given: Whole): number => readInteger('rolls', given.rolls ?? '', 0, 2);

function rowOf(text: string): CalaveraRow {
  const crosses = readInteger('rows', text.replace(/\*$/, ''), 0, BOXES);
  return { crosses, frozen: text.endsWith('*') || zoneOf(crosses) === 'death' };
}

/** A position of two in which the first rolls, and the other has marked nothing. */
function positionOf(given: Whole): DeepReadonly<CalaveraState> {
  const start = readStart(given.options ?? '', (options: CalaveraOptions) => calavera.setup({ players: 2, options }));
  const rows = readList(given.rows ?? '').map(rowOf);
  const [orange, green, pink, black] = rows;
  const lying = diceOf(given.dice ?? '');
  return readAs('rows', () => {
    if (rows.length !== colours.length || !orange || !green || !pink || !black) {
      throw new RangeError('expected the crosses of orange, green, pink and black, such as 0,3,8*,5');
    }
    const least = Math.min(...rows.map(({ crosses }) => crosses));
    const { bonusAfter, bonusFirst } = start.options;
    const bonuses = bonusAfter.map((box, line) => (least >= box ? (bonusFirst[line] ?? 0) : null));
    const own = { rows: { orange, green, pink, black }, bonuses };
    const rolled = { rolls: 3 - rollsOf(given), dice: lying };
    // Three skulls end rolling at once: it is then for the other player to choose.
    const isOver = isCursed(lying) && start.options.curseEndsRolling;
    if (isOver) throw new RangeError('three skulls lie, so nothing is left to decide');
    return calavera.load({ ...start, ...rolled, sheets: [own, ...start.sheets.slice(1)], events: rolled.rolls });
  });
}

const skullsQuestion = /* @__PURE__ */ (() =>
  oddsQuestion({
    name: 'skulls',
    about: 'how likely the next roll brings the third skull',
    parameters: [{ name: 'skulls', about: 'skulls that lie already, 0 to 2', default: '0' }],
    answer(given) {
      const skulls = readInteger('skulls', given.skulls ?? '', 0, 2);
      const counts = Array.from({ length: DICE - skulls }, (_, i) => i + 1);
      return [
        {
          title: `The third skull, when ${['none lies', 'one lies', 'two lie'][skulls]}`,
          columns: ['DICE ROLLED', 'CURSE'],
          rows: counts.map((count) => [count, curseOdds(skulls, count)]),
        },
      ];
    },
  }))();

function plansTable(lying: readonly CalaveraFace[], rollsLeft: number): AnswerTable {
  const rows = choices
    .map((target) => ({ target, odds: planOdds({ dice: lying, rollsLeft, target }) }))
    .sort((one, other) => other.odds.mean - one.odds.mean)
    .map(({ target, odds: { mean, cursed, total } }) => {
      const now = isCursed(lying) ? 0 : countOf(lying, target);
      return [target, now, mean, { favourable: cursed, total }];
    });
  return {
    title: `What to collect from ${diceInWords(lying)}`,
    columns: ['COLLECT', 'CROSSES NOW', 'EXPECTED', 'CURSE'],
    rows,
    notes: ['All other dice but skulls are rolled again, as long as there are rolls; the curse brings no cross.'],
  };
}

const planQuestion = /* @__PURE__ */ (() =>
  oddsQuestion({
    name: 'plan',
    about: 'crosses and curse, if one colour or jokers are collected to the end',
    parameters: [
      dice,
      rolls,
      { name: 'for', about: 'a colour or joker; without it all are compared', default: '' },
      { name: 'boxes', about: 'boxes that are left in the row', default: `${BOXES}` },
    ],
    answer(given) {
      const lying = diceOf(given.dice ?? '');
      const rollsLeft = rollsOf(given);
      if ((given.for ?? '') === '') return [plansTable(lying, rollsLeft)];
      const target = readWord('for', given.for ?? '', choices);
      const boxes = readInteger('boxes', given.boxes ?? '', 0, BOXES);
      const { crosses, cursed, total, mean } = planOdds({ dice: lying, rollsLeft, target, boxes });
      const rows = crosses.map((weight, count) => [`${count}`, { favourable: weight, total }] as const);
      return [
        {
          title: `Collecting ${target} from ${diceInWords(lying)}`,
          columns: ['CROSSES', 'CHANCE'],
          rows: [...rows.filter(([, { favourable }]) => favourable > 0), ['curse', { favourable: cursed, total }]],
          notes: [`Expected crosses: ${mean.toFixed(4)}`],
        },
      ];
    },
  }))();

/** `2 orange, green, joker`. */
function inShort(kept: readonly CalaveraFace[]): string {
  const counted = faces.map((face) => ({ face, count: countOf(kept, face) })).filter(({ count }) => count > 0);
  return counted.map(({ face, count }) => (count === 1 ? face : countInWords(count, face))).join(', ');
}

function inWords(view: DeepReadonly<CalaveraState>, action: DeepReadonly<CalaveraAction>): string {
  switch (action.type) {
    case 'roll': {
      const kept = view.dice.filter((face, place) => face !== 'skull' && !action.dice.includes(place));
      const count = action.dice.length;
      return kept.length === 0 ? `roll all ${count} again` : `roll ${count}, keep ${inShort(kept)}`;
    }
    case 'mark':
      return action.dice === 'joker' ? `mark ${action.row} with jokers` : `mark ${action.row}`;
    case 'freeze':
      return `freeze ${action.row}`;
    case 'pass':
      return 'pass';
  }
}

const rollQuestion = /* @__PURE__ */ (() =>
  oddsQuestion({
    name: 'roll',
    about: 'roll on, and with which dice, or stop and mark?',
    parameters: [
      dice,
      rolls,
      { name: 'rows', about: 'crosses in the four rows, * is frozen: 0,3,8*,5', default: '0,0,0,0' },
      { name: 'goal', about: 'crosses of this turn, or points of the sheet', default: 'crosses' },
      optionsParameter,
    ],
    answer(given) {
      const goal = readWord('goal', given.goal ?? '', ['crosses', 'points']);
      const view = positionOf(given);
      const plays = playsIn(view, goal);
      const best = plays[0]?.value ?? 0;
      const title = `${diceInWords(view.dice)}: which ${goal} are to be expected`;
      return [
        {
          title,
          columns: ['CHOICE', 'EXPECTED', 'LOSS', 'CURSE', 'IN TURN'],
          rows: plays.map(({ action, value, curse, cursedInTurn }) => [
            inWords(view, action),
            value,
            best - value,
            curse ?? '',
            curse === null ? '' : cursedInTurn,
          ]),
          notes: [
            'The rest of the turn is played as well as can be; what others must mark is not looked at.',
            'CURSE is the chance of the third skull with this roll, IN TURN with it or one after it.',
          ],
        },
      ];
    },
  }))();

/** Questions about Calavera that have ready-made answers. */
export const questions: readonly OddsQuestion[] = [skullsQuestion, planQuestion, rollQuestion];
