import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { usualPlay } from '../src/analysis/bots/purposeful-bot.js';
import { entryFor } from '../src/catalogue/entry-for.js';
import type { AnyGame } from '../src/index.js';
import {
  type GoldenPlay,
  goldenGame,
  goldenSaves,
  goldenTables,
  isStillSo,
  shortestGolden,
  withoutWording,
} from './lib/games/golden.js';
import { type GoldenGame, goldenText, readGolden } from './lib/games/golden-file.js';
import { loadGames } from './lib/games/project.js';

const SEEDS = 100;

// A game has golden games of its default and its last variant; once made with --every-variant, those of others stay.
const root = fileURLToPath(new URL('..', import.meta.url));
const { values, positionals: wanted } = parseArgs({
  options: { 'every-variant': { type: 'boolean', default: false } },
  allowPositionals: true,
});
type Table = ReturnType<typeof goldenTables>[number];
let seen = 0;

/**
 * Keeps the seed of a game that is there, and the version of its dice: the point of a golden game is to be the same game.
 * Where only random play has changed, and the rules still make the same of the recorded actions, it is drawn anew.
 */
function renewed(game: AnyGame, next: GoldenPlay, known: GoldenGame | undefined, { name, players, options }: Table) {
  const same = known && goldenGame(game, next, players, options, known.seed, 20_000, known.dice);
  const isSame = known && same && isDeepStrictEqual(withoutWording(known), withoutWording(same));
  if (known?.rules === game.rules && !isSame && !isStillSo(game, known)) {
    throw new Error(
      `${game.id}, ${name}: the same actions give another game; raise rules and say so in CHANGELOG.md first`,
    );
  }
  const isKept = known && same && (isSame || known.rules !== game.rules);
  return isKept ? same : shortestGolden(game, next, players, options, SEEDS);
}

for (const { folder, game } of await loadGames(root)) {
  if (game === null || (wanted.length > 0 && !wanted.includes(folder.id))) continue;
  const playable = game as unknown as AnyGame;
  const known = readGolden(join(root, folder.golden));
  const tables = goldenTables(playable, (name) => values['every-variant'] || name in known.games);
  const next = usualPlay(playable, await (await entryFor(playable)).part('worth'));
  const games = Object.fromEntries(
    tables.map((table) => [table.name, renewed(playable, next, known.games[table.name], table)]),
  );
  // Saves of the rules of today are made once; those of older rules stay as they are.
  const isSaved = known.saves.some(({ rules }) => rules === game.rules);
  const [first] = Object.values(games);
  const saves = isSaved || first === undefined ? known.saves : [...known.saves, goldenSaves(playable, first)];
  writeFileSync(join(root, folder.golden), goldenText({ games, saves }));
  console.log(`${folder.golden}: ${tables.map(({ name }) => `${name} ${games[name]?.plies.length} plies`).join(', ')}`);
  seen++;
}
if (seen === 0) throw new Error(`there is no game ${wanted.join(', ')}`);
