import type { ErasedWorth } from '../../kernel/definition.js';
import type { GameResult } from '../../kernel/types.js';
import type { Position, Trial } from '../bots/trial.js';

/** What a position is worth to every player. */
export type Shares = readonly number[];

/** Values positions for all players: those that are over by their end, others without looking any further. */
export type Leaf = (position: Position, result: GameResult | null) => Shares;

/** What the end of a game is worth to each player: a share of the victory; alone, the points. */
export function sharesAt({ winners, scores }: GameResult, players: number): number[] {
  if (players === 1) return [scores?.[0] ?? winners.length];
  return Array.from({ length: players }, (_, player) => (winners.includes(player) ? 1 / winners.length : 0));
}

/** Shares of the victory by what the position is worth to each: all the same, if to all the same. */
function sharesBy(worths: readonly number[]): number[] {
  const sum = worths.reduce((total, worth) => total + worth, 0);
  return worths.map((own) => (1 + own - (sum - own) / (worths.length - 1)) / worths.length);
}

/**
 * Values positions by a worth. Who plays alone goes by it to the end, because points count in something else; without a
 * worth the chances of all are the same.
 */
export function leafBy(trial: Trial, worth: ErasedWorth | undefined): Leaf {
  return (position, result) => {
    const { players } = position;
    if (result && !(worth && players === 1)) return sharesAt(result, players);
    if (!worth) return new Array<number>(players).fill(1 / players);
    const worths = Array.from({ length: players }, (_, player) => {
      const view = trial.seenBy(position, player);
      return trial.ask(view, () => worth(view, player));
    });
    return players === 1 ? worths : sharesBy(worths);
  };
}
