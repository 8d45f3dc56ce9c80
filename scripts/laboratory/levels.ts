// `npm run levels [-- GAME …]`: duels of the levels, each against the one below it, the lowest against looking one action
// ahead, that and the rule of thumb against random play, and `normal` against the rule of thumb, in all games or in those
// named: pairs of games with the same dice and the seats exchanged, until it is known who is better, by intervals that hold
// however often one looks (scripts/laboratory/duels/sure.ts); besides, games of equal bots, the dice's part
// in them reckoned (`npm run played` writes into the pages what that says of seats and luck). What is played is kept in scripts/laboratory/duels/results.json; it goes on
// from there when it was interrupted, and says how long it may take at most. Every game gets some seconds first, then all
// that are open twice as many, and so on. Fails where a level loses for certain to what it is to beat.
//   --workers n  so many games at a time, each in a process of its own; default 1
//   --write      writes the table into docs/reference/odds-and-bots.md
//   --table      plays nothing
//   --minutes n  plays no longer than that
//   --seconds n  of processor time for each game at first; default 2
//   --fresh      forgets what was played before of the games that are named
//   --check      plays the first of all that is kept again, and fails where something else comes of it
//   --duels 'a;b,c;d'  other bots, by name, with their parameters: 'hard;random'; '' for equal bots alone
import { fork } from 'node:child_process';
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
    workers: { type: 'string', default: '1' },
    // One game, in a process of its own: what others leave behind in the engine makes it slower.
    one: { type: 'string' },
  },
});

const loaded = async (id: string): Promise<AnyGame> => {
  if (!isGameId(id)) throw new Error(`there is no game ${id}`);
  return (await games[id].load()) as unknown as AnyGame;
};

const duels = values.duels.split(',').filter((duel) => duel !== '');

/** What a separate process reports about a game, while it plays and at the end. */
interface Told {
  readonly results: GameResults;
  /** Whether everything is known; not before the end. */
  readonly isDone?: boolean;
  /** What comes out differently now. */
  readonly problems: readonly string[];
}

/** Milliseconds after which what was played is reported and written. */
const OFTEN = 5_000;

/** Plays on at a game, and reports the results. */
async function playOne(id: string): Promise<void> {
  const tell = (told: Told): void => void process.send?.(told);
  const game = await loaded(id);
  const results = resultsOf(readResults(KEPT), id, game.rules);
  if (values.check) return tell({ results, isDone: true, problems: await replayProblems(game, results) });
  let told = performance.now();
  const isDone = await playSlice(game, results, { seconds: Number(values.seconds), duels }, () => {
    if (performance.now() - told < OFTEN) return;
    told = performance.now();
    tell({ results, problems: [] });
  });
  tell({ results, isDone, problems: [] });
}

/** Plays on at a game for that many seconds in a process of its own. */
const slice = (id: string, seconds: number, onTold: (told: Told) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const args = ['--one', id, '--seconds', `${seconds}`, '--duels', values.duels];
    const child = fork(fileURLToPath(import.meta.url), values.check ? [...args, '--check'] : args);
    child.on('message', (told) => onTold(told as Told));
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${id}: exit code ${code}`))));
  });

async function run(): Promise<void> {
  const unknown = positionals.find((id) => !isGameId(id));
  if (unknown !== undefined) throw new Error(`there is no game ${unknown}`);
  const ids = Object.keys(games).filter((id) => positionals.length === 0 || positionals.includes(id));
  const kept: Results = readResults(KEPT);
  const rulesOf = (id: string): number => (isGameId(id) ? games[id].rules : 0);
  const known = (id: string): GameResults => resultsOf(kept, id, rulesOf(id));
  if (values.fresh) {
    for (const id of positionals) kept[id] = noResults(rulesOf(id));
    writeResults(KEPT, kept);
  }

  const end = performance.now() + 60_000 * Number(values.minutes);
  const workers = Math.max(1, Number(values.workers));
  let open = values.table ? [] : ids;
  for (let seconds = Number(values.seconds); open.length > 0; seconds *= 2) {
    const still = new Set<string>();
    const playOn = async (id: string): Promise<void> => {
      await slice(id, seconds, ({ results, isDone, problems }) => {
        kept[id] = results;
        if (!values.check) writeResults(KEPT, kept);
        for (const problem of problems) console.error(problem);
        if (problems.length > 0) process.exitCode = 1;
        if (isDone === undefined) return;
        if (!isDone) still.add(id);
        console.log(`${id}: ${isDone ? 'done' : `at most ${timeText(secondsLeft(results))} to go`}`);
      });
    };
    const queue = [...open];
    const work = async (): Promise<void> => {
      for (let id = queue.shift(); id !== undefined && performance.now() < end; id = queue.shift()) await playOn(id);
    };
    await Promise.all(Array.from({ length: workers }, work));
    open = performance.now() >= end ? [] : open.filter((id) => still.has(id));
    if (open.length > 0) {
      const left = open.reduce((sum, id) => sum + secondsLeft(known(id)), 0) / workers;
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

await (values.one === undefined ? run() : playOne(values.one));
