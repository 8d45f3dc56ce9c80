import { type Dice, seededDice } from '../kernel/dice/dice.js';
import type { GameError } from '../kernel/errors.js';
import { linksUpTo } from './chain.js';
import { LOT } from './lot.js';
import { recordError } from './record-error.js';
import type { RecordFooter, RecordHeader } from './types.js';

/** What links, or commitments, are together: the seed of one throw, and what stands for a seed in the commitment to all of it. */
export const together = (parts: readonly string[]): string => parts.join('\n');

/** The dice of one throw, which the links of all for it give: of the players, in the order in which they came, and of the host. */
export const diceOfLinks = (links: readonly string[]): Dice => seededDice(together(links));

/** Dice that all have shared in, as a record tells of them. */
export interface SharedDice extends Dice {
  /** How many throws everybody has revealed a link for, that of the lot among them. */
  readonly throws: number;
}

/** What the links of a record give, or what is wrong with them; `null` where there are none. */
export function sharedDiceOf(
  { commitments, lot }: RecordHeader,
  links: readonly string[] | undefined,
): SharedDice | GameError | null {
  if (!commitments || !links) return null;
  const all = commitments.map((commitment, place) => linksUpTo(links[place] ?? '', commitment));
  const throws = all[0]?.length ?? 0;
  const wrong = all.findIndex((one) => one?.length !== throws);
  if (wrong >= 0 || throws === 0) {
    return recordError(`links: number ${Math.max(wrong, 0) + 1} is not the last of so many of its chain`);
  }
  const first = lot === undefined ? 0 : 1;
  return {
    throws,
    draw(chance, event) {
      const index = event === LOT ? 0 : event + first;
      // What there are no links for is told of once, at the end.
      return diceOfLinks(all.map((one) => one?.[index] ?? '')).draw(chance, event);
    },
  };
}

/**
 * Why there are other links than there should be; `undefined` where there aren't.
 *
 * @param events - how many random events the actions have
 * @param isDue - whether they are needed though the game is not over
 */
export function linksProblem(
  { commitments, lot }: RecordHeader,
  { links, result, ended, seed }: RecordFooter,
  events: number,
  shared: SharedDice | null,
  isDue: boolean,
): string | undefined {
  if (commitments ? seed !== undefined : links) return 'links: expected commitments with them, and no seed';
  const throws = events + (lot === undefined ? 0 : 1);
  const told = links ? (shared?.throws ?? throws) : 0;
  const isTold = !commitments || told === throws || (!links && !result && !ended && !isDue);
  return isTold ? undefined : `links: expected those of ${throws} throws, got ${told}`;
}
