import { illegal, type StateProblem } from '../../kernel/errors.js';
import type { DeepReadonly } from '../../kernel/types.js';
import { clockwiseFrom, type KrakatoaState, ROUNDS, sidesOf, sideToThrow, THROWS } from './state.js';

type State = DeepReadonly<KrakatoaState>;

function tableProblem({ players, options, sides, totals, sheets, order, phase }: State): StateProblem {
  const expected = sidesOf(players, options.partnerships);
  const rightSides =
    sides.length === expected.length &&
    sides.every((side, i) => side.length === expected[i]?.length && side.every((one, j) => one === expected[i]?.[j]));
  if (!rightSides) return 'the sides are not those of this number of players';
  if (totals.length !== sides.length) return `expected ${sides.length} totals, got ${totals.length}`;
  if (sheets.length !== sides.length) return `expected ${sides.length} sheets, got ${sheets.length}`;
  const clockwise = clockwiseFrom(phase === 'throwOff' ? 0 : (order[0] ?? 0), sides.length);
  const rightOrder = order.length === sides.length && order.every((side, i) => side === clockwise[i]);
  return rightOrder ? undefined : illegal('KRK-13', 'the order is not all sides clockwise');
}

function throwOffProblem({ phase, contenders, sides }: State): string | undefined {
  if (phase !== 'throwOff') return undefined;
  if (contenders.length < 2) return 'a throw-off needs at least two contenders';
  if (contenders.some(({ side }, i) => side >= sides.length || side <= (contenders[i - 1]?.side ?? -1)))
    return 'the contenders are not different sides in ascending order';
  const thrown = contenders.filter(({ score }) => score !== null).length;
  const inOrder = thrown < contenders.length && contenders.slice(0, thrown).every(({ score }) => score !== null);
  return inOrder ? undefined : 'the contenders do not throw in order';
}

function progressProblem(state: State): string | undefined {
  const { phase, round, throwNumber, faces, awaitsKeep } = state;
  if (phase === 'throwOff' && (round !== 1 || throwNumber !== 1)) return 'the throw-off comes before round 1';
  const late = phase === 'bonus' || phase === 'over';
  if (late && (round !== ROUNDS || throwNumber !== THROWS)) return 'bonus throws and the end come after the last throw';
  if (phase === 'throws' && sideToThrow(state) === null) return 'the round is finished';
  if (phase === 'bonus' && sideToThrow(state) === null) return 'no bonus box has a mark';
  if (awaitsKeep && (phase !== 'throws' || throwNumber !== 1)) return 'only throw 1 can be kept';
  const aimed = phase === 'bonus' || (phase === 'throws' && throwNumber > 1);
  return faces === null && (aimed || awaitsKeep) ? 'no dice lie to be kept or thrown at' : undefined;
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
  return early ? 'bonus boxes get marks only in round 6' : undefined;
}

/**
 * What is wrong with a state from outside that its schema cannot say: lengths and indices, whose throw it is, which
 * bonus boxes are whose. A position may be set up by hand: whether a game leads to its totals and marks is not asked.
 */
export function stateProblem(state: State): StateProblem {
  const problem = tableProblem(state) ?? throwOffProblem(state) ?? progressProblem(state) ?? bonusProblem(state);
  if (problem !== undefined || state.options.rules === 'advanced') return problem;
  const boxes = [...state.sheets.flatMap((sheet) => sheet.boxes.flat()), ...state.bonusBoxes];
  return boxes.some(({ marks }) => marks > 0) ? illegal('KRK-10', 'the basic game has no marks') : undefined;
}
