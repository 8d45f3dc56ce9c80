import { type Chance, combined, d6, die } from '../../../../kernel/dice/chance.js';
import { stock } from '../../../../pyramid/stock.js';
import { keptChances } from '../../kit/skill-model.js';

/** What was thrown at the beginning of a round (LOO-5). */
export interface LookoutThrow {
  /** For each player the numbers of their own dice, blue ones among them (LOO-6). */
  readonly own: readonly (readonly number[])[];
  /** The number that each player threw with the die of their right neighbour's colour. */
  readonly foreign: readonly number[];
  /** The number of the golden die. */
  readonly gold: number;
}

/** Own dice that a player throws (LOO-5), and the number up to which blue ones are added (LOO-6). */
const HANDFUL = 10;
const WITH_BLUE = 5;

/** How many dice, own and blue, each player throws, given how many of their own they have (LOO-5, LOO-6). */
export function thrownDice(supply: readonly number[], gold: number): number[] {
  const dice = supply.map((left) => Math.min(left, HANDFUL));
  let blue: number = stock.b;
  for (let i = 0; i < supply.length; i++) {
    const player = (gold + i) % supply.length;
    const added = Math.min(Math.max(0, WITH_BLUE - (supply[player] as number)), blue);
    dice[player] = (dice[player] as number) + added;
    blue -= added;
  }
  return dice;
}

/** All dice thrown at once, each player's number of own and blue ones given (LOO-5). */
export const throwOfAll: (...dice: number[]) => Chance<LookoutThrow> = keptChances((...dice: number[]) =>
  combined({ own: combined(dice.map(d6)), foreign: d6(dice.length), gold: die(6) }),
);
