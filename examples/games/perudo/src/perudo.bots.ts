import { type NamedBot, thumb } from 'dicewright/analysis';
import { counts, type PerudoBid } from './bids.js';
import type { PerudoAction, PerudoView } from './perudo.js';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** For each number of dice that hit with the same chance: the chance that so many hit at least. */
function tails(dice: number, chance: number): readonly (readonly number[])[] {
  let chances = [1];
  return Array.from({ length: dice + 1 }, (_, thrown) => {
    const before = chances;
    if (thrown > 0) chances = [...before, 0].map((no, i) => no * (1 - chance) + (before[i - 1] ?? 0) * chance);
    return chances.map((_, least) => sum(chances.slice(least)));
  });
}
const ATLEAST = { wild: tails(30, 1 / 3), plain: tails(30, 1 / 6) } as const;

/** What a bid looks like to a player who knows their own dice and nothing else, or to somebody who sees none (`null`). */
function lookOf({ dice, hands, isPalifico }: PerudoView, player: number | null, { face, quantity }: PerudoBid) {
  const own = player === null ? [] : (hands[player] ?? []);
  const missing = quantity - own.filter((die) => counts(die, face, isPalifico)).length;
  const isWild = face !== 'ones' && !isPalifico;
  return { unknown: sum(dice) - own.length, missing: Math.max(0, missing), isWild };
}

/** The chance that a bid is true, for a player who knows their own dice; `null` for somebody who sees none. */
export function perudoChance(view: PerudoView, player: number | null, bid: PerudoBid): number {
  const { unknown, missing, isWild } = lookOf(view, player, bid);
  return ATLEAST[isWild ? 'wild' : 'plain'][unknown]?.[missing] ?? 0;
}

/**
 * How many of all dice the player has; who has bid reckons that they are doubted as likely as the bid is false to whoever sees no
 * dice, and what that brings by the dice that they know. 0 to 1. It draws no conclusions from what others bid.
 */
export function perudoWorth(view: PerudoView, player: number): number {
  const { dice, bid, bidder, toPlay, phase, players } = view;
  const shareWithout = (loser: number | null): number =>
    ((dice[player] ?? 0) - (loser === player ? 1 : 0)) / (sum(dice) - (loser === null ? 0 : 1));
  const share = shareWithout(null);
  // What others expect of a bid is not theirs to know: they count as if there was none, and their part for that of all.
  if (phase === 'roll' || bid === null || bidder !== player) return share;
  const isTrue = perudoChance(view, player, bid);
  const doubted = isTrue * shareWithout(toPlay) + (1 - isTrue) * shareWithout(player) - share;
  const gain = (1 - perudoChance(view, null, bid)) * doubted * (players / (players - 1));
  return Math.min(1, Math.max(0, share + gain));
}

/** Bots of Perudo by name, for the command and for workers. */
export const perudoBots: Readonly<Record<'thumb', NamedBot>> = {
  thumb: thumb<PerudoView, PerudoAction>(
    'Count your own dice and a third of all others (a sixth for ones); doubt what is more than one above that, else bid the least that isn’t.',
    (view, action) => {
      const { bid } = view;
      const over = (one: PerudoBid): number => {
        const { unknown, missing, isWild } = lookOf(view, action.player, one);
        return missing - unknown / (isWild ? 3 : 6);
      };
      if (action.type === 'bid') return -Math.max(0, over(action)) - action.quantity / 100;
      if (action.type === 'roll' || bid === null) return 0;
      return action.type === 'dudo' ? over(bid) - 1 : -1 - Math.abs(over(bid));
    },
  ),
};
