// `npm run solve:kiriki -- [--options '{"repeat":false}'] [--save FILE] [--load FILE]`: the expected score of optimal
// Kiriki alone, with nine decimals. Progress goes to the error stream.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { kirikiAnalysis } from '../src/games/kiriki/kiriki.analysis.js';
import { kiriki } from '../src/games/kiriki/kiriki.js';

const { values } = parseArgs({
  options: { options: { type: 'string', default: '{}' }, save: { type: 'string' }, load: { type: 'string' } },
});
// setup checks the options, and fills in the defaults.
const { options } = kiriki.setup({ players: 1, options: JSON.parse(values.options) as object });
const terminal = process.stderr.isTTY;
const progress = (done: number, total: number): void => {
  const line = `sheet ${done} of ${total}`;
  if (terminal) process.stderr.write(`\r${line}${done === total ? '\n' : ''}`);
  else if (done === total || Math.floor((done / total) * 10) > Math.floor(((done - 4096) / total) * 10))
    console.error(line);
};
const table =
  values.load === undefined ? kirikiAnalysis.solve(options, progress) : kirikiAnalysis.load(readFileSync(values.load));
if (values.save !== undefined) writeFileSync(values.save, kirikiAnalysis.save(table));
console.log(JSON.stringify(table.options));
console.log(kirikiAnalysis.expectedScore(table).toFixed(9));
