import { expect } from 'vitest';
import type { SlideObject, SlideOptions, SlideState } from '../../src/games/das-spiel/alteration/slide/position.js';
import { slide as game, type SlideAction } from '../../src/games/das-spiel/alteration/slide/slide.js';
import type { DeepReadonly } from '../../src/kernel/types.js';
import type { Pose } from '../../src/pyramid/pose.js';
import { posesByHand } from './das-spiel-poses.js';
import { besideSpot, changed, dullPoses, edgeIndex, roofSpots, shownAt, sparredByHand } from './das-spiel-spars.js';
import { indexOf } from './pyramid-by-hand.js';

export type State = DeepReadonly<SlideState>;

export const [X, Y, Z] = [0, 1, 2];
export const start = (options: SlideOptions = {}, players = 2): State => game.setup({ players, options });
export const build = (outcome?: string): SlideAction => ({ type: 'build', player: 0, outcome });
export const take = (player: number, cell: string, pose?: string): SlideAction =>
  pose === undefined ? { type: 'take', player, cell } : { type: 'take', player, cell, pose: pose as Pose };

export const pass = (player: number): SlideAction => ({ type: 'pass', player });

/** A position with these poses; it is the turn of the player after so many turns. */
export function position(poses: string, turns = 0, options: SlideOptions = {}, players = 2): State {
  const toPlay = turns % players;
  return game.load({ ...start(options, players), phase: 'play', board: sparredByHand, poses, toPlay, turns });
}

/** Dice of the edge of corner B, which two players' walls don't share, so that Player 1 sees these numbers there. */
export function onEdgeB(numbers: readonly number[], from = 0, base = dullPoses): string {
  const letters = numbers.map((number, i) => [edgeIndex(Y, from + i), posesByHand(0, number)[i % 4]]);
  return changed(base, Object.fromEntries(letters));
}

/** Who has won in a position that Player 1 has made, loaded as one that is over; `null` when it can't be over. */
export function winnersOf(poses: string, options: SlideOptions = {}): readonly number[] | null {
  const over = { ...start(options), phase: 'play', board: sparredByHand, poses, toPlay: null, turns: 1 };
  try {
    return game.result(game.load(over))?.winners ?? [];
  } catch (error) {
    expect(String(error)).toMatch(/nobody is to play/);
    return null;
  }
}

// The objects again, from nothing but coordinates and texts.

const digits = [...'123456'];
export function winsByHand(poses: string, player: number, options: State['options']): boolean {
  const roof = roofSpots(player);
  const line = shownAt(poses, roof, player, options.hand);
  const next = roof.map((spot) => besideSpot(spot, player));
  const isBlack = next.map((spot) => sparredByHand[indexOf(spot)] === 'k');
  const beside = shownAt(poses, next, player, options.hand);
  const equal = line.map((number, i) => (isBlack[i] && number === beside[i] ? '=' : '-')).join('');
  const texts = [line.join(''), [...line].reverse().join('')];
  const windows = options.together ? line.map((_, i) => line.slice(i, i + 6).join('')) : [texts[0] as string];
  const tests: Record<SlideObject, () => boolean> = {
    same: () => digits.some((digit) => windows.some((text) => [...text].filter((one) => one === digit).length >= 6)),
    run: () =>
      options.order === 'any'
        ? windows.some((text) => digits.every((digit) => text.includes(digit)))
        : texts.some((text) => (options.together ? text.includes('123456') : /1.*2.*3.*4.*5.*6/.test(text))),
    pairs: () => {
      if (options.pairs === 'any-number')
        return options.together ? equal.includes('======') : equal.split('=').length > 6;
      const marks = line.map((number, i) => (equal[i] === '=' ? number : '-')).join('');
      return digits.some((digit) =>
        options.together ? marks.includes(digit.repeat(3)) : marks.split(digit).length > 3,
      );
    },
  };
  return options.objects.some((object) => tests[object]());
}

/** Black dice beside the edge of B that Player 1 sees equal to the green ones of these levels. */
export const paired = (levels: readonly number[], numbers = [1, 5, 2, 4, 1, 6, 5]): string => {
  const green = onEdgeB(numbers);
  const letters = levels.map((level) => {
    const spot = [0, 7 - level, 1] as const;
    const [number] = shownAt(green, [[0, 8 - level, 0]], 0);
    return [indexOf(spot), posesByHand(0, number ?? 0)[1] as string];
  });
  return changed(green, Object.fromEntries(letters));
};
/** The same with green dice that show a 6 on these levels, and one between that shows it, too, without its pair. */
export const pairedAlike = (levels: readonly number[]): string =>
  paired(
    levels,
    [1, 5, 2, 5, 1, 2, 5].map((number, level) => (levels.includes(level) ? 6 : number)),
  );
