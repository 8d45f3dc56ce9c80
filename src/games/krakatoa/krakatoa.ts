/**
 * Krakatoa: nine coloured dodecas in three sets, thrown at each other; totals and colour patterns multiply the next
 * throws. 2-4 players, six rounds of five throws.
 * Rules and sources: krakatoa.rules.md (clauses KRK-1 to KRK-52).
 *
 * @example
 * ```ts
 * import { krakatoa } from 'dicewright/krakatoa';
 *
 * let state = krakatoa.setup({ players: 2 });
 * state = krakatoa.reduce(state, { type: 'throwOff', player: 0, set: 'ash', outcome: ['R', 'B', 'R'] });
 * state = krakatoa.reduce(state, { type: 'throwOff', player: 1, set: 'ash', outcome: ['Y', 'B', 'Y'] });
 * console.log(state.order, state.sheets[1]?.boxes[0]?.[0]?.marks); // → [ 1, 0 ] 1
 * ```
 *
 * @module
 */

import { defineGame } from '../../kernel/define.js';
import type { Chance } from '../../kernel/dice/chance.js';
import { pick } from '../../kernel/dice/random.js';
import { illegal } from '../../kernel/errors.js';
import { part } from '../../kernel/schemas/part.js';
import { integer, list, natural, probability } from '../../kernel/schemas/schema.js';
import * as z from '../../kernel/schemas/zod.js';
import { oneToAct } from '../../kernel/turns.js';
import type { DeepReadonly, Game } from '../../kernel/types.js';
import { stateProblem } from './consistency.js';
import {
  announcement,
  bonusesOf,
  colours,
  combinationOf,
  combinationPoints,
  type KrakatoaBonus,
  type KrakatoaFace,
  type KrakatoaFaces,
  type KrakatoaMarks,
  type KrakatoaSet,
  marksForNext,
  marksForSecond,
  multiplierOf,
  scoreFaces,
  scoreSet,
  sets,
  throwOffMarks,
} from './scoring.js';
import {
  BONUS_BOXES,
  boxAt,
  clockwiseFrom,
  type KrakatoaOptions,
  type KrakatoaState,
  playerToThrow,
  ROUNDS,
  SHEET_BOXES,
  sidesOf,
  sideToThrow,
  slotAfter,
  slotOfThrow,
  THROWS,
} from './state.js';
import { type KrakatoaThrow, nineThrow, setRoll, setThrow, throwSchema } from './throws.js';

export type { KrakatoaOptions, KrakatoaState } from './state.js';

/** What a throw takes: one set, or all nine dice. */
export type KrakatoaThrowSet = KrakatoaSet | 'all';

/** The actions of Krakatoa. */
export type KrakatoaAction =
  | {
      /** A throw of the throw-off (KRK-11). */
      readonly type: 'throwOff';
      readonly player: number;
      /** The set to throw. */
      readonly set: KrakatoaSet;
      /** Its three faces. */
      readonly outcome?: readonly KrakatoaFace[] | undefined;
    }
  | {
      /** One of the five throws of a round, the one rethrow (KRK-19), or a bonus throw (KRK-47). */
      readonly type: 'throw';
      readonly player: number;
      /** `'all'` at throw 1 (KRK-18), otherwise the set to throw (KRK-21, KRK-22). */
      readonly set: KrakatoaThrowSet;
      /** How it came out. */
      readonly outcome?: KrakatoaThrow | undefined;
    }
  | {
      /** Accepts throw 1 as it lies (KRK-19). */
      readonly type: 'keep';
      readonly player: number;
    };

type View = DeepReadonly<KrakatoaState>;
type Mutable<T> = T extends object ? { -readonly [K in keyof T]: Mutable<T[K]> } : T;
type Draft = Mutable<KrakatoaState>;

const side = natural(3);
const total = z.nullable(natural());
const marks = z.literal([0, 1, 2]);
const three = list(z.literal(colours), 3, 3);
const row = list(z.strictObject({ marks, total }), THROWS, THROWS);

const g = defineGame({
  id: 'krakatoa',
  rules: 3,
  options: {
    rules: z._default(z.literal(['advanced', 'basic']), 'advanced'),
    partnerships: z._default(z.boolean(), false),
    bonusBoxFrom: z._default(z.literal(['any-throw', 'final-throw']), 'final-throw'),
    scratchChance: z._default(probability(), 0),
    knockChance: z._default(probability(), 0),
  },
  state: {
    phase: z.literal(['throwOff', 'throws', 'bonus', 'over']),
    round: integer(1, ROUNDS),
    throwNumber: integer(1, THROWS),
    sides: list(list(natural(3), 2), 4),
    contenders: list(z.strictObject({ side, score: z.nullable(natural(10)) }), 4),
    order: list(side, 4),
    faces: z.nullable(z.strictObject({ steam: three, ash: three, lava: three })),
    awaitsKeep: z.boolean(),
    totals: list(natural(), 4),
    sheets: list(z.strictObject({ boxes: list(row, ROUNDS, ROUNDS) }), 4),
    bonusBoxes: list(z.strictObject({ marks, side: z.nullable(side), total }), BONUS_BOXES, BONUS_BOXES),
  },
});

