import { type Dice, seededDice } from '../kernel/dice/dice.js';
import type { GameError } from '../kernel/errors.js';
import { committedEnd, countRevealed, linkBefore, linksUpTo } from './chain.js';
import { LOT } from './lot.js';
import { recordError } from './record-error.js';
import type { RecordFooter, RecordHeader } from './types.js';

/** The dice of one throw, which the links of all for it give: of the players, in the order in which they came, and of the host. */
export const diceOfLinks = (links: readonly string[]): Dice => seededDice(links.join('\n'));

/** What a commitment to all chains of a table is made of, in the place of a seed. */
export const allCommitted = (commitments: readonly string[]): string => commitments.join('\n');

/** Whether a link is the next one of its chain. @param before - the one that was revealed last, if any */
export const isNext = (link: string, before: string | null, commitment: string): boolean =>
  linkBefore(link) === (before ?? committedEnd(commitment));

/** Dice that all have shared in, as a record tells of them. */
export interface SharedDice extends Dice {
  /** How many throws everybody has revealed a link for, that of the lot among them. */
  readonly throws: number;
}

/** Who it is at a place of the table, in words. */
export const partyText = (place: number, players: number): string =>
  place === players ? 'the host' : `Player ${place + 1}`;

/** What the links of a record give, or what is wrong with them; `null` where there are none. */
export function sharedDiceOf(
  { commitments, lot, players }: RecordHeader,
  links: readonly string[] | undefined,
): SharedDice | GameError | null {
  if (!commitments || !links) return null;
  if (links.length !== commitments.length) return recordError('links: expected one for each commitment', 'links');
  const counts = links.map((link, place) => countRevealed(commitments[place] as string, link));
  const [throws] = counts;
  const wrong = counts.findIndex((count) => count === undefined || throws === undefined || count !== throws);
  if (throws === undefined || wrong >= 0) {
    const who = partyText(Math.max(wrong, 0), players);
    return recordError(
      `links: that of ${who} is not the last one of so many of the chain that was committed to`,
      'links',
    );
  }
  const all = links.map((link) => linksUpTo(link, throws));
  const first = lot === undefined ? 0 : 1;
  return {
    throws,
    draw(chance, event) {
      const index = event === LOT ? 0 : event + first;
      if (index < throws) return diceOfLinks(all.map((one) => one[index] as string)).draw(chance, event);
      throw recordError(`links: there are none for event ${event}`, 'links');
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
  if (!commitments) return links && 'links: nobody has committed to them';
  if (seed !== undefined) return 'seed: where all share in the dice there is none';
  const throws = events + (lot === undefined ? 0 : 1);
  if (links)
    return shared && shared.throws !== throws
      ? `links: of ${shared.throws} throws, but there were ${throws}`
      : undefined;
  const isOver = result !== undefined || ended !== undefined;
  return throws > 0 && (isOver || isDue) ? 'links: they are missing' : undefined;
}
