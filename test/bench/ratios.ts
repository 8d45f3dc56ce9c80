/**
 * See main.ts: how fast the library plays Kiriki, against boardgame.io and against a
 * hand-written loop, Rasanto against another, and how many random games of Quadrula Rasa and Tabula Rasa a second. Exit
 * code 1 when a target is missed or the sides did not play the same games.
 *
 * The sides take turns round by round, so that what disturbs the machine disturbs all of them. Ratios are taken
 * within a round; the median of the rounds counts.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { bundleProgram } from '../../scripts/lib/program-bundle.js';
import { root } from '../helpers/root.js';
import type { Measurement } from './player.js';
import { paces, ratios, type Side, type SideName, sides } from './sides.js';

/** Rounds that are not counted: the compiler needs them to learn what is played. */
const WARM_UP = 2;

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

const { values: given } = parseArgs({
  options: { rounds: { type: 'string', default: '9' }, games: { type: 'string', default: '100' } },
});
const rounds = naturalOption(given.rounds, 'rounds');
const games = naturalOption(given.games, 'games');

const bundle = await bundleProgram(root, 'test/bench/player.ts');
const names = Object.keys(sides) as SideName[];
const players = new Map(names.map((name) => [name, startPlayer(bundle, name)]));
const results = new Map<SideName, Measurement[]>(names.map((name) => [name, []]));
for (let round = -WARM_UP; round < rounds; round++) {
  for (const [name, player] of players) {
    const measurement = await measure(player, games * sides[name].times);
    if (round >= 0) results.get(name)?.push(measurement);
  }
}
for (const player of players.values()) player.disconnect();
rmSync(bundle);

const complaints: string[] = [];
const costsOf = (name: SideName): number[] => (results.get(name) ?? []).map(({ time, moves }) => time / moves);

console.log(`Games for two, Tabula Rasa for three: ${rounds} rounds, CPU time, medians\n`);
console.log(`${'side'.padEnd(30)}${'µs/move'.padStart(9)}${'moves/s'.padStart(12)}   games  checksum`);
const checksums = new Map<Side['games'], string>();
for (const name of names) {
  const side: Side = sides[name];
  const cost = median(costsOf(name));
  const perSecond = Math.round(1e6 / cost).toLocaleString('en');
  const distinct = new Set((results.get(name) ?? []).map((one) => `${one.checksum.toString(16)}, ${one.moves} moves`));
  const checksum = [...distinct].join(' ≠ ');
  const played = `${String(games * side.times).padStart(6)} ${side.games}`;
  console.log(`${side.title.padEnd(30)}${cost.toFixed(2).padStart(9)}${perSecond.padStart(12)}${played}  ${checksum}`);
  if (distinct.size !== 1) complaints.push(`${side.title}: did not play the same games in every round`);
  if ((checksums.get(side.games) ?? checksum) !== checksum) complaints.push(`${side.title}: played other games`);
  checksums.set(side.games, checksum);
}

console.log(`\n${'moves a second, as a ratio'.padEnd(54)}median  worst   best  target`);
const middleWorstBest = (values: readonly number[], digits: number): string =>
  [median(values), Math.min(...values), Math.max(...values)].map((n) => n.toFixed(digits).padStart(7)).join('');

for (const { side, against, target } of ratios) {
  const others = costsOf(against);
  const factors = costsOf(side).map((cost, round) => (others[round] ?? Number.NaN) / cost);
  const middle = median(factors);
  const name = `${sides[side].title} : ${sides[against].title}`;
  console.log(`${name.padEnd(53)}${middleWorstBest(factors, 2)}${target === undefined ? '' : `  ≥ ${target}`}`);
  if (target !== undefined && !(middle >= target)) complaints.push(`${name}: ${middle.toFixed(2)}, below ${target}`);
}

console.log(`\n${'games a second, on one core'.padEnd(54)}median  worst   best  target`);
for (const { side, target } of paces) {
  const { title, times } = sides[side];
  const perSecond = (results.get(side) ?? []).map(({ time }) => (1e6 * games * times) / time);
  console.log(`${title.padEnd(53)}${middleWorstBest(perSecond, 0)}  ≥ ${target} games/s`);
  if (!(median(perSecond) >= target))
    complaints.push(`${title}: ${median(perSecond).toFixed(1)} games/s, below ${target}`);
}

for (const complaint of complaints) console.error(`missed: ${complaint}`);
process.exitCode = complaints.length > 0 ? 1 : 0;
