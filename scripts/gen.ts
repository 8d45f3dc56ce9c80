import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type GameInTable, generate, withGamesTable } from './lib/generate.js';
import { loadGames } from './lib/project.js';
import { parseRulesPage } from './lib/rules-page.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const check = process.argv.includes('--check');
const problems: string[] = [];

function format(path: string, text: string): string {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const { status, stdout, stderr } = spawnSync(process.execPath, [biome, 'format', `--stdin-file-path=${path}`], {
    cwd: root,
    input: text,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${path} cannot be formatted: ${stderr}`);
  return stdout;
}

const games: GameInTable[] = [];
for (const { folder, game } of await loadGames(root)) {
  const has = (file: string): boolean => {
    const there = existsSync(join(root, file));
    if (!there) problems.push(`${file} is missing`);
    return there;
  };
  const hasInvariants = has(folder.invariants);
  const hasPicture = has(folder.picture);
  if (game === null) problems.push(`${folder.module} is missing`);
  else {
    const { clauses } = parseRulesPage(folder.rulesPage, readFileSync(join(root, folder.rulesPage), 'utf8'));
    const { options } = game.setup({ players: game.playerCount.min });
    games.push({
      folder,
      facts: game,
      hasInvariants,
      hasPicture,
      clauses: clauses.length,
      options: Object.keys(options),
      hasReferee: existsSync(join(root, `test/oracles/${folder.id}.versus.test.ts`)),
    });
  }
}
if (games.length === 0) problems.push('no game found');

const sources = generate(games).map(({ path, text }) => ({ path, fresh: format(path, text) }));
const readme = { path: 'README.md', fresh: withGamesTable(readFileSync(join(root, 'README.md'), 'utf8'), games) };
for (const { path, fresh } of [...sources, readme]) {
  const file = join(root, path);
  if (existsSync(file) && readFileSync(file, 'utf8') === fresh) continue;
  if (check) {
    problems.push(`${path} is stale: npm run gen`);
    continue;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, fresh);
  console.log(`wrote ${path}`);
}

for (const problem of problems) console.error(problem);
console.log(`${games.length} games`);
// While games are being written an incomplete list is better than none; a check wants it whole.
if (problems.length > 0 && (check || games.length === 0)) process.exitCode = 1;
