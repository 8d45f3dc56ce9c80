import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { sourceAliases, workerSources } from './table-config.js';

/** Builds the page on which people play together. @param outDir - where it is to lie */
export async function buildOnlinePage(outDir: string): Promise<void> {
  const { NODE_ENV } = process.env;
  // Whoever calls it: what is built is for readers, and the caller goes on as he was.
  process.env.NODE_ENV = 'production';
  await build({
    configFile: false,
    logLevel: 'warn',
    root: fileURLToPath(new URL('../../../examples/online/page', import.meta.url)),
    base: './',
    resolve: { alias: sourceAliases },
    worker: { format: 'es' },
    plugins: [workerSources],
    build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  }).finally(() => {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  });
}
