/**
 * `npm run fuzz -- --minutes n [--seed s] [--game id] [--only laws|hostile|referee|records]`: every law and every probe
 * on random games of every game, round after round until the time is up (`--rounds n`: so many rounds). Whatever fails
 * is shrunk and written to `test/fixtures/fuzz`, where `fixtures.test.ts` tries it again for ever; exit code 1 then, and
 * when a law has seen nothing. The same seed brings the same rounds.
 */
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { fixtures } from './case.js';
import { fuzz } from './fuzz.js';
import { type Area, areas } from './probe.js';
import { isGood, progressText, reportText } from './report.js';
import { catalogueSubjects } from './subject.js';
import { supervised, TRIAL_FILE } from './supervise.js';

function refuse(message: string): never {
  console.error(message);
  process.exit(1);
}

function positive(text: string | undefined, name: string): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  return value > 0 ? value : refuse(`--${name}: expected a positive number, got ${text}`);
}

const { values: given } = parseArgs({
  options: {
    minutes: { type: 'string' },
    rounds: { type: 'string' },
    seed: { type: 'string', default: randomBytes(8).toString('hex') },
    game: { type: 'string' },
    only: { type: 'string' },
  },
});
const minutes = positive(given.minutes, 'minutes');
const rounds = positive(given.rounds, 'rounds');
if ((minutes === undefined) === (rounds === undefined)) refuse('expected --minutes n, or --rounds n');
const only = areas.find((area) => area === given.only);
if (given.only !== undefined && !only) refuse(`--only: expected one of ${areas.join(', ')}, got ${given.only}`);
const all = await catalogueSubjects();
const subjects = all.filter(({ game }) => given.game === undefined || given.game === game.id);
if (subjects.length === 0) refuse(`--game: expected one of ${all.map(({ game }) => game.id).join(', ')}`);

async function run(trialFile: string): Promise<number> {
  console.log(`seed: ${given.seed}`);
  const deadline = minutes === undefined ? Number.POSITIVE_INFINITY : performance.now() + minutes * 60_000;
  const report = await fuzz({
    subjects,
    seed: given.seed,
    only: only satisfies Area | undefined,
    folder: fixtures,
    goesOn: (done) => done < (rounds ?? Number.POSITIVE_INFINITY) && performance.now() < deadline,
    onTrial: (trial) => writeFileSync(trialFile, JSON.stringify(trial)),
    onRound(progress) {
      if (process.stderr.isTTY) process.stderr.write(`\r${progressText(progress)}`);
    },
  });
  if (process.stderr.isTTY) process.stderr.write('\n');
  console.log(`\n${reportText(report)}`);
  return isGood(report) ? 0 : 1;
}

const trialFile = process.env[TRIAL_FILE];
process.exitCode = trialFile
  ? await run(trialFile)
  : await supervised(fileURLToPath(import.meta.url), process.argv.slice(2), fixtures);
