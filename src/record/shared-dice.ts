import { type Dice, seededDice } from '../kernel/dice/dice.js';
import { linksUpTo } from './chain.js';
import { LOT } from './lot.js';
import type { RecordHeader } from './types.js';

/** Links, or commitments, put together: the seed of one throw, and what stands for a seed in the commitment to all of them. */
export const together = (parts: readonly string[]): string => parts.join('\n');

/** The dice of one throw, from everybody's links for it: the players', in the order in which they came, and the host's. */
export const diceOfLinks = (links: readonly string[]): Dice => seededDice(together(links));

/** Dice that everybody has shared in, as a record has them. */
export interface SharedDice extends Dice {
  /** Why the links are not those of this many events and the lot; `false` where they are. */
  readonly problem: (events: number) => string | false;
}

/**
 * The dice that a record's links give; `null` where nobody shares. What is wrong with them is for {@link
 * SharedDice.problem}.
 */
export function sharedDiceOf({ commitments, lot }: RecordHeader, links: readonly string[] = []): SharedDice | null {
  if (!commitments) return null;
  const first = lot === undefined ? 0 : 1;
  const chains = commitments.map((commitment, place) => linksUpTo(links[place], commitment));
  return {
    // The seed of a throw is everybody's links for it.
    draw: (chance, event) =>
      diceOfLinks(chains.map((chain) => String(chain[event === LOT ? 0 : event + first]))).draw(chance, event),
    problem: (events) =>
      chains.some(({ length }) => length !== events + first) &&
      `links: expected number ${events + first} of each chain`,
  };
}
