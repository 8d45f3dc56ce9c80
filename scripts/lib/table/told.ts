import type { KnownBots } from '../../../examples/table/src/opponents/character.js';
import { parseRulesPage } from '../../../src/cli/tracing/rules-page.js';
import { readPlay } from '../pages/play-chapter.js';
import { isBetter, type Measured } from '../pages/play-text.js';

/** What a rules page tells of its game beside its rules, for a list of games. */
export interface ToldGame {
  /** What it is, in a sentence. */
  readonly summary: string;
  /** About how long it takes; `null` where nobody says. */
  readonly minutes: number | null;
  /** What decides it, the most important first. */
  readonly decides: readonly string[];
  /** What the best bot was measured to win against random play, in percent; `null` where none was shown to win more. */
  readonly thinking: number | null;
  /** How much of what came of measured games the dice explain, in percent; `null` where nobody has measured it. */
  readonly luck: number | null;
}

const RANDOM = 'random';

/** What won most surely against random play: that of which least can be doubted, not of which fewest games were played. */
function leadOf({ bots, levels }: Measured): number | null {
  const shares = [
    ...(bots?.contests ?? []).map(({ share }) => share),
    ...levels.duels.flatMap(({ bots: [, other], share }) => (other === RANDOM ? share : [])),
  ];
  const shown = shares.flatMap((share) => (share && isBetter({ share }) ? share : []));
  const [surest] = shown.sort((one, other) => other.low - one.low);
  return surest ? Math.round(surest.value) : null;
}

/** What the text of a rules page tells. */
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

/** What the text of a rules page tells of duels that are decided. */
export function betterIn(text: string): KnownBots['better'] {
  const { measured } = readPlay(parseRulesPage('', text));
  return (measured?.levels.duels ?? [])
    .filter(isBetter)
    .map(({ bots: [bot, other], pairs, share }) => ({ bot, other, games: 2 * pairs, share }));
}
