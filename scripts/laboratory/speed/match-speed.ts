import { rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { runNode } from '../../lib/package/package-build.js';
import { bundleProgram } from '../../lib/package/program-bundle.js';
import { tableOf } from '../../lib/pages/measured-page.js';

/** What scripts/laboratory/speed/matches.ts prints. */
interface MatchCosts {
  /** The load of the machine before. */
  readonly load: number;
  /** The version of the server. */
  readonly postgres: string;
  readonly paces: readonly {
    readonly matches: number;
    readonly players: number;
    readonly perSecond: number;
    /** Milliseconds. */
    readonly p50: number;
    readonly p99: number;
  }[];
  readonly opening: {
    readonly length: number;
    readonly postgres: Opening;
    readonly memory: Opening;
  };
  readonly stored: {
    readonly games: number;
    readonly entries: number;
    /** Bytes. */
    readonly tables: readonly { readonly name: string; readonly rows: number; readonly indexes: number }[];
  };
}

interface Opening {
  readonly milliseconds: number;
  readonly slowest: number;
}

/** The least number of submissions per second, by number of matches. */
const FLOORS: Readonly<Record<number, number>> = { 1: 250, 16: 1_000 };
/** Milliseconds in which a long match opens. */
const OPENING = 10;

const number = (value: number, digits = 0): string =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

function storedText({ games, entries, tables }: MatchCosts['stored']): string {
  const perGame = tables.map(({ name, rows, indexes }) => {
    const table = name.replace('stored_', 'dicewright_');
    return [`\`${table}\``, number(rows / games), number(indexes / games)];
  });
  const bytes = tables.reduce((sum, { rows, indexes }) => sum + rows + indexes, 0) / games;
  const [largest] = [...tables].sort((a, b) => b.rows + b.indexes - a.rows - a.indexes);
  const share = ((largest?.rows ?? 0) + (largest?.indexes ?? 0)) / games / bytes;
  return [
    `What a stored game takes, the mean of ${number(games)} games of Kiriki for two, of ${number(entries / games)} entries each, ids of 36 ` +
      'characters, each submission with a key; rewritten (`vacuum full`) before it was looked at:',
    tableOf(['table', 'bytes of rows', 'bytes of indexes'], perGame),
    `So a million such games are ${number(entries / games)} million entries and ${number(bytes / 1e3)} GB, ` +
      `${number(100 * share)} % of it \`dicewright_entry\` with its two indexes.`,
  ].join('\n\n');
}

/** What is wrong with the numbers. */
function shortcomings({ paces, opening }: MatchCosts): string[] {
  const slow = paces.filter(({ matches, perSecond }) => perSecond < (FLOORS[matches] ?? 0));
  return [
    ...slow.map(({ matches, perSecond }) => `${matches} matches: ${number(perSecond)} submissions a second`),
    ...(opening.postgres.milliseconds > OPENING
      ? [`opening takes ${number(opening.postgres.milliseconds, 1)} ms`]
      : []),
  ];
}

/** Measures matches in PostgreSQL; a floor that is not reached is an exit code of 1. */
export async function matchesText(root: string): Promise<string> {
  const program = await bundleProgram(root, 'scripts/laboratory/speed/matches.ts');
  process.env.NODE_ENV = 'production';
  try {
    const costs = JSON.parse(runNode([program], root)) as MatchCosts;
    const { load, postgres, paces, opening, stored } = costs;
    for (const what of shortcomings(costs)) {
      console.error(what);
      process.exitCode = 1;
    }
    const machine = `Node ${process.version.slice(1)}, PostgreSQL ${postgres} with its default settings, ${cpus()[0]?.model.trim()}, ${cpus().length} cores for both; load of the machine before: ${number(load, 1)}.`;
    const rows = paces.map(({ matches, players, perSecond, p50, p99 }) =>
      [matches, players, perSecond].map((value) => number(value)).concat([p50, p99].map((value) => number(value, 1))),
    );
    const opened = [
      ['in PostgreSQL', opening.postgres],
      ['in the memory of the process', opening.memory],
    ] as const;
    return [
      `${machine} Marathon for two (\`test/toys/marathon.ts\`), every second action a throw of five dice. One process serves all matches, which stay open; a submission has \`at\` and \`key\`, and who has sent one waits for the answer before the next.`,
      tableOf(['open matches', 'submissions at once', 'submissions a second', 'p50 in ms', 'p99 in ms'], rows),
      `Opening a match of ${number(opening.length)} actions, its schemas built:`,
      tableOf(
        ['match', 'median in ms', 'slowest of 50 in ms'],
        opened.map(([where, { milliseconds, slowest }]) => [where, number(milliseconds, 1), number(slowest, 1)]),
      ),
      storedText(stored),
    ].join('\n\n');
  } finally {
    rmSync(program);
  }
}
