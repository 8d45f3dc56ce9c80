import { entryFor } from '../../../src/catalogue/entry-for.js';
import type { AnyGame } from '../../../src/index.js';
import type { SealedText } from '../../lib/pages/play-chapter.js';
import { type BotPlay, type LevelPlay, type Measured, measuredText, noLevels } from '../../lib/pages/play-text.js';
import { type BotPlan, botPlay, fittingBotPlay, trialOf } from './bot-games.js';
import { hasChoices, randomPlay, sealOf, tablesOf } from './random-games.js';

/** Seals a list. */
export function sealed(game: AnyGame, measured: Measured): SealedText {
  const text = measuredText(measured);
  const players = measured.tables.map((table) => table.players);
  return { text, seal: sealOf(game, players, text) };
}

/** How long the games are that `mcts` tries out: none, where it judges positions as they are met. */
export async function triedLength(game: AnyGame, randomLength: number): Promise<number> {
  return (await (await entryFor(game)).part('worth')) === undefined ? randomLength : 0;
}

/** Plays the game at all its tables at random; bots have played before. */
export function measureRandom(game: AnyGame, bots: BotPlay | null, levels: LevelPlay = noLevels): Measured {
  const tables = tablesOf(game).map((count) => randomPlay(game, count));
  return { game: game.id, rules: game.rules, tables, bots, levels };
}

/**
 * Plays the game at all its tables, at random and by bots.
 *
 * @param levels - what levels have played before
 * @param plan - what bots are to play; without it, as much as there is time for
 */
export async function measure(game: AnyGame, plan?: BotPlan | undefined, levels?: LevelPlay): Promise<Measured> {
  const measured = measureRandom(game, null, levels);
  const { tables } = measured;
  const isDecided = tables.some(({ players }) => hasChoices(game, players));
  const fitting = async () => {
    const length = await triedLength(game, Math.max(...tables.map(({ actions }) => actions.median)));
    return fittingBotPlay(game, await trialOf(game, length), length);
  };
  const play = () => (plan === undefined ? fitting() : botPlay(game, plan));
  return { ...measured, bots: isDecided ? await play() : null };
}
