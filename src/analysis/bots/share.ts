import type { AnyGame } from '../../kernel/types.js';

/**
 * The share of the usual positions that there is time for in a game: its fact `levelShare`, where positions of the game take
 * too long for all of them.
 */
export const shareOf = ({ facts: { levelShare } }: AnyGame): number =>
  typeof levelShare === 'number' ? levelShare : 1;
