import { expect, it } from 'vitest';
import { nameAt } from '../../../../../test/helpers/das-spiel.js';
import { allPoses, upperByHand } from '../../../../../test/helpers/poses-by-hand.js';
import { add, indexOf, type Spot, spots, times } from '../../../../../test/helpers/pyramid-by-hand.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { playout } from '../../../../play/playout.js';
import type { ReductoOptions, ReductoState } from './position.js';
import { reducto } from './reducto.js';

type State = DeepReadonly<ReductoState>;

// The rules once more, with nothing but spots in space and numbers on faces.

/** Directions of the numbers on -x, -y, -z: level, in the plane of the face. */
const ROWS: readonly Spot[] = [
  [0, 1, -1],
  [-1, 0, 1],
  [1, -1, 0],
];

interface Found {
  readonly path: readonly number[];
  readonly numbers: readonly number[];
  /** Dice that each hop passed. */
  readonly passed: readonly number[];
}

/** All ways to go with the numbers, by as many hops, whatever a 1 or what is passed. */
function walks(board: string, from: number, pose: string, options: State['options'], hops: number): Found[] {
  const numbers = upperByHand(pose, options.hand);
  const full = (cell: number) => cell !== from && board[cell] !== '.';
  let found: Found[] = [{ path: [from], numbers: [], passed: [] }];
  for (let hop = 0; hop < hops; hop++) {
    found = found.flatMap(({ path, numbers: used, passed }) =>
      [0, 1, 2].flatMap((axis) =>
        [1, -1].flatMap((way) => {
          const number = numbers[axis] as number;
          const step = times(way, ROWS[axis] as Spot);
          const line: number[] = [];
          for (let i = 1, at = spots[path.at(-1) as number] as Spot; i <= number; i++) {
            at = add(at, step);
            line.push(at.every((part) => part >= 0) ? indexOf(at) : -1);
          }
          const to = line.pop() as number;
          if (to < 0 || full(to)) return [];
          return [{ path: [...path, to], numbers: [...used, number], passed: [...passed, line.filter(full).length] }];
        }),
      ),
    );
  }
  return found;
}

const isMove = ({ numbers, passed }: Found, options: State['options']): boolean =>
  numbers.every((number, hop) => number > 1 || (hop === 0 && numbers.length > 1)) &&
  passed.some((dice) => dice > 0) &&
  (options.crossing === 'move' || passed.every((dice, hop) => dice > 0 || numbers[hop] === 1));

const movesByHand = (board: string, from: number, pose: string, options: State['options'], hops: number): string[] =>
  walks(board, from, pose, options, hops)
    .filter((one) => isMove(one, options))
    .map(({ path }) => path.map(nameAt).join('-'));

function legalByHand({ board, poses, rolled, options }: State): string[] {
  const dice = [...board].flatMap((die, cell) => (die === '.' ? [] : [cell]));
  const all = (hops: number) =>
    dice
      .filter((cell) => rolled === null || nameAt(cell) === rolled)
      .flatMap((cell) => movesByHand(board, cell, poses[cell] as string, options, hops));
  const rolls = dice.map((cell) => `roll ${nameAt(cell)}`);
  const one = all(1);
  if (dice.length > 15) return one.length > 0 ? one : rolls;
  if (rolled !== null) return [...one, ...(dice.length > 5 ? [] : all(2)), 'done'];
  if (dice.length > 5) return one.length > 0 ? one : [...all(2), ...rolls];
  return [...one, ...all(2), ...all(3), ...rolls];
}

const optionSets: readonly ReductoOptions[] = [{}, { crossing: 'hop', hand: 'left' }];

it.each(optionSets)(
  'RED-5 RED-6 RED-7 RED-8 RED-10 RED-11 RED-12 RED-13 RED-14 random games allow what the rules give by hand: %j',
  (options) => {
    const { actions } = playout(reducto, { players: 2, options, seed: 'by hand' });
    let state: State = reducto.setup({ players: 2, options });
    const few = new Set<number>();
    for (const action of actions) {
      if (state.phase === 'play') {
        const listed = [...reducto.legalActions(state)].map((one) => {
          if (one.type === 'jump') return [one.from, ...one.path].join('-');
          return one.type === 'reroll' ? `roll ${one.cell}` : one.type;
        });
        expect(listed.sort()).toEqual(legalByHand(state).sort());
        few.add(state.board.length - state.board.split('.').length + 1);
      }
      state = reducto.reduce(state, action);
    }
    expect(few.size).toBeGreaterThan(20);
  },
);

it.each([
  ['RED-15 RED-8 [crossing=move]', 'move'],
  ['RED-15 RED-8 [crossing=hop]', 'hop'],
] as const)('%s pairs of dice are looked at by hand: a game of two is over just where no pose helps', (_, crossing) => {
  let over = 0;
  const first = reducto.setup({ players: 2, options: { crossing } });
  const from = 12;
  for (const other of [0, 1, 4, 8, 20, 36, 44]) {
    for (const one of [from, 0, 3, 44]) {
      if (one === other) continue;
      const letters = [...'.'.repeat(45)];
      letters[one] = 'r';
      letters[other] = 'g';
      const board = letters.join('');
      const can = [one, other].some((cell) =>
        allPoses.some((pose) =>
          [1, 2, 3].some((hops) => movesByHand(board, cell, pose, first.options, hops).length > 0),
        ),
      );
      const poses = board.replace(/[rg]/g, 'a');
      const state = {
        ...first,
        board,
        poses,
        phase: 'play',
        taken: [
          [14, 14, 14],
          [0, 0, 0],
        ],
      };
      expect(reducto.load({ ...state, toPlay: can ? 0 : null }).toPlay).toBe(can ? 0 : null);
      if (!can) over++;
    }
  }
  expect(over).toBeGreaterThan(0);
});

it('RED-5 along the rows a die comes from any funnel to any other; across them there would be three nets', () => {
  const netsOf = (steps: readonly Spot[]): number[] => {
    const seen = new Set<number>();
    return [...Array(45).keys()].flatMap((cell) => {
      if (seen.has(cell)) return [];
      const net = [cell];
      for (const one of net) {
        for (const to of steps.flatMap((step) => [1, -1].map((way) => add(spots[one] as Spot, times(way, step))))) {
          const next = to.every((part) => part >= 0) ? indexOf(to) : -1;
          if (next >= 0 && !net.includes(next)) net.push(next);
        }
      }
      for (const one of net) seen.add(one);
      return [net.length];
    });
  };
  expect(netsOf(ROWS)).toEqual([45]);
  expect(
    netsOf([
      [-2, 1, 1],
      [1, -2, 1],
      [1, 1, -2],
    ]),
  ).toEqual([15, 15, 15]);
});

it('RED-8 [crossing=move] [crossing=hop] games end with one die; with dice that are stuck much more often by hops', () => {
  const stuck = (['move', 'hop'] as const).map((crossing) => {
    const seeds = Array.from({ length: 20 }, (_, i) => `ends ${i}`);
    const ends = seeds.map((seed) => playout(reducto, { players: 2, options: { crossing }, seed }).result?.reason);
    expect(ends.filter((end) => end?.startsWith('One die')).length).toBeGreaterThan(5);
    return ends.filter((end) => end?.startsWith('No die could jump')).length;
  });
  expect(stuck[1]).toBeGreaterThan(2 * (stuck[0] as number));
});
