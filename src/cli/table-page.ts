import { moduleFile } from '../platform/installed.js';
import { platform } from '../platform/node.js';
import { naturalFlag, readArgs } from './args.js';
import type { Command } from './command.js';
import { complain } from './complain.js';
import { UsageError } from './errors.js';
import { exitCodes } from './exit-codes.js';
import { interruptible } from './interruptible.js';
import { moduleFlag } from './own-games.js';

/** What the package dicewright-table is asked to serve. */
export interface TableAsked {
  /** Modules with games: files, or packages installed in the folder; `FILE#EXPORT` for one of their games. */
  readonly modules: readonly string[];
  readonly folder: string;
  /** 0: any free one. */
  readonly port: number;
  /** Called about a module that can no longer be built; its last games are played on. */
  readonly onProblem: (message: string) => void;
}

/** The table, as it is served on this machine. */
export interface ServedTable {
  readonly address: string;
  /** The games of the modules, each with the address of its page. */
  readonly games: readonly { readonly title: string; readonly address: string }[];
  readonly close: () => Promise<void>;
}

const PACKAGE = 'dicewright-table';
/** The page keeps games under its address, so that should be the same the next time. */
const PORT = 4646;
const LAST_PORT = 65_535;

const flags = {
  // The page's own server loads them, TypeScript too.
  module: { ...moduleFlag.module, about: 'games of your own, as often as you like' },
  port: { type: 'string', value: 'n', about: `where it is served, 0 for any port that is free (${PORT})` },
} as const;

type Serve = (asked: TableAsked) => Promise<ServedTable>;

/** What serves the table. @throws UsageError (as a rejection) where it is not installed */
async function serverIn(folder: string): Promise<Serve> {
  const file = moduleFile(PACKAGE, folder);
  if (file === PACKAGE) throw new UsageError(`table needs the package ${PACKAGE}: npm install ${PACKAGE}`);
  const { serveTable } = await platform.loadModule(file);
  return serveTable as Serve;
}

export const table: Command = {
  name: 'table',
  summary: 'serve the page on which games are played',
  usage: ['[--module FILE|PACKAGE[#EXPORT]]... [--port n]'],
  about: [
    `Serves the table on this machine: the page with all games, and those of your own. It needs the package ${PACKAGE} beside dicewright: npm install ${PACKAGE}.`,
    'Modules may be TypeScript, too. What was edited is there when the page is loaded anew.',
  ],
  flags,
  words: [],
  async run(args, io) {
    const { values, positionals } = readArgs(args, flags);
    if (positionals.length > 0) throw new UsageError(`expected --module before ${positionals[0]}`);
    const port = naturalFlag(values.port, '--port', 0) ?? PORT;
    if (port > LAST_PORT) throw new UsageError(`--port: expected a number up to ${LAST_PORT}, got ${port}`);
    const serve = await serverIn(io.folder);
    const asked = {
      modules: values.module ?? [],
      folder: io.folder,
      port,
      onProblem: (why: string) => void complain(io, why),
    };
    const served = await serve(asked).catch((error: Error) => {
      throw new UsageError(error.message, { cause: error });
    });
    const lines = served.games.map(({ title, address }) => `${title}: ${address}\n`);
    return interruptible(io, async (signal) => {
      // By now an interrupt is listened for, in case it comes as soon as this is read.
      await io.stdout.write(`The table: ${served.address} (Ctrl-C ends)\n${lines.join('')}`);
      if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve));
      await served.close();
      return exitCodes.well;
    });
  },
};
