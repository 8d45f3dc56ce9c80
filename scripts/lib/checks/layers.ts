import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import ts from 'typescript';
import { parseSource } from '../../../src/cli/tracing/parse-source.js';
import { camelCase } from '../games/game-folders.js';
import { type Import, readImports } from '../sources/imports.js';
import { isTest, isTypeScript, type SourceFile } from '../sources/source-files.js';

export interface LayersInput {
  /** The files below `src/` (and `examples/`), paths relative to the project's root. */
  readonly files: readonly SourceFile[];
  readonly gameFolders: readonly { readonly id: string; readonly folder: string }[];
  /** The names of the packages that shipped code may import. */
  readonly dependencies: readonly string[];
}

export interface LayersReport {
  /** How many shipped modules were read. */
  readonly modules: number;
  /** How many imports of one of them by another were judged. */
  readonly edges: number;
  /** How many imports of packages were judged. */
  readonly packages: number;
  /** One line for each broken law: `path:line: what`. */
  readonly violations: readonly string[];
}

const part = (path: string): string => {
  const [, second = '', third] = path.split('/');
  return third === undefined ? second : `${second}/`;
};

/** What each part of `src` may import besides itself. Parts that aren't listed may import nothing of ours. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  'vendor/': [],
  'kernel/': ['vendor/'],
  'advice/': ['kernel/'],
  'picture/': ['kernel/'],
  'pyramid/': ['kernel/', 'picture/'],
  'entry/': ['kernel/', 'picture/'],
  'play/': ['kernel/', 'entry/'],
  'catalogue.ts': ['kernel/', 'entry/', 'catalogue/'],
  'catalogue/': ['kernel/', 'advice/', 'entry/'],
  'choosing/': ['kernel/', 'entry/'],
  'render/': ['kernel/', 'picture/', 'choosing/'],
  'record/': ['kernel/', 'vendor/', 'entry/', 'play/', 'choosing/'],
  'session/': ['kernel/', 'entry/', 'choosing/', 'record/'],
  'index.ts': ['kernel/', 'play/', 'choosing/', 'session/'],
  'define.ts': ['kernel/', 'picture/'],
  'match/': ['kernel/', 'entry/', 'play/', 'record/', 'catalogue/'],
  'host/': ['kernel/', 'entry/', 'catalogue/', 'match/', 'analysis/'],
  'analysis/': ['kernel/', 'advice/', 'entry/', 'play/', 'catalogue/', 'choosing/', 'record/'],
  'env/': ['kernel/', 'entry/', 'catalogue/', 'choosing/', 'record/', 'analysis/'],
  'testing/': ['kernel/', 'entry/', 'play/', 'choosing/', 'match/', 'record/', 'session/'],
  'adapters/': [
    'kernel/',
    'picture/',
    'entry/',
    'match/',
    'record/',
    'session/',
    'render/',
    'choosing/',
    'analysis/',
    'catalogue/',
  ],
  'platform/': ['kernel/', 'analysis/'],
  'cli/': [
    'kernel/',
    'advice/',
    'picture/',
    'entry/',
    'play/',
    'catalogue/',
    'choosing/',
    'record/',
    'session/',
    'render/',
    'analysis/',
    'env/',
    'platform/',
  ],
};

/** The command's ways to what needs a peer: lazily, so that nobody needs the peer of a command that they don't call. */
const lazily: Readonly<Record<string, RegExp>> = {
  'src/cli/queue.ts': /^src\/adapters\/pg-boss\/queue\.ts$/,
  'src/cli/golden.ts': /^src\/testing\/golden\.ts$/,
  'src/cli/laws.ts': /^src\/testing\/(battery|bot-laws|counterexample|game-laws|judge-laws)\.ts$/,
};

/** What of the command reads tests, with TypeScript. */
const tracing = /^src\/cli\/tracing\//;

/** Packages of which the build puts into ours what `src/vendor` passes on, for both formats or for one. */
const vendored: readonly string[] = ['immer'];

/** Packages that users bring along → the folder of `src/adapters` that works with them. */
const peerOf: Readonly<Record<string, string>> = {
  react: 'react',
  'boardgame.io': 'boardgame-io',
  'pg-boss': 'pg-boss',
  '@electric-sql/pglite': 'postgres',
};

/** The generated list of the games, and which of their files it may reach. */
const gamesList = 'src/catalogue/games.generated.ts';
const listedFiles = /\/([^/]+)\/\1(\.(picture|invariants|heuristic|analysis))?\.ts$/;

const isBarrel = (path: string): boolean => posix.basename(path) === 'index.ts';
const isGameModule = (path: string): boolean => /\/([^/]+)\/\1\.ts$/.test(path);

/**
 * Files of a game that are not part of it, so that they cost its bundle nothing. A barrel may offer the picture: a
 * bundler leaves out what is not asked for.
 */
