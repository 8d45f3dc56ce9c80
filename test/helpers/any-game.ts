import type { AnyGame } from '../../src/kernel/types.js';

/** The game with its types forgotten. */
export const anyGame = (game: AnyGame): AnyGame => game;
