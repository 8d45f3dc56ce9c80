import type { GameOutcome } from '../../kernel/types.js';

/** What an end of the game is worth to a player; more is better. */
export type Reward = (outcome: GameOutcome, player: number) => number;

/** Alone one plays for the score, against others to win: a tie is worth its share of a victory. */
export const usualReward: Reward = ({ winners, scores }, player) => {
  if (scores !== null && scores.length === 1) return scores[0] as number;
  return winners.includes(player) ? 1 / winners.length : 0;
};

/** The rewards of all players; `null`, a game that was broken off, is a tie. */
export function rewardsOf(outcome: GameOutcome | null, players: number, reward: Reward): number[] {
  const seats = Array.from({ length: players }, (_, player) => player);
  const end = outcome ?? { winners: players > 1 ? seats : [], scores: null, reason: '' };
  return seats.map((player) => reward(end, player));
}
