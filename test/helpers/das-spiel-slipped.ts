import type { SlippedOptions, SlippedState } from '../../src/games/das-spiel/alteration/slipped/position.js';
import { slipped as game, type SlippedAction } from '../../src/games/das-spiel/alteration/slipped/slipped.js';
import { createRng } from '../../src/kernel/dice/random.js';
import type { DeepReadonly } from '../../src/kernel/types.js';
import type { Pose } from '../../src/pyramid/pose.js';
import { posesByHand } from './das-spiel-poses.js';
import { changed, edgeIndex, edgeSpot, randomPoses, shownAt, sparredByHand } from './das-spiel-spars.js';
import { allPoses } from './poses-by-hand.js';

export type State = DeepReadonly<SlippedState>;

export const [X, Y, Z] = [0, 1, 2];
export const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** The papers that are usual. */
export const USUAL = [
  '1234ab',
  '2345ab',
  '3456ab',
  '4321ab',
  '5432ab',
  '6543ab',
  'aaabbbcc',
  'aaabbccc',
  'aaaabbcc',
  'aaabbccdd',
];

/** Papers that are hard to meet by accident, those of rules 4: what the tests play with where they don't say. */
export const PAPERS = [
  '123456',
  '654321',
  '112233',
  '445566',
  '135246',
  '246135',
  'a1a2a3a',
  'a4a5a6a',
  '11aaaa1',
  '5a5a5aa',
];

export const start = (options: SlippedOptions = {}, players = 3): State =>
  game.setup({ players, options: { objects: PAPERS, ...options } });
export const build = (outcome?: string): SlippedAction => ({ type: 'build', player: 0, outcome });
export const deal = (outcome?: string[]): SlippedAction => ({ type: 'deal', player: 0, outcome });
export const claim = (player: number): SlippedAction => ({ type: 'claim', player });
export const done = (player: number): SlippedAction => ({ type: 'done', player });
export const take = (player: number, cell: string, pose?: string): SlippedAction =>
  pose === undefined ? { type: 'take', player, cell } : { type: 'take', player, cell, pose: pose as Pose };

/** Dice that meet nothing, whatever a test below asks for, but the usual papers. */
export const quiet = randomPoses(createRng('quiet 1'), allPoses.join(''));

/** Dice that meet none of the usual papers either. */
export const quieter = randomPoses(createRng('quiet 2'), allPoses.join(''));

/** Three players with papers in order, who have taken dice in turn already; it is the turn of Player 1. */
export function position(poses: string, change: Partial<State> = {}, options: SlippedOptions = {}): State {
  const board = sparredByHand;
  const papers = (options.objects ?? PAPERS).slice(0, 3);
  const { players = 3, toPlay = 0, turns = 3 } = change;
  const lastTaker = turns === 0 ? null : ((toPlay ?? turns) + players - 1) % players;
  return game.load({
    ...start(options),
    phase: 'play',
    board,
    poses,
    papers,
    toPlay: 0,
    turns: 3,
    lastTaker,
    ...change,
  });
}

/** Dice of an edge so that a wall sees these numbers there, from a level on. */
export function withLine(numbers: readonly number[], axis = X, wall = 1, from = 0, base = quiet): string {
  const letters = numbers.map((number, i) => [edgeIndex(axis, from + i), posesByHand(wall, number)[i % 4]]);
  return changed(base, Object.fromEntries(letters));
}

export const met123456 = withLine([1, 2, 3, 4, 5, 6]);

// What is on the lines again, from coordinates and texts; patterns by trying all numbers for all letters.

const linesByHand = (poses: string, hand: 'right' | 'left'): string[] =>
  [X, Y, Z].flatMap((axis) =>
    [X, Y, Z]
      .filter((wall) => wall !== axis)
      .map((wall) =>
        shownAt(
          poses,
          LEVELS.map((level) => edgeSpot(axis, level)),
          wall,
          hand,
        ).join(''),
      ),
  );

export function readings(pattern: string): string[] {
  const letter = [...pattern].find((sign) => sign > '9');
  if (letter === undefined) return [pattern];
  return [...'123456'].flatMap((digit) => readings(pattern.replaceAll(letter, digit)));
}
export const meets = (poses: string, pattern: string, hand: 'right' | 'left' = 'right'): boolean => {
  const texts = linesByHand(poses, hand);
  return readings(pattern).some((text) => texts.some((line) => line.includes(text)));
};
