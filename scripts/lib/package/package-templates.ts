import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { templatesName, type Variant, variants } from '../../../src/cli/new/variants.js';
import { listFiles } from '../sources/source-files.js';
import { readManifest } from './package-build.js';

/** The folder of the packages that `dicewright new` writes: what is the same in all stands in the plain one alone. */
export const templatesFolder = 'templates';

/** What a template leaves open in package.json: ranges of what is used here. dicewright's own is that of whoever writes. */
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

const IMPORT = /^import (type )?(?:(\w+)|\{([^}]*)\}) from '([^']+)';\n/gm;

/** Modules of Node come first, those of the package last. */
const sortKey = (from: string): string => `${from.startsWith('node:') ? 0 : from.startsWith('.') ? 2 : 1}${from}`;

/** Modules as one: what they import of each other falls away, all else is imported once. */
function merged(texts: readonly string[], isOwn: (specifier: string) => boolean): string {
  const named = new Map<string, Set<string>>();
  const defaults: string[] = [];
  const bodies = texts.map((text) =>
    text.replaceAll(IMPORT, (line, type: string | undefined, whole: string | undefined, names = '', from: string) => {
      if (isOwn(from)) return '';
      if (whole !== undefined) defaults.push(line);
      const known = named.get(from) ?? new Set<string>();
      for (const name of String(names)
        .split(',')
        .map((one) => one.trim())) {
        if (name !== '') known.add(type && !name.startsWith('type ') ? `type ${name}` : name);
      }
      if (known.size > 0) named.set(from, known);
      return '';
    }),
  );
  const inOrder = [...named].sort(([one], [other]) => (sortKey(one) < sortKey(other) ? -1 : 1));
  const lines = inOrder.map(([from, names]) => {
    const sorted = [...names].sort((one, other) => (one.replace('type ', '') < other.replace('type ', '') ? -1 : 1));
    const isType = sorted.every((name) => name.startsWith('type '));
    const list = isType ? sorted.map((name) => name.replace('type ', '')) : sorted;
    return `import ${isType ? 'type ' : ''}{ ${list.join(', ')} } from '${from}';\n`;
  });
  return `${lines.join('')}${defaults.join('')}\n${bodies.map((body) => body.trim()).join('\n\n')}\n`;
}

const [GAME, INVARIANTS, PICTURE, ENTRY, INDEX, TEST, LAWS] = [
  'src/my-game.ts',
  'src/my-game.invariants.ts',
  'src/my-game.picture.ts',
  'src/my-game.entry.ts',
  'src/index.ts',
  'test/my-game.test.ts',
  'test/laws.test.ts',
] as const;

/** A package as it is written: few files, of which the game is one and what belongs to it another. */
function packageOf(root: string, variant: Variant): Record<string, string> {
  const files = { ...templateFiles(root, 'plain'), ...templateFiles(root, variant) };
  const text = (path: string): string => files[path] ?? '';
  const game = text(INDEX).match(/^export .* from '\.\/my-game\.js';$/m)?.[0] ?? '';
  const isOfGame = (from: string): boolean => /^\.\/my-game\.(invariants|picture)\.js$/.test(from);
  const index = `${merged([`${game}\n`, text(PICTURE), text(INVARIANTS), text(ENTRY)], isOfGame)}`;
  const { [INVARIANTS]: _, [PICTURE]: __, [ENTRY]: ___, [LAWS]: ____, ...kept } = files;
  return { ...kept, [GAME]: text(GAME), [INDEX]: index, [TEST]: merged([text(TEST), text(LAWS)], () => false) };
}

/** What of a package is another than that of the plain one. */
function differing(all: Readonly<Record<string, string>>, plain: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(all).filter(([path, text]) => plain[path] !== text));
}

/** The file from which the command takes them, still to be formatted. */
export function templatesFile(root: string): { readonly path: string; readonly text: string } {
  const plain = packageOf(root, 'plain');
  const all = Object.fromEntries(
    variants.map((variant) => [variant, variant === 'plain' ? plain : differing(packageOf(root, variant), plain)]),
  );
  return { path: `src/cli/new/${templatesName}`, text: JSON.stringify(all) };
}
