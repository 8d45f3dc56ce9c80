/**
 * `npm test [-- files]`: the rules of every game and what they stand on, in two minutes; says at its end what it left out.
 * `npm run test:all [-- --shard 1/4] [files]`: everything.
 */
import { fileURLToPath } from 'node:url';
import { QUICK_VOLUME, THOROUGH } from './lib/checks/test-plan.js';
import { runVitest } from './lib/checks/vitest.js';
import { listFiles } from './lib/sources/source-files.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const [first, ...rest] = process.argv.slice(2);
const all = first === '--all';
const args = all ? rest : process.argv.slice(2);

if (all) process.exitCode = runVitest(root, ['run', ...args]);
else {
  const quick = ['--project', 'quick', '--tagsFilter', `!${THOROUGH}`];
  process.exitCode = runVitest(root, ['run', ...quick, ...args], { VOLUME: `${QUICK_VOLUME}` });
  const games = listFiles(root, (path) => path.startsWith('test/games/')).length;
  console.log(`Not run, but by \`npm run test:all\`: as many random games again for the laws; pictures, bots and play at length of ${games} games;
the exact odds; bots and tournaments; command, matches, stores, queue and adapters; examples and the programs in the guides;
referees, fuzzing and hostile input; the packed package, lint and docs. \`npm run test:site\` plays the table in a browser.`);
}
