import { fileURLToPath } from 'node:url';
import type { InlineConfig, Plugin, PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { gameCards } from '../../../examples/table/game-cards.js';
import { chosenSources, entrySources } from '../package/entries.js';
import { fetchedWith, firstGame, workerFiles } from './first-game.js';
import { POSITION, rulesTold } from './rules-told.js';
import { askedModules, gameModules, modulesBeside } from './table-modules.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Pages import the package by its name; here the name stands for the sources. */
export const sourceAliases = [...chosenSources('browser'), ...entrySources].map(([name, file]) => ({
  find: new RegExp(`^${name}$`),
  replacement: `${root}${file}`,
}));

/**
 * The page speaks to React through an implementation of it that is a tenth as large: what has to be there before the first
 * move is most of all what draws the page.
 */
const lightReact = [
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  // While it is worked on, it is compiled for the latter.
  { find: /^react\/(jsx-runtime|jsx-dev-runtime)$/, replacement: 'preact/$1' },
  { find: /^react(?:-dom)?$/, replacement: 'preact/compat' },
];

/** In the package the worker is a `.js` beside its caller, in the sources a `.ts`. */
export const workerSources: Plugin = {
  name: 'worker-sources',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('/platform/start-page-worker.ts') ? code.replace("'./page-worker.js'", "'./page-worker.ts'") : null,
};

const configOf = (outDir: string, plugins: readonly PluginOption[]): InlineConfig => ({
  configFile: false,
  root: `${root}examples/table`,
  // It can lie anywhere.
  base: './',
  resolve: {
    alias: [
      ...sourceAliases,
      ...lightReact,
      { find: 'virtual:clause-url', replacement: `${root}scripts/lib/site/clause-url.ts` },
    ],
  },
  worker: { format: 'es', rolldownOptions: workerFiles },
  plugins: [workerSources, firstGame(`${root}examples/table/`), gameCards(), rulesTold(root), ...plugins],
  build: {
    outDir,
    emptyOutDir: true,
    modulePreload: {
      // What fetches modules ahead would be an inline script.
      polyfill: false,
      // Pages say what they need; see there for the rest.
      resolveDependencies: (page, needed, { hostId, hostType }) =>
        hostId.includes('/index-') && /\/games-page-/.test(page) ? needed : fetchedWith(needed, hostType === 'html'),
    },
    assetsInlineLimit: 0,
  },
});

/** What keeps the page in the browser, so that it is there without a network. */
const offline = () =>
  VitePWA({
    registerType: 'autoUpdate',
    injectRegister: null,
    manifest: {
      name: 'Dicewright table',
      short_name: 'Dicewright',
      description: 'Sixty dice games to play in a page.',
      start_url: './',
      display: 'standalone',
      background_color: '#f6f1e7',
      theme_color: '#4b3eab',
      icons: [{ src: './icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
    },
    workbox: {
      globPatterns: ['**/*.{js,css,html,md,svg,webmanifest}'],
      // As large as all else together: a page without one says in words what it shows.
      // Nobody asks for invariants here, nor for pictures where bots think.
      globIgnores: [`**/${POSITION}*`, '**/*invariants-*', '**/*.picture-*'],
      runtimeCaching: [{ urlPattern: new RegExp(`/${POSITION}`), handler: 'CacheFirst' }],
      maximumFileSizeToCacheInBytes: 4_000_000,
    },
  });

/**
 * How the page with all games is built.
 *
 * @param outDir - where the built page is to lie
 * @param own - files of modules with games that lie beside it, with those of `examples/games`
 */
export const tableConfig = (outDir: string, own: readonly string[] = []): InlineConfig =>
  configOf(outDir, [gameModules(root, modulesBeside(root, own)), offline()]);

/** The same for `dicewright table`, whose server says which modules there are: nothing of it is kept in the browser. */
export const servedConfig = (outDir: string): InlineConfig => ({
  ...configOf(outDir, [askedModules()]),
  mode: 'served',
});
