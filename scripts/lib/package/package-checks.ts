import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { readManifest } from './package-build.js';

/** What publint says about a package as it is installed, suggestions included. */
export async function runPublint(installed: string): Promise<string[]> {
  // Unpacked, since it does not find in a tarball what has a path of more than a hundred letters.
  const { messages } = await publint({ pkgDir: installed, pack: false, strict: true });
  const manifest = readManifest(installed);
  return messages.map((message) => formatMessage(message, { ...manifest }) ?? message.code);
}

/** Who resolves modules as Node did before it knew `exports` finds the main entry only. */
const FORMER = 'node10';

/** Every folder above a file, the root as an empty text. */
const foldersAbove = (file: string): string[] =>
  file.split('/').flatMap((_, count, names) => (count === 0 ? [] : names.slice(0, count).join('/')));

/** What arethetypeswrong finds in a tarball: the entries that it has looked at, and what is wrong with them. */
export async function runAttw(tarball: string): Promise<{ readonly entries: string[]; readonly problems: string[] }> {
  const given = createPackageFromTarballData(readFileSync(tarball));
  // By itself it goes through all files whenever it is asked for a folder, tens of thousands of times.
  const folders = new Set(given.listFiles().flatMap(foldersAbove));
  const directoryExists = (path: string): boolean => folders.has(path.replace(/\/$/, ''));
  const analysis = await checkPackage(Object.assign(given, { directoryExists }));
  if (!analysis.types) throw new Error('the package has no types');
  const problems = analysis.problems.filter(
    (problem) => !('resolutionKind' in problem) || problem.resolutionKind !== FORMER,
  );
  return {
    entries: Object.keys(analysis.entrypoints),
    problems: problems.map((problem) => JSON.stringify(problem)),
  };
}
