import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { guideImportMap } from '../../scripts/laboratory/consumers/bundlers.js';
import { byImport, byRequire, DONE, play } from '../../scripts/laboratory/consumers/programs.js';
import { specifier } from '../../scripts/lib/package/entries.js';
import { readManifest, runNode } from '../../scripts/lib/package/package-build.js';
import { readImports } from '../../scripts/lib/sources/imports.js';
import { parseSource } from '../../src/cli/tracing/parse-source.js';
import { root } from '../helpers/root.js';
import { type Packed, subpaths } from './packed.js';

// The cheap part of `npm run consumers`: where others than Node and its bundlers load the package.

const inFunction = (body: string): string => `(async () => { ${body}; return '${DONE}'; })`;

/** The names that modules, and all that a page loads with them at once or later, ask the page for. */
function askedOfPage(installed: string, entries: readonly string[]): Set<string> {
  const files = new Set<string>(entries);
  const asked = new Set<string>();
  for (const file of files) {
    for (const { specifier: name } of readImports(parseSource(file, readFileSync(file, 'utf8')))) {
      if (name === null) continue;
      if (name.startsWith('.')) files.add(join(file, '..', name));
      else asked.add(name);
    }
  }
  for (const entry of entries) expect(relative(installed, entry)).not.toMatch(/^\.\./);
  return asked;
}

export function describeLoaders({ stranger, tester }: Packed): void {
  describe('a loader', () => {
    it('of CommonJS that knows no ES modules plays', () => {
      const entries = subpaths.map((subpath) => `require('${specifier(subpath)}');`).join(' ');
      const text = `${entries} module.exports = ${inFunction(play(byRequire))}();`;
      writeFileSync(join(tester, 'script.cjs'), text);
      const printed = runNode([join(root, 'test/package/script-loader.cjs'), 'script.cjs'], tester);
      const { answer, files } = JSON.parse(printed) as { readonly answer: string; readonly files: readonly string[] };
      expect(answer).toBe(DONE);
      const own = files.filter((file) => file.includes('/dicewright/'));
      expect(own.filter((file) => !file.includes('/dist/cjs/'))).toEqual([]);
      expect(own.length).toBeGreaterThan(100);
    });

    it('of Node without ES modules by require plays', () => {
      const program = `(${inFunction(play(byRequire))})().then(console.log)`;
      const flag = '--no-experimental-require-module';
      expect(runNode([flag, '-e', program], stranger)).toBe(`${DONE}\n`);
    });

    it('without process, nor anything else of Node, plays', async () => {
      const { outputFiles } = await build({
        stdin: { contents: `globalThis.run = ${inFunction(play(byImport))};`, resolveDir: stranger },
        absWorkingDir: stranger,
        bundle: true,
        write: false,
        format: 'iife',
        // Nothing is known of where it runs, and nothing defined.
        platform: 'neutral',
        logLevel: 'silent',
      });
      const context = createContext({ TextEncoder, TextDecoder, setTimeout });
      const text = outputFiles[0]?.text ?? '';
      expect(text).toContain('typeof process');
      runInContext(text, context);
      expect(await (context as { run: () => Promise<string> }).run()).toBe(DONE);
    });

    it('of a page finds all that it asks for in the import map of the guide', () => {
      const installed = join(stranger, 'node_modules/dicewright');
      const { imports } = guideImportMap(readFileSync(join(root, 'docs/reference/where-it-runs.md'), 'utf8'));
      const entries = Object.entries(imports).filter(([name]) => name.startsWith('dicewright'));
      expect(entries.length).toBeGreaterThan(3);
      const files = entries.map(([name, place]) => {
        const file = join(stranger, place);
        const exported = readManifest(installed).exports[name.replace('dicewright', '.')] as { default: string };
        expect(file).toBe(join(installed, exported.default));
        return file;
      });
      const asked = askedOfPage(installed, files);
      const isMapped = (name: string): boolean =>
        Object.keys(imports).some((key) => key === name || (key.endsWith('/') && name.startsWith(key)));
      expect([...asked].filter((name) => !isMapped(name))).toEqual([]);
      for (const [name, place] of Object.entries(imports)) {
        if (!name.endsWith('/')) expect(readFileSync(join(stranger, place), 'utf8').length).toBeGreaterThan(0);
      }
      expect(asked.size).toBeGreaterThan(2);
    });
  });
}
