import type { DeepReadonly } from '../../../../kernel/types.js';
import { isOccupied } from '../../../../pyramid/board.js';
import { cellsRound, type HideAwayState, topOf } from './position.js';

type State = DeepReadonly<HideAwayState>;

/** How many of the dice that hide a player's pyramid lie there, from 0 to 1. */
function covered({ board, hidden }: State, player: number): number {
  if (hidden[player] !== null) return 1;
  const round = cellsRound(topOf(board, player));
  return round.filter((cell) => isOccupied(board, cell)).length / round.length;
}

/**
 * How much further a player's own pyramid is covered than that of any other: 1 when it is hidden, and nothing lies round the
 * others. Where others are to be hidden (HID-12), how much less.
 */
export function hideAwayWorth(view: State, player: number): number {
  const { phase, hidden, options } = view;
  if (phase === 'found') return 1 / 2;
  const own = covered(view, player);
  const others = hidden.flatMap((_, other) => (other === player ? [] : [covered(view, other)]));
  switch (options.object) {
    case 'own':
      return (1 + own - Math.max(...others)) / 2;
    case 'others':
      return hidden[player] === null ? (1 + others.reduce((sum, one) => sum + one, 0) / others.length - own) / 2 : 0;
    case 'another':
      return (1 + Math.max(...others) - own) / 2;
  }
}
