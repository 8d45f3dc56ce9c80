import { join } from 'node:path';
import { entryArg, readArgs } from './args.js';
import type { Command } from './command.js';
import { isMissingModule, UsageError } from './errors.js';
import { exitCodes } from './exit-codes.js';
import type { CommandIo } from './io.js';
import { moduleFlag } from './own-games.js';
import { readBytes } from './read-file.js';

const flags = {
  ...moduleFlag,
  folder: { type: 'string', value: 'DIR', kind: 'file', about: 'where sources, tests and pages lie (this folder)' },
  json: { type: 'boolean', about: 'clauses, options and problems as JSON' },
} as const;

/** Nobody writes larger ones. */
const LARGEST = 4 * 2 ** 20;

/** @throws UsageError (as a rejection) where TypeScript is missing */
async function loadTracing() {
  try {
    const [entries, reports] = await Promise.all([import('./tracing/trace-entry.js'), import('./tracing/trace.js')]);
    return { ...entries, ...reports };
  } catch (error) {
    if (!isMissingModule(error)) throw error;
    throw new UsageError('trace reads tests with the package typescript: npm install --save-dev typescript', {
      cause: error,
    });
  }
}

async function textsIn(folder: string, io: CommandIo): Promise<{ readonly path: string; readonly text: string }[]> {
  const paths = (await io.filesIn(folder)).filter((path) => /\.([cm]?[jt]sx?|md)$/.test(path)).sort();
  const texts: { path: string; text: string }[] = [];
  for (const path of paths) {
    const bytes = await readBytes(path, io.readFile(join(folder, path)), LARGEST);
    texts.push({ path, text: new TextDecoder().decode(bytes) });
  }
  return texts;
}

export const trace: Command = {
  name: 'trace',
  summary: 'hold rules, code and tests of a game of your own against each other',
  usage: ['[GAME ...] --module FILE [--folder DIR] [--json]'],
  about: [
    'Tells of each clause of the rules page where code cites it and which tests name it, and what does not agree: a clause without a test, a clause that does not exist, options, defaults and players that the page has and the game has not, or the other way round, an option of which tests do not name two values.',
    'The page is the rulesPage of the entry that the module exports. All games of the modules, unless some are named.',
  ],
  flags,
  notes: ['Exit code 1 where something does not agree. It needs the package typescript.'],
  words: 'game',
  async run(args, io) {
    const { values, positionals } = readArgs(args, flags);
    const own = [...(io.games?.modules.keys() ?? [])];
    if (own.length === 0) throw new UsageError('trace is for games of your own: give --module FILE');
    const asked = positionals.map((id) => entryArg(id, io));
    const stranger = asked.find((entry) => !own.includes(entry));
    if (stranger) throw new UsageError(`${stranger.id} is in none of the modules`);
    const { traceEntry, formatTrace } = await loadTracing();
    const files = await textsIn(values.folder ?? '.', io);
    let problems = 0;
    for (const entry of asked.length > 0 ? asked : own) {
      const report = await traceEntry(entry, files);
      problems += report.problems.length;
      const text = values.json ? JSON.stringify({ game: entry.id, ...report }) : formatTrace(report);
      await io.stdout.write(`${text}\n`);
    }
    return problems === 0 ? exitCodes.well : exitCodes.deviates;
  },
};
