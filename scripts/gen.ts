import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseRulesPage } from '../src/cli/tracing/rules-page.js';
import type { AnyGame } from '../src/index.js';
import { collections, offeredBy } from './lib/games/collections.js';
import { entryLists } from './lib/games/entry-lists.js';
import { findGameFolders, type GameFolder } from './lib/games/game-folders.js';
import { type GeneratedFile, generate, testFolder } from './lib/games/generate.js';
import { defaultOptions, loadGame, loadThumb } from './lib/games/project.js';
import { templatesFile } from './lib/package/package-templates.js';
import { changelogAtHome, readmeAtHome, repositoryAddress } from './lib/package/repository.js';
import { withEditions } from './lib/pages/editions.js';
import { gamePage, pageFiles, pagesFolder, pagesIndex, picturesFolder } from './lib/pages/game-pages.js';
import { withGamesCount } from './lib/pages/games-count.js';
import type { GameForPage, GameInTable } from './lib/pages/games-table.js';
import { optionsPage, withOptions } from './lib/pages/options-page.js';
import { sideBySidePage, withShownCode } from './lib/pages/shown-code.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const check = process.argv.includes('--check');
const problems: string[] = [];

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The files as the formatter has them, all in one run of it. */
function formatted(files: readonly GeneratedFile[]): GeneratedFile[] {
  const folder = mkdtempSync(join(tmpdir(), 'dicewright-gen-'));
  try {
    for (const { path, text } of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
    const flags = [`--config-path=${root}`, '--vcs-enabled=false', '--write', '.'];
    const { status, stderr } = spawnSync(process.execPath, [biome, 'check', '--linter-enabled=false', ...flags], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`generated files cannot be formatted: ${stderr}`);
    return files.map(({ path }) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What is not there, or throws, while a game is being written is a problem, but no reason to leave out the others. */
async function attempt<T>(what: string, run: () => Promise<T | null>): Promise<T | null> {
  try {
    return await run();
  } catch (error) {
    problems.push(`${what}: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

/** Whether one of the game's own tests has the words. */
function tells({ folder }: GameFolder, words: RegExp): boolean {
  const tests = readdirSync(join(root, folder)).filter((file) => file.endsWith('.test.ts'));
  return tests.some((file) => words.test(read(`${folder}/${file}`)));
}

/** How many items there are under the heading of known issues. */
const knownIssues = (page: string): number =>
  page
    .split(/^## Known issues$/m)[1]
    ?.split(/^## /m)[0]
    ?.match(/^- /gm)?.length ?? 0;

const games: GameInTable[] = [];
const subjects: GameForPage[] = [];
const folders = findGameFolders('src/games', root);
for (const folder of folders) {
  const has = (file: string): boolean => {
    const there = existsSync(join(root, file));
    if (!there) problems.push(`${file} is missing`);
    return there;
  };
  const hasBarrel = has(offeredBy(folder));
  const hasInvariants = has(folder.invariants);
  const hasPicture = has(folder.picture);
  const hasAnalysis = existsSync(join(root, folder.analysis));
  const hasModule = has(folder.module);
  const loaded = hasModule ? await attempt(folder.module, () => loadGame(root, folder)) : null;
  if (loaded === null) continue;
  const game = loaded as unknown as AnyGame;
  const rules = parseRulesPage(folder.rulesPage, read(folder.rulesPage));
  const options = await attempt(folder.module, async () => Object.keys(defaultOptions(loaded)));
  if (options === null) continue;
  // Its page imports it.
  if (hasBarrel) subjects.push({ folder, game, rules, thumb: await loadThumb(root, folder) });
  games.push({
    folder,
    game: loaded,
    hasBarrel,
    hasOptions: new RegExp(`^export (interface|type) (\\{[^}]*)?\\b${folder.exportName}Options\\b`, 'im').test(
      read(folder.module),
    ),
    hasInvariants,
    hasPicture,
    hasAnalysis,
    hasOnlyThumb: hasAnalysis && read(folder.analysis).match(/^export /gm)?.length === 1,
    hasHeuristic: existsSync(join(root, folder.heuristic)),
    clauses: rules.clauses.length,
    options,
    hasReferee: existsSync(join(root, `test/oracles/${folder.id}.versus.test.ts`)) || tells(folder, /\breferee\b/i),
    hasCount: tells(folder, /\bperft\b/),
    hasModel: tells(folder, /ByHand\b|\bby hand\b|\bliteral\b/),
    knownIssues: knownIssues(read(folder.rulesPage)),
  });
}
if (games.length === 0) problems.push('no game found');

const sources = formatted(
  [...generate(games), ...entryLists(root), templatesFile(root)].filter(
    ({ path }) => !collections.some(({ barrel, folder }) => path === barrel && !existsSync(join(root, folder))),
  ),
);
const pages: GeneratedFile[] = [];
for (const subject of subjects) {
  pages.push(...((await attempt(`page of ${subject.folder.id}`, () => gamePage(root, subject))) ?? []));
}
pages.push({ path: `${pagesFolder}/README.md`, text: pagesIndex(subjects, games) });
const address = repositoryAddress((JSON.parse(read('package.json')) as { repository?: unknown }).repository);
const parts: GeneratedFile[] = [
  { path: optionsPage, text: withEditions(withOptions(read(optionsPage), subjects), subjects) },
  { path: sideBySidePage, text: withShownCode(root, read(sideBySidePage)) },
  { path: 'README.md', text: readmeAtHome(withGamesCount(read('README.md'), games), address) },
  { path: 'CHANGELOG.md', text: changelogAtHome(read('CHANGELOG.md'), address) },
];
for (const { path, text } of [...sources, ...pages, ...parts]) {
  const file = join(root, path);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  if (check) {
    problems.push(`${path} is stale: npm run gen`);
    continue;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`wrote ${path}`);
}

// Pages and tests of games that are gone, or have another name now.
const kept = new Set([
  ...[...sources, ...pages].map(({ path }) => path),
  ...folders.flatMap(({ id }) => pageFiles(id)),
]);
for (const folder of [pagesFolder, picturesFolder, testFolder]) {
  for (const name of existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : []) {
    const path = `${folder}/${name}`;
    if (kept.has(path)) continue;
    if (check) problems.push(`${path} belongs to no game: npm run gen`);
    else {
      rmSync(join(root, path));
      console.log(`removed ${path}`);
    }
  }
}

for (const problem of problems) console.error(problem);
console.log(`${games.length} games`);
// While games are being written an incomplete list is better than none; a check wants it whole.
if (problems.length > 0 && (check || games.length === 0)) process.exitCode = 1;
