import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { engineFlags } from '../../scripts/lib/checks/engine-flags.js';
import { installFile, packPackage, readManifest, runNode } from '../../scripts/lib/package/package-build.js';
import { prefixOf } from '../../src/cli/new/names.js';
import { root } from '../helpers/root.js';
import type { Packed } from './packed.js';

// What `npm run consumers author-new` does on a bare machine with everything from the registry.

/** Packages as authors begin them: a name and what the command is told. */
const packages = [
  { id: 'my-own', exported: 'myOwn', flags: [] },
  { id: 'long-run', exported: 'longRun', flags: ['--track'] },
  { id: 'ridge2', exported: 'ridge2', flags: ['--pyramid'] },
  { id: 'a-very-long-name-of-a-game', exported: 'aVeryLongNameOfAGame', flags: ['--secrets'] },
] as const;

/** Runs a tool of the author. */
const runTool = (path: string, args: readonly string[], cwd: string): string =>
  runNode([...engineFlags, join(root, 'node_modules', path), ...args], cwd);

/** The first edits that the guide makes, in the order of the packages: texts that take the place of others, by file. */
function firstEdits(): readonly (readonly (readonly [file: string, old: string, text: string])[])[] {
  const guide = readFileSync(join(root, 'docs/author/package.md'), 'utf8');
  const blocks = [...guide.matchAll(/^```diff\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block);
  return blocks.map((block) =>
    block
      .split(/^--- /m)
      .slice(1)
      .flatMap((part) => {
        const [file = ''] = part.split('\n', 1);
        const changes = [...part.matchAll(/^((?:-.*\n)+)((?:\+.*\n)+)/gm)];
        const text = (lines = ''): string => lines.replaceAll(/^[-+]/gm, '');
        return changes.map(([, old, next]) => [file, text(old), text(next)] as const);
      }),
  );
}

/** The guide's game is called pirates-dice. */
const renamed = (text: string, { id, exported }: (typeof packages)[number]): string =>
  text
    .replaceAll('pirates-dice', id)
    .replaceAll('piratesDice', exported)
    .replaceAll('PIR-', `${prefixOf(id)}-`);

export function describeNewPackages({ author }: Packed): void {
  describe('dicewright new', () => {
    const command = join(author, 'node_modules/dicewright/dist/cjs/cli/main.js');
    const folderOf = (id: string): string => join(author, id);

    beforeAll(() => {
      for (const { id, flags } of packages) runNode([command, 'new', id, ...flags], author);
    });

    it.each(packages)('writes $id, in which nothing has the name of the template', ({ id, exported }) => {
      const files = readdirSync(folderOf(id), { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
      for (const { parentPath, name } of files) {
        expect(readFileSync(join(parentPath, name), 'utf8') + name).not.toMatch(/my-?game|MYG/i);
      }
      expect(files).toHaveLength(8);
      const index = readFileSync(join(folderOf(id), 'src/index.ts'), 'utf8');
      expect(index).toContain(`${exported}Picture`);
      expect(index).toContain('export default');
    });

    it('writes what compiles', () => {
      const [{ id: first }] = packages;
      const { compilerOptions } = JSON.parse(readFileSync(join(folderOf(first), 'tsconfig.json'), 'utf8'));
      const include = packages.flatMap(({ id }) => ['src', 'test'].map((path) => `${id}/${path}`));
      writeFileSync(join(author, 'tsconfig.json'), JSON.stringify({ compilerOptions, include }));
      const listed = runTool('typescript/bin/tsc', ['-p', 'tsconfig.json', '--listFiles'], author);
      for (const { id } of packages) expect(listed).toContain(`/${id}/test/${id}.test.ts`);
    });

    /** Runs the tests of all packages at once. */
    function expectGreen(): void {
      writeFileSync(
        join(author, 'vitest.config.mjs'),
        `export default { test: { include: ['*/test/*.test.ts'], isolate: false, execArgv: ${JSON.stringify(engineFlags)} } };`,
      );
      const printed = runTool('vitest/vitest.mjs', ['run', '--reporter=json', '--outputFile=tests.json'], author);
      expect(printed).not.toBe('');
      const { testResults } = JSON.parse(readFileSync(join(author, 'tests.json'), 'utf8')) as {
        readonly testResults: readonly {
          readonly name: string;
          readonly assertionResults: readonly { status: string }[];
        }[];
      };
      for (const { id } of packages) {
        const laws = testResults.find(({ name }) => name.endsWith(`/${id}/test/${id}.test.ts`));
        expect(laws?.assertionResults.filter(({ status }) => status === 'passed').length).toBeGreaterThan(30);
      }
      expect(testResults).toHaveLength(packages.length);
      expect(testResults.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status))).not.toContain(
        'failed',
      );
    }

    it('writes tests and laws that pass', expectGreen);

    it.each(packages)('writes $id, which builds, and which the command plays', ({ id }) => {
      // Declarations cost seconds: one package has them, and all are compiled above.
      const isFirst = id === packages[0].id;
      runTool('tsup/dist/cli-default.js', isFirst ? [] : ['--no-dts'], folderOf(id));
      const dist = readdirSync(join(folderOf(id), 'dist')).sort();
      expect(dist).toEqual(
        isFirst ? ['index.cjs', 'index.d.cts', 'index.d.ts', 'index.js'] : ['index.cjs', 'index.js'],
      );
      const module = `${id}/dist/index.js`;
      expect(runNode([command, 'simulate', id, '--games', '5', '--module', module], author)).toContain('games: 5');
      // Rules, code and tests agree: else it exits with 1.
      expect(runNode([command, 'trace', '--module', 'dist/index.js'], folderOf(id))).toContain(' 0 without a test');
      runNode([command, 'readme', id, '--module', 'dist/index.js'], folderOf(id));
      const readme = readFileSync(join(folderOf(id), 'README.md'), 'utf8');
      expect(readme).toMatch(new RegExp(`!\\[[^\\]]+\\]\\(${id}\\.svg\\)`));
      expect(readme).toMatch(/^### .+\n\n- \*\*[A-Z]+-1 Players\.\*\* \d/m);
      expect(readFileSync(join(folderOf(id), `${id}.svg`), 'utf8')).toMatch(/^<svg/);
    });

    it('writes what is ready to be published', () => {
      const [{ id }] = packages;
      const { exports, files, peerDependencies } = JSON.parse(
        readFileSync(join(folderOf(id), 'package.json'), 'utf8'),
      ) as {
        exports: Record<string, Record<string, Record<string, string>>>;
        files: string[];
        peerDependencies: object;
      };
      const targets = Object.values(exports['.'] ?? {}).flatMap((paths) => Object.values(paths));
      expect(targets.filter((path) => !existsSync(join(folderOf(id), path)))).toEqual([]);
      expect(targets).toHaveLength(4);
      expect(files).toContain('RULES.md');
      const { version, dependencies } = readManifest(root);
      expect(peerDependencies).toEqual({ dicewright: `^${version}`, zod: dependencies.zod });
    });

    it('writes what is installed from its file, found by its keyword, and played by its name', () => {
      const [{ id }] = packages;
      const tarball = packPackage(folderOf(id), join(author, 'packed'));
      // Below the author's, so that dicewright is found there.
      const consumer = join(author, 'consumer');
      installFile(tarball, consumer);
      expect(runNode([command, 'list', '--installed'], consumer)).toMatch(
        /^my-own +My Own +2-6 +dicewright-my-own +0\.1\.0$/m,
      );
      const named = ['--module', `dicewright-${id}`];
      expect(runNode([command, 'play', id, '--seed', 's', ...named], consumer)).toContain('points.');
      const golden = runNode([command, 'golden', id, ...named], consumer);
      expect(golden).toContain(`${id}.golden.json: rules 1`);
    });

    it('writes what is green after the first edit, too, as the guide makes it', () => {
      const edits = firstEdits();
      expect(edits.map((changes) => changes.length > 2)).toEqual(packages.map(() => true));
      for (const [i, one] of packages.entries()) {
        for (const [file, old, text] of edits[i] ?? []) {
          const path = join(folderOf(one.id), renamed(file, one));
          const before = readFileSync(path, 'utf8');
          expect(before.split(renamed(old, one))).toHaveLength(2);
          writeFileSync(
            path,
            before.replace(renamed(old, one), () => renamed(text, one)),
          );
        }
      }
      expectGreen();
      for (const { id } of packages) {
        runTool('tsup/dist/cli-default.js', ['--no-dts', '--silent'], folderOf(id));
        expect(runNode([command, 'trace', '--module', 'dist/index.js'], folderOf(id))).toContain(' 0 without a test');
      }
    });

    it('writes over nothing', () => {
      const [{ id }] = packages;
      const before = readFileSync(join(folderOf(id), 'RULES.md'), 'utf8');
      expect(() => runNode([command, 'new', id, '--pyramid'], author)).toThrow(/is there already; nothing was written/);
      expect(readFileSync(join(folderOf(id), 'RULES.md'), 'utf8')).toBe(before);
    });
  });
}
