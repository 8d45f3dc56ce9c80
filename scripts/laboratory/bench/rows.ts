/** See main.ts: a row for each game, or for those that are named; `--write` puts them into docs/reference/speed.md. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { games } from 'dicewright/games';
import { root } from '../../../test/helpers/root.js';
import { bundleProgram } from '../../lib/package/program-bundle.js';
import { type Effort, LONGEST, type Row, tableOf, tooLong } from './row.js';
import type { Task } from './row-player.js';

const EFFORT: Effort = { warmUp: 150, positions: 300, seconds: 0.5 };
const PAGE = join(root, 'docs/reference/speed.md');
const TABLE = /(<!-- rows -->\n)[\s\S]*(<!-- end of rows -->)/;

const { values, positionals } = parseArgs({
  args: process.argv.slice(3),
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
});
const ids = positionals.length > 0 ? positionals : Object.keys(games);

const bundle = await bundleProgram(root, 'scripts/laboratory/bench/row-player.ts');
const rows: Row[] = [];
for (const id of ids) {
  const player = fork(bundle, { env: { ...process.env, NODE_ENV: 'production' }, execArgv: [] });
  // It has said why.
  player.on('exit', (code) => code === 0 || process.exit(1));
  player.send({ id, effort: EFFORT } satisfies Task);
  const [row] = (await once(player, 'message')) as [Row];
  player.disconnect();
  rows.push(row);
  console.log(
    tableOf([row])
      .split('\n')
      .at(rows.length === 1 ? 0 : 2),
  );
  if (rows.length === 1) console.log(tableOf([row]).split('\n').slice(1, 3).join('\n'));
}
rmSync(bundle);

if (values.write) {
  writeFileSync(
    PAGE,
    readFileSync(PAGE, 'utf8').replace(
      TABLE,
      (_, before: string, after: string) => `${before}\n${tableOf(rows)}\n${after}`,
    ),
  );
}
const complaints = rows.flatMap((row) => tooLong(row).map((call) => `${row.id}: ${call}, more than ${LONGEST} ms`));
for (const complaint of complaints) console.error(`missed: ${complaint}`);
process.exitCode = complaints.length > 0 ? 1 : 0;
