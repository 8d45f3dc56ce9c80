// `npm run learn -- GAME [--games n] [--seed s]`: learns what positions of a game are worth by playing it against itself, and
// writes the weights to `<game>.learnt.json` beside its `<game>.learning.ts`, which says by what it goes. The same command
// gives the same weights, byte for byte; how they were made stands with them.
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type Learning, learn } from '../../src/analysis/learning/learn.js';
import type { AnyAction, AnyGame, Envelope } from '../../src/kernel/types.js';

/** What a `<game>.learning.ts` exports. */
interface LearningModule {
  readonly game: AnyGame;
  readonly learning: Learning<Envelope, AnyAction>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string', default: '25000' }, seed: { type: 'string' } },
});
const [id = ''] = positionals;
const { games, seed = id } = values;

const places = ['src/games', 'examples/games'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(root, folder, file)),
);
const declared = places.find((file) => file.endsWith(`/${id}.learning.ts`) && !file.includes('node_modules'));
if (declared === undefined) throw new Error(`there is no ${id}.learning.ts`);

const { game, learning } = (await import(pathToFileURL(declared).href)) as LearningModule;
const { weights } = await learn(game, {
  ...learning,
  games: Number(games),
  seed,
  onProgress({ games: played }) {
    if (process.stderr.isTTY) process.stderr.write(`\r${played} of ${games} games`);
  },
});
const learnt = {
  command: `npm run learn -- ${id} --games ${games} --seed ${seed}`,
  date: new Date().toISOString().slice(0, 10),
  hidden: learning.hidden ?? 0,
  // A text, so that it stays on one line.
  weights: weights.join(' '),
};
const file = declared.replace(/learning\.ts$/, 'learnt.json');
writeFileSync(file, `${JSON.stringify(learnt, null, 2)}\n`);
console.log(`wrote ${weights.length} weights to ${file}`);
