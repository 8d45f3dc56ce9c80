import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Variant, variants } from '../../../src/cli/new/variants.js';
import { findSnippets } from '../../lib/checks/snippets.js';
import { readFiles } from '../../lib/sources/source-files.js';
import { type Consumer, NEWEST, type Step } from './consumer.js';

const guide = new URL('../../../docs/author/your-own-game.md', import.meta.url);
const TYPESCRIPT = '6.0.3';

/** The packages that a guide says to install, in its order. */
export function installedBy(text: string): string[] {
  const commands = [...text.matchAll(/^npm install (.+)$/gm)].map(([, words = '']) => words);
  return commands.flatMap((words) => words.split(/\s+/)).filter((word) => !word.startsWith('-'));
}

/** The programs of the guide, as modules beside the files that it has written by then, with what compiles and runs them. */
function guideFiles(): Record<string, string> {
  const all = findSnippets({ path: 'your-own-game.md', text: readFileSync(guide, 'utf8') });
  // The entry has parts that the guide does not write: that whole package is a row of its own.
  const snippets = all.filter(({ files }) => !Object.keys(files).some((path) => path.endsWith('/index.ts')));
  if (snippets.length === 0) throw new Error('the guide has no programs');
  const configuration = {
    compilerOptions: {
      module: 'nodenext',
      target: 'es2022',
      lib: ['es2022'],
      types: [],
      strict: true,
      skipLibCheck: true,
      declaration: true,
      rootDir: 'src',
      outDir: 'out',
    },
    include: ['src'],
  };
  return {
    'tsconfig.json': JSON.stringify(configuration),
    // Programs for the console, without the types of a runtime.
    'src/console.d.ts': 'declare const console: { log(...values: unknown[]): void };\n',
    ...Object.fromEntries(
      snippets.flatMap(({ code, files }, index) => [
        [`src/step-${index}/program.ts`, `${code}\nexport {};\n`],
        ...Object.entries(files).map(([path, text]) => [`src/step-${index}/${basename(path)}`, `${text}\n`]),
      ]),
    ),
    'run.mjs': snippets
      .flatMap(({ run }, index) => (run ? [`await import('./out/step-${index}/program.js');`] : []))
      .join('\n'),
  };
}

