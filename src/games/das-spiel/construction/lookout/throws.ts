import { type Chance, combined, d6, die, mapped } from '../../../../kernel/dice/chance.js';
import { integer, list } from '../../../../kernel/schemas/schema.js';
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

/** Cuts a list into parts of these lengths. */
function parted(numbers: readonly number[], lengths: readonly number[]): number[][] {
  let from = 0;
  return lengths.map((length) => {
    from += length;
    return numbers.slice(from - length, from);
  });
}

/** The numbers of parts in one list, if that is what it is. */
const joined = (parts: unknown): number[] | undefined => (Array.isArray(parts) ? parts.flat() : undefined);

/** All dice thrown at once, so many own and blue ones by each player (LOO-5). */
export const throwOfAll: (...dice: number[]) => Chance<LookoutThrow> = keptChances((...dice: number[]) => {
  const all = dice.reduce((sum, count) => sum + count, 0);
  return combined({
    own: mapped(
      d6(all),
      (numbers) => parted(numbers, dice),
      joined,
      () => list(list(integer(1, 6), Math.max(...dice)), dice.length, dice.length),
      () => ({ kind: 'list', of: dice.map((count) => d6(count).spec) }),
    ),
    foreign: d6(dice.length),
    gold: die(6),
  });
});
