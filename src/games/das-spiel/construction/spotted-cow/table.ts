/** Players at most (COW-1). */
export const SEATS = 6;
/** Dice that are shared out (COW-3). */
export const PLAYED_DICE = 120;
/** Dice that the master rolls (COW-6). */
export const DICE = 3;

/** Dice that each player begins with: 120 divide evenly among two to six (COW-3). */
export const shareOf = (players: number): number => PLAYED_DICE / players;
