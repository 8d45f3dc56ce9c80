import { kiriki } from 'dicewright/kiriki';
import { randomBot } from '../../../../src/analysis/bots/random-bot.js';
import { noGames } from '../../../../src/analysis/tournament/counts.js';
import { type Match, playGame } from '../../../../src/analysis/tournament/play.js';
import { addText, nothingPlayed, type Played } from '../checksum.js';
import { PLAYERS } from '../policy.js';

/** Plays a game of a tournament for each seed: the bot `random` against itself. */
export function playTournament(seeds: readonly string[]): Played {
  const played = nothingPlayed();
  const bots = [randomBot(kiriki), randomBot(kiriki)] as unknown as Match['bots'];
  const table = { game: kiriki.id, rules: kiriki.rules, players: PLAYERS, options: {}, bots: ['random', 'random (2)'] };
  for (const seed of seeds) {
    const counts = noGames(table);
    playGame({ game: kiriki as never, head: { ...table, seed, maxActions: 10_000 }, bots, luck: null }, 0, counts);
    const [moves = 0] = counts.actions.keys();
    addText(played, moves, counts.bots.flatMap(({ scores }) => [...scores.keys()]).join());
  }
  return played;
}
