/**
 * Calavera: six dice, crosses in four rows, points that melt beyond the scoring zone, skulls that make the others
 * mark. 2-4 players. Rules and sources: calavera.rules.md (clauses CAL-1 to CAL-36).
 *
 * @example
 * ```ts
 * import { calavera } from 'dicewright/calavera';
 *
 * const roll = { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4, 5] } as const;
 * let state = calavera.setup({ players: 2 });
 * state = calavera.reduce(state, { ...roll, outcome: ['orange', 'orange', 'orange', 'green', 'green', 'pink'] });
 * state = calavera.reduce(state, { type: 'mark', player: 0, dice: 'orange', row: 'orange' });
 * console.log(state.sheets[0]?.rows.orange.crosses, state.active); // → 3 1
 * ```
 *
 * @module
 */

import { defineGame } from '../../kernel/define.js';
import { pick } from '../../kernel/dice/random.js';
import { illegal } from '../../kernel/errors.js';
import { part, place, setOf } from '../../kernel/schemas/part.js';
import { integer, list, natural, readonlyList } from '../../kernel/schemas/schema.js';
import * as z from '../../kernel/schemas/zod.js';
import { oneToAct } from '../../kernel/turns.js';
import type { DeepReadonly, Game } from '../../kernel/types.js';
import {
  ALL_PLACES,
  type CalaveraChoice,
  type CalaveraFace,
  choices,
  countInWords,
  countOf,
  DICE,
  diceInWords,
  faces,
  isCursed,
  listed,
  rerolls,
  rolled,
  rollOf,
  sampleReroll,
} from './dice.js';
import { type CalaveraOptions, type CalaveraState, canFreeze, canMark, canUse, positionProblem } from './position.js';
import {
  BOXES,
  bonusesAfter,
  boxValues,
  type CalaveraColour,
  type CalaveraSheet,
  colours,
  isComplete,
  jokersToFreeze,
  rowScore,
  scores,
  zoneOf,
} from './sheet.js';
import { goOn, sequelOf } from './turn.js';

const ROLLS_PER_TURN = 3;
const BONUS_LINES = 3;

/** The active player rolls some of the dice. */
export interface CalaveraRoll {
  readonly type: 'roll';
  readonly player: number;
  /** Places (0 to 5) of the dice to roll: all six in the first roll of a turn, then any that show no skull. */
  readonly dice: readonly number[];
  /** Their new faces in the same order. */
  readonly outcome?: readonly CalaveraFace[] | undefined;
}

/** The active player, or an opponent who must choose, makes crosses with all dice of a kind. */
export interface CalaveraMark {
  readonly type: 'mark';
  readonly player: number;
  /** The dice taken: all of this colour, or all jokers. */
  readonly dice: CalaveraChoice;
  /** The row that is marked: that of the dice's own colour, or any for jokers. */
  readonly row: CalaveraColour;
}

/** The active player freezes a row with all jokers. */
export interface CalaveraFreeze {
  readonly type: 'freeze';
  readonly player: number;
  readonly row: CalaveraColour;
}

/** The active player uses nothing, or ends rolling under the curse. */
export interface CalaveraPass {
  readonly type: 'pass';
  readonly player: number;
}

/** The actions of Calavera. */
export type CalaveraAction = CalaveraRoll | CalaveraMark | CalaveraFreeze | CalaveraPass;

type View = DeepReadonly<CalaveraState>;

const points = integer(-1000, 1000);
const pointsOfLines = readonlyList(points, BONUS_LINES, BONUS_LINES);
const rowShape = z.strictObject({ crosses: natural(BOXES), frozen: z.boolean() });
const sheetShape = z.strictObject({
  rows: z.strictObject({ orange: rowShape, green: rowShape, pink: rowShape, black: rowShape }),
  bonuses: list(z.nullable(points), BONUS_LINES, BONUS_LINES),
});

