// What Node is to do beside running TypeScript when it loads the modules of tests itself: packages of games import their rules
// page as text, as bundlers and Vite do; worker threads are started from bundles, where there are any; and functions keep the
// names that they have anyway, for which tsx defines a property whenever one is made, which took a twentieth of all that tests
// compute.
import { readFile } from 'node:fs/promises';
import { register } from 'node:module';
import { isMainThread } from 'node:worker_threads';

const NAMING = '__name=(target,value)=>__defProp(target,"name",{value,configurable:true})';
// Of the same length, so that traces of the stack lead to the same places.
const NOTHING = '__name=target=>target'.padEnd(NAMING.length);

/** A hook of Node's loader. */
export function resolve(specifier, context, next) {
  const isBuilt = specifier === '#worker' && process.env.DICEWRIGHT_COMPILED !== undefined;
  return isBuilt
    ? { url: new URL('built-worker.mjs', import.meta.url).href, shortCircuit: true }
    : next(specifier, context);
}

/** Another hook: for what is loaded. */
export async function load(url, context, next) {
  if (url.endsWith('.md?raw')) {
    const text = await readFile(new URL(url), 'utf8');
    return { format: 'module', shortCircuit: true, source: `export default ${JSON.stringify(text)};` };
  }
  const loaded = await next(url, context);
  const { source } = loaded;
  return typeof source === 'string' ? { ...loaded, source: source.replace(NAMING, NOTHING) } : loaded;
}

// Node loads this once more, in a thread of its own, for the hook.
if (isMainThread) register(import.meta.url);
