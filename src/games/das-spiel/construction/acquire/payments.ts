import { countBelow } from '../../../../pyramid/funnel.js';
import type { Cell } from '../../../../pyramid/lattice.js';
import { playerColours } from '../../../../pyramid/stock.js';

/** Dice that go from one player to another. */
export interface Payment {
  readonly from: number;
  readonly to: number;
  /** How many, at least 1. */
  readonly dice: number;
}

/** Whose numbers are paid. */
export type Rates = 'en' | 'fr';

/**
 * What goes between the placer and one other player, by how many of the three dice below belong to them: positive when
 * the placer pays, negative when they are paid (ACQ-6 to ACQ-11).
 */
function rate(own: number, other: number, rates: Rates): number {
  if (own === 3) return rates === 'en' ? 4 : 3;
  if (other === 0) return 0;
  if (own === 2) return 4;
  if (own === 1) return other;
  return { 3: -8, 2: -4, 1: rates === 'en' ? -2 : -1 }[other] ?? 0;
}

/**
 * The payments for a die placed in the cell, clockwise from the placer, each as far as the dice last (ACQ-12). Players
 * who are out neither pay nor get (ACQ-13).
 *
 * @param supply - the players' dice after the placing: 0 for others who are out, maybe 0 for the placer
 */
export function paymentsFor(
  board: string,
  cell: Cell,
  player: number,
  supply: readonly number[],
  rates: Rates,
): Payment[] {
  // On the plate there are none, and nothing is paid (ACQ-5).
  const below = playerColours.map((colour) => countBelow(board, cell, colour));
  const own = below[player] as number;
  let purse = supply[player] as number;
  const payments: Payment[] = [];
  for (let step = 1; step < supply.length; step++) {
    const other = (player + step) % supply.length;
    const theirs = supply[other] as number;
    const due = theirs === 0 ? 0 : rate(own, below[other] as number, rates);
    const dice = due > 0 ? Math.min(due, purse) : Math.min(-due, theirs);
    if (dice === 0) continue;
    purse += due > 0 ? -dice : dice;
    payments.push(due > 0 ? { from: player, to: other, dice } : { from: other, to: player, dice });
  }
  return payments;
}