const g = defineGame({
  id: 'calavera',
  rules: 2,
  options: {
    values: z._default(readonlyList(points, BOXES, BOXES), boxValues),
    bonusAfter: z._default(readonlyList(integer(1, BOXES), BONUS_LINES, BONUS_LINES), [3, 6, 9]),
    bonusFirst: z._default(pointsOfLines, [4, 5, 6]),
    bonusLater: z._default(pointsOfLines, [2, 3, 4]),
    endsAtOnce: z._default(z.boolean(), true),
    curseEndsRolling: z._default(z.boolean(), true),
    mustUse: z._default(z.boolean(), true),
  },
  state: {
    sheets: list(sheetShape, 4),
    active: natural(3),
    rolls: natural(ROLLS_PER_TURN),
    dice: list(z.literal(faces), DICE),
    used: z.nullable(z.literal(choices)),
    choosing: list(natural(3), 3),
    phase: z.literal(['rolling', 'choosing', 'over']),
  },
});

const nameOf = (player: number): string => `Player ${player + 1}`;

/** What an announcement ends with: who must choose now, or that the game is over. */
function consequence(before: View, after: View, dice: readonly CalaveraFace[] = before.dice): string {
  if (after.phase === 'over') return '; the game is over';
  if (before.phase === 'choosing' || !dice.includes('skull')) return '';
  const choosing = after.choosing.map(nameOf);
  return choosing.length === 0 ? '; nobody can choose' : `; ${listed(choosing)} must choose`;
}

const roll = g.action({
  fields: { dice: setOf(part('die', place(DICE - 1)), DICE) },
  candidates({ phase, rolls, dice }) {
    if (phase !== 'rolling' || rolls === ROLLS_PER_TURN) return [];
    return rolls === 0 ? [{ dice: ALL_PLACES }] : rerolls(dice).map((places) => ({ dice: places }));
  },
  check({ phase, rolls, dice: lying }, { dice }) {
    if (phase === 'choosing') return illegal('CAL-26', 'opponents choose among the dice as they lie');
    if (rolls === ROLLS_PER_TURN) return illegal('CAL-7', `all ${ROLLS_PER_TURN} rolls of this turn have been made`);
    if (dice.length === 0) return illegal('CAL-8', 'a roll takes at least one die');
    for (let i = 0; i < dice.length; i++) {
      const place = dice[i] as number;
      if (dice.indexOf(place) !== i) return illegal('CAL-8', 'a die is named twice');
      if (lying[place] === 'skull') return illegal('CAL-10', `die ${place + 1} shows a skull and stays`);
    }
    if (rolls > 0 || dice.length === DICE) return undefined;
    return illegal('CAL-6', `the first roll takes all six dice, not ${dice.length}`);
  },
  outcome: list(z.literal(faces), DICE),
  chance: (_, { dice }) => rollOf(dice.length),
  apply(draft, { dice }, outcome, before) {
    const rolls = before.rolls + 1;
    const lying = rolled(before.dice, dice, outcome);
    const endsRolling = before.options.curseEndsRolling && isCursed(lying);
    const sequel = endsRolling ? sequelOf(before, lying, null, false) : null;
    draft.rolls = rolls;
    draft.dice = lying;
    if (sequel) goOn(draft, sequel);
  },
  canonical: ({ dice }) => ({ dice: [...dice].sort((a, b) => a - b) }),
  sample({ phase, rolls, dice }, _player, rng) {
    if (phase !== 'rolling' || rolls === ROLLS_PER_TURN) return null;
    const places = rolls === 0 ? ALL_PLACES : sampleReroll(dice, rng);
    return places && { dice: places };
  },
  describe(before, { player, dice, outcome }, after) {
    const lying = rolled(before.dice, dice, outcome);
    const thrown = diceInWords(outcome);
    const what =
      dice.length === DICE
        ? `rolls ${thrown}`
        : `rerolls ${dice.length === 1 ? 'one die' : `${dice.length} dice`} to ${thrown}: ${diceInWords(lying)}`;
    if (!isCursed(lying)) return `${nameOf(player)} ${what}.`;
    const curse = before.options.curseEndsRolling ? consequence(before, after, lying) : '; they will mark nothing';
    return `${nameOf(player)} ${what}: the curse${curse}.`;
  },
});

