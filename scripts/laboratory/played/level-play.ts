import { type DuelPlay, type LevelPlay, percentOf } from '../../lib/pages/play-text.js';
import type { GameResults } from '../duels/results.js';
import { sureInterval } from '../duels/sure.js';
import { DUELS, EQUAL } from '../duels/tasks.js';

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Games of which less is known say nothing of luck. */
const FEW = 8;

/**
 * How much of the difference between results luck explains, in percent: the square of how what a seat has won goes with what the
 * dice did for it, all seats taken together. `null` where all results are the same.
 */
export function luckShare(wins: readonly (readonly number[])[], luck: readonly (readonly number[])[]): number | null {
  let [both, own, other] = [0, 0, 0];
  const seats = luck[0]?.length ?? 0;
  for (let seat = 0; seat < seats; seat++) {
    const won = luck.map((_, game) => wins[game]?.[seat] ?? 0);
    const lucky = luck.map((game) => game[seat] ?? 0);
    const [meanWon, meanLucky] = [meanOf(won), meanOf(lucky)];
    for (const [game, one] of won.entries()) {
      both += (one - meanWon) * ((lucky[game] ?? 0) - meanLucky);
      own += (one - meanWon) ** 2;
      other += ((lucky[game] ?? 0) - meanLucky) ** 2;
    }
  }
  if (own === 0) return null;
  return other === 0 ? 0 : percentOf(both ** 2 / (own * other));
}

/** What a page tells of the levels, by what they have played. */
export function levelPlayOf({ duels, seats, luck }: GameResults): LevelPlay {
  const told = DUELS.flatMap((duel): DuelPlay[] => {
    const pairs = duels[duel] ?? [];
    if (pairs.length === 0) return [];
    const { low, high } = sureInterval(pairs);
    const share = { value: percentOf(meanOf(pairs)), low: percentOf(low), high: percentOf(high) };
    return [{ bots: duel.split(';') as [string, string], pairs: pairs.length, share }];
  });
  const games = seats[EQUAL] ?? [];
  const reviewed = luck[EQUAL] ?? [];
  const share = reviewed.length < FEW ? null : luckShare(games, reviewed);
  const isShared = (won: readonly number[]): boolean => won.filter((one) => one > 0).length > 1;
  return {
    duels: told,
    equal:
      games.length === 0
        ? null
        : {
            bot: EQUAL,
            games: games.length,
            wins: (games[0] ?? []).map((_, seat) => percentOf(meanOf(games.map((won) => won[seat] ?? 0)))),
            shared: percentOf(games.filter(isShared).length / games.length),
          },
    luck: share === null ? null : { games: reviewed.length, share },
  };
}
