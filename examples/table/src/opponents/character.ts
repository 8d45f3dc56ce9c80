import type { AnyGame } from 'dicewright';
import { type Opponent, opponentOf } from './opponents.js';

/** What is known of the bots of a game. */
export interface KnownBots {
  /** The game's rule of thumb in words; `null` where it has none. */
  readonly thumb: string | null;
  /** Who was shown to be better than whom, in percent of the victories, with an interval. */
  readonly better: readonly {
    readonly bot: string;
    readonly other: string;
    readonly games: number;
    readonly share: { readonly value: number; readonly low: number; readonly high: number };
  }[];
}

/** How it plays a game, in sentences. */
export const characterOf = ({ character, withSecrets }: Opponent, { traits }: Pick<AnyGame, 'traits'>): string =>
  withSecrets !== undefined && traits.hiddenInformation ? `${character} ${withSecrets}` : character;

/** What one is called of whom nothing is known but how it plays. */
const PLAIN: Readonly<Record<string, string>> = { greedy: 'looking one action ahead' };

const percent = (share: number): string => `${Math.round(share)}\u00a0%`;

/** What is known of an opponent at a game: the rule by which it goes, and against whom it was measured to be better. */
export function knownText({ bot }: Opponent, { thumb, better }: KnownBots): string {
  const rule = bot === 'thumb' && thumb !== null ? [`Its rule here: “${thumb}”`] : [];
  const measured = better
    .filter((one) => one.bot === bot)
    .map(({ other, games, share: { value, low, high } }) => {
      const name = opponentOf(other)?.name ?? PLAIN[other] ?? other;
      return `It won ${percent(value)} of ${games} games of this against ${name} (surely ${percent(low)} to ${percent(high)}).`;
    });
  return [...rule, ...measured].join(' ');
}