const heuristicFile = /\.heuristic\.ts$/;
const mathematics = /(\.analysis|\/analysis\/[^/]+)\.ts$/;
const sideFiles: readonly RegExp[] = [/\.picture\.ts$/, /\.invariants\.ts$/, heuristicFile, mathematics];
/** What a game imports that declares a purpose: then what is worth heading for belongs to it. */
const purposeModule = 'src/kernel/purpose.ts';
const isOffered = (from: string, to: string): boolean => isBarrel(from) && to.endsWith('.picture.ts');

const packageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const builtins = new Set(builtinModules);

/** What games are made of. */
const forGames: readonly string[] = ['kernel/', 'picture/', 'pyramid/'];

/** What every application with a game holds. */
const ofRules: readonly string[] = [...forGames, 'games/'];

/** What may use the platform: the command, and what package.json's `imports` take for Node. */
const isOnNode = (path: string): boolean =>
  part(path) === 'cli/' || (part(path) === 'platform/' && posix.basename(path) !== 'browser.ts');

/** Judges the dependency laws of the project; an empty `violations` means that all hold. */
export function checkLayers({ files, gameFolders, dependencies }: LayersInput): LayersReport {
  const modules = files.filter(({ path }) => path.startsWith('src/') && isTypeScript(path) && !isTest(path));
  const known = new Set(files.map(({ path }) => path));
  const gameOf = (path: string): string | undefined =>
    gameFolders.find(({ folder }) => path.startsWith(`${folder}/`))?.folder;
  const textOf = new Map(files.map(({ path, text }) => [path, text]));
  const hasPurpose = (path: string): boolean =>
    readImports(parseSource(path, textOf.get(path) ?? '')).some(
      ({ specifier }) => posix.join(posix.dirname(path), specifier ?? '').replace(/\.js$/, '.ts') === purposeModule,
    );
  const violations: string[] = [];
  const graph = new Map<string, string[]>();
  let edges = 0;
  let packages = 0;

  const judgeEdge = (from: string, to: string, kind: Import['kind']): string | null => {
    if (isTest(to)) return 'shipped code imports a test';
    // The catalogue knows the games of a collection by what that offers.
    if (from === gamesList && kind === 'type' && /^src\/games\/[^/]+\/index\.ts$/.test(to)) return null;
    if (isBarrel(to) && !isBarrel(from)) return 'barrels are for consumers; import the file';
    if (/\.generated\.ts$/.test(to) && part(to) !== part(from)) return 'a generated list belongs to its own part';
    if (from === gamesList && part(to) === 'games/') {
      if (!listedFiles.test(to)) return 'this list may not reach that file of a game';
      return kind === 'eager' ? 'a list of games loads them lazily' : null;
    }
    if (part(from) === 'games/') return judgeGame(from, to);
    if (part(to) === 'games/') return 'only the generated list knows the games';
    if (tracing.test(to) && !tracing.test(from) && kind === 'eager') return 'what needs typescript is loaded lazily';
    if (part(from) === part(to)) return null;
    if (kind !== 'eager' && lazily[from]?.test(to)) return null;
    return mayImport[part(from)]?.includes(part(to)) ? null : `${part(from)} may not import ${part(to)}`;
  };

  const judgeGame = (from: string, to: string): string | null => {
    const mine = gameOf(from);
    if (forGames.includes(part(to))) return null;
    if (part(to) === 'advice/' && mathematics.test(from)) return null;
    if (part(to) !== 'games/') return `a game may not import ${part(to)}`;
    const theirs = gameOf(to);
    // The module that offers all games of a collection.
    if (mine === undefined && isBarrel(from)) {
      if (theirs === undefined || !isGameModule(to)) return 'the module of a collection offers its games';
      return theirs.startsWith(`${posix.dirname(from)}/`) ? null : 'a collection offers its own games only';
    }
    if (theirs !== undefined) {
      if (theirs !== mine) return 'a game may not import another game';
      const side = sideFiles.find((file) => file.test(to));
      if (side === undefined || side.test(from) || isOffered(from, to)) return null;
      if (side === heuristicFile && hasPurpose(from)) return null;
      if (side === mathematics && heuristicFile.test(from)) return null;
      return 'pictures, invariants, heuristics and mathematics are no part of the game';
    }
    if (isBarrel(to)) return 'barrels are for consumers; import the file';
    // Not in a game's folder, so it is shared: with the games below it, and from a folder `kit` with all beside it.
    const shared = posix.dirname(to).replace(/\/kit$/, '');
    return from.startsWith(`${shared}/`) ? null : 'a kit serves the games of its own family only';
  };

  const judgePackage = (from: string, { specifier, namespace, kind }: Import): string | null => {
    if (specifier === null) {
      // A user's own modules.
      return isOnNode(from) && part(from) === 'platform/'
        ? null
        : 'the module of a dynamic import must be a string literal';
    }
    // A choice of package.json's `imports`: lazy, so that only what asks for it gets it.
    if (specifier === '#platform' || specifier === '#worker') {
      return kind === 'lazy' && ['analysis/', 'catalogue/'].includes(part(from))
        ? null
        : 'the platform is loaded when asked for, by analysis and the catalogue';
    }
    const name = packageName(specifier);
    if (specifier.startsWith('node:') || builtins.has(name)) {
      return isOnNode(from) ? null : 'only the command and src/platform may use the platform';
    }
    if (name === 'zod') {
      if (from === 'src/kernel/schemas/zod.ts')
        return specifier === 'zod/v4/core' ? null : 'kernel/schemas/zod is made of zod/v4/core';
      if (ofRules.includes(part(from))) return 'rules take what they need of zod from kernel/schemas/zod';
      const isMini = specifier === 'zod/mini' && (namespace || kind === 'type');
      return isMini ? null : "outside the rules zod is only `import * as z from 'zod/mini'`";
    }
    const adapter = peerOf[name];
    if (adapter !== undefined) {
      return from.startsWith(`src/adapters/${adapter}/`) ? null : `${name} is an optional peer of its adapter`;
    }
    if (name === 'typescript') return tracing.test(from) ? null : 'typescript is an optional peer of tracing';
    if (name === '@modelcontextprotocol/sdk') {
      return from === 'src/cli/mcp.ts' && kind !== 'eager'
        ? null
        : `${name} is an optional peer of the command mcp, lazily`;
    }
    if (name === 'fast-check') return part(from) === 'testing/' ? null : 'fast-check is an optional peer of testing';
    if (vendored.includes(name) !== (part(from) === 'vendor/')) {
      return 'src/vendor passes on what is used of the packages that become part of this one, and nothing else';
    }
    if (vendored.includes(name)) return null;
    return dependencies.includes(name) ? null : `${name} is not among the dependencies`;
  };

  for (const { path, text } of modules) {
    const source = parseSource(path, text);
    const targets: string[] = [];
    graph.set(path, targets);
    for (const found of readImports(source)) {
      const report = (problem: string): void => {
        violations.push(`${path}:${found.line}: ${problem} (${found.specifier ?? '?'})`);
      };
      const { specifier } = found;
      if (specifier?.startsWith('.')) {
        edges += 1;
        const to = posix.join(posix.dirname(path), specifier).replace(/\.js$/, '.ts');
        if (!known.has(to)) {
          report('no such file');
          continue;
        }
        targets.push(to);
        const problem = judgeEdge(path, to, found.kind);
        if (problem !== null) report(problem);
      } else {
        packages += 1;
        const problem = judgePackage(path, found);
        if (problem !== null) report(problem);
      }
    }
    if (part(path) !== 'games/' && path !== gamesList) {
      for (const { line, name } of namesOfGames(source, gameFolders)) {
        violations.push(`${path}:${line}: shared code names a game (${name})`);
      }
    }
  }

  for (const { path, text } of files.filter(({ path }) => path.startsWith('examples/') && isTypeScript(path))) {
    for (const { specifier, line } of readImports(parseSource(path, text))) {
      if (specifier?.startsWith('.') && !posix.join(posix.dirname(path), specifier).startsWith('examples/')) {
        violations.push(`${path}:${line}: an example imports the package by its name (${specifier})`);
      }
    }
  }

  for (const cycle of findCycles(graph)) violations.push(`${cycle[0]}:1: a cycle: ${cycle.join(' → ')}`);
  return { modules: modules.length, edges, packages, violations };
}

