import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import ts from 'typescript';
import { parseSource } from '../imports.js';
import type { Module } from './modules.js';

export type Format = 'esm' | 'cjs';

/**
 * Packages that become part of ours instead of being dependencies, and for which form of it.
 *
 * - immer reads `process.env` as soon as it is loaded, which ends a page without bundler and many a worker.
 * - `@noble/hashes` has ES modules only, which not every CommonJS loader can load.
 */
export const vendored: Readonly<Record<string, readonly Format[]>> = {
  immer: ['esm', 'cjs'],
  '@noble/hashes': ['cjs'],
};

/** The package of a specifier, if it becomes part of ours in this form: `'@noble/hashes/sha2.js'` → `'@noble/hashes'`. */
export const vendoredPackage = (specifier: string, format: Format): string | undefined =>
  Object.keys(vendored).find(
    (name) => (specifier === name || specifier.startsWith(`${name}/`)) && vendored[name]?.includes(format),
  );

/** `'@noble/hashes'` → `'vendor/noble-hashes.js'`, in `dist`. */
export const vendorFile = (name: string): string => `vendor/${name.replace('@', '').replace('/', '-')}.js`;

/** What the modules use of a package: names by specifier. */
function usedNames(modules: readonly Module[], name: string): Map<string, Set<string>> {
  const used = new Map<string, Set<string>>();
  for (const { source, text } of modules) {
    for (const node of parseSource(source, text).statements) {
      if (!ts.isImportDeclaration(node) || node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) continue;
      const { text: specifier } = node.moduleSpecifier as ts.StringLiteral;
      if (specifier !== name && !specifier.startsWith(`${name}/`)) continue;
      const bindings = node.importClause?.namedBindings;
      if (!bindings || !ts.isNamedImports(bindings)) throw new Error(`${source}: import names of ${name}, please`);
      const names = used.get(specifier) ?? new Set();
      used.set(specifier, names);
      for (const element of bindings.elements) {
        if (!element.isTypeOnly) names.add((element.propertyName ?? element.name).text);
      }
    }
  }
  return used;
}

/** Where there is no `process` there is no development build either; bundlers still know the phrase. */
const guardProcess: Plugin = {
  name: 'guard-process',
  setup({ onLoad }) {
    onLoad({ filter: /node_modules[\\/].*\.m?js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll(
        'process.env.NODE_ENV !== "production"',
        '(typeof process === "object" && process.env.NODE_ENV !== "production")',
      ),
    }));
  },
};

/** A package as one module that exports `used`; what else it has is left out. */
async function bundlePackage(root: string, used: Map<string, Set<string>>, format: Format): Promise<string> {
  const exports = [...used].map(([specifier, names]) => `export { ${[...names].join(', ')} } from '${specifier}';`);
  const { outputFiles } = await build({
    stdin: { contents: exports.join('\n'), resolveDir: root },
    absWorkingDir: root,
    bundle: true,
    write: false,
    format,
    target: 'es2022',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['import'],
    // What immer calls its own, and shortens in its own production build as well.
    mangleProps: /\w_$/,
    plugins: [guardProcess],
    legalComments: 'none',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

/** The files of packages that become part of ours in this form, by their path in `dist`, each with its licence. */
export async function vendorFiles(
  root: string,
  modules: readonly Module[],
  format: Format,
): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const [name, formats] of Object.entries(vendored)) {
    if (!formats.includes(format)) continue;
    const used = usedNames(modules, name);
    if (used.size === 0) throw new Error(`${name} is used nowhere`);
    const folder = join(root, 'node_modules', name);
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { readonly version: string };
    const licence = vendorFile(name).replace(/\.js$/, '.LICENSE');
    const head = `// ${name} ${version}, its licence is beside it.\n`;
    files.set(vendorFile(name), head + (await bundlePackage(root, used, format)));
    files.set(licence, readFileSync(join(folder, 'LICENSE'), 'utf8'));
  }
  return files;
}
