import type { DeepReadonly } from '../../../../kernel/types.js';
import { possibleHills } from './clues.js';
import type { TheCleverMoleView } from './position.js';
import { guessersOf } from './table.js';

type View = DeepReadonly<TheCleverMoleView>;

/** What everybody who is still looking can expect from this round, in points: the fewer hills are possible, the more. */
function expected(view: View): number[] {
  const { players, board, poses, claims, clue, options } = view;
  const none = Array.from({ length: players }, () => 0);
  if (clue === null) return none;
  const looking = guessersOf(view).filter((one) => claims[one] === null);
  const hills = possibleHills({ board, poses, hand: options.hand }, clue, claims);
  return none.map((_, one) => (looking.includes(one) ? 1 / Math.max(hills.length, looking.length) : 0));
}

/**
 * How many points a player is ahead of the best of the others, and what each player still looking for the mole can expect by
 * the hills that are possible: one half when they are level, 1 with the points that win, and nobody else having any.
 */
export function theCleverMoleWorth(view: View, player: number): number {
  const hopes = expected(view);
  const points = view.points.map((sum, one) => sum + (hopes[one] ?? 0));
  const ahead = (points[player] ?? 0) - Math.max(...points.filter((_, one) => one !== player));
  // In a circle of rounds (MOL-19) more points than win can be scored.
  return (1 + Math.max(-1, Math.min(1, ahead / view.options.target))) / 2;
}
