import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { usualPlay } from '../src/analysis/bots/purposeful-bot.js';
import { entryFor } from '../src/catalogue/entry-for.js';
import type { AnyGame } from '../src/index.js';
import {
  type GoldenGame,
  type GoldenPlay,
  goldenGame,
  goldenSaves,
  goldenTables,
  goldenText,
  isStillSo,
  savesText,
  shortestGolden,
  withoutWording,
} from './lib/golden.js';
import { loadGames } from './lib/project.js';

const SEEDS = 100;

// A game has golden games of its default and its last variant; once made with --every-variant, those of others stay.
const root = fileURLToPath(new URL('..', import.meta.url));
const { values, positionals: wanted } = parseArgs({
  options: { 'every-variant': { type: 'boolean', default: false } },
  allowPositionals: true,
});
let seen = 0;

/**
 * Keeps the seed of a file that is there, and the version of its dice: the point of a golden game is to be the same game.
 * Where only random play has changed, and the rules still make the same of the recorded actions, it is drawn anew.
 */
function update(game: AnyGame, next: GoldenPlay, file: string, players: number, options: object): void {
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as GoldenGame) : null;
  const same = known && goldenGame(game, next, players, options, known.seed, 20_000, known.dice);
  const isSame = known && same && isDeepStrictEqual(withoutWording(known), withoutWording(same));
  if (known?.rules === game.rules && !isSame && !isStillSo(game, known)) {
    throw new Error(`${file}: the same actions give another game; raise rules and say so in CHANGELOG.md first`);
  }
  const isKept = known && same && (isSame || known.rules !== game.rules);
  const fresh = isKept ? same : shortestGolden(game, next, players, options, SEEDS);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, goldenText(fresh));
  console.log(`${file.slice(root.length)}: ${fresh.plies.length} plies`);
}

/** Keeps saves of a game under the rules of today, once; those of older rules stay as they are. */
function keepSaves(game: AnyGame, folder: string, golden: GoldenGame): void {
  const file = join(root, folder, 'saves', `rules-${game.rules}.json`);
  if (existsSync(file)) return;
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, savesText(goldenSaves(game, golden)));
  console.log(`${file.slice(root.length)}: saves`);
}

for (const { folder, game } of await loadGames(root)) {
  if (game === null || (wanted.length > 0 && !wanted.includes(folder.id))) continue;
  const playable = game as unknown as AnyGame;
  const fileOf = (name: string) => join(root, folder.folder, 'golden', `${name}.json`);
  const tables = goldenTables(playable, (name) => values['every-variant'] || existsSync(fileOf(name)));
  const next = usualPlay(playable, await (await entryFor(playable)).part('worth'));
  for (const { name, players, options } of tables) {
    update(playable, next, fileOf(name), players, options);
    seen++;
  }
  const [first] = tables;
  if (first) keepSaves(playable, folder.folder, JSON.parse(readFileSync(fileOf(first.name), 'utf8')) as GoldenGame);
}
if (seen === 0) throw new Error(`there is no game ${wanted.join(', ')}`);
