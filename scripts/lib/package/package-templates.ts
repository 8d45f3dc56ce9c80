import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { templatesName, type Variant, variants } from '../../../src/cli/new/variants.js';
import { listFiles } from '../sources/source-files.js';
import { readManifest } from './package-build.js';

/** The folder of the packages that `dicewright new` writes: what is the same in all stands in the plain one alone. */
export const templatesFolder = 'templates';

/** What a template leaves open in package.json: ranges of what is used here. dicewright's own is that of who writes. */
function withRanges(text: string, root: string): string {
  const { dependencies, devDependencies } = readManifest(root);
  const versions: Readonly<Record<string, string>> = { ...devDependencies, ...dependencies };
  return text.replaceAll(/"([^"]+)": "\*"/g, (open, name: string) => {
    if (name === 'dicewright') return open;
    const version = versions[name];
    if (version === undefined) throw new Error(`${name} of a template is not used here`);
    return `"${name}": "^${version.replace(/^\^/, '')}"`;
  });
}

/** A name that npm and git would take at their word while it lies here. */
const hidden: Readonly<Record<string, string>> = { gitignore: '.gitignore' };

/** The files of a template, by path. */
export function templateFiles(root: string, variant: Variant): Record<string, string> {
  const folder = posix.join(templatesFolder, variant);
  const paths = listFiles(join(root, folder), () => true);
  if (paths.length === 0) throw new Error(`${folder} is empty`);
  const read = (path: string): string => readFileSync(join(root, folder, path), 'utf8');
  return Object.fromEntries(
    paths.map((path) => [hidden[path] ?? path, path === 'package.json' ? withRanges(read(path), root) : read(path)]),
  );
}

/** The file from which the command takes them, still to be formatted. */
export function templatesFile(root: string): { readonly path: string; readonly text: string } {
  const all = Object.fromEntries(variants.map((variant) => [variant, templateFiles(root, variant)]));
  return { path: `src/cli/new/${templatesName}`, text: JSON.stringify(all) };
}
