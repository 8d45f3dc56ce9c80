// `npm run levels [-- GAME …]`: tournaments of the levels, each against the one below it and the lowest against random
// play, in all games or in those named: a table of shares of victory with 95% intervals. Fails where a level loses for
// certain to one below it.
//   --write    plays the games that docs/reference/odds-and-bots.md shows, and writes their table there
//   --games n  games in each tournament; default 20
//   --pairs 'a;b,c;d'  other bots, by name, with their parameters: 'hard;random'
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { usualPlayers } from '../../src/analysis/seats.js';
import { standings } from '../../src/analysis/tournament/standings.js';
import { tournament } from '../../src/analysis/tournament/tournament.js';
import { isGameId } from '../../src/catalogue/games.js';
import { games } from '../../src/catalogue.js';
import type { AnyGame } from '../../src/index.js';
import { tableOf, withMeasured } from '../lib/pages/measured-page.js';
import { type Duel, duelText, isLost, type LevelsRow, shownGames, together } from './levels/duels.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean', default: false },
    games: { type: 'string', default: '20' },
    pairs: { type: 'string', default: 'hard;normal,normal;easy,easy;random' },
  },
});
if (values.write && positionals.length > 0) throw new Error('--write plays the games that the guide shows');

/** The first bot against the second. */
async function duel(game: AnyGame, bots: readonly string[]): Promise<Duel> {
  const result = await tournament({
    game,
    bots: [...bots],
    games: Number(values.games),
    players: Math.max(2, usualPlayers(game) ?? 2),
    seed: 'levels',
    maxActions: 2_000,
  });
  const [comparison] = standings(result).comparisons;
  const { games: over = 0, share } = comparison ?? {};
  return { games: over, won: (over * (1 + (share?.value ?? 0))) / 2 };
}

const pairs = values.pairs.split(',').map((pair) => pair.split(';'));
const head = ['game', ...pairs.map((pair) => pair.join(' over '))];
const cellsOf = ({ name, duels }: LevelsRow): string[] => [name, ...duels.map(duelText)];
const ids = values.write ? shownGames : positionals.length > 0 ? positionals : Object.keys(games);
const rows: LevelsRow[] = [];
console.log(head.join(' | '));
for (const id of ids) {
  if (!isGameId(id)) throw new Error(`there is no game ${id}`);
  if (games[id].playerCount.max < 2) continue;
  const game = (await games[id].load()) as unknown as AnyGame;
  const duels: Duel[] = [];
  for (const pair of pairs) duels.push(await duel(game, pair));
  const row = { name: games[id].title, duels };
  rows.push(row);
  console.log(cellsOf(row).join(' | '));
  if (duels.some(isLost)) process.exitCode = 1;
}
rows.push(together(rows));
if (values.write) {
  const path = join(fileURLToPath(new URL('../..', import.meta.url)), 'docs/reference/odds-and-bots.md');
  const place = { what: 'levels', command: 'levels -- --write' };
  writeFileSync(path, withMeasured(readFileSync(path, 'utf8'), place, tableOf(head, rows.map(cellsOf))));
}
