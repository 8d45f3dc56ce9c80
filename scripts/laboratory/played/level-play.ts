import { countLuck, luckless, noLuck } from '../../../src/analysis/tournament/luckless.js';
import { lucklessEstimates } from '../../../src/analysis/tournament/standings.js';
import { type DuelPlay, type LevelPlay, percentOf, type ShareTold } from '../../lib/pages/play-text.js';
import type { GameResults } from '../duels/results.js';
import { sureInterval } from '../duels/sure.js';
import { DUELS, EQUALS } from '../duels/tasks.js';

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Fewer games of equal players say too little of seats, and nothing of luck. */
const FEW = 40;

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

/** What a seat wins in the mean, with its interval: without luck, where that is known. */
function seatShare(
  wins: readonly (readonly number[])[],
  luck: readonly (readonly number[])[],
  seat: number,
): ShareTold {
  const counts = noLuck();
  let sum = 0;
  for (const [game, won] of wins.entries()) {
    sum += won[seat] ?? 0;
    countLuck(counts, game, won[seat] ?? 0, null, luck[game]?.[seat] ?? 0);
  }
  const shares = { count: wins.length, sum };
  const { share } = lucklessEstimates(
    luckless(counts, { shares, scores: null }, true),
    { shares, scores: null },
    [0, 1],
  );
  const { value, low, high } = share ?? { value: 0, low: 0, high: 1 };
  return { value: percentOf(value), low: percentOf(low), high: percentOf(high) };
}

/** Of fewer pairs the interval takes in nearly everything: a page has no room for that. */
const FEW_PAIRS = 3;

/** What a page says about the levels, by what they have played. */
export function levelPlayOf({ duels, seats, luck }: GameResults): LevelPlay {
  const told = DUELS.flatMap((duel): DuelPlay[] => {
    const pairs = duels[duel] ?? [];
    if (pairs.length < FEW_PAIRS) return [];
    const { low, high } = sureInterval(pairs);
    const share = { value: percentOf(meanOf(pairs)), low: percentOf(low), high: percentOf(high) };
    return [{ bots: duel.split(';') as [string, string], pairs: pairs.length, share }];
  });
  const played = (bot: string): number => seats[bot]?.length ?? 0;
  const bot = EQUALS.findLast((one) => played(one) >= FEW);
  if (bot === undefined) return { duels: told, equal: null, luck: null };
  const games = seats[bot] ?? [];
  const lucky = luck[bot] ?? [];
  // Where no die ever changed what a position is worth, it isn't that there is no luck.
  const isTold = lucky.some((seats) => seats.some((one) => one !== 0));
  const isKnown = isTold && lucky.length === games.length;
  const share = isKnown ? luckShare(games, lucky) : null;
  const isShared = (won: readonly number[]): boolean => won.filter((one) => one > 0).length > 1;
  return {
    duels: told,
    equal: {
      bot,
      games: games.length,
      wins: (games[0] ?? []).map((_, seat) => percentOf(meanOf(games.map((won) => won[seat] ?? 0)))),
      shared: percentOf(games.filter(isShared).length / games.length),
      withoutLuck: (games[0] ?? []).map((_, seat) => seatShare(games, isKnown ? lucky : [], seat)),
    },
    luck: share,
  };
}
