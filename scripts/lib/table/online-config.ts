import { build } from 'vite';
import { tableConfig } from './table-config.js';

/** Builds the page with all games for a server on which people play together. @param outDir - where it is to lie */
export async function buildOnlinePage(outDir: string): Promise<void> {
  const { NODE_ENV } = process.env;
  // Whoever calls it: what is built is for readers, and the caller goes on as they were.
  process.env.NODE_ENV = 'production';
  await build({ ...tableConfig(outDir), logLevel: 'warn' }).finally(() => {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  });
}
