import { die } from '../kernel/dice/chance.js';
import type { Dice } from '../kernel/dice/dice.js';

/** An event that no game reaches: lots have dice of their own. */
export const LOT = Number.MAX_SAFE_INTEGER;

/** Which of the players begins, by the dice that a seed throws: their index in the order in which they came. */
export const lotDrawn = (dice: Dice, players: number): number => dice.draw(die(players), LOT) - 1;