/** Every marking there is, in the order in which they are listed. */
const markings: readonly { readonly dice: CalaveraChoice; readonly row: CalaveraColour }[] = Object.freeze(
  choices.flatMap((dice) => (dice === 'joker' ? [...colours] : [dice]).map((row) => Object.freeze({ dice, row }))),
);

/** Why the active player can't use the dice yet, or not at all; `undefined` where they, or an opponent, can. */
function turnProblem({ phase, rolls, dice }: View, ofCurse: 'CAL-27' | 'CAL-28') {
  if (rolls === 0) return illegal('CAL-6', 'the first roll comes before any use of the dice');
  if (phase === 'rolling' && isCursed(dice)) return illegal(ofCurse, 'three skulls leave the active player nothing');
  return undefined;
}

const mark = g.action({
  fields: { dice: z.literal(choices), row: part('line', z.literal(colours)) },
  candidates: () => markings,
  check(view, { player, dice, row }) {
    const problem = turnProblem(view, 'CAL-27');
    if (problem || canMark(view, player, dice, row)) return problem;
    if (dice !== row && dice !== 'joker') return illegal('CAL-13', `${dice} dice don't mark the ${row} row`);
    if (view.used === dice)
      return illegal('CAL-25', `the active player has taken the ${dice === 'joker' ? 'jokers' : `${dice} dice`}`);
    if (!view.dice.includes(dice)) return illegal(dice === 'joker' ? 'CAL-14' : 'CAL-13', `no die shows ${dice}`);
    return illegal('CAL-15', `the ${row} row is frozen`);
  },
  apply(draft, { player, dice, row }, _, before) {
    const old = before.sheets[player] as CalaveraSheet;
    // What finds no box is lost (CAL-19).
    const crosses = Math.min(BOXES, old.rows[row].crosses + countOf(before.dice, dice));
    const isFrozen = zoneOf(crosses) === 'death';
    const bonuses = bonusesAfter(before.sheets, player, row, crosses, before.options);
    const used = before.phase === 'rolling' ? dice : before.used;
    const sequel = sequelOf(before, before.dice, used, isFrozen && isComplete(old, row));
    const mine = draft.sheets[player];
    if (mine) {
      mine.rows[row].crosses = crosses;
      mine.rows[row].frozen = isFrozen;
      if (bonuses) mine.bonuses = bonuses;
    }
    goOn(draft, sequel);
  },
  sample(view, player, rng) {
    if (view.phase === 'rolling' && isCursed(view.dice)) return null;
    return (
      pick(
        rng,
        markings.filter(({ dice, row }) => canMark(view, player, dice, row)),
      ) ?? null
    );
  },
  describe(before, { player, dice, row }, after) {
    const { rows, bonuses } = after.sheets[player] as CalaveraSheet;
    const taken = countInWords(countOf(before.dice, dice), dice);
    const value = rowScore(rows[row], before.options.values);
    const frozen = rows[row].frozen ? `, which runs into the Death Zone and is frozen at ${value}` : '';
    const reached = bonuses.flatMap((bonus, line) =>
      bonus === null || before.sheets[player]?.bonuses[line] !== null
        ? []
        : [`; bonus line ${line + 1} gives ${bonus}`],
    );
    const end = consequence(before, after);
    return `${nameOf(player)} takes ${taken} for the ${row} row${frozen}${reached.join('')}${end}.`;
  },
});

