import type { DeepReadonly, Invariant } from '../../kernel/types.js';
import type { KrakatoaAction, KrakatoaState } from './krakatoa.js';
import type { KrakatoaFaces } from './scoring.js';

type State = DeepReadonly<KrakatoaState>;
type Box = State['sheets'][number]['boxes'][number][number];

// Everything below is computed a second way, from lists of patterns and of numbers, and shares nothing with the game.

const PATTERN_SCORES: Readonly<Record<string, number>> = {
  YYY: 10,
  RRR: 5,
  BBB: 3,
  BYY: 2,
  RYY: 2,
  BBY: 1,
  BRY: 1,
  RRY: 1,
  BBR: 0,
  BRR: 0,
};
const VOLCANOES = ['YYY', 'RRR', 'BBB'];
const FACTORS = [1, 2, 4];
const SETS = ['steam', 'ash', 'lava'] as const;

const patternOf = (set: readonly string[]): string => [...set].sort().join('');
const patternsOf = ({ steam, ash, lava }: KrakatoaFaces): string[] => [steam, ash, lava].map(patternOf);
const scoreOf = (pattern: string): number => PATTERN_SCORES[pattern] ?? Number.NaN;
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const alike = (a: KrakatoaFaces, b: KrakatoaFaces, compared: readonly (keyof KrakatoaFaces)[]): boolean =>
  compared.every((set) => same(a[set], b[set]));

/** Marks earned for the next throw and for the one after it. */
function marksEarned(faces: KrakatoaFaces, before: number, after: number): [number, number] {
  const patterns = patternsOf(faces);
  const volcanoes = patterns.filter((pattern) => VOLCANOES.includes(pattern));
  const kinds = new Set(volcanoes).size;
  const colourCount = new Set(patterns.join('')).size;
  const ending = String(after).padStart(2, '0').slice(-2);
  let next = 0;
  if (before !== after && ['11', '22', '33', '44', '55', '66', '77', '88', '99'].includes(ending)) next += 1;
  if (before !== after && ['00', '20', '40', '60', '80'].includes(ending)) next += 2;
  if (colourCount === 2) next += volcanoes.length < 2 ? 1 : 2;
  const eruption = volcanoes.length < 3 || kinds === 2 ? 0 : kinds === 3 ? 1 : 2;
  return [next + eruption, eruption];
}

/** All boxes in which a side has thrown or may throw, in order: its own, then bonus boxes that no other side has. */
function boxesOf({ sheets, bonusBoxes }: State, side: number): Box[] {
  const shared = bonusBoxes.filter((box) => box.side === side || box.side === null);
  return [...(sheets[side]?.boxes.flat() ?? []), ...shared];
}

const allBoxes = ({ sheets, bonusBoxes }: State): Box[] => [
  ...sheets.flatMap(({ boxes }) => boxes.flat()),
  ...bonusBoxes,
];

const enteredIn = (state: State): number => allBoxes(state).filter(({ total }) => total !== null).length;

/** The dice and the side of a throw that the step has accepted, if it has. */
function acceptedThrow(before: State, action: DeepReadonly<KrakatoaAction>) {
  const side = before.sides.findIndex((players) => players.includes(action.player));
  if (action.type === 'keep') return before.faces && { side, faces: before.faces, scratch: false };
  if (action.type === 'throwOff' || !action.outcome) return null;
  return action.set === 'all' && !before.awaitsKeep ? null : { side, ...action.outcome };
}

/** Whether this throw 5 of round 6 loses the mark that an eruption before it left in a bonus box (KRK-46). */
function losesBonusBox({ round, throwNumber, phase, options }: State, earned: number): boolean {
  return options.bonusBoxFrom !== 'any-throw' && phase === 'throws' && round === 6 && throwNumber === 5 && earned === 0;
}

