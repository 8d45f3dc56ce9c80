/**
 * See main.ts: how fast the library plays Kiriki, against boardgame.io and against a hand-written loop, Rasanto against
 * another, and Quadrula Rasa and Tabula Rasa against that. Exit code 1 when a target is missed or the sides did not play the
 * same games.
 *
 * The two sides of a ratio take turns, A B B A, each for about a tenth of a second, so that what disturbs the machine
 * disturbs both. A ratio is taken of each pair; their median counts.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { root } from '../../../test/helpers/root.js';
import { bundleProgram } from '../../lib/package/program-bundle.js';
import type { Measurement } from './player.js';
import { isMissed, MARGIN, ratios, type Side, type SideName, sides } from './sides.js';

/** Measurements that are not counted: the compiler needs them to learn what is played. */
const WARM_UP = 5;
/** Games that every side plays first, to compare what was played. */
const COMPARED = 50;

function startPlayer(bundle: string, side: SideName): ChildProcess {
  // As applications are deployed: boardgame.io, redux and immer leave out their checks for developers.
  const player = fork(bundle, [side], { env: { ...process.env, NODE_ENV: 'production' }, execArgv: [] });
  return player.on('exit', (code) => {
    if (code !== 0) process.exit(1); // It has said why.
  });
}

async function measure(player: ChildProcess, games: number): Promise<Measurement> {
  player.send(games);
  const [measurement] = (await once(player, 'message')) as [Measurement];
  return measurement;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

function naturalOption(text: string, name: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value > 0) return value;
  console.error(`--${name} must be a positive integer, not ${text}`);
  return process.exit(1);
}

const { values: given } = parseArgs({ options: { pairs: { type: 'string', default: '24' } } });
const pairs = naturalOption(given.pairs, 'pairs');

const bundle = await bundleProgram(root, 'scripts/laboratory/bench/player.ts');
const names = Object.keys(sides) as SideName[];
const players = new Map(names.map((name) => [name, startPlayer(bundle, name)]));
const results = new Map<SideName, Measurement[]>(names.map((name) => [name, []]));
const complaints: string[] = [];

/** Microseconds for a move. */
async function costOf(name: SideName): Promise<number> {
  const measurement = await measure(players.get(name) as ChildProcess, sides[name].count);
  results.get(name)?.push(measurement);
  return measurement.time / measurement.moves;
}

const played = ({ moves, checksum }: Measurement): string => `${checksum.toString(16)}, ${moves} moves`;
const compared = new Map<Side['games'], string>();
for (const [name, player] of players) {
  const { games, title, count } = sides[name] as Side;
  const what = played(await measure(player, COMPARED));
  if ((compared.get(games) ?? what) !== what) complaints.push(`${title}: played other games`);
  compared.set(games, what);
  for (let i = 0; i < WARM_UP; i++) await measure(player, count);
}

const factors = new Map<(typeof ratios)[number], number[]>(ratios.map((ratio) => [ratio, []]));
for (let pair = 0; pair < pairs; pair++) {
  for (const [{ side, against }, list] of factors) {
    const first = await costOf(pair % 2 === 0 ? side : against);
    const second = await costOf(pair % 2 === 0 ? against : side);
    list.push(pair % 2 === 0 ? second / first : first / second);
  }
}
for (const player of players.values()) player.disconnect();
rmSync(bundle);

console.log(`Games for two, Tabula Rasa for three: ${pairs} pairs, CPU time, medians\n`);
console.log(`${'side'.padEnd(30)}${'µs/move'.padStart(9)}${'moves/s'.padStart(12)}   games  checksum`);
for (const name of names) {
  const { title, count, games }: Side = sides[name];
  const measured = results.get(name) ?? [];
  const cost = median(measured.map(({ time, moves }) => time / moves));
  const perSecond = Math.round(1e6 / cost).toLocaleString('en');
  const distinct = new Set(measured.map(played));
  const tail = `${String(count).padStart(6)} ${games}  ${[...distinct].join(' ≠ ')}`;
  console.log(`${title.padEnd(30)}${cost.toFixed(2).padStart(9)}${perSecond.padStart(12)}${tail}`);
  if (distinct.size !== 1) complaints.push(`${title}: did not play the same games every time`);
}

console.log(`\n${'moves a second, as a ratio'.padEnd(59)}median  worst   best  target`);
const written = (value: number): string => (value < 0.1 ? value.toFixed(4) : value.toFixed(2)).padStart(7);
for (const [ratio, list] of factors) {
  const { side, against, target } = ratio;
  const middle = median(list);
  const name = `${sides[side].title} : ${sides[against].title}`;
  const numbers = [middle, Math.min(...list), Math.max(...list)].map(written).join('');
  console.log(`${name.padEnd(58)}${numbers}${target === undefined ? '' : `  ≥ ${target}`}`);
  if (isMissed(middle, ratio)) complaints.push(`${name}: ${written(middle).trim()}, below ${target}`);
}
console.log(`\nA target is missed by a median more than ${MARGIN * 100} % below it.`);

for (const complaint of complaints) console.error(`missed: ${complaint}`);
process.exitCode = complaints.length > 0 ? 1 : 0;
