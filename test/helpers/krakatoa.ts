import { type RandomGenerator, uniformInt } from 'dicewright';
import { type KrakatoaAction, type KrakatoaOptions, type KrakatoaState, krakatoa } from 'dicewright/krakatoa';
import {
  bonusesOf,
  colours,
  type KrakatoaFace,
  type KrakatoaFaces,
  type KrakatoaMarks,
  scoreFaces,
  sets,
} from '../../src/games/krakatoa/scoring.js';
import type { KrakatoaBonusBox, KrakatoaBox } from '../../src/games/krakatoa/state.js';

/** `'YYB'` as three faces. */
export const three = (text: string): KrakatoaFace[] => [...text] as KrakatoaFace[];

/** `'YYB YRR RRR'` as the faces of steam, ash and lava. */
export function nine(text: string): KrakatoaFaces {
  const [steam = '', ash = '', lava = ''] = text.split(' ');
  return { steam: three(steam), ash: three(ash), lava: three(lava) };
}

/** The faces as {@link nine} takes them; `'-'` when no dice lie. */
export function written({ faces }: KrakatoaState): string {
  return faces === null ? '-' : sets.map((set) => faces[set].join('')).join(' ');
}

/** All 27 ways in which three dice can lie. */
export const everySet: readonly KrakatoaFace[][] = colours.flatMap((a) =>
  colours.flatMap((b) => colours.map((c) => [a, b, c])),
);

/** All 19683 ways in which nine dice can lie. */
export function* everyNine(): Generator<KrakatoaFaces> {
  for (const steam of everySet) for (const ash of everySet) for (const lava of everySet) yield { steam, ash, lava };
}

/** Nine dice that score so many points, and earn nothing by their colours. */
export function worth(points: number): string {
  for (const faces of everyNine()) {
    if (scoreFaces(faces) !== points || bonusesOf(faces, 0, 0).length > 0) continue;
    return sets.map((set) => faces[set].join('')).join(' ');
  }
  throw new RangeError(`no nine dice score ${points} and nothing else`);
}

/**
 * A move of whoever is to act: `'YRB'` throws steam in the throw-off, `'keep'` keeps, `'ash YYB YRR RRR'` is a throw
 * with what lies after it, and `'ash scratch YYB YRR RRR'` one that strikes nothing.
 */
export function action(state: KrakatoaState, move: string): KrakatoaAction {
  const player = krakatoa.playersToAct(state)[0] ?? 0;
  if (move === 'keep') return { type: 'keep', player };
  if (move.length === 3) return { type: 'throwOff', player, set: 'steam', outcome: three(move) };
  const [set = '', ...rest] = move.split(' ');
  const scratch = rest[0] === 'scratch';
  const outcome = { scratch, faces: nine(rest.slice(scratch ? 1 : 0).join(' ')) };
  return { type: 'throw', player, set: set as 'all', outcome };
}

/** The state after the moves, each as {@link action} takes it. */
export function play(state: KrakatoaState, ...moves: string[]): KrakatoaState {
  return moves.reduce((now, move) => krakatoa.reduce(now, action(now, move)), state);
}

/** What is said about the last of the moves. */
export function told(state: KrakatoaState, ...moves: string[]): string {
  const last = moves.at(-1) ?? '';
  const before = play(state, ...moves.slice(0, -1));
  return krakatoa.describe(before, action(before, last), play(before, last));
}

/** `'throw ash'` for each legal action, in the order in which they are listed. */
export const choices = (state: KrakatoaState): string[] =>
  [...krakatoa.legalActions(state)].map((one) => ('set' in one ? `${one.type} ${one.set}` : one.type));

/** The clause that forbids the move; its code when no clause does; `null` when it is legal. */
export function forbids(state: KrakatoaState, move: string): string | null {
  const violation = krakatoa.check(state, action(state, move));
  return violation && (violation.clause ?? violation.code);
}

/** The code with which the move is refused, `null` when it is played. */
export function refusal(state: KrakatoaState, move: string): string | null {
  const result = krakatoa.safeReduce(state, action(state, move));
  return result.ok ? null : result.error.code;
}

/** The marks of a side's boxes in a round. */
export const marksOf = (state: KrakatoaState, side: number, round: number): number[] =>
  (state.sheets[side]?.boxes[round - 1] ?? []).map(({ marks }) => marks);

/** What is entered in a side's boxes of a round. */
export const totalsOf = (state: KrakatoaState, side: number, round: number): (number | null)[] =>
  (state.sheets[side]?.boxes[round - 1] ?? []).map(({ total }) => total);

/** `'1×× 40'` for a bonus box of side 1 with two marks and the total 40; `'-'` for an unused one. */
export const bonusBoxesOf = (state: KrakatoaState): string[] =>
  state.bonusBoxes.map(({ side, marks, total }) =>
    side === null ? '-' : `${side}${'×'.repeat(marks)} ${total ?? ''}`,
  );

/** Throw 1, kept, and scratches: one turn in which nothing else happens than this. */
export function turn(state: KrakatoaState, faces: string): KrakatoaState {
  const same = [`steam scratch ${faces}`, `steam scratch ${faces}`, `ash scratch ${faces}`, `lava scratch ${faces}`];
  return play(state, `all ${faces}`, 'keep', ...same);
}

/** Where a game stands; see {@link position}. */
export interface Spot {
  players?: number;
  options?: KrakatoaOptions;
  round?: number;
  throwNumber?: number;
  /** The side that throws; all before it in the order have finished the round. Default: the first in the order. */
  thrower?: number;
  /** The total of each side, reached in its first throws; the rest were scratches. Default 0. */
  totals?: readonly number[];
  /** Marks in the box of the next throw. Default 0. */
  marks?: KrakatoaMarks;
  bonusBoxes?: readonly KrakatoaBonusBox[];
  faces?: string;
}