const compileAndRun: readonly Step[] = [
  { command: ['node', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'] },
  { command: ['node', 'run.mjs'] },
];

/** Fails where zod lies twice. */
const oneZod = `
import { existsSync } from 'node:fs';
if (existsSync('node_modules/dicewright/node_modules/zod')) throw new Error('zod is installed twice');
`;

/** The oldest zod of the range that package.json allows. */
function oldestZod(): string {
  const { dependencies } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  return (dependencies.zod ?? '').replace(/^\^/, '');
}

/** The zod that is tried here every day. */
function newestZod(): string {
  const lock = JSON.parse(readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly version: string }>>;
  };
  return lock.packages['node_modules/zod']?.version ?? '';
}

const NPM_INSTALL = ['npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier'];

/** A package with a new game, from an empty folder to what would be published. */
const beginner = (variant: Variant): Consumer => ({
  name: `author-new-${variant}`,
  node: NEWEST,
  files: {},
  install: (tarball) => [
    { command: [...NPM_INSTALL, tarball] },
    {
      command: [
        'node',
        'node_modules/dicewright/dist/cjs/cli/main.js',
        'new',
        'pirates-dice',
        ...(variant === 'plain' ? [] : [`--${variant}`]),
      ],
      prints: 'npm test',
    },
    // What is not published yet comes from its tarball.
    { command: [...NPM_INSTALL, '--prefix', 'pirates-dice', '--save-dev', tarball] },
  ],
  steps: [
    { command: ['npm', '--prefix', 'pirates-dice', 'test'], prints: 'passed' },
    { command: ['npm', '--prefix', 'pirates-dice', 'run', 'typecheck'] },
    { command: ['npm', '--prefix', 'pirates-dice', 'run', 'build'] },
    { command: ['npm', 'pack', '--dry-run', './pirates-dice'], prints: 'dicewright-pirates-dice-0.1.0.tgz' },
    {
      command: [
        'node',
        'pirates-dice/node_modules/dicewright/dist/cjs/cli/main.js',
        'simulate',
        'pirates-dice',
        '--games',
        '20',
        '--module',
        'pirates-dice/dist/index.js',
      ],
      prints: 'games: 20',
    },
  ],
});

const games = fileURLToPath(new URL('../../../examples/games/', import.meta.url));

/**
 * A package of `examples/games`: tested as its author would, with dicewright installed, then packed, and installed by
 * someone else.
 */
const gamePackage = (name: string): Consumer => {
  const command = ['node', 'node_modules/dicewright/dist/cjs/cli/main.js'];
  const installed = `dicewright-${name}`;
  return {
    name: `author-game-${name}`,
    node: NEWEST,
    files: Object.fromEntries(readFiles(join(games, name), () => true).map(({ path, text }) => [`its/${path}`, text])),
    install: (tarball) => [
      { command: [...NPM_INSTALL, tarball] },
      { command: [...NPM_INSTALL, '--prefix', 'its', '--save-dev', tarball] },
    ],
    steps: [
      // One after the other: the machine does other things, too.
      {
        command: ['npm', '--prefix', 'its', 'test'],
        env: { VITEST_MAX_WORKERS: '1' },
        prints: ' 0 without a test',
        patience: 900,
      },
      { command: ['npm', '--prefix', 'its', 'run', 'typecheck'] },
      { command: ['npm', '--prefix', 'its', 'run', 'build'] },
      { command: ['npm', 'pack', './its'], prints: `${installed}-0.1.0.tgz` },
      { command: [...NPM_INSTALL, `./${installed}-0.1.0.tgz`] },
      { command: [...command, 'list', '--installed'], prints: installed },
      { command: [...command, 'play', name, '--module', installed, '--seed', 's'], prints: 'Winner' },
      {
        command: [...command, 'verify', `node_modules/${installed}/records/${name}.dice`, '--module', installed],
        prints: 'verified',
      },
      { command: ['node', '-e', `require('${installed}').default.load()`] },
    ],
  };
};

/** Authors of games, with what the guide asks them to install. */
export const authorConsumers: readonly Consumer[] = [
  {
    name: 'author-pnpm',
    node: NEWEST,
    files: guideFiles(),
    manifest: { type: 'module' },
    // A store of its own, in its folder: nothing is found that was not installed.
    install: (tarball) => {
      const names = installedBy(readFileSync(guide, 'utf8')).map((name) => (name === 'dicewright' ? tarball : name));
      return [
        {
          command: [
            'npm',
            'install',
            '--prefix',
            'tool',
            '--no-audit',
            '--no-fund',
            '--ignore-scripts',
            'pnpm@10.34.8',
          ],
        },
        {
          command: [
            'node',
            'tool/node_modules/pnpm/bin/pnpm.cjs',
            'add',
            '--ignore-scripts',
            ...names,
            `typescript@${TYPESCRIPT}`,
          ],
        },
      ];
    },
    steps: compileAndRun,
  },
  ...[oldestZod(), newestZod()].map(
    (version): Consumer => ({
      name: `author-zod-${version === oldestZod() ? 'oldest' : 'newest'}`,
      node: NEWEST,
      packages: { zod: version, typescript: TYPESCRIPT, 'fast-check': '4.10.2' },
      manifest: { type: 'module' },
      files: { ...guideFiles(), 'one-zod.mjs': oneZod },
      steps: [{ command: ['node', 'one-zod.mjs'] }, ...compileAndRun],
    }),
  ),
  ...variants.map(beginner),
  ...readdirSync(games).map(gamePackage),
];
