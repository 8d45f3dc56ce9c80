import { posix } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { collections } from '../games/collections.js';
import { relativeTo } from './edits.js';
import { withoutComments } from './javascript.js';
import { moduleName, type ReadModule } from './modules.js';

/** How a chunk names what lies outside the collection, until it is known where the chunk lies itself. */
const OUTSIDE = 'outside:';

/** The modules that the collection's barrel loads with itself. */
function loadedWith(barrel: string, known: ReadonlyMap<string, ReadModule>): Set<string> {
  const found = new Set([barrel]);
  for (const source of found) for (const loaded of known.get(source)?.loadedAtOnce ?? []) found.add(loaded);
  return found;
}

/** Gives the bundler the modules of a collection from memory, and leaves out all others. */
const fromMemory = (texts: ReadonlyMap<string, string>): Plugin => ({
  name: 'from-memory',
  resolveId(specifier, importer) {
    if (importer === undefined) return specifier;
    if (!specifier.startsWith('.')) return { id: specifier, external: true };
    const path = posix.join(posix.dirname(importer), specifier);
    return texts.has(path) ? path : { id: `${OUTSIDE}${path}`, external: true };
  },
  load: (path) => texts.get(path) ?? null,
});

/**
 * The modules of collections as few files, for those who load each file by itself: of what a collection's barrel loads one
 * chunk for each folder below it, the games of a family; in the place of a module that others load, one that passes on
 * what the chunk has of it, so that there is one of each. Pictures and whatever else is loaded later stay files of their own.
 *
 * @param modules - all that is built
 * @param textOf - the JavaScript of a module by its path in `dist`
 * @returns ES modules by their paths in `dist`, in the place of all modules below the collections' folders
 */
export async function collectionChunks(
  modules: readonly ReadModule[],
  textOf: (path: string) => string,
): Promise<Map<string, string>> {
  const known = new Map(modules.map((module) => [module.source, module]));
  const chunks = new Map<string, string>();
  for (const { folder, barrel } of collections) {
    const isInside = (source: string): boolean => source.startsWith(`${folder}/`);
    const inside = modules.filter(({ source }) => isInside(source));
    if (inside.length === 0) continue;
    const texts = new Map(inside.map(({ name }) => [`${name}.js`, textOf(`${name}.js`)]));
    const asked = new Set(modules.filter(({ source }) => !isInside(source)).flatMap(({ loaded }) => loaded));
    const inputs = inside.filter(({ source }) => source === barrel || asked.has(source)).map(({ name }) => name);
    const together = new Set([...loadedWith(barrel, known)].map((source) => `${moduleName(source)}.js`));
    const base = moduleName(folder);
    const bundle = await rolldown({
      input: Object.fromEntries(inputs.map((name) => [name, `${name}.js`])),
      plugins: [fromMemory(texts)],
      platform: 'neutral',
      logLevel: 'silent',
    });
    const { output } = await bundle.generate({
      format: 'esm',
      entryFileNames: '[name].js',
      chunkFileNames: `${base}/chunks/[name].js`,
      comments: false,
      minifyInternalExports: false,
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [
          {
            debugName: 'family',
            name: (path) => (together.has(path) ? (posix.relative(base, path).split('/')[0] ?? null) : null),
            test: (path) => together.has(path) && path !== `${moduleName(barrel)}.js`,
          },
        ],
      },
    });
    await bundle.close();
    for (const file of output) {
      if (file.type !== 'chunk') continue;
      const { fileName } = file;
      const code = file.code.replaceAll(new RegExp(`"${OUTSIDE}([^"]+)"`, 'g'), (_, path: string) =>
        JSON.stringify(relativeTo(fileName, path)),
      );
      // As all that has no comments is printed, so that what the two formats share is packed once.
      chunks.set(fileName, withoutComments(code));
    }
  }
  return chunks;
}