const POSSIBLE = [...new Set([...everyNine()].map((faces) => scoreFaces(faces)))].sort((a, b) => b - a);

const earnsMarks = (from: number, to: number): boolean => bonusesOf(nine('YRB YRB YRB'), from, to).length > 0;

/** Totals from 0 to `total` that no marks have made and that, but for the last, make none. */
function way(total: number): number[] {
  if (total === 0) return [];
  for (const score of POSSIBLE) {
    const from = total - score;
    if (score > 0 && (from === 0 || (from > 0 && !earnsMarks(0, from)))) {
      const known = way(from);
      if (known.at(-1) === from || from === 0) return [...known, total];
    }
  }
  return [];
}

function filled(total: number, count: number): { marks: KrakatoaMarks; total: number | null }[] {
  const totals = way(total);
  if (totals.length > count) throw new RangeError(`${total} can't be reached in ${count} throws`);
  return Array.from({ length: 30 }, (_, slot): { marks: KrakatoaMarks; total: number | null } => {
    const last = totals.at(-2) ?? 0;
    const quakes = slot === totals.length && slot > 0 && earnsMarks(last, total);
    const marks = quakes ? (total % 20 === 0 ? 2 : 1) : 0;
    return { marks, total: slot < count ? (totals[slot] ?? total) : null };
  });
}

/** A position in the rounds, as if it had been loaded from a file; the side with the highest total goes first. */
export function position({
  players = 2,
  options = {},
  round = 6,
  throwNumber = 5,
  thrower,
  totals = [],
  marks = 0,
  bonusBoxes = [],
  faces = 'YBR BBR BRR',
}: Spot): KrakatoaState {
  const empty = krakatoa.setup({ players, options });
  const each = empty.sides.map((_, side) => totals[side] ?? 0);
  const first = each.indexOf(Math.max(...each));
  const order = each.map((_, step) => (first + step) % each.length);
  const place = order.indexOf(thrower ?? first);
  const sheets = each.map((total, side) => {
    const here = order.indexOf(side);
    const count = (round - 1) * 5 + (here < place ? 5 : here === place ? throwNumber - 1 : 0);
    const boxes: KrakatoaBox[] = filled(total, count);
    const next = boxes[count];
    if (here === place && next) boxes[count] = { ...next, marks: Math.max(next.marks, marks) as KrakatoaMarks };
    return { boxes: Array.from({ length: 6 }, (_, r) => boxes.slice(r * 5, r * 5 + 5)) };
  });
  return krakatoa.load({
    ...empty,
    phase: 'throws',
    round,
    throwNumber,
    contenders: [],
    order,
    totals: each,
    sheets,
    faces: nine(faces),
    bonusBoxes: empty.bonusBoxes.map((box, i) => bonusBoxes[i] ?? box),
    events: 100,
  });
}

const one = <T>(rng: RandomGenerator, list: readonly T[]): T => list[uniformInt(rng, 0, list.length - 1)] as T;

/** Three dice of the palette's colours, often a volcano: bonuses are to be frequent. */
export function anyThree(rng: RandomGenerator, palette = 'YRB'): KrakatoaFace[] {
  if (uniformInt(rng, 0, 2) > 0) return Array.from({ length: 3 }, () => one(rng, three(palette)));
  return three(one(rng, [...palette]).repeat(3));
}

/** Nine dice, often of two colours or of one. */
export function anyNine(rng: RandomGenerator): Record<(typeof sets)[number], KrakatoaFace[]> {
  const palette = one(rng, ['YRB', 'YRB', 'RB', 'YR', 'YB', 'Y', 'R', 'B']);
  return { steam: anyThree(rng, palette), ash: anyThree(rng, palette), lava: anyThree(rng, palette) };
}

/** The action with an outcome: half of the time drawn, else reported, as a model would seldom draw it. */
export function withOutcome(rng: RandomGenerator, state: KrakatoaState, chosen: KrakatoaAction): KrakatoaAction {
  const chance = krakatoa.chance(state, chosen);
  if (chance === null) return chosen;
  if (uniformInt(rng, 0, 1) === 0) return { ...chosen, outcome: chance.sample(rng) } as KrakatoaAction;
  if (chosen.type === 'throwOff') return { ...chosen, outcome: anyThree(rng) };
  if (chosen.type === 'keep') return chosen;
  const scratch = chosen.set !== 'all' && state.faces !== null && uniformInt(rng, 0, 4) === 0;
  const faces = scratch ? { ...state.faces, [chosen.set]: anyThree(rng) } : anyNine(rng);
  return { ...chosen, outcome: { scratch, faces: faces as KrakatoaFaces } };
}

/** Every variant with every number of players that goes with it. */
export const tables: readonly { readonly players: number; readonly options: KrakatoaOptions }[] =
  krakatoa.variants.flatMap((options) =>
    (options.partnerships ? [4] : [2, 3, 4]).map((players) => ({ players, options })),
  );

/** One step of a random game. */
export interface Step {
  readonly before: KrakatoaState;
  readonly action: KrakatoaAction;
  readonly state: KrakatoaState;
}

/** A whole random game, rich in bonuses, step by step. */
export function* randomGame(
  rng: RandomGenerator,
  { players, options }: { readonly players: number; readonly options: KrakatoaOptions },
): Generator<Step> {
  let before: KrakatoaState = krakatoa.setup({ players, options });
  while (before.phase !== 'over') {
    const chosen = krakatoa.sampleAction(before, rng);
    if (chosen === null) throw new Error('nobody can act in a game that runs');
    const step = withOutcome(rng, before, chosen);
    const state: KrakatoaState = krakatoa.reduce(before, step);
    yield { before, action: step, state };
    before = state;
  }
}
