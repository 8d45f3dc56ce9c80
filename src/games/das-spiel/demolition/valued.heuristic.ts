import type { DeepReadonly } from '../../../kernel/types.js';
import type { Colour } from '../../../pyramid/stock.js';
import { chanceToLead } from '../kit/lead.js';
import { pointsOf, type Valued } from './valued.js';

/** What all dice on the board count, whether for or against whoever takes them. */
function openValue({ board, options }: DeepReadonly<Valued>): number {
  let sum = 0;
  for (const letter of board) sum += Math.abs(options.values[letter as Colour] ?? 0);
  return sum;
}

/**
 * The worth of games in which the dice taken count by their colours: the chance to end with most points, by those that
 * each has, and for whoever is on turn by the most that they could take now.
 *
 * @param most - points that can be taken at once
 */
export function valuedWorth(view: DeepReadonly<Valued>, player: number, most: number): number {
  const points = pointsOf(view).map((sum, one) => sum + (one === view.toPlay ? most : 0));
  return chanceToLead(points, player, openValue(view));
}
