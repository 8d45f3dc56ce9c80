import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { readManifest } from '../package/package-build.js';
import { bundleServer } from './served/bundle-server.js';
import { servedConfig } from './table-config.js';

const NAME = 'dicewright-table';

const readme = `# ${NAME}

The table of [dicewright](https://www.npmjs.com/package/dicewright): a page on which its games are played, and those of your own.

\`\`\`sh
npm install dicewright ${NAME}
npx dicewright table
npx dicewright table --module my-game/dist/index.js
\`\`\`

Modules may be files, TypeScript or JavaScript, or packages that are installed. What was edited is there when the page is loaded anew.
`;

/** The manifest, of the version of dicewright. */
function manifestOf(root: string): object {
  const { version, license, author, repository, homepage, bugs, engines, devDependencies } = readManifest(
    root,
  ) as ReturnType<typeof readManifest> & Readonly<Record<string, unknown>>;
  return {
    name: NAME,
    version,
    description: 'The page on which the games of dicewright are played, and those of your own.',
    keywords: ['dicewright', 'dice', 'dice-games'],
    license,
    author,
    repository,
    homepage,
    bugs,
    type: 'module',
    engines,
    exports: { '.': './server.js', './package.json': './package.json' },
    files: ['page', 'server.js'],
    dependencies: { esbuild: `^${devDependencies.esbuild}` },
    peerDependencies: { dicewright: `^${version}` },
  };
}

/** Builds the package of the table into `stage`: the page, and what serves it. */
export async function stageTable(root: string, stage: string): Promise<void> {
  mkdirSync(stage, { recursive: true });
  await build({ ...servedConfig(join(stage, 'page')), logLevel: 'warn' });
  await bundleServer(root, join(stage, 'server.js'));
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify(manifestOf(root), null, 2)}\n`);
  writeFileSync(join(stage, 'README.md'), readme);
  cpSync(join(root, 'LICENSE'), join(stage, 'LICENSE'));
}
