import { expect, it } from 'vitest';
import { board as boardOf } from '../../../../../test/helpers/das-spiel.js';
import { expectimaxBot } from '../../../../analysis/bots/expectimax-bot.js';
import { createRng } from '../../../../kernel/dice/random.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import type { StepsToTheThroneOptions, StepsToTheThroneState } from './position.js';
import { stepsToTheThroneWorth as worth } from './steps-to-the-throne.heuristic.js';
import { stepsToTheThrone as game } from './steps-to-the-throne.js';

type State = DeepReadonly<StepsToTheThroneState>;

/** Green is to roll after five turns of each player, with its die here and black dice there. */
function position(
  green: string,
  black = '',
  change: Partial<State> = {},
  options: StepsToTheThroneOptions = {},
): State {
  const board = boardOf({ r: 'a8 a9 b8', g: green, k: black }, '.'.repeat(45));
  const placed = black.split(' ').filter(Boolean).length;
  const start = game.setup({ players: 2, options });
  return game.load({ ...start, board, placed, supply: 41 - placed, turns: 10, ...change });
}
const FIRST = { arrived: true, turns: 12, captured: 0, placed: 5 };
const inOrder = (values: readonly number[]): readonly number[] => [...values].sort((one, other) => one - other);

it('THR-7 heads for where numbers lead to the row before the throne, rather than for near rows', () => {
  const barred = worth(position('c5', 'c6 b6'), 0);
  const oneWay = worth(position('c5', 'c6'), 0);
  const twoWays = worth(position('c5'), 0);
  const values = [worth(position('e1'), 0), barred, oneWay, twoWays, worth(position('b7'), 0)];
  expect(values).toEqual(inOrder(values));
  expect(new Set(values).size).toBe(values.length);
  expect(barred + worth(position('c5', 'c6 b6'), 1)).toBe(1);
});

it('THR-11 counts what black is about to bar', () => {
  const black = { turns: 11, phase: 'block', toPlay: 1 } as const;
  expect(worth(position('c5', '', black), 0)).toBe(worth(position('c5', 'c6', { turns: 12 }), 0));
  // A single step can't be barred: it would capture.
  expect(worth(position('b6', '', black), 0)).toBeGreaterThan(worth(position('b6', '', { turns: 14 }), 0));
});

it('THR-14 counts the turns: in the second game those that are left', () => {
  expect(worth(position('c5'), 0)).toBeGreaterThan(worth(position('c5', '', { turns: 20 }), 0));
  const second = (turns: number): number => worth(position('c5', '', { turns, toPlay: 1, first: FIRST }), 1);
  const values = [30, 24, 16, 8].map(second);
  expect(values).toEqual(inOrder(values));
  expect(values.slice(0, 2)).toEqual([0, 0]);
  const dice = (first: Partial<typeof FIRST>, variant: 'captures' | 'blacks'): number =>
    worth(position('c5', 'e1', { placed: 3, supply: 38, toPlay: 1, first: { ...FIRST, ...first } }, { variant }), 1);
  expect(dice({ captured: 3 }, 'captures')).toBeLessThan(dice({ captured: 1 }, 'captures'));
  expect(dice({ placed: 9 }, 'blacks')).toBeLessThan(dice({ placed: 4 }, 'blacks'));
});

it('THR-10 enters the throne where looking ahead by how near it is would put it off', () => {
  const state = game.reduce(position('b7', 'b5 c5 d4 c6 a6'), { type: 'roll', player: 0, outcome: 'a' });
  const bot = expectimaxBot(game, { worth, positions: 2_000, depth: 1_000 });
  expect(bot(state, 0, createRng('throne'))).toMatchObject({ type: 'enter' });
});
