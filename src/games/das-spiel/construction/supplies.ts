import { illegal, type Violation } from '../../../kernel/errors.js';
import { countDice } from '../../../pyramid/board.js';
import { colourName, playerColours } from '../../../pyramid/stock.js';

/**
 * What is wrong with the supplies of a state from outside, where all players have their own colour and lying dice stay:
 * each supply is what the board leaves of the dice, as the clause says. `undefined` when nothing is.
 *
 * @param standIns - more dice of a colour may lie than there are; the supply is 0 then
 */
export function supplyProblem(
  clause: string,
  { board, supply, players }: { readonly board: string; readonly supply: readonly number[]; readonly players: number },
  dice: number,
  standIns: boolean = false,
): Violation | undefined {
  if (supply.length !== players) return illegal(clause, `expected ${players} supplies, got ${supply.length}`);
  for (const [player, left] of supply.entries()) {
    const colour = playerColours[player] ?? 'r';
    const lying = countDice(board, colour);
    if (lying > dice && !standIns) return illegal(clause, `there are ${dice} ${colourName(colour)} dice, not ${lying}`);
    const expected = Math.max(0, dice - lying);
    if (left !== expected)
      return illegal(clause, `expected Player ${player + 1} to have ${expected} dice left, got ${left}`);
  }
  return undefined;
}
