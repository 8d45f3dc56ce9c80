import { type Chance, combined, die, mapped } from '../../../kernel/dice/chance.js';
import { anyOf, integer, natural } from '../../../kernel/schemas/schema.js';
import * as z from '../../../kernel/schemas/zod.js';
import { boardString } from '../../../pyramid/board.js';
import { boardDeal, poseRolls } from '../../../pyramid/deal.js';
import { PYRAMID_CELLS } from '../../../pyramid/lattice.js';
import { type Colour, colours, stock as wholeStock } from '../../../pyramid/stock.js';
import type { ColourNumbers } from './collections.js';

// Complete pyramids at random, with which games of demolition begin.

/** Dice of each colour in a pyramid of three colours. */
export const SHARE = 55;

/** The dice of a pyramid of three colours, in the order of collections. */
export const THREE_SHARES: readonly number[] = /* @__PURE__ */ Object.freeze([SHARE, SHARE, SHARE]);

/** A complete pyramid of 55 red, 55 green and 55 black dice, as a board. */
export const mixedPyramid: Chance<string> = /* @__PURE__ */ boardDeal({ r: SHARE, g: SHARE, k: SHARE });

/** A complete pyramid with the poses of its dice. */
export interface PosedPyramid {
  /** 165 letters, 55 each of `r`, `g`, `k`. */
  readonly board: string;
  /** 165 letters `a` to `x`. */
  readonly poses: string;
}

/** A complete pyramid of 55 red, 55 green and 55 black dice, each in any pose. */
export const posedPyramid: Chance<PosedPyramid> = /* @__PURE__ */ combined({
  board: mixedPyramid,
  poses: /* @__PURE__ */ poseRolls(PYRAMID_CELLS),
});

/** What a pyramid is made of: the gold die and 164 of all others, or dice drawn from those given, 165 at least. */
export type PyramidStock = 'random' | ColourNumbers;

const GOLD = 'y';

/** The schema of a complete pyramid, whatever it is made of. */
export const pyramidSchema = () => boardString(colours.join(''));

/** The gold die somewhere in the pyramid, and 164 of the other 280 dice round it. */
function goldPyramid(): Chance<string> {
  const { r, g, k, b } = wholeStock;
  const others = boardDeal({ r, g, k, b }, PYRAMID_CELLS - 1);
  return mapped(
    combined({ gold: die(PYRAMID_CELLS), others }),
    ({ gold, others }) => others.slice(0, gold - 1) + GOLD + others.slice(gold - 1),
    (outcome) => {
      if (typeof outcome !== 'string') return undefined;
      const gold = outcome.indexOf(GOLD);
      return { gold: gold + 1, others: outcome.slice(0, Math.max(gold, 0)) + outcome.slice(gold + 1) };
    },
    pyramidSchema,
    () => ({ kind: 'inserted', letter: GOLD, places: PYRAMID_CELLS, of: others.spec }),
  );
}

/** How many dice of each colour there can be in the pyramid, in the order of collections. */
export const bagOf = (stock: PyramidStock): number[] =>
  colours.map((colour) => (stock === 'random' ? wholeStock : stock)[colour]);

const pyramids = new Map<string, Chance<string>>();

/** A complete pyramid of the stock at random, as a board; one Chance for each stock. */
export function pyramidOf(stock: PyramidStock): Chance<string> {
  const key = stock === 'random' ? stock : colours.map((colour) => stock[colour]).join();
  let chance = pyramids.get(key);
  if (chance === undefined) {
    // In the order of colours, whatever the order of the option's properties: the same seed deals the same pyramid.
    const bag = (): Record<string, number> =>
      Object.fromEntries(colours.map((one, index) => [one, bagOf(stock)[index] ?? 0]));
    chance = stock === 'random' ? goldPyramid() : boardDeal(bag());
    pyramids.set(key, chance);
  }
  return chance;
}

/** The schema of a number for each colour. */
export function colourNumbers(number: (colour: Colour) => z.$ZodNumber<number>) {
  const [r, g, k, b, y] = [number('r'), number('g'), number('k'), number('b'), number('y')];
  return z.strictObject({ r, g, k, b, y });
}

/** The schema of the option `stock`: up to as many dice of each colour as there are. */
export function stockOption() {
  const numbers = colourNumbers((colour) => natural(wholeStock[colour]));
  return z._default(anyOf([z.literal('random'), numbers]), 'random');
}

/** The most and, below 0, the least that a die can be worth. */
const MAX_VALUE = 100;

/** The schema of the option `values`: what a die of each colour is worth, -100 to 100. */
export function valuesOption(usual: ColourNumbers) {
  return z._default(
    colourNumbers(() => integer(-MAX_VALUE, MAX_VALUE)),
    { ...usual },
  );
}

/** Why no complete pyramid can be made of the stock, for `checkSetup`. */
export function stockProblem(stock: PyramidStock): string | undefined {
  const dice = bagOf(stock).reduce((sum, count) => sum + count, 0);
  return dice < PYRAMID_CELLS ? `a pyramid has ${PYRAMID_CELLS} dice, but the stock only ${dice}` : undefined;
}
