import { type Dice, seededDice } from '../kernel/dice/dice.js';
import { linksUpTo } from './chain.js';
import { LOT } from './lot.js';

/** What links, or commitments, are together: the seed of one throw, and what stands for a seed in the commitment to all of it. */
export const together = (parts: readonly string[]): string => parts.join('\n');

/** The dice of one throw, which the links of all for it give: of the players, in the order in which they came, and of the host. */
export const diceOfLinks = (links: readonly string[]): Dice => seededDice(together(links));

/** Dice that all have shared in, as a record tells of them. */
export interface SharedDice extends Dice {
  /** Why the links are not those of so many throws, that of the lot among them; `false` where they are. */
  readonly problem: (throws: number) => string | false;
}

/** What the links of a record give, by the number of the event; what they are not is for {@link SharedDice.problem}. */
export function sharedDiceOf(
  commitments: readonly string[],
  lot: number | undefined,
  links: readonly string[],
): SharedDice {
  const all = commitments.map((commitment, place) => linksUpTo(links[place] ?? '', commitment));
  const first = lot === undefined ? 0 : 1;
  return {
    draw: (chance, event) =>
      diceOfLinks(all.map((one) => one?.[event === LOT ? 0 : event + first] ?? '')).draw(chance, event),
    problem(throws) {
      const wrong = all.findIndex((one) => one?.length !== throws);
      return wrong >= 0 && `number ${wrong + 1} is not that of throw ${throws} in its chain`;
    },
  };
}
