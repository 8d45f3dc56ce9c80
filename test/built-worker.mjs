// In the place of what starts a worker thread from the sources, which takes half a second each time: the same from the
// bundles that `test/compiled.ts` makes. It gets no flags of the tests, which have a loader.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const file = join(process.env.DICEWRIGHT_COMPILED, 'node_modules/dicewright/dist/platform/node-worker.js');
const built = await import(pathToFileURL(file).href);

export function startWorker() {
  const { execArgv } = process;
  process.execArgv = [];
  try {
    return built.startWorker();
  } finally {
    process.execArgv = execArgv;
  }
}