const freeze = g.action({
  fields: { row: part('line', z.literal(colours)) },
  candidates: () => colours.map((row) => ({ row })),
  check(view, { player, row }) {
    if (view.phase === 'choosing') return illegal('CAL-25', 'opponents never freeze');
    const problem = turnProblem(view, 'CAL-28');
    if (problem || canFreeze(view, player, row)) return problem;
    const needed = jokersToFreeze((view.sheets[player] as CalaveraSheet).rows[row], view.options.values);
    if (needed !== null) return illegal('CAL-21', `freezing the ${row} row takes ${needed} jokers`);
    return illegal('CAL-20', `the ${row} row is frozen or its last cross is not in the scoring zone`);
  },
  apply(draft, { player, row }, _, before) {
    const sequel = sequelOf(before, before.dice, 'joker', isComplete(before.sheets[player] as CalaveraSheet, row));
    const mine = draft.sheets[player];
    if (mine) mine.rows[row].frozen = true;
    goOn(draft, sequel);
  },
  sample(view, player, rng) {
    if (view.phase === 'choosing' || isCursed(view.dice)) return null;
    const row = pick(
      rng,
      colours.filter((each) => canFreeze(view, player, each)),
    );
    return row === undefined ? null : { row };
  },
  describe(before, { player, row }, after) {
    const taken = countInWords(countOf(before.dice, 'joker'), 'joker');
    const value = rowScore((after.sheets[player] as CalaveraSheet).rows[row], before.options.values);
    return `${nameOf(player)} freezes the ${row} row at ${value} with ${taken}${consequence(before, after)}.`;
  },
});

const pass = g.action({
  check({ phase, rolls, dice, sheets, options }, { player }) {
    if (phase === 'choosing') return illegal('CAL-26', 'an opponent who can choose must');
    if (rolls === 0) return illegal('CAL-6', 'the first roll is obligatory');
    if (isCursed(dice) || !options.mustUse) return undefined;
    // Whoever could freeze could mark as well: the row they would freeze is open, and there are jokers.
    return canUse(sheets[player] as CalaveraSheet, dice) ? illegal('CAL-16', 'there are dice to use') : undefined;
  },
  apply(draft, _action, _, before) {
    goOn(draft, sequelOf(before, before.dice, null, false));
  },
  describe(before, { player }, after) {
    const isFree = canUse(before.sheets[player] as CalaveraSheet, before.dice);
    const why = isFree ? 'passes' : 'can use nothing and passes';
    return `${nameOf(player)} ${isCursed(before.dice) ? 'stops rolling under the curse' : why}${consequence(before, after)}.`;
  },
});

const emptyRow = () => ({ crosses: 0, frozen: false });

/** The rules of Calavera. */
export const calavera: Game<CalaveraState, CalaveraAction, CalaveraOptions> = g.game({
  title: 'Calavera',
  playerCount: { min: 2, max: 4 },
  variants: [
    {},
    { endsAtOnce: false },
    { curseEndsRolling: false },
    { mustUse: false },
    {
      values: [0, 0, 0, 0, 0, 3, 9, 6, 12, 7, -2, 5, -8],
      bonusAfter: [2, 5, 10],
      bonusFirst: [3, 7, 15],
      bonusLater: [1, 7, 0],
    },
  ],
  actions: { roll, mark, freeze, pass },
  setup: ({ players }) => ({
    sheets: Array.from({ length: players }, () => ({
      rows: { orange: emptyRow(), green: emptyRow(), pink: emptyRow(), black: emptyRow() },
      bonuses: Array.from({ length: BONUS_LINES }, () => null),
    })),
    active: 0,
    rolls: 0,
    dice: [],
    used: null,
    choosing: [],
    phase: 'rolling',
  }),
  checkSetup({ options: { bonusAfter } }) {
    const isAscending = bonusAfter.every((box, line) => line === 0 || box > (bonusAfter[line - 1] as number));
    return isAscending ? undefined : 'the boxes in bonusAfter must ascend';
  },
  checkState: positionProblem,
  olderDefaults: { 1: {} },
  migrations: { 1: (state) => ({ ...state, options: { ...(state.options as object), mustUse: true } }) },
  playersToAct({ phase, active, choosing }) {
    if (phase === 'over') return oneToAct(null);
    return oneToAct(phase === 'rolling' ? active : (choosing[0] as number));
  },
  result({ phase, sheets, options }) {
    if (phase !== 'over') return null;
    const totals = sheets.map((each) => scores(each, options).total);
    const best = Math.max(...totals);
    const winners = totals.flatMap((total, player) => (total === best ? [player] : []));
    const done = sheets.flatMap((each, player) => (isComplete(each) ? [nameOf(player)] : []));
    const reason = `${listed(done)} ${done.length === 1 ? 'has' : 'have'} frozen four rows; the highest score is ${best}.`;
    return { winners, scores: totals, reason };
  },
});