const THROW_OFF_CHOICES = Object.freeze(sets.map((set) => Object.freeze({ set })));

const throwOff = g.action({
  fields: { set: part('set', z.literal(sets)) },
  candidates: () => THROW_OFF_CHOICES,
  check: ({ phase }) => (phase === 'throwOff' ? undefined : illegal('KRK-11', 'the throw-off is over')),
  outcome: setRoll.schema,
  chance: () => setRoll,
  apply(draft, _, faces, before) {
    const { contenders, options, sides } = before;
    const score = scoreSet(faces);
    const turn = contenders.findIndex((one) => one.score === null);
    const scores = contenders.map((one, i) => (i === turn ? score : one.score));
    const best = Math.max(...scores.map((one) => one ?? 0));
    const leader = contenders[scores.indexOf(best)]?.side ?? 0;

    const thrower = draft.contenders[turn];
    const first = thrower && draft.sheets[thrower.side]?.boxes[0]?.[0];
    if (first && options.rules === 'advanced') first.marks = throwOffMarks[combinationOf(faces)];
    if (scores.includes(null)) {
      if (thrower) thrower.score = score;
    } else if (scores.indexOf(best) !== scores.lastIndexOf(best)) {
      draft.contenders = draft.contenders.filter((_one, i) => scores[i] === best);
      for (const one of draft.contenders) one.score = null;
    } else {
      draft.contenders = [];
      draft.order = clockwiseFrom(leader, sides.length);
      draft.phase = 'throws';
    }
  },
  sample: ({ phase }, _player, rng) => (phase === 'throwOff' ? (pick(rng, THROW_OFF_CHOICES) ?? null) : null),
  describe(_, { player, set, outcome }, after) {
    const combination = combinationOf(outcome);
    const what = combination === 'Bust' ? 'a Bust' : `${combination} for ${combinationPoints[combination]}`;
    const thrown = `Player ${player + 1} throws ${set} in the throw-off: ${outcome.join('')}, ${what}`;
    if (after.phase === 'throws') return `${thrown}; Player ${(playerToThrow(after) ?? 0) + 1} begins.`;
    return after.contenders.every((one) => one.score === null) ? `${thrown}; a tie, thrown again.` : `${thrown}.`;
  },
});

/** The points of the nine dice in the box of the throw that is made (KRK-29, KRK-30). */
function worth(view: View, faces: KrakatoaFaces): number {
  const box = boxAt(view, sideToThrow(view) as number, slotOfThrow(view));
  return scoreFaces(faces) * multiplierOf(box?.marks ?? 0);
}

/** What a throw has earned (KRK-26, KRK-33); nothing in the basic game (KRK-10). */
function earned(
  view: View,
  faces: KrakatoaFaces,
  scratch: boolean,
  from: number,
  to: number,
): readonly KrakatoaBonus[] {
  return scratch || view.options.rules === 'basic' ? [] : bonusesOf(faces, from, to);
}

/** The marks of a box with more of them; a box beyond the last bonus box gets none (KRK-34, KRK-50). */
function marksWith(more: number, view: View, owner: number, slot: number): KrakatoaMarks {
  const box = boxAt(view, owner, slot);
  return box === undefined ? 0 : (Math.min(box.marks + more, 2) as KrakatoaMarks);
}

function mark(draft: Draft, owner: number, slot: number, newMarks: KrakatoaMarks): void {
  const box = boxAt(draft, owner, slot);
  if (box) box.marks = newMarks;
  const bonusBox = draft.bonusBoxes[slot - SHEET_BOXES];
  if (bonusBox) bonusBox.side = newMarks > 0 ? owner : null;
}

type Progress = Partial<Pick<Draft, 'phase' | 'round' | 'throwNumber' | 'order'>>;

