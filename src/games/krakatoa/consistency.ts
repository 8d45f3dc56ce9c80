import type { DeepReadonly } from '../../kernel/types.js';
import {
  combinationPoints,
  type KrakatoaCombination,
  type KrakatoaMarks,
  multiplierOf,
  quakeOf,
  throwOffMarks,
} from './scoring.js';
import { clockwiseFrom, type KrakatoaBox, type KrakatoaState, ROUNDS, sidesOf, sideToThrow, THROWS } from './state.js';

type State = DeepReadonly<KrakatoaState>;

const COMBINATIONS = Object.keys(combinationPoints) as KrakatoaCombination[];
const SET_SCORES = COMBINATIONS.map((combination) => combinationPoints[combination]);
/** The marks that a throw of the throw-off gives, by its score (KRK-14). */
const THROW_OFF_MARKS: ReadonlyMap<number | null, KrakatoaMarks> = new Map(
  COMBINATIONS.map((combination) => [combinationPoints[combination], throwOffMarks[combination]]),
);
/** What nine dice can score. */
const POSSIBLE_SCORES: ReadonlySet<number> = new Set(
  SET_SCORES.flatMap((a) => SET_SCORES.flatMap((b) => SET_SCORES.map((c) => a + b + c))),
);

/** The marks that an eruption of this score gives: three times 3, 5 or 10, or one of each (KRK-42). */
const ERUPTION_MARKS: ReadonlyMap<number, KrakatoaMarks> = new Map([
  [9, 2],
  [15, 2],
  [30, 2],
  [18, 1],
]);

const QUAKE_MARKS = { 'Little Quake': 1, 'Big Quake': 2 } as const;

function tableProblem({ players, options, sides, totals, sheets, order, phase }: State): string | undefined {
  const expected = sidesOf(players, options.partnerships);
  const rightSides =
    sides.length === expected.length &&
    sides.every((side, i) => side.length === expected[i]?.length && side.every((one, j) => one === expected[i]?.[j]));
  if (!rightSides) return 'the sides are not those of this number of players';
  if (totals.length !== sides.length) return `expected ${sides.length} totals, got ${totals.length}`;
  if (sheets.length !== sides.length) return `expected ${sides.length} sheets, got ${sheets.length}`;
  const clockwise = clockwiseFrom(phase === 'throwOff' ? 0 : (order[0] ?? 0), sides.length);
  const rightOrder = order.length === sides.length && order.every((side, i) => side === clockwise[i]);
  return rightOrder ? undefined : 'the order is not all sides clockwise';
}

function throwOffProblem({ phase, contenders, sides, options, sheets }: State): string | undefined {
  if (phase !== 'throwOff') return contenders.length > 0 ? 'nobody competes for the lead any more' : undefined;
  if (contenders.length < 2) return 'a throw-off needs at least two contenders';
  if (contenders.some(({ side }, i) => side >= sides.length || side <= (contenders[i - 1]?.side ?? -1)))
    return 'the contenders are not different sides in ascending order';
  const thrown = contenders.filter(({ score }) => score !== null).length;
  if (thrown === contenders.length || contenders.slice(0, thrown).some(({ score }) => score === null))
    return 'the contenders do not throw in order';
  const possible = contenders.slice(0, thrown).every(({ side, score }) => {
    const due = THROW_OFF_MARKS.get(score);
    return due !== undefined && sheets[side]?.boxes[0]?.[0]?.marks === (options.rules === 'basic' ? 0 : due);
  });
  return possible ? undefined : 'a contender’s score does not go with his marks';
}

/** How many boxes of its sheet each side has filled, by its place in the order. */
function filledBoxes(state: State, place: number): number {
  const { phase, round, throwNumber, order } = state;
  const finished = (round - 1) * THROWS;
  if (phase === 'throwOff') return finished;
  const thrower = sideToThrow(state);
  const turn = thrower === null ? order.length : order.indexOf(thrower);
  if (place < turn || (place === turn && phase === 'bonus')) return finished + THROWS;
  return place === turn ? finished + throwNumber - 1 : finished;
}

