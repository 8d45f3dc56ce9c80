import { readFileSync } from 'node:fs';
import { publicEntries, specifier } from '../../lib/package/entries.js';
import { type Consumer, NEWEST } from './consumer.js';
import { byImport, DONE, play, program } from './programs.js';

/** Takes away what only Node has, before a program for browsers is run in it. */
const withoutNode = 'delete globalThis.process;\ndelete globalThis.Buffer;\n';
const page = program(play((entry) => `await import('${entry}')`));

const bundler = (name: string, packages: Readonly<Record<string, string>>, build: string): Consumer => ({
  name,
  node: NEWEST,
  packages,
  files: { 'main.js': page, 'build.mjs': build, 'without-node.mjs': withoutNode },
  steps: [
    { command: ['node', 'build.mjs'] },
    { command: ['node', '--import', './without-node.mjs', 'out/main.mjs'], prints: DONE },
  ],
});

const esbuild = (platform: string): string => `
import { build } from 'esbuild';
await build({
  entryPoints: ['main.js'], outdir: 'out', outExtension: { '.js': '.mjs' },
  bundle: true, format: 'esm', splitting: true, platform: '${platform}',
});
`;

/** Bundles for browsers, run where there is nothing of Node. */
export const bundlerConsumers: readonly Consumer[] = [
  bundler(
    'vite',
    { vite: '8.3.8' },
    `
    import { build } from 'vite';
    await build({
      logLevel: 'warn',
      build: {
        outDir: 'out', modulePreload: false, target: 'es2022',
        rollupOptions: { input: 'main.js', output: { entryFileNames: 'main.mjs', chunkFileNames: '[name]-[hash].mjs' } },
      },
    });
    `,
  ),
  bundler(
    'webpack',
    { webpack: '5.112.2' },
    `
    import { resolve } from 'node:path';
    import webpack from 'webpack';
    webpack({
      mode: 'production', target: ['web', 'es2022'], entry: './main.js',
      experiments: { outputModule: true }, performance: false,
      output: { path: resolve('out'), filename: 'main.mjs', chunkFilename: '[id].mjs', module: true, publicPath: './' },
    }, (error, stats) => {
      if (error || stats.hasErrors() || stats.hasWarnings()) {
        console.error(error ?? stats.toString({ all: false, errors: true, warnings: true }));
        process.exitCode = 1;
      }
    });
    `,
  ),
  bundler(
    'rollup',
    { rollup: '4.68.7', '@rollup/plugin-node-resolve': '16.0.3' },
    `
    import nodeResolve from '@rollup/plugin-node-resolve';
    import { rollup } from 'rollup';
    const bundle = await rollup({ input: 'main.js', plugins: [nodeResolve({ browser: true })] });
    await bundle.write({ dir: 'out', format: 'es', entryFileNames: 'main.mjs', chunkFileNames: '[name]-[hash].mjs' });
    `,
  ),
  bundler('esbuild', { esbuild: '0.28.2' }, esbuild('browser')),
  bundler('esbuild-neutral', { esbuild: '0.28.2' }, esbuild('neutral')),
];

const worker = `
${'export default { async fetch() {'}
try {
${play(byImport)}
return new Response('${DONE}');
} catch (error) { return new Response(error.stack); }
} };
`;

const miniflare = `
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { Miniflare } from 'miniflare';
await build({ entryPoints: ['worker.js'], outfile: 'out.mjs', bundle: true, format: 'esm', platform: 'neutral' });
// Modules are told one by one, as Cloudflare's own tools do: what users load by a URL can't be found in the text.
const modules = [{ type: 'ESModule', path: 'out.mjs', contents: readFileSync('out.mjs', 'utf8') }];
const workers = new Miniflare({ modules, compatibilityDate: '2026-01-01' });
try {
  const response = await workers.dispatchFetch('http://localhost/');
  console.log(await response.text());
} finally {
  await workers.dispose();
}
`;

/** The import map of the guide: what a page needs that has no bundler. */
export function guideImportMap(guide: string): { readonly imports: Readonly<Record<string, string>> } {
  const [, text] = /<script type="importmap">([\s\S]*?)<\/script>/.exec(guide) ?? [];
  if (text === undefined) throw new Error('the guide has no import map');
  return JSON.parse(text) as { readonly imports: Readonly<Record<string, string>> };
}

const guide = new URL('../../../docs/reference/where-it-runs.md', import.meta.url);
/** The guide shows one game; the others' entries lie as it says. */
function pageMap(): string {
  const { imports } = guideImportMap(readFileSync(guide, 'utf8'));
  const entries = Object.entries(publicEntries).map(([subpath, file]) => [
    specifier(subpath),
    `/node_modules/dicewright/dist/${file.replace(/^src\//, '').replace(/\.ts$/, '.js')}`,
  ]);
  return JSON.stringify({ imports: { ...Object.fromEntries(entries), ...imports } });
}

const pageFiles = (): Record<string, string> => ({
  'index.html': `<!doctype html><meta charset="utf-8"><title>a page</title>
<script type="importmap">${pageMap()}</script>
<script type="module" src="main.js"></script>`,
  'main.js': page,
  'visit.mjs': `
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import chromium from '@sparticuz/chromium';
import puppeteer from 'puppeteer-core';
const types = { '.html': 'text/html', '.js': 'text/javascript', '.mjs': 'text/javascript' };
const server = createServer(async (request, response) => {
  const path = new URL(request.url, 'http://localhost').pathname;
  try {
    const body = await readFile(join('.', path === '/' ? 'index.html' : path));
    response.setHeader('content-type', types[extname(path === '/' ? '.html' : path)] ?? 'text/html');
    response.end(body);
  } catch { response.statusCode = 404; response.end(); }
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const browser = await puppeteer.launch({
  args: [...chromium.args, '--no-sandbox'], executablePath: await chromium.executablePath(), headless: 'shell',
});
try {
  const tab = await browser.newPage();
  const end = new Promise((resolve) => {
    tab.on('console', (message) => {
      console.log(message.text());
      if (message.text().includes('${DONE}')) resolve();
    });
    tab.on('pageerror', (error) => { console.error(String(error)); resolve(); });
  });
  await tab.goto('http://127.0.0.1:' + server.address().port + '/');
  await Promise.race([end, new Promise((resolve) => setTimeout(resolve, 60_000))]);
} finally {
  await browser.close();
  server.close();
}
`,
});

/** Where nothing of Node is, not even by name. */
export const browserConsumers: readonly Consumer[] = [
  {
    name: 'workerd',
    node: NEWEST,
    packages: { miniflare: '4.20260730.0', esbuild: '0.28.2' },
    files: { 'worker.js': worker, 'serve.mjs': miniflare },
    steps: [{ command: ['node', 'serve.mjs'], prints: DONE }],
  },
  {
    name: 'chromium-import-map',
    node: NEWEST,
    packages: { '@sparticuz/chromium': '153.0.0', 'puppeteer-core': '25.16.0' },
    files: pageFiles(),
    steps: [{ command: ['node', 'visit.mjs'], env: { AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' }, prints: DONE }],
  },
];
