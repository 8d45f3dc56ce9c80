import { posix } from 'node:path';
import { type Claim, claims } from './claims.js';

export const evidenceFile = 'docs/maintainers/evidence.md';

/** When a claim was last shown to hold, and of which sources. */
export interface Run {
  /** `2030-01-31` */
  readonly date: string;
  /** Seven hexadecimal digits. */
  readonly commit: string;
  readonly minutes: number;
}

const runText = (run: Run | undefined): string =>
  run === undefined
    ? 'not since this page is kept'
    : `${run.date}, \`${run.commit}\`, ${run.minutes < 1 ? '< 1' : run.minutes} min`;

const linkOf = ({ page }: Claim): string => `[${page}](${posix.relative(posix.dirname(evidenceFile), page)})`;

const rowOf = (claim: Claim, runs: ReadonlyMap<string, Run>): string =>
  `| ${claim.name} | ${claim.claim} | ${linkOf(claim)} | \`npm run ${claim.command}\` | ${runText(runs.get(claim.name))} |`;

/** The text of {@link evidenceFile}. */
export const evidencePage = (runs: ReadonlyMap<string, Run>): string => `<!-- Written by \`npm run evidence\`. -->

# Evidence

Each claim of the docs is shown by a command that anyone can run, and that fails when the claim does not hold, or prints the
numbers that the page has. \`npm run evidence -- NAME\` runs the command of a row and, when it succeeds, notes the date, the
commit on which it ran, and how long it took; without a name it lists the rows. Speeds are of the machine that the page names.

| name | claim | where | command | last shown |
| --- | --- | --- | --- | --- |
${claims.map((claim) => rowOf(claim, runs)).join('\n')}
`;

/** What the page says of earlier runs, by name. */
export function runsOf(page: string): Map<string, Run> {
  const rows = page.matchAll(/^\| ([\w-]+) \|.*\| (\d{4}-\d\d-\d\d), `([0-9a-f]{7})`, (< 1|\d+) min \|$/gm);
  return new Map(
    [...rows].map(([, name = '', date = '', commit = '', minutes = '']) => [
      name,
      { date, commit, minutes: minutes === '< 1' ? 0 : Number(minutes) },
    ]),
  );
}
