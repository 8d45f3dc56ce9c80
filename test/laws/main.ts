/**
 * `npm run laws -- [--runs n] [--seed n] [game …]`: all laws over all games of the catalogue, or over those that are
 * named, each law on `n` random games under every variant (default 200). In `npm test` the same laws see fewer. Prints a
 * line for each game. Without names, games are played against their referees, too, ten times as many as in `npm test`. Exit
 * code 1 when anything is wrong.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { GameId } from '../../src/catalogue/games.generated.js';
import { builtInEntry } from '../../src/catalogue/games.js';
import { games } from '../../src/catalogue.js';
import { LawError } from '../../src/testing/counterexample.js';
import { gameLaws } from '../../src/testing/game-laws.js';
import { optionSetsOf } from '../../src/testing/seats.js';
import { root } from '../helpers/root.js';

/** How many times as many games as in `npm test` are played against referees. */
const REFEREE_VOLUME = 10;
/** All laws together see three times as many games as each. */
const SETS = 3;

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const [runs, seed] = [Number(values.runs), Number(values.seed)];
const unknown = positionals.find((id) => !Object.hasOwn(games, id));
if (!(Number.isInteger(runs) && runs > 0 && Number.isInteger(seed)) || unknown !== undefined) {
  console.error(
    unknown === undefined ? '--runs: expected a positive integer, --seed: an integer' : `there is no game ${unknown}`,
  );
  process.exit(1);
}
const ids = (positionals.length > 0 ? positionals : Object.keys(games)) as GameId[];
const total = { checks: 0, broken: 0 };

for (const id of ids) {
  const entry = builtInEntry(id);
  const game = await entry.load();
  const laws = gameLaws(game, {
    invariants: await entry.part('invariants'),
    worth: await entry.part('worth'),
    runs,
    sets: SETS,
    seed,
  });
  let checks = 0;
  for (const law of laws) {
    try {
      checks += law.run().checks;
    } catch (error) {
      if (!(error instanceof LawError)) throw error;
      total.broken += 1;
      console.error(`${id}: ${error.message}`);
    }
  }
  total.checks += checks;
  console.log(`${id.padEnd(30)} ${optionSetsOf(game).length} option sets  ${String(checks).padStart(9)} checks`);
}
console.log(`${ids.length} games, ${total.checks} checks, ${total.broken} laws broken`);
process.exitCode = total.broken === 0 ? 0 : 1;

if (positionals.length === 0) {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const { status } = spawnSync(process.execPath, [vitest, 'run', 'test/oracles'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, VOLUME: `${REFEREE_VOLUME}` },
  });
  if (status !== 0) process.exitCode = 1;
}