/** Whether it is a method of `Promise`: it has one with the name of a game. */
const isOfPromise = ({ expression }: ts.PropertyAccessExpression): boolean =>
  ts.isIdentifier(expression) && expression.text === 'Promise';

/** String literals that are a game's id, and properties with the name of a game. */
function namesOfGames(
  source: ts.SourceFile,
  games: LayersInput['gameFolders'],
): { readonly line: number; readonly name: string }[] {
  const ids = new Set(games.map(({ id }) => id));
  const properties = new Set(games.map(({ id }) => camelCase(id)));
  const found: { line: number; name: string }[] = [];
  const visit = (node: ts.Node): void => {
    const name =
      ts.isStringLiteralLike(node) && ids.has(node.text)
        ? node.text
        : ts.isPropertyAccessExpression(node) && properties.has(node.name.text) && !isOfPromise(node)
          ? node.name.text
          : null;
    if (name !== null) {
      found.push({ line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1, name });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** One cycle for each module at which a walk along the imports comes back to where it was. */
function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const state = new Map<string, 'open' | 'done'>();
  const path: string[] = [];
  const cycles: string[][] = [];
  const visit = (node: string): void => {
    if (state.get(node) === 'done') return;
    if (state.get(node) === 'open') {
      cycles.push([...path.slice(path.indexOf(node)), node]);
      return;
    }
    state.set(node, 'open');
    path.push(node);
    for (const next of graph.get(node) ?? []) visit(next);
    path.pop();
    state.set(node, 'done');
  };
  for (const node of graph.keys()) visit(node);
  return cycles;
}