/** Whose turn it is after the turn of a side that comes to the total (KRK-16, KRK-17, KRK-51). */
function afterTurn({ order, totals, round }: View, done: number, newTotal: number): Progress {
  if (done !== order[order.length - 1]) return { phase: 'throws', throwNumber: 1 };
  if (round === ROUNDS) return { phase: 'over' };
  const totalOf = (one: number) => (one === done ? newTotal : (totals[one] ?? 0));
  const leader = order.reduce((best, one) => (totalOf(one) > totalOf(best) ? one : best));
  return { round: round + 1, throwNumber: 1, order: clockwiseFrom(leader, order.length) };
}

/** Scores a throw that is accepted, gives the marks that it earns to the next boxes, and goes on. */
function score(draft: Draft, before: View, faces: KrakatoaFaces, scratch: boolean): void {
  const owner = sideToThrow(before) as number;
  const slot = slotOfThrow(before);
  const from = before.totals[owner] ?? 0;
  const to = scratch ? from : from + worth(before, faces);
  const bonuses = earned(before, faces, scratch, from, to);
  const next = slotAfter(before, slot);
  const second = slotAfter(before, next);
  const isLost =
    before.options.bonusBoxFrom === 'final-throw' && slot === SHEET_BOXES - 1 && marksForNext(bonuses) === 0;
  const nextMarks = isLost ? 0 : marksWith(marksForNext(bonuses), before, owner, next);
  const secondMarks = marksWith(marksForSecond(bonuses), before, owner, second);
  let progress: Progress;
  if (before.phase === 'throws' && before.throwNumber < THROWS) progress = { throwNumber: before.throwNumber + 1 };
  else if (next >= SHEET_BOXES && nextMarks > 0) progress = { phase: 'bonus' };
  else progress = afterTurn(before, owner, to);

  const box = boxAt(draft, owner, slot);
  if (box) box.total = to;
  draft.totals[owner] = to;
  if (marksForNext(bonuses) > 0 || isLost) mark(draft, owner, next, nextMarks);
  if (marksForSecond(bonuses) > 0) mark(draft, owner, second, secondMarks);
  Object.assign(draft, progress);
}

const CHOICES: { readonly [set in KrakatoaThrowSet]: { readonly set: set } } = Object.freeze({
  all: Object.freeze({ set: 'all' }),
  steam: Object.freeze({ set: 'steam' }),
  ash: Object.freeze({ set: 'ash' }),
  lava: Object.freeze({ set: 'lava' }),
});
const ANY_SET: readonly { readonly set: KrakatoaThrowSet }[] = Object.freeze([
  CHOICES.steam,
  CHOICES.ash,
  CHOICES.lava,
]);
/** What each of the five throws of a round may take (KRK-18, KRK-21, KRK-22). */
const CHOICES_OF_THROW = Object.freeze([
  Object.freeze([CHOICES.all]),
  ANY_SET,
  Object.freeze([CHOICES.steam]),
  Object.freeze([CHOICES.ash]),
  Object.freeze([CHOICES.lava]),
]);
const NO_CHOICE: typeof ANY_SET = Object.freeze([]);

function choicesOf({ phase, throwNumber }: View): typeof ANY_SET {
  if (phase === 'bonus') return ANY_SET;
  return phase === 'throws' ? (CHOICES_OF_THROW[throwNumber - 1] ?? NO_CHOICE) : NO_CHOICE;
}

function lying({ steam, ash, lava }: KrakatoaFaces): string {
  return `${steam.join('')} ${ash.join('')} ${lava.join('')}`;
}

/** The score of a throw and the announcement (KRK-32). */
function scoreText(before: View, after: View, scratch: boolean): string {
  const owner = sideToThrow(before) ?? 0;
  const from = before.totals[owner] ?? 0;
  const to = after.totals[owner] ?? 0;
  const bonuses = after.faces === null ? [] : earned(before, after.faces, scratch, from, to);
  const points = to - from === 1 ? '1 point' : `${to - from} points`;
  return `${scratch ? 'a scratch' : points}: ${announcement(to, bonuses)}`;
}

/** The dice as they lie after a throw; sets that lie as before are not written. */
function lay(draft: Draft, faces: KrakatoaFaces): void {
  if (draft.faces === null) draft.faces = { steam: [...faces.steam], ash: [...faces.ash], lava: [...faces.lava] };
  for (const set of sets) {
    if (faces[set].some((face, i) => face !== draft.faces?.[set][i])) draft.faces[set] = [...faces[set]];
  }
}

