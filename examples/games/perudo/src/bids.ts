import type { DeepReadonly } from 'dicewright';

/** The faces as a bid names them, from one to six. */
export const perudoFaces = ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes'] as const;

/** A face as a bid names it. */
export type PerudoFace = (typeof perudoFaces)[number];

/** What somebody says lies under all cups together. */
export interface PerudoBid {
  /** How many dice, 1 to 30. */
  readonly quantity: number;
  readonly face: PerudoFace;
}

/** The pips of a face: 1 to 6. */
export const pipsOf = (face: PerudoFace): number => perudoFaces.indexOf(face) + 1;

/** Whether a die counts for a bid (PRD-7, PRD-13). */
export const counts = (die: number, face: PerudoFace, isPalifico: boolean): boolean =>
  die === pipsOf(face) || (die === 1 && !isPalifico);

/** How many dice of the hands count for a bid. */
export const countOf = (hands: DeepReadonly<(number[] | null)[]>, face: PerudoFace, isPalifico: boolean): number =>
  hands.reduce((sum, hand) => sum + (hand ?? []).filter((die) => counts(die, face, isPalifico)).length, 0);

/** The least quantity of a face that raises a bid (PRD-6, PRD-8, PRD-9), or that opens. */
export function leastOf(bid: PerudoBid | null, face: PerudoFace): number {
  if (bid === null) return 1;
  const { quantity } = bid;
  const fromOnes = bid.face === 'ones';
  if (face === 'ones') return fromOnes ? quantity + 1 : Math.ceil(quantity / 2);
  if (fromOnes) return 2 * quantity + 1;
  return pipsOf(face) > pipsOf(bid.face) ? quantity : quantity + 1;
}

/** `three fives`, as a sentence says it: `3 fives`, `1 five`. */
export const bidInWords = ({ quantity, face }: PerudoBid): string =>
  `${quantity} ${quantity > 1 ? face : face === 'sixes' ? 'six' : face.slice(0, -1)}`;
