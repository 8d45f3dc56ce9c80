// `npm run puzzles [-- GAME …]`: lets bots of different levels play, looks in their games for positions with one clearly best
// action, and writes a set of 100 into examples/table/puzzles.json. What was found of each game is kept in `.puzzles.json`, and
// it goes on from there when it was interrupted; games that are named, or all with --fresh, are looked through anew.
//   --seconds n  of a processor for each game, at most; default 25. Slower machines find less, not other puzzles
//   --fresh      forgets what was found before
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { seekerOf } from '../../src/analysis/review/puzzles.js';
import { games } from '../../src/catalogue.js';
import type { Entry } from '../../src/entry/entry.js';
import type { AnyGame } from '../../src/index.js';
import { type Candidate, candidatesOf, chosenOf, isAsked, setOf } from './puzzles/made.js';
import { LEAD, puzzlesFile } from './puzzles/puzzle-set.js';

const COUNT = 100;
/** Of one game. */
const MOST = 5;
/** When a game has this many, the best are taken. */
const ENOUGH = 8;

const KEPT = join(fileURLToPath(new URL('../..', import.meta.url)), '.puzzles.json');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '25' }, fresh: { type: 'boolean', default: false } },
});

type Kept = Record<string, { readonly rules: number; readonly found: Candidate[] }>;
const kept: Kept = !values.fresh && existsSync(KEPT) ? (JSON.parse(readFileSync(KEPT, 'utf8')) as Kept) : {};
const spent = (): number => process.cpuUsage().user / 1e6;

async function lookThrough(entry: Entry): Promise<Candidate[]> {
  const seeker = await seekerOf(entry, { lead: LEAD });
  const found: Candidate[] = [];
  const end = spent() + Number(values.seconds);
  for (let number = 0; found.length < ENOUGH && spent() < end; number++) {
    let ofThis = 0;
    for await (const candidate of candidatesOf(entry, number, seeker)) {
      if (candidate) found.push(candidate);
      // Games have positions that are alike: a few of each are enough.
      if (candidate && ++ofThis === 2) break;
      if (spent() >= end) break;
    }
  }
  return found;
}

const entries: readonly Entry[] = Object.values(games);
const unknown = positionals.find((id) => !entries.some((entry) => entry.id === id));
if (unknown !== undefined) throw new Error(`there is no game ${unknown}`);
for (const entry of entries) {
  const game = (await entry.load()) as AnyGame;
  if (!isAsked(game)) continue;
  if (positionals.length > 0 ? !positionals.includes(entry.id) : kept[entry.id]?.rules === game.rules) continue;
  const found = await lookThrough(entry);
  kept[entry.id] = { rules: game.rules, found };
  writeFileSync(KEPT, JSON.stringify(kept));
  console.log(`${entry.id}: ${found.length} found, ${found.filter(({ isDeep }) => isDeep).length} of them deep`);
}
const byGame = new Map(entries.map(({ id }) => [id, chosenOf(kept[id]?.found ?? [], MOST)] as const));
const set = setOf(byGame, COUNT);
writeFileSync(puzzlesFile, `[\n${set.map((puzzle) => `  ${JSON.stringify(puzzle)}`).join(',\n')}\n]\n`);
console.log(`${set.length} puzzles of ${new Set(set.map(({ game }) => game)).size} games`);
