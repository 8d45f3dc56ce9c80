import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { typedProgram } from '../scripts/laboratory/consumers/typings.js';
import { allEntries, chosenSources, distName, publicEntries, specifier } from '../scripts/lib/package/entries.js';
import {
  installTarball,
  packPackage,
  readManifest,
  runNode,
  stagePackage,
} from '../scripts/lib/package/package-build.js';
import { runAttw, runPublint } from '../scripts/lib/package/package-checks.js';
import { root } from './helpers/root.js';
import { describeApi } from './package/api.js';
import { describeBundles } from './package/bundles.js';
import { describeLoaders } from './package/loaders.js';
import { describeNewPackages } from './package/new-packages.js';
import { games, subpaths } from './package/packed.js';
import { describeSources } from './package/sources.js';

// The tarball, not the tree: built and packed once, then used as a stranger would.
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'dicewright-package-')));
const stranger = join(folder, 'stranger');
const tester = join(folder, 'tester');
const author = join(folder, 'author');
let tarball = '';
let installed = '';

beforeAll(() => {
  stagePackage(root, join(folder, 'stage'));
  tarball = packPackage(join(folder, 'stage'), join(folder, 'pack'));
  installed = installTarball(root, tarball, stranger);
  installTarball(root, tarball, tester, ['@electric-sql/pglite', 'boardgame.io', 'fast-check', 'pg-boss', 'react']);
  installTarball(root, tarball, author, ['@types/node', 'fast-check', 'tsup', 'typescript', 'vite', 'vitest']);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (project: string, file: string, text: string): string => {
  writeFileSync(join(project, file), text);
  return runNode([file], project);
};

/** Every file of the installed package; links to dependencies lie beside it, not in it. */
const listPackage = (): string[] =>
  readdirSync(installed, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(installed, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();

describe('the configuration', () => {
  it('has one list of entries in package.json, tsconfig.json and typedoc.json', () => {
    const { exports, version } = readManifest(root);
    const expected = Object.entries(allEntries).map(([subpath, source]) => {
      const [common, shaking] = [`./dist/cjs/${distName(source)}.js`, `./dist/${distName(source)}.js`];
      return [subpath, { node: common, require: common, default: shaking }] as const;
    });
    expect(exports).toEqual({ ...Object.fromEntries(expected), './package.json': './package.json' });
    // The first that fits is taken.
    expect(Object.keys(exports['./kiriki'] as object)).toEqual(['node', 'require', 'default']);
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);

    const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile) as {
      config: { compilerOptions: { paths: unknown } };
    };
    expect(config.compilerOptions.paths).toEqual({
      ...Object.fromEntries(chosenSources('node').map(([name, file]) => [name, [`./${file}`]])),
      ...Object.fromEntries(Object.entries(allEntries).map(([subpath, file]) => [specifier(subpath), [`./${file}`]])),
    });
    const typedoc = JSON.parse(readFileSync(join(root, 'typedoc.json'), 'utf8')) as { entryPoints: unknown };
    expect(typedoc.entryPoints).toEqual(Object.values(publicEntries));
  });

  it('leaves its users a range, pins its own tools exactly, and the lock file names no registry', () => {
    const { dependencies, peerDependencies, devDependencies } = JSON.parse(
      readFileSync(join(root, 'package.json'), 'utf8'),
    ) as Record<string, Record<string, string>>;
    const ranges = Object.entries({ ...dependencies, ...peerDependencies });
    expect(ranges.filter(([, version]) => !/^\^\d+\.\d+\.\d+( \|\| \^\d+\.\d+\.\d+)*$/.test(version))).toEqual([]);
    expect(ranges.length).toBeGreaterThan(2);
    const pins = Object.entries(devDependencies ?? {});
    expect(pins.filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
    expect(pins.length).toBeGreaterThan(10);
    expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).not.toContain('"resolved"');
  });
});

describe('the tarball', () => {
  it('holds what belongs there and nothing else', () => {
    const files = listPackage();
    const allowed =
      /^(package\.json|README\.md|LICENSE|dist\/cjs\/package\.json|dist\/[\w./-]+\.(js|d\.ts|d\.ts\.map)|dist\/games\/[\w/-]+\.rules\.md|dist\/cli\/new\/templates\.json|dist\/(cjs\/)?vendor\/[\w-]+\.LICENSE)$/;
    expect(files.filter((file) => !allowed.test(file))).toEqual([]);
    expect(files.filter((file) => /test|toy|fixture/.test(file.replace(/\/testing\//, '/')))).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(['package.json', 'README.md', 'LICENSE', 'dist/cjs/cli/main.js']));
    const there = new Set(files);
    for (const source of Object.values(allEntries)) {
      const name = distName(source);
      const needed = ['dist', 'dist/cjs'].flatMap((dist) => [`${dist}/${name}.js`, `${dist}/${name}.d.ts`]);
      expect(needed.filter((file) => !there.has(file))).toEqual([]);
    }
    // What runs in Node only is there once.
    expect(files.filter((file) => /^dist\/(cli\/.*\.js$|platform\/(node|bot-worker))/.test(file))).toEqual([]);
  });

  it('has the licences of the packages in it, each beside their code', () => {
    const licences = listPackage().filter((file) => file.endsWith('.LICENSE'));
    const told = licences.map((file) => [file, readFileSync(join(installed, file), 'utf8').split(' ')[0]]);
    expect(told).toEqual([
      ['dist/cjs/vendor/immer.LICENSE', 'immer'],
      ['dist/vendor/immer.LICENSE', 'immer'],
    ]);
    for (const [file = ''] of told) expect(readFileSync(join(installed, file), 'utf8')).toContain('Copyright (c)');
  });

  it('is at most 1.405 MB', () => {
    const { size } = statSync(tarball);
    expect(size).toBeLessThanOrEqual(1_405_000);
    expect(size).toBeGreaterThan(100_000);
  });

  it('names no path of the machine that built it', () => {
    const files = listPackage();
    const telling = files.filter((file) => {
      const text = readFileSync(join(installed, file), 'utf8');
      return text.includes(root) || text.includes(folder);
    });
    expect(telling).toEqual([]);
    expect(files.length).toBeGreaterThan(4 * subpaths.length);
  });

  it('passes publint', async () => {
    expect(await runPublint(installed)).toEqual([]);
  });

  it('passes arethetypeswrong', async () => {
    const { entries, problems } = await runAttw(tarball);
    expect(problems).toEqual([]);
    expect(entries).toEqual([...Object.keys(allEntries), './package.json']);
  });
});

describe('an installed package', () => {
  const collected = games.flatMap(({ id, exportName, collection }) => (collection ? [[id, exportName]] : []));
  const list = JSON.stringify(subpaths.map(specifier));

  it('tells the names of CommonJS before it runs', () => {
    // A module sees of a script what Node finds by reading it.
    const read = run(
      tester,
      'read.mjs',
      `import { createRequire } from 'node:module';
      import { pathToFileURL } from 'node:url';
      const require = createRequire(import.meta.url);
      for (const entry of ${JSON.stringify(Object.keys(allEntries).map(specifier))}) {
        const seen = await import(pathToFileURL(require.resolve(entry)));
        const missing = Object.keys(require(entry)).filter((name) => !(name in seen));
        if (!require.resolve(entry).includes('cjs') || missing.length > 0) console.log(entry, missing.join());
      }
      console.log('read');`,
    );
    expect(read).toBe('read\n');
  });

  it('gives the same names to ESM and to CommonJS', () => {
    const names = '.filter((name) => name !== "default" && name !== "module.exports" && name !== "__esModule").sort()';
    const esm = run(
      tester,
      'names.mjs',
      `const names = {};
      for (const entry of ${list}) names[entry] = Object.keys(await import(entry))${names};
      console.log(JSON.stringify(names));`,
    );
    const cjs = run(
      tester,
      'names.cjs',
      `const names = {};
      for (const entry of ${list}) names[entry] = Object.keys(require(entry))${names};
      console.log(JSON.stringify(names));`,
    );
    const found = JSON.parse(esm) as Record<string, string[]>;
    expect(JSON.parse(cjs)).toEqual(found);
    expect(Object.keys(found)).toHaveLength(subpaths.length);
    for (const [entry, exported] of Object.entries(found)) expect([entry, exported.length > 0]).toEqual([entry, true]);
  });

  const program = (load: (entry: string) => string): string => `
    const { createReducer, GameError, seededDice } = ${load('dicewright')};
    const { kiriki } = ${load('dicewright/kiriki')};
    const { games } = ${load('dicewright/games')};
    const reducer = createReducer(kiriki, seededDice('package'));
    const state = reducer(kiriki.setup({ players: 2 }), { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] });
    let caught;
    try { reducer(state, { type: 'score', player: 1, pattern: 'ones' }); } catch (error) { caught = error; }
    if (!(caught instanceof GameError)) throw new Error('two copies of the kernel');
    const main = async () => {
      if ((await games.kiriki.load()) !== kiriki) throw new Error('two copies of the game');
      for (const id of Object.keys(games)) if ((await games[id].load()).id !== id) throw new Error(id);
      console.log(JSON.stringify({ dice: state.dice, code: caught.code, games: Object.keys(games) }));
    };
    main();
  `;

  it('plays the same game in ESM and in CommonJS, with one kernel each', () => {
    const esm = run(
      stranger,
      'play.mjs',
      program((entry) => `await import('${entry}')`),
    );
    const cjs = run(
      stranger,
      'play.cjs',
      program((entry) => `require('${entry}')`),
    );
    expect(cjs).toBe(esm);
    const { dice, code, games: ids } = JSON.parse(esm) as { dice: number[]; code: string; games: string[] };
    expect(dice).toHaveLength(5);
    expect(code).toBe('NOT_YOUR_TURN');
    expect(ids).toEqual(games.map(({ id }) => id));
  });

  it('has each module once, whichever entry and format it comes by', () => {
    const printed = run(
      stranger,
      'once.mjs',
      `import { createRequire } from 'node:module';
      import * as dasSpiel from 'dicewright/das-spiel';
      import { GameError } from 'dicewright';
      import { games } from 'dicewright/games';
      import { kiriki } from 'dicewright/kiriki';
      const require = createRequire(import.meta.url);
      const twice = [];
      const isOne = (what, ...all) => { if (new Set(all).size !== 1) twice.push(what); };
      isOne('GameError', GameError, require('dicewright').GameError);
      isOne('kiriki', kiriki, require('dicewright/kiriki').kiriki, await games.kiriki.load());
      for (const [id, name] of ${JSON.stringify(collected)}) {
        const alone = await import('dicewright/das-spiel/' + id);
        const game = dasSpiel[name];
        isOne(id, game, alone[name], require('dicewright/das-spiel/' + id)[name], await games[id].load());
        try { game.setup({ players: -1 }); twice.push(id + ' has begun'); } catch (error) {
          if (!(error instanceof GameError)) twice.push('the error of ' + id);
        }
        const other = await games[id].part('invariants');
        if (!Array.isArray(other) || typeof (await games[id].part('picture')) !== 'function') twice.push('parts of ' + id);
      }
      console.log(JSON.stringify(twice));`,
    );
    expect(JSON.parse(printed)).toEqual([]);
    expect(collected.length).toBe(57);
  });

  it.each(['import', 'require'])('refuses a game that is not there as Node refuses what is not exported: %s', (how) => {
    const text = `(async () => ${how}('dicewright/das-spiel/rasento'))().catch(({ code }) => console.log(code));`;
    expect(run(stranger, 'unknown.cjs', text)).toBe('ERR_PACKAGE_PATH_NOT_EXPORTED\n');
  });

  it('loads all games of a collection in few files, and one alone in hardly more than a game with an entry', () => {
    const count = (entry: string): number =>
      Number(
        run(
          stranger,
          'files.cjs',
          `require('${entry}'); console.log(Object.keys(require.cache).filter((file) => file.includes('dicewright')).length);`,
        ),
      );
    const [all, alone, kiriki] = ['dicewright/das-spiel', 'dicewright/das-spiel/rasanto', 'dicewright/kiriki'].map(
      count,
    );
    expect(kiriki).toBeGreaterThan(10);
    expect(alone).toBeLessThan(2 * Number(kiriki));
    expect(all).toBeLessThan(2.5 * Number(kiriki));
  });

  const clever = (load: (entry: string) => string): string => `
    const main = async () => {
      const { mctsBot, odds } = ${load('dicewright/analysis')};
      const { createRng, GameError } = ${load('dicewright')};
      const { kiriki } = ${load('dicewright/kiriki')};
      const { games } = ${load('dicewright/games')};
      const state = kiriki.setup({ players: 1 });
      const roll = { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] };
      const rolled = kiriki.reduce(state, { ...roll, outcome: [6, 6, 6, 6, 1] });
      const action = mctsBot(kiriki, { iterations: 20 })(rolled, 0, createRng('package'));
      let caught;
      try { odds(kiriki, state, { type: 'score', player: 0, pattern: 'ones' }, () => true); } catch (error) { caught = error; }
      if (!(caught instanceof GameError)) throw new Error('two copies of the kernel');
      console.log(JSON.stringify([action, odds(kiriki, state, roll, ({ dice }) => dice.every((die) => die === 6))]));
    };
    main();
  `;

  it('searches and counts the same in ESM and in CommonJS', () => {
    const esm = run(
      stranger,
      'clever.mjs',
      clever((entry) => `await import('${entry}')`),
    );
    const cjs = run(
      stranger,
      'clever.cjs',
      clever((entry) => `require('${entry}')`),
    );
    expect(cjs).toBe(esm);
    expect(JSON.parse(esm)).toEqual([expect.anything(), { kind: 'exact', favourable: 1, total: 7776 }]);
  });

  it('plays tournaments in this thread and over workers, in ESM and in CommonJS', () => {
    const lines = (load: (entry: string) => string): string => `
      const main = async () => {
        const { standings, tournament } = ${load('dicewright/analysis')};
        const { calavera } = ${load('dicewright/calavera')};
        const table = { game: calavera, bots: ['random', 'module:file=bots.mjs:export=first'], games: 8, seed: 'package' };
        const results = [];
        for (const workers of [0, 2]) results.push(JSON.stringify(await tournament({ ...table, workers })));
        if (results[0] !== results[1]) throw new Error(results.join());
        console.log(results[0], standings(JSON.parse(results[0])).bots.length);
      };
      main();
    `;
    writeFileSync(join(stranger, 'bots.mjs'), readFileSync(join(root, 'test/fixtures/bots/bots.mjs')));
    const esm = run(
      stranger,
      'tournament.mjs',
      lines((entry) => `await import('${entry}')`),
    );
    const cjs = run(
      stranger,
      'tournament.cjs',
      lines((entry) => `require('${entry}')`),
    );
    expect(cjs).toBe(esm);
    expect(esm).toMatch(/"games":8,.* 2\n$/);
    const command = join(installed, readManifest(installed).bin.dicewright ?? '');
    const bots = 'random,module:file=bots.mjs:export=first';
    const args = [
      'tournament',
      'calavera',
      '--bots',
      bots,
      '--games',
      '8',
      '--seed',
      'package',
      '--workers',
      '2',
      '--json',
    ];
    expect(`${runNode([command, ...args], stranger).trim()} 2\n`).toBe(esm);
  });

  it('needs fast-check for the laws alone, and what it adapts to for its adapter', () => {
    const withPeer = ['./testing', './react', './boardgame.io', './queue'];
    const others = JSON.stringify(subpaths.filter((subpath) => !withPeer.includes(subpath)).map(specifier));
    const text = `for (const entry of ${others}) await import(entry); console.log('ok');`;
    expect(run(stranger, 'all.mjs', text)).toBe('ok\n');
  });

  it('has a command that runs', () => {
    const file = join(installed, readManifest(installed).bin.dicewright ?? '');
    expect(readFileSync(file, 'utf8').split('\n')[0]).toBe('#!/usr/bin/env node');
    const listed = runNode([file, 'list'], stranger);
    for (const { id } of games) expect(listed).toContain(id);
    expect(games.length).toBeGreaterThan(0);
  });

  const nodenext = { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext };
  const bundler = { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler };
  const kinds = [
    ['ESM with nodenext', 'esm.mts', nodenext],
    ['CommonJS with nodenext', 'cjs.cts', nodenext],
    ['a bundler', 'bundler.ts', bundler],
  ] as const;
  /** Programs by how modules are found: who finds them alike reads the declarations once. */
  const compiled = new Map<ts.CompilerOptions, ts.Program>();
  function compile(options: ts.CompilerOptions): ts.Program {
    const paths = kinds.filter(([, , own]) => own === options).map(([, file]) => join(tester, file));
    for (const path of paths) writeFileSync(path, typedProgram);
    return ts.createProgram(paths, {
      ...options,
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2022.d.ts'],
      types: [],
      strict: true,
      exactOptionalPropertyTypes: true,
      // What a program exports can be declared, too.
      declaration: true,
      noEmit: true,
      skipLibCheck: true,
    });
  }

  it.each(kinds)('has types for %s', (_, file, options) => {
    const program = compiled.get(options) ?? compile(options);
    compiled.set(options, program);
    const diagnostics = ts.getPreEmitDiagnostics(program, program.getSourceFile(join(tester, file)));
    // The package's own declarations are read too; those of its dependencies are not its business.
    const declarations = program
      .getSourceFiles()
      .filter(({ fileName }) => fileName.startsWith(`${tester}/node_modules/dicewright/`));
    const own = declarations.flatMap((source) => [...program.getSemanticDiagnostics(source)]);
    expect(
      [...diagnostics, ...own].map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')),
    ).toEqual([]);
    expect(declarations.length).toBeGreaterThanOrEqual(subpaths.length);
  });
});

const packed = { stranger, tester, author };
describeApi(packed);
describeBundles(packed);
describeLoaders(packed);
describeSources(packed);
describeNewPackages(packed);
