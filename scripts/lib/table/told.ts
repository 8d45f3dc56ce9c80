import type { KnownBots } from '../../../examples/table/src/opponents/character.js';
import { parseRulesPage } from '../../../src/cli/tracing/rules-page.js';
import { readPlay } from '../pages/play-chapter.js';
import { isBetter, type Measured } from '../pages/play-text.js';

/** What a rules page says about its game besides its rules, for a list of games. */
export interface ToldGame {
  /** What it is, in a sentence. */
  readonly summary: string;
  /** About how long it takes; `null` where nobody says. */
  readonly minutes: number | null;
  /** What decides it, the most important first. */
  readonly decides: readonly string[];
  /** What the best bot was measured to win against random play, in percent; `null` where none was shown to win more. */
  readonly thinking: number | null;
  /** How much of the results of measured games the dice explain, in percent; `null` where that wasn't measured. */
  readonly luck: number | null;
}

const RANDOM = 'random';

/** What won most surely against random play: the one least in doubt, not the one that played fewest games. */
function leadOf({ bots, levels }: Measured): number | null {
  const shares = [
    ...(bots?.contests ?? []).map(({ share }) => share),
    ...levels.duels.flatMap(({ bots: [, other], share }) => (other === RANDOM ? share : [])),
  ];
  const shown = shares.flatMap((share) => (share && isBetter({ share }) ? share : []));
  const [surest] = shown.sort((one, other) => other.low - one.low);
  return surest ? Math.round(surest.value) : null;
}

/** What the text of a rules page says. */
export function toldOf(text: string): ToldGame {
  const page = parseRulesPage('', text);
  const { measured } = readPlay(page);
  return {
    summary: page.summary,
    minutes: page.card?.minutes ?? null,
    decides: page.card?.qualities ?? [],
    thinking: measured === null ? null : leadOf(measured),
    luck: measured?.levels.luck == null ? null : Math.round(measured.levels.luck),
  };
}

/** What the text of a rules page says about decided duels. */
export function betterIn(text: string): KnownBots['better'] {
  const { measured } = readPlay(parseRulesPage('', text));
  return (measured?.levels.duels ?? [])
    .filter(isBetter)
    .map(({ bots: [bot, other], pairs, share }) => ({ bot, other, games: 2 * pairs, share }));
}
