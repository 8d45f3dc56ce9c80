import type { RulesPage } from '../../../src/cli/tracing/rules-page.js';
import type { AnyGame } from '../../../src/index.js';
import { plainEqual } from '../../../src/kernel/plain.js';
import { questionText, readPlay, unanswered } from '../../lib/pages/play-chapter.js';
import { minutesOf } from './minutes.js';
import { RANDOM_GAMES, randomPlay, sealOf, tablesOf } from './random-games.js';

/** A table whose games have no more actions in all is played again. */
const FEW_ACTIONS = 4_000;

/**
 * What is wrong with what a rules page says about play, as far as a moment can show: random games are replayed, a few of
 * each table, or all where they are short; games of bots are not.
 */
export function playProblems(game: AnyGame, page: RulesPage): string[] {
  const { sealed, measured, byHand } = readPlay(page);
  const problem = (what: string): string[] => [
    `${page.path}:${page.play?.line ?? 1}: ${what}: npm run played -- ${game.id}`,
  ];
  if (sealed === null) return problem('nothing is measured');
  if (measured === null) return problem('what was measured is not as it was written');
  if (measured.rules !== game.rules) return problem(`measured under rules ${measured.rules}, not ${game.rules}`);
  const players = tablesOf(game);
  const isWhole = measured.tables.every(({ games }) => games === RANDOM_GAMES);
  if (!isWhole || measured.tables.map((table) => table.players).join() !== players.join()) {
    return problem(`expected ${RANDOM_GAMES} games with ${players.join(' and with ')} players`);
  }
  if (sealOf(game, players, sealed.text) !== sealed.seal) return problem('the seal is broken: it plays otherwise now');
  const short = measured.tables.filter(({ games, actions }) => games * actions.median <= FEW_ACTIONS);
  const other = short.find((table) => !plainEqual(randomPlay(game, table.players), table));
  if (other !== undefined) return problem(`games with ${other.players} players are other ones`);
  const minutes = minutesOf(game, measured);
  if (page.card !== null && minutes !== null && page.card.minutes !== minutes) {
    return [`${page.path}:${page.card.line}: by the actions measured a game takes about ${minutes} minutes`];
  }
  const play = { sealed, measured, byHand };
  return unanswered(page, play).map((question) => questionText(page, question));
}