const throwDice = g.action({
  fields: { set: part('set', z.literal(['all', ...sets])) },
  candidates: (view) => choicesOf(view),
  check(view, { set }) {
    for (const choice of choicesOf(view)) if (choice.set === set) return undefined;
    if (view.phase === 'throwOff') return illegal('KRK-11', 'the throw-off comes first');
    if (view.phase === 'bonus') return illegal('KRK-47', 'a bonus throw takes one set');
    if (view.awaitsKeep) return illegal('KRK-19', 'the nine dice are either kept or all thrown again');
    if (set === 'all' || view.throwNumber === 1) return illegal('KRK-18', 'all nine dice are thrown only at throw 1');
    return illegal('KRK-22', `throw ${view.throwNumber} takes ${sets[view.throwNumber - 3]}, not ${set}`);
  },
  outcome: throwSchema(),
  chance: ({ faces, options }, { set }): Chance<KrakatoaThrow> =>
    set === 'all' || faces === null ? nineThrow : setThrow(set, faces, options),
  apply(draft, { set }, { scratch, faces }, before) {
    if (set === 'all' && !before.awaitsKeep) draft.awaitsKeep = true;
    else {
      score(draft, before, faces, scratch);
      draft.awaitsKeep = false;
    }
    lay(draft, faces);
  },
  sample: (view, _player, rng) => pick(rng, choicesOf(view)) ?? null,
  describe(before, { player, set, outcome }, after) {
    const what = set !== 'all' ? set : before.awaitsKeep ? 'all nine dice again' : 'all nine dice';
    const thrown = `Player ${player + 1} throws ${what} to ${lying(outcome.faces)}`;
    if (after.awaitsKeep) return `${thrown}, worth ${worth(before, outcome.faces)}.`;
    return `${thrown}, ${scoreText(before, after, outcome.scratch)}.`;
  },
});

const KEEP = Object.freeze({});

const keep = g.action({
  check({ awaitsKeep }) {
    return awaitsKeep ? undefined : illegal('KRK-19', 'only the first throw of all nine dice can be kept');
  },
  apply(draft, _action, _outcome, before) {
    if (before.faces) score(draft, before, before.faces, false);
    draft.awaitsKeep = false;
  },
  sample: ({ awaitsKeep }) => (awaitsKeep ? KEEP : null),
  describe: (before, { player }, after) => `Player ${player + 1} keeps the throw, ${scoreText(before, after, false)}.`,
});

/** The rules of Krakatoa. */
export const krakatoa: Game<KrakatoaState, KrakatoaAction, KrakatoaOptions> = g.game({
  title: 'Krakatoa',
  playerCount: { min: 2, max: 4 },
  traits: { dexterity: true },
  variants: [
    {},
    { rules: 'basic' },
    { partnerships: true },
    { scratchChance: 0.125, knockChance: 0.25 },
    { rules: 'basic', partnerships: true, scratchChance: 0.2 },
    { partnerships: true, knockChance: 0.333, bonusBoxFrom: 'any-throw' },
  ],
  actions: { throwOff, throw: throwDice, keep },
  checkSetup: ({ players, options }) =>
    options.partnerships && players !== 4 ? `partnerships are for 4 players, not ${players} (KRK-8)` : undefined,
  setup({ players, options }) {
    const sides = sidesOf(players, options.partnerships);
    const each = <T>(length: number, make: (index: number) => T): T[] => Array.from({ length }, (_, i) => make(i));
    return {
      phase: 'throwOff',
      round: 1,
      throwNumber: 1,
      sides,
      contenders: sides.map((_, one) => ({ side: one, score: null })),
      order: clockwiseFrom(0, sides.length),
      faces: null,
      awaitsKeep: false,
      totals: sides.map(() => 0),
      sheets: sides.map(() => ({ boxes: each(ROUNDS, () => each(THROWS, () => ({ marks: 0, total: null }))) })),
      bonusBoxes: each(BONUS_BOXES, () => ({ marks: 0, side: null, total: null })),
    };
  },
  checkState: stateProblem,
  olderDefaults: { 1: {}, 2: { bonusBoxFrom: 'any-throw' } },
  migrations: {
    // Under rules 1 marks of any throw earned a bonus box (KRK-46).
    1: (state) => ({ ...state, options: { ...(state.options as object), bonusBoxFrom: 'any-throw' } }),
    // Saves of rules 2 say which; since then only the default is different.
    2: (state) => state,
  },
  playersToAct: (view) => oneToAct(playerToThrow(view)),
  result({ phase, players, sides, totals }) {
    if (phase !== 'over') return null;
    const scores = Array.from({ length: players }, (_, player) => {
      return totals[sides.findIndex((partners) => partners.includes(player))] ?? 0;
    });
    const best = Math.max(...totals);
    const winners = scores.flatMap((points, player) => (points === best ? [player] : []));
    return { winners, scores, reason: `All ${ROUNDS} rounds are played; the highest total is ${best}.` };
  },
});
