import type { GameFolder } from '../games/game-folders.js';
import { testFolder } from '../games/generate.js';

/** What has to be tried again. */
export interface CheckPlan {
  /** Games of which something in their own folder changed, by id. */
  readonly games: readonly string[];
  /** Files on which games stand: whatever `npm test` has that can reach one of them. */
  readonly beneath: readonly string[];
  /** Other files that tests can reach. */
  readonly beside: readonly string[];
}

/** What all games stand on, and the laws and suites that hold for each of them. */
const BENEATH =
  /^(src\/(kernel|advice|picture|entry|play|pyramid|games|testing|record|choosing)|test\/(suites|helpers|toys|laws))\//;
/** What decides how tests run at all. */
const SETTINGS = /^(package(-lock)?\.json|tsconfig(\.\w+)?\.json|vitest\.config\.ts|test\/[\w-]+\.(ts|mjs))$/;

/**
 * Sorts what changed by what it can reach.
 *
 * @param paths - of changed files, relative to the project's root, with forward slashes
 */
export function checkPlan(paths: readonly string[], folders: readonly GameFolder[]): CheckPlan {
  const gameOf = (path: string): string | undefined =>
    folders.find(({ id, folder }) => path.startsWith(`${folder}/`) || path === `${testFolder}/${id}.test.ts`)?.id;
  const others = paths.filter((path) => gameOf(path) === undefined);
  const isBeneath = (path: string): boolean =>
    BENEATH.test(path) || (SETTINGS.test(path) && !path.endsWith('.test.ts'));
  return {
    games: [...new Set(paths.flatMap((path) => gameOf(path) ?? []))].sort(),
    beneath: others.filter(isBeneath),
    beside: others.filter((path) => !isBeneath(path) && /\.(tsx?|mjs)$/.test(path)),
  };
}

/** Where the tests of a game are: those of its folder, and those that all games have. */
export const testsOf = ({ id, folder }: GameFolder): readonly string[] => [`${folder}/`, `${testFolder}/${id}.test.ts`];
