import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { AnyGame } from '../src/index.js';
import { type GoldenGame, goldenGame, goldenTables, goldenText, shortestGolden, withoutWording } from './lib/golden.js';
import { loadGames } from './lib/project.js';

const SEEDS = 100;
const root = fileURLToPath(new URL('..', import.meta.url));
const wanted = process.argv.slice(2);
let seen = 0;

/** Keeps the seed of a file that is there: the point of a golden game is to be the same game for ever. */
function update(game: AnyGame, file: string, players: number, options: object): void {
  const old = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as GoldenGame) : null;
  const fresh = old
    ? goldenGame(game, players, options, old.seed, 20_000)
    : shortestGolden(game, players, options, SEEDS);
  if (fresh === null) throw new Error(`${file}: the game does not end any more`);
  if (old && old.rules === fresh.rules && !isDeepStrictEqual(withoutWording(old), withoutWording(fresh))) {
    throw new Error(`${file}: the same actions give another game; raise rules and say so in CHANGELOG.md first`);
  }
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, goldenText(fresh));
  console.log(`${file.slice(root.length)}: ${fresh.plies.length} plies`);
}

for (const { folder, game } of await loadGames(root)) {
  if (game === null || (wanted.length > 0 && !wanted.includes(folder.id))) continue;
  const playable = game as unknown as AnyGame;
  for (const { name, players, options } of goldenTables(playable)) {
    update(playable, join(root, folder.folder, 'golden', `${name}.json`), players, options);
    seen++;
  }
}
if (seen === 0) throw new Error(`there is no game ${wanted.join(', ')}`);
