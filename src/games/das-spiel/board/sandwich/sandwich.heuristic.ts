import type { DeepReadonly } from '../../../../kernel/types.js';
import { diceEach, diceOf, type SandwichState } from './position.js';

/** How many dice a player still has, and how few the others have, half and half: 1 with all of the one and none of the others. */
export function sandwichWorth({ board, supply, players }: DeepReadonly<SandwichState>, player: number): number {
  const dice = diceOf(board, players).map((count, one) => (count + (supply[one] ?? 0)) / diceEach(players));
  const own = dice[player] ?? 0;
  const others = (dice.reduce((sum, share) => sum + share, 0) - own) / (players - 1);
  return (1 + own - others) / 2;
}
