import type { AnyGame } from '../../kernel/types.js';

/**
 * The share of the positions for which there is time in a game: its fact `levelShare`, where positions of the game take so long
 * that all of them would be too many.
 */
export const shareOf = ({ facts: { levelShare } }: AnyGame): number =>
  typeof levelShare === 'number' ? levelShare : 1;
