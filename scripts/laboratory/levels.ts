// `npm run levels [-- GAME …]`: duels of the levels, each against the one below it, the lowest against looking one action
// ahead, that and the rule of thumb against random play, and `normal` against the rule of thumb, in all games or in those
// named: pairs of games with the same dice and the seats exchanged, until it is known who is better, by intervals that hold
// however often one looks (scripts/laboratory/duels/sure.ts); besides, games of equal bots, the dice's part
// in them reckoned (`npm run played` writes into the pages what that says of seats and luck). What is played is kept in scripts/laboratory/duels/results.json; it goes on
// from there when it was interrupted, and says how long it may take at most. Every game gets some seconds first, then all
// that are open twice as many, and so on. Fails where a level loses for certain to what it is to beat.
//   --write      writes the table into docs/reference/odds-and-bots.md
//   --table      plays nothing
//   --minutes n  plays no longer than that
//   --seconds n  of processor time for each game at first; default 2
//   --fresh      forgets what was played before of the games that are named
//   --check      plays the first of all that is kept again, and fails where something else comes of it
//   --duels 'a;b,c;d'  other bots, by name, with their parameters: 'hard;random'; '' for equal bots alone
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { offersOf } from '../../src/analysis/offers.js';
import { isGameId } from '../../src/catalogue/games.js';
import { games } from '../../src/catalogue.js';
import type { AnyGame } from '../../src/index.js';
import { tableOf, withMeasured } from '../lib/pages/measured-page.js';
import { isLost, type LevelsRow, levelsCells, timeText } from './duels/levels-table.js';
import {
  type GameResults,
  noResults,
  RESULTS,
  type Results,
  readResults,
  resultsOf,
  writeResults,
} from './duels/results.js';
import { playSlice, replayProblems } from './duels/slice.js';
import { DUELS, secondsLeft } from './duels/tasks.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const KEPT = join(root, RESULTS);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean', default: false },
    table: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '1e6' },
    seconds: { type: 'string', default: '2' },
    duels: { type: 'string', default: DUELS.join() },
  },
});

const loaded = async (id: string): Promise<AnyGame> => {
  if (!isGameId(id)) throw new Error(`there is no game ${id}`);
  return (await games[id].load()) as unknown as AnyGame;
};

async function run(): Promise<void> {
  const unknown = positionals.find((id) => !isGameId(id));
  if (unknown !== undefined) throw new Error(`there is no game ${unknown}`);
  const ids = Object.keys(games).filter((id) => positionals.length === 0 || positionals.includes(id));
  const duels = values.duels.split(',').filter((duel) => duel !== '');
  const kept: Results = readResults(KEPT);
  const rulesOf = (id: string): number => (isGameId(id) ? games[id].rules : 0);
  const known = (id: string): GameResults => resultsOf(kept, id, rulesOf(id));
  if (values.fresh) for (const id of positionals) kept[id] = noResults(rulesOf(id));

  let written = 0;
  /** Writes what was played, now and then; `true` at once. */
  const keep = (now = true): void => {
    if (values.check || (!now && performance.now() - written < 5_000)) return;
    writeResults(KEPT, kept);
    written = performance.now();
  };
  const end = performance.now() + 60_000 * Number(values.minutes);
  let open = values.table ? [] : ids;
  for (let seconds = Number(values.seconds); open.length > 0; seconds *= 2) {
    const still: string[] = [];
    for (const id of open) {
      if (performance.now() >= end) break;
      const game = await loaded(id);
      const results = known(id);
      kept[id] = results;
      const isDone = values.check || (await playSlice(game, results, { seconds, duels }, () => keep(false)));
      keep();
      if (!isDone) still.push(id);
      for (const problem of values.check ? await replayProblems(game, results) : []) {
        console.error(problem);
        process.exitCode = 1;
      }
      console.log(`${id}: ${isDone ? 'done' : `at most ${timeText(secondsLeft(known(id)))} to go`}`);
    }
    open = performance.now() >= end ? [] : still;
    if (open.length > 0) {
      const left = open.reduce((sum, id) => sum + secondsLeft(known(id)), 0);
      console.log(`… ${open.length} games are open: at most ${timeText(left)} to go`);
    }
  }

  const rowOf = async (id: string): Promise<LevelsRow> => {
    const { bots } = isGameId(id) ? await offersOf(games[id] as never) : { bots: {} };
    const lacks = (duel: string): boolean => duel.includes('thumb') && !Object.hasOwn(bots, 'thumb');
    const own = known(id).duels;
    const name = isGameId(id) ? games[id].title : id;
    return { name, duels: duels.map((duel) => (lacks(duel) ? null : (own[duel] ?? []))) };
  };
  const contested = Object.keys(games).filter((id) => Object.keys(known(id).duels).length > 0);
  const rows = await Promise.all(contested.map(rowOf));
  for (const { name, duels: own } of rows) {
    for (const [i, pairs] of own.entries()) {
      if (pairs === null || !isLost(pairs)) continue;
      console.error(`${name}: ${duels[i]?.replace(';', ' loses to ')}`);
      process.exitCode = 1;
    }
  }
  if (!values.write) return;
  const head = ['game', ...duels.map((duel) => duel.replace(';', ' over '))];
  const path = join(root, 'docs/reference/odds-and-bots.md');
  const place = { what: 'levels', command: 'levels -- --write' };
  writeFileSync(path, withMeasured(readFileSync(path, 'utf8'), place, tableOf(head, levelsCells(rows))));
}

await run();
