import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { engineFlags } from '../checks/engine-flags.js';

/** The members of package.json that the tools read. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly bin: Readonly<Record<string, string>>;
  readonly imports: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/**
 * Runs a program of Node and returns what it printed.
 * @throws Error with both outputs when it fails
 */
export function runNode(args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`node ${args.join(' ')}: exit code ${status}\n${stdout}\n${stderr}`);
  return stdout;
}

/** Runs npm, without scripts and without the network. */
function runNpm(args: readonly string[], cwd: string): string {
  const all = [...args, '--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier'];
  const { status, stdout, stderr } = spawnSync('npm', all, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm ${args.join(' ')}: exit code ${status}\n${stdout}\n${stderr}`);
  return stdout;
}

/** Builds the package of the project at `root` into `stage`, so that a build in the project's own dist is left alone. */
export function stagePackage(root: string, stage: string): void {
  mkdirSync(stage, { recursive: true });
  for (const file of ['package.json', 'README.md', 'LICENSE']) cpSync(join(root, file), join(stage, file));
  runNode([...engineFlags, '--import', 'tsx', join(root, 'scripts/build.ts'), '--out', join(stage, 'dist')], root);
}

/** Packs what is in `folder` and returns the path of the tarball, which lies in `target`. */
export function packPackage(folder: string, target: string): string {
  mkdirSync(target, { recursive: true });
  runNpm(['pack', '--pack-destination', target], folder);
  const tarballs = readdirSync(target).filter((name) => name.endsWith('.tgz'));
  if (tarballs.length !== 1) throw new Error(`npm pack left ${tarballs.length} tarballs`);
  return join(target, tarballs[0] ?? '');
}

/** Installs a package of no dependencies from its tarball, by npm itself; nothing is fetched. */
export function installFile(tarball: string, consumer: string): void {
  mkdirSync(consumer, { recursive: true });
  writeFileSync(join(consumer, 'package.json'), '{ "private": true }');
  runNpm(['install', tarball, '--legacy-peer-deps'], consumer);
}

/**
 * Makes `consumer` a project into which the tarball is unpacked, as `npm install` would. The package's dependencies,
 * and `others` of the project's, are linked, so that nothing is fetched.
 *
 * @param name - the package's
 */
export function installTarball(
  root: string,
  tarball: string,
  consumer: string,
  others: readonly string[] = [],
  name = 'dicewright',
): string {
  const modules = join(consumer, 'node_modules');
  const target = join(modules, name);
  mkdirSync(target, { recursive: true });
  const { status, stderr } = spawnSync('tar', ['-xzf', tarball, '-C', target, '--strip-components=1'], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`tar: ${stderr}`);
  for (const one of [...Object.keys({ ...readManifest(target).dependencies }), ...others]) {
    mkdirSync(dirname(join(modules, one)), { recursive: true });
    symlinkSync(join(root, 'node_modules', one), join(modules, one), 'junction');
  }
  if (!existsSync(join(consumer, 'package.json'))) writeFileSync(join(consumer, 'package.json'), '{ "private": true }');
  return target;
}

/** A bundle for a browser, dependencies and all. */
export interface Bundle {
  readonly code: string;
  /** Counts the bytes of it after brotli, which takes longer than to bundle. */
  readonly size: () => number;
  /** The code with all that is loaded lazily: what the application ships. */
  readonly all: string;
}

/** Bundles a program that lies in `folder`; what it loads lazily is not counted. */
export async function bundle(folder: string, program: string): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: program, resolveDir: folder, sourcefile: 'program.js' },
    absWorkingDir: folder,
    outdir: 'bundle',
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    write: false,
    metafile: true,
    external: ['@electric-sql/pglite', 'boardgame.io', 'fast-check', 'pg-boss', 'react'],
    logLevel: 'silent',
  });
  // Shared chunks that the entry imports at once belong to it; lazily loaded games do not.
  const eager = new Set(['bundle/stdin.js']);
  for (const name of eager) {
    for (const { path, kind, external } of metafile.outputs[name]?.imports ?? []) {
      if (kind === 'import-statement' && external !== true) eager.add(path);
    }
  }
  const texts = new Map(outputFiles.map(({ path, text }) => [relative(folder, path).replaceAll('\\', '/'), text]));
  const code = [...eager].map((name) => texts.get(name) ?? '').join('\n');
  // The hashes in chunks' names differ from folder to folder, and take some bytes more or less.
  const hashes = [...texts.keys()].flatMap((name) => name.match(/-([A-Z0-9]{8})\.js$/)?.slice(1) ?? []);
  const plain = hashes.reduce((text, hash, at) => text.replaceAll(hash, `${at}`), code);
  return { code, size: () => brotliCompressSync(plain).length, all: [...texts.values()].join('\n') };
}

/** A program that a page could be, and how many bytes of brotli its bundle may have. */
export interface BudgetedProgram {
  /** Words of code that must not be in it. */
  readonly without?: readonly string[];
  /** Whether no other game is among what it could load later. */
  readonly isAlone?: boolean;
  readonly title: string;
  readonly program: string;
  readonly budget: number;
}

/** Applications with one game, each with the size budget of its bundle. */
export const oneGamePrograms: readonly BudgetedProgram[] = [
  {
    title: 'one game',
    program: `
      import { kiriki } from 'dicewright/kiriki';
      const state = kiriki.setup({ players: 2 });
      const roll = { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] };
      console.log(kiriki.check(state, roll), kiriki.reduce(state, { ...roll, outcome: [5, 3, 3, 5, 3] }));
    `,
    budget: 17_050,
  },
  {
    // What this adds is SHA-256, a generator and the reducer.
    title: 'one game with seeded dice',
    program: `
      import { createReducer, seededDice } from 'dicewright';
      import { kiriki } from 'dicewright/kiriki';
      const reducer = createReducer(kiriki, seededDice('a seed'));
      console.log(reducer(kiriki.setup({ players: 2 }), { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] }));
    `,
    budget: 18_850,
  },
  {
    title: 'one game and its records',
    program: `
      import { kiriki } from 'dicewright/kiriki';
      import { replay, verifyRecord } from 'dicewright/record';
      const roll = { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4], outcome: [5, 3, 3, 5, 3] };
      const record = { format: 'dicewright/1', game: 'kiriki', rules: 1, players: 2, options: {}, actions: [roll] };
      console.log(verifyRecord(record, kiriki).ok, [...replay(record, kiriki)].length);
    `,
    budget: 24_250,
    isAlone: true,
  },
  {
    // What this adds is logs, streams and notation.
    title: 'one game and its records in every form',
    program: `
      import { kiriki } from 'dicewright/kiriki';
      import { readRecord, replay, verifyRecord } from 'dicewright/record';
      const record = readRecord('dicewright/1 kiriki 1\\nplayers 2\\n1 roll all = 5 3 3 5 3', kiriki);
      console.log(verifyRecord(record, kiriki).ok, [...replay(record, kiriki)].length);
    `,
    budget: 33_500,
    isAlone: true,
  },
  {
    // What this adds to seeded dice is undo, the record and choosing.
    title: 'one game that is played as a session',
    program: `
      import { startGame } from 'dicewright';
      import { kiriki } from 'dicewright/kiriki';
      const game = startGame(kiriki, { players: 2, seed: 'a seed' });
      game.play({ type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] });
      console.log(game.steps, game.toRecord());
    `,
    budget: 24_650,
    isAlone: true,
  },
  {
    title: 'one game and a bot that searches',
    program: `
      import { playout } from 'dicewright';
      import { mctsBot } from 'dicewright/analysis';
      import { kiriki } from 'dicewright/kiriki';
      console.log(playout(kiriki, { players: 2, seed: 's', choose: mctsBot(kiriki, { iterations: 10 }) }).result);
    `,
    // With what the kernel has for the games that `rangePlayer` could load: they share its chunk.
    budget: 29_775,
    // The head of a solved table, and workers.
    without: ['kiriki table', 'worker_threads'],
  },
];