/** What holds in every position of Krakatoa and in every step between two. */
export const krakatoaInvariants: readonly Invariant<KrakatoaState, KrakatoaAction>[] = [
  {
    name: 'a box bears no mark, one or two',
    clause: 'KRK-34',
    holds: (state) => allBoxes(state).every(({ marks }) => marks === 0 || marks === 1 || marks === 2),
  },
  {
    name: 'an accepted throw fills the next box of its side and no other; anything else fills none',
    clause: 'KRK-16',
    holds(state, step) {
      if (step === undefined) return true;
      const accepted = acceptedThrow(step.before, step.action);
      if (accepted === null) return enteredIn(state) === enteredIn(step.before);
      const place = boxesOf(step.before, accepted.side).findIndex(({ total }) => total === null);
      const box = boxesOf(state, accepted.side)[place];
      return typeof box?.total === 'number' && enteredIn(state) === enteredIn(step.before) + 1;
    },
  },
  {
    name: 'a throw adds the three sets, two or four times by the marks of its box, and the new total is entered there',
    clause: 'KRK-30',
    holds(state, step) {
      const accepted = step && acceptedThrow(step.before, step.action);
      if (!step || !accepted) return true;
      const boxes = boxesOf(step.before, accepted.side);
      const place = boxes.findIndex(({ total }) => total === null);
      const sum = patternsOf(accepted.faces).reduce((points, pattern) => points + scoreOf(pattern), 0);
      const points = accepted.scratch ? 0 : sum * (FACTORS[boxes[place]?.marks ?? 0] ?? 0);
      const expected = (step.before.totals[accepted.side] ?? 0) + points;
      return state.totals[accepted.side] === expected && boxesOf(state, accepted.side)[place]?.total === expected;
    },
  },
  {
    name: 'a side’s total is the last that was entered in its boxes, and those never fall',
    clause: 'KRK-31',
    holds: (state) =>
      state.totals.every((total, side) => {
        const entered = boxesOf(state, side).flatMap((box) => box.total ?? []);
        return total === (entered.at(-1) ?? 0) && entered.every((each, i) => each >= (entered[i - 1] ?? 0));
      }),
  },
  {
    name: 'only the total of the side that throws changes, and it never falls',
    clause: 'KRK-29',
    holds: (state, step) =>
      step === undefined ||
      state.totals.every((total, side) => {
        const before = step.before.totals[side] ?? 0;
        return state.sides[side]?.includes(step.action.player) ? total >= before : total === before;
      }),
  },
  {
    name: 'a throw marks the side’s next box or two by what it earned, up to two marks, and nothing else is marked',
    clause: 'KRK-33',
    holds(state, step) {
      if (step === undefined || step.action.type === 'throwOff') return true;
      const accepted = acceptedThrow(step.before, step.action);
      if (accepted === null) return same(allBoxes(state), allBoxes(step.before));
      const { side, faces, scratch } = accepted;
      const earned =
        scratch || state.options.rules === 'basic'
          ? [0, 0]
          : marksEarned(faces, step.before.totals[side] ?? 0, state.totals[side] ?? 0);
      const boxes = boxesOf(step.before, side);
      const place = boxes.findIndex(({ total }) => total === null);
      const expected = boxes.map(({ marks }, i) => Math.min(2, marks + (earned[i - place - 1] ?? 0)));
      if (losesBonusBox(step.before, earned[0] ?? 0) && place + 1 < boxes.length) expected[place + 1] = 0;
      const othersAlike = state.sides.every((_, other) => {
        return other === side || same(state.sheets[other], step.before.sheets[other]);
      });
      return othersAlike && boxesOf(state, side).every(({ marks }, i) => marks === expected[i]);
    },
  },
  {
    name: 'after the throw-off a first box bears two marks for a volcano, one for a Deuce, otherwise none',
    clause: 'KRK-14',
    holds(state, step) {
      if (step?.action.type !== 'throwOff') return true;
      const pattern = patternOf(step.action.outcome ?? []);
      const due = VOLCANOES.includes(pattern) ? 2 : scoreOf(pattern) === 2 ? 1 : 0;
      const side = step.before.sides.findIndex((players) => players.includes(step.action.player));
      const marks = state.sheets.map(({ boxes }) => boxes[0]?.[0]?.marks);
      const expected = step.before.sheets.map(({ boxes }) => boxes[0]?.[0]?.marks);
      expected[side] = state.options.rules === 'basic' ? 0 : due;
      return same(marks, expected);
    },
  },
  {
    name: 'the leader of the throw-off threw more than all others of the last go',
    clause: 'KRK-12',
    holds(state, step) {
      if (step?.action.type !== 'throwOff' || state.phase === 'throwOff') return true;
      const last = scoreOf(patternOf(step.action.outcome ?? []));
      const scores = step.before.contenders.map(({ side, score }) => ({ side, score: score ?? last }));
      const best = scores.filter(({ side }) => side === state.order[0]).map(({ score }) => score)[0] ?? -1;
      return scores.every(({ side, score }) => side === state.order[0] || score < best);
    },
  },
  {
    name: 'a scratch changes no total and no marks, nor any die that wasn’t thrown',
    clause: 'KRK-26',
    holds(state, step) {
      if (step?.action.type !== 'throw' || !step.action.outcome?.scratch) return true;
      const { set } = step.action;
      const { before } = step;
      const marksOf = (one: State) => allBoxes(one).map(({ marks }) => marks);
      const others = SETS.filter((each) => each !== set);
      const left = state.faces !== null && before.faces !== null && alike(state.faces, before.faces, others);
      const marksStay = losesBonusBox(before, 0) || same(marksOf(state), marksOf(before));
      return left && set !== 'all' && same(state.totals, before.totals) && marksStay;
    },
  },
  {
    name: 'the dice lie as the last throw left them, three of each set, from the first throw of nine on',
    clause: 'KRK-23',
    holds(state, step) {
      const { faces } = state;
      const three = faces === null || patternsOf(faces).every((pattern) => scoreOf(pattern) >= 0);
      if (!three || (faces === null) !== (enteredIn(state) === 0 && !state.awaitsKeep)) return false;
      if (step === undefined) return true;
      const expected = step.action.type === 'throw' ? step.action.outcome?.faces : step.before.faces;
      return faces === null || !expected ? faces === expected : alike(faces, expected, SETS);
    },
  },
  {
    name: 'only at throw 1 a throw waits to be kept, and then nothing has been entered for it',
    clause: 'KRK-20',
    holds: ({ awaitsKeep, phase, round, throwNumber, sheets, order }) =>
      !awaitsKeep ||
      (phase === 'throws' &&
        throwNumber === 1 &&
        order.some((side) => sheets[side]?.boxes[round - 1]?.every(({ total }) => total === null))),
  },
  {
    name: 'the highest total begins a round; of equal ones, whoever came earlier in the last round',
    clause: 'KRK-17',
    holds(state, step) {
      if (step === undefined || state.round === step.before.round) return true;
      const best = Math.max(...state.totals);
      return state.order[0] === step.before.order.filter((side) => state.totals[side] === best)[0];
    },
  },
  {
    name: 'of two partners the first throws in rounds 1, 3, 5 and the second in rounds 2, 4, 6 and bonus boxes',
    clause: 'KRK-9',
    holds(state, step) {
      if (step === undefined || !state.options.partnerships) return true;
      const { phase, round } = step.before;
      const second = phase === 'bonus' || [2, 4, 6].includes(round);
      return second ? step.action.player >= 2 : step.action.player < 2;
    },
  },
  {
    name: 'three bonus boxes are used from the front, and one that a side has stays its own',
    clause: 'KRK-45',
    holds({ bonusBoxes }, step) {
      const used = bonusBoxes.filter(({ side }) => side !== null).length;
      return (
        bonusBoxes.length === 3 &&
        bonusBoxes.every(({ side, total }, i) => (i < used ? side !== null : side === null && total === null)) &&
        (step?.before.bonusBoxes ?? []).every(({ side, total }, i) => {
          const isLost = step !== undefined && total === null && losesBonusBox(step.before, bonusBoxes[i]?.marks ?? 0);
          return side === null || side === bonusBoxes[i]?.side || (isLost && bonusBoxes[i]?.side === null);
        })
      );
    },
  },
  {
    name: 'bonus throws follow a side’s own last throw, one for each of its marked boxes',
    clause: 'KRK-47',
    holds({ phase, round, throwNumber, sheets, bonusBoxes }) {
      const open = bonusBoxes.find(({ side, total }) => side !== null && total === null);
      if (phase !== 'bonus') return open === undefined || (phase === 'throws' && round === 6 && throwNumber === 5);
      const last = sheets[open?.side ?? -1]?.boxes[5]?.[4];
      return (
        round === 6 && throwNumber === 5 && open !== undefined && open.marks > 0 && typeof last?.total === 'number'
      );
    },
  },
  {
    name: 'the game is over exactly when every sheet is full and no marked bonus box is left to throw for',
    clause: 'KRK-51',
    holds: ({ phase, sheets, bonusBoxes }) =>
      (phase === 'over') ===
      (sheets.every(({ boxes }) => boxes.flat().every(({ total }) => total !== null)) &&
        bonusBoxes.every(({ side, total }) => side === null || total !== null)),
  },
];
