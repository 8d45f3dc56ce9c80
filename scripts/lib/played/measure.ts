import type { AnyGame } from '../../../src/index.js';
import { type BotPlan, botPlay, fittingBotPlay, trialOf } from './bot-games.js';
import { type Measured, measuredText } from './measured.js';
import { hasChoices, randomPlay, sealOf, tablesOf } from './random-games.js';

/** What is to be put into a rules page: the list, and the seal that ties it to the games. */
export interface SealedText {
  readonly text: string;
  readonly seal: string;
}

/** Seals a list. */
export function sealed(game: AnyGame, measured: Measured): SealedText {
  const text = measuredText(measured);
  const players = measured.tables.map((table) => table.players);
  return { text, seal: sealOf(game, players, text) };
}

/**
 * Plays the game at all its tables, at random and by bots.
 *
 * @param plan - what bots are to play; without it, as much as there is time for
 */
export async function measure(game: AnyGame, plan?: BotPlan | undefined): Promise<Measured> {
  const players = tablesOf(game);
  const tables = players.map((count) => randomPlay(game, count));
  const length = Math.max(...tables.map(({ actions }) => actions.median));
  const isDecided = players.some((count) => hasChoices(game, count));
  const play = async () =>
    plan === undefined ? fittingBotPlay(game, await trialOf(game, length), length) : botPlay(game, plan);
  return { rules: game.rules, tables, bots: isDecided ? await play() : null };
}
