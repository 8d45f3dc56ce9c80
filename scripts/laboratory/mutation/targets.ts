import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import { findGameFolders } from '../../lib/games/game-folders.js';
import { findParts } from './infrastructure.js';

/** What is broken, and which tests must see it. */
export interface Target {
  /** A game's id; for what the games of a folder share, the folder's name and `(shared)`; `'record/lines'`. */
  readonly name: string;
  /** Sources to mutate, relative to the root: of games those that hold rules. */
  readonly sources: readonly string[];
  /** Relative to the root. */
  readonly tests: readonly string[];
  /** Milliseconds for a mutant; the slowest tests are not asked beyond them. */
  readonly budget?: number;
}

const GAMES = 'src/games';

const isTest = (file: string): boolean => file.endsWith('.test.ts');
/** Pictures, invariants, mathematics and ways of playing are not rules. */
const holdsRules = (file: string): boolean =>
  file.endsWith('.ts') &&
  !isTest(file) &&
  !/(^|\/)index\.ts$|\.(invariants|picture|analysis|heuristic|generated)\.ts$|\/analysis\/|(^|[/-])(picture|invariants)\.ts$/.test(
    file,
  );

function filesIn(root: string, folder: string, recursive: boolean): string[] {
  return readdirSync(join(root, folder), { recursive, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .sort();
}

/** Those of games: the families' shared ones behind their games, what a book's families share behind them all. */
export function findGameTargets(root: string): (Target & { readonly family: string })[] {
  const folders = findGameFolders(GAMES, root);
  const games = folders.map(({ id, folder }) => {
    const files = filesIn(root, folder, true);
    const tests = files.filter((file) => isTest(file) && !/\/analysis\/|\.analysis\.test/.test(file));
    return { name: id, family: basename(dirname(folder)), sources: files.filter(holdsRules), tests };
  });
  const families = new Set(folders.map(({ folder }) => dirname(folder)).filter((folder) => folder !== GAMES));
  const shared = (folder: string, family: string, own: readonly Target[]): (Target & { family: string })[] => {
    const files = filesIn(root, folder, false);
    const sources = files.filter(holdsRules);
    const tests = [...files.filter(isTest), ...own.flatMap((game) => game.tests)];
    return sources.length > 0 ? [{ name: `${family} (shared)`, family, sources, tests }] : [];
  };
  // Of all games above them the tests would run for hours: what whole books share has tests of its own.
  const books = new Set([...families].map(dirname).filter((folder) => folder !== GAMES));
  return [
    ...[...families].sort().flatMap((folder) => {
      const family = basename(folder);
      const own = games.filter((game) => game.family === family);
      return [...own, ...shared(folder, family, own)];
    }),
    ...[...books].sort().flatMap((folder) => shared(`${folder}/kit`, basename(folder), [])),
    ...games.filter(({ family }) => family === basename(GAMES)),
  ];
}

/** All targets. */
export const findTargets = (root: string): (Target & { readonly family: string })[] => [
  ...findGameTargets(root),
  ...findParts(root),
];

const printer = ts.createPrinter({ removeComments: true });

/** What of a source a score depends on: its code, and what its comments ask Stryker to leave alone. */
export function measuredText(file: string, text: string): string {
  const asked = text.match(/\/\/ Stryker [^:\n]*/g) ?? [];
  return [printer.printFile(ts.createSourceFile(file, text, ts.ScriptTarget.ES2022)), ...asked].join('\n');
}

/** Shows whether anything that a score depends on has changed since: eight hexadecimal digits. */
export function fingerprint(root: string, { sources, tests }: Target): string {
  const hash = createHash('sha256');
  for (const file of [...sources, ...tests])
    hash
      .update(file)
      .update('\0')
      .update(measuredText(file, readFileSync(join(root, file), 'utf8')));
  return hash.digest('hex').slice(0, 8);
}
