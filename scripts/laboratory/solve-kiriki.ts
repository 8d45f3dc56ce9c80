// `npm run solve:kiriki -- [--options '{"repeat":false}'] [--save FILE] [--load FILE] [--distribution FILE]`: the expected
// score of optimal Kiriki alone, with nine decimals; with `--distribution` also the probability of each score, as CSV, and
// its mean and standard deviation. Progress, and in the end what it took, go to the error stream.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { kirikiAnalysis } from '../../src/games/kiriki/kiriki.analysis.js';
import { kiriki } from '../../src/games/kiriki/kiriki.js';
import { csvOfScores, factsOfScores } from './plots/scores.js';

const { values } = parseArgs({
  options: {
    options: { type: 'string', default: '{}' },
    save: { type: 'string' },
    load: { type: 'string' },
    distribution: { type: 'string' },
  },
});
// setup checks the options, and fills in the defaults.
const { options } = kiriki.setup({ players: 1, options: JSON.parse(values.options) as object });
const terminal = process.stderr.isTTY;

/** Tells about every tenth of the way, on a terminal every step. */
function progressOf(what: string): (done: number, total: number) => void {
  let told = -1;
  return (done, total) => {
    const tenth = Math.floor((done / total) * 10);
    if (terminal) process.stderr.write(`\r${what} ${done} of ${total}${done === total ? '\n' : ''}`);
    else if (tenth > told) console.error(`${what} ${done} of ${total}`);
    told = tenth;
  };
}

const table =
  values.load === undefined
    ? kirikiAnalysis.solve(options, progressOf('sheet'))
    : kirikiAnalysis.load(readFileSync(values.load));
if (values.save !== undefined) writeFileSync(values.save, kirikiAnalysis.save(table));
console.log(JSON.stringify(table.options));
console.log(kirikiAnalysis.expectedScore(table).toFixed(9));
if (values.distribution !== undefined) {
  const scores = kirikiAnalysis.scoreDistribution(table, progressOf('choice of lines'));
  writeFileSync(values.distribution, csvOfScores(scores));
  const { mean, deviation, quantile } = factsOfScores(scores);
  console.log(`mean ${mean.toFixed(9)}, standard deviation ${deviation.toFixed(6)}`);
  for (const share of [0.05, 0.25, 0.5, 0.75, 0.95]) console.log(`${share * 100}% up to ${quantile(share)}`);
}
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
// In microseconds and in kibibytes.
console.error(`${((userCPUTime + systemCPUTime) / 1e6).toFixed(1)} s of CPU, ${Math.round(maxRSS / 1024)} MiB`);
