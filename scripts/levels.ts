// `npm run levels [-- GAME …]`: tournaments of the levels, each against the one below it and the lowest against random
// play, in all games or in those named: a table of shares of victory with 95% intervals. Fails where a level loses for
// certain to one below it.
//   --games n  games in each tournament; default 20
//   --pairs 'a;b,c;d'  other bots, by name, with their parameters: 'hard;random'
import { parseArgs } from 'node:util';
import { usualPlayers } from '../src/analysis/seats.js';
import { standings } from '../src/analysis/tournament/standings.js';
import { tournament } from '../src/analysis/tournament/tournament.js';
import { games, isGameId } from '../src/catalogue.js';
import type { AnyGame } from '../src/index.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '20' },
    pairs: { type: 'string', default: 'hard;normal,normal;easy,easy;random' },
  },
});

const percent = (share: number): string => `${Math.round(100 * share)}%`;

/** The share of the first bot against the second, ties halved, with its interval. */
async function contest(game: AnyGame, bots: readonly string[]) {
  const result = await tournament({
    game,
    bots: [...bots],
    games: Number(values.games),
    players: Math.max(2, usualPlayers(game) ?? 2),
    seed: 'levels',
    maxActions: 2_000,
  });
  const difference = standings(result).comparisons[0]?.share;
  if (difference == null) return { text: 'no game ended', isLost: false };
  const [low, value, high] = [difference.low, difference.value, difference.high].map((one) => (1 + one) / 2) as [
    number,
    number,
    number,
  ];
  return { text: `${percent(value)} (${percent(low)} to ${percent(high)})`, isLost: high < 0.5 };
}

const pairs = values.pairs.split(',').map((pair) => pair.split(';'));
console.log(['game', ...pairs.map((pair) => pair.join(' over '))].join(' | '));
for (const id of positionals.length > 0 ? positionals : Object.keys(games)) {
  if (!isGameId(id)) throw new Error(`there is no game ${id}`);
  if (games[id].playerCount.max < 2) continue;
  const game = (await games[id].load()) as unknown as AnyGame;
  const cells: string[] = [];
  for (const pair of pairs) {
    const { text, isLost } = await contest(game, pair);
    cells.push(text);
    if (isLost) process.exitCode = 1;
  }
  console.log([id, ...cells].join(' | '));
}
