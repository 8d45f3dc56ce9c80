// Packages of games import their rules page as text, as bundlers and Vite do; here Node loads them itself.
import { readFile } from 'node:fs/promises';
import { register } from 'node:module';
import { isMainThread } from 'node:worker_threads';

/** A hook of Node's loader. */
export async function load(url, context, next) {
  if (!url.endsWith('.md?raw')) return next(url, context);
  const text = await readFile(new URL(url), 'utf8');
  return { format: 'module', shortCircuit: true, source: `export default ${JSON.stringify(text)};` };
}

// Node loads this once more, in a thread of its own, for the hook.
if (isMainThread) register(import.meta.url);