function progressProblem(state: State): string | undefined {
  const { phase, round, throwNumber, order, sheets, faces, awaitsKeep } = state;
  if (phase === 'throwOff' && (round !== 1 || throwNumber !== 1)) return 'the throw-off comes before round 1';
  const late = phase === 'bonus' || phase === 'over';
  if (late && (round !== ROUNDS || throwNumber !== THROWS)) return 'bonus throws and the end come after the last throw';
  if (!late && phase !== 'throwOff' && sideToThrow(state) === null) return 'the round is finished';
  if (phase === 'bonus' && sideToThrow(state) === null) return 'no bonus box has a mark';
  if (awaitsKeep && (phase !== 'throws' || throwNumber !== 1)) return 'only throw 1 can be kept';
  let filled = 0;
  for (const [place, side] of order.entries()) {
    const expected = filledBoxes(state, place);
    const boxes = sheets[side]?.boxes.flat() ?? [];
    if (boxes.some(({ total }, slot) => (total !== null) !== slot < expected))
      return `expected ${expected} throws of side ${side} on its sheet`;
    filled += expected;
  }
  if ((faces === null) !== (filled === 0 && !awaitsKeep)) return 'the dice lie exactly from the first throw of nine on';
  if (round === 1) return undefined;
  const before = order.map((side) => sheets[side]?.boxes[round - 2]?.[THROWS - 1]?.total ?? 0);
  return before.some((total) => total > (before[0] ?? 0)) ? 'the side with the highest total goes first' : undefined;
}

function bonusProblem(state: State): string | undefined {
  const { bonusBoxes, order, phase, round } = state;
  const thrower = sideToThrow(state);
  const turn = phase === 'over' ? order.length : order.indexOf(thrower ?? -1);
  let latest = 0;
  let open = false;
  for (const { side, marks, total } of bonusBoxes) {
    if (side === null) {
      if (marks > 0 || total !== null) return 'an unused bonus box bears nothing';
      latest = order.length;
      continue;
    }
    const place = order.indexOf(side);
    if (place < latest || place > turn) return 'the bonus boxes are used from the front, in the order of round 6';
    if (marks === 0) return 'a side has a bonus box by its marks only';
    if (total === null ? place !== turn : open || (place === turn && phase !== 'bonus'))
      return 'bonus throws are made in order, after the last throw';
    open ||= total === null;
    latest = place;
  }
  const early = round < ROUNDS && bonusBoxes.some(({ side }) => side !== null);
  return early ? 'bonus boxes get marks in round 6 only' : undefined;
}

/** The boxes of one side in the order of its throws: is each total what a throw can make of the one before? */
function boxesProblem(boxes: readonly DeepReadonly<KrakatoaBox>[], total: number, basic: boolean): string | undefined {
  if (basic && boxes.some(({ marks }) => marks > 0)) return 'the basic game has no marks';
  let latest = 0;
  let made = 0;
  let due = 0;
  let eruption: number | undefined;
  for (const box of boxes) {
    if (box.marks < due) return 'a quake has left no mark';
    if (box.total === null) break;
    const score = (box.total - latest) / multiplierOf(box.marks);
    if (!POSSIBLE_SCORES.has(score)) return 'no throw makes a total of the one before it';
    const quake = basic ? null : quakeOf(latest, box.total);
    due = quake === null ? 0 : QUAKE_MARKS[quake];
    eruption = ERUPTION_MARKS.get(score);
    latest = box.total;
    made++;
  }
  if (latest !== total) return 'a total is not that of the last throw';
  const possible = boxes.slice(made + 1).every(({ marks }, i) => marks === 0 || (i === 0 && marks === eruption));
  return possible ? undefined : 'marks stand where no throw can have put them';
}

/**
 * What is wrong with a state from outside that its schema cannot say: lengths and indices, whose turn it is, totals
 * that no throws make, marks that no throw can have earned. Only the last throw's colours are known, so a state can
 * pass to which no game leads.
 */
export function stateProblem(state: State): string | undefined {
  const problem = tableProblem(state) ?? throwOffProblem(state) ?? progressProblem(state) ?? bonusProblem(state);
  if (problem !== undefined) return problem;
  const { options, sheets, bonusBoxes, totals } = state;
  for (const [side, { boxes }] of sheets.entries()) {
    const all = [...boxes.flat(), ...bonusBoxes.filter((box) => box.side === side)];
    const wrong = boxesProblem(all, totals[side] ?? 0, options.rules === 'basic');
    if (wrong !== undefined) return `side ${side}: ${wrong}`;
  }
  return undefined;
}
