import { GameError } from '../kernel/errors.js';
import { didYouMean } from '../kernel/suggestion.js';
import { advise } from './advise.js';
import { chances } from './chances.js';
import { type Command, helpOf } from './command.js';
import { complain, complainOfFile } from './complain.js';
import { completion } from './completion.js';
import { env } from './env.js';
import { FileError, Interrupted, UsageError } from './errors.js';
import { exitCodeOf, exitCodes, exitCodesHelp } from './exit-codes.js';
import { golden } from './golden.js';
import type { CommandIo } from './io.js';
import { laws } from './laws.js';
import { learn } from './learn.js';
import { list } from './list.js';
import { mcp } from './mcp.js';
import { newPackage } from './new/new-package.js';
import { odds } from './odds.js';
import { takeModules } from './own-games.js';
import { play } from './play.js';
import { puzzles } from './puzzles.js';
import { readme } from './readme.js';
import { replay } from './replay.js';
import { review } from './review.js';
import { schema } from './schema.js';
import { simulate } from './simulate.js';
import { solve } from './solve.js';
import { stats } from './stats.js';
import { table } from './table-page.js';
import { tournament } from './tournament.js';
import { trace } from './trace.js';
import { verify } from './verify.js';
import { worker } from './worker.js';

const tools: readonly Command[] = [
  list,
  play,
  replay,
  review,
  puzzles,
  stats,
  verify,
  chances,
  simulate,
  tournament,
  worker,
  odds,
  advise,
  solve,
  learn,
  schema,
  env,
  mcp,
  laws,
  golden,
  trace,
  readme,
  table,
  newPackage,
];
const commands: readonly Command[] = [...tools, completion(tools)];

const usage = `Usage: dicewright COMMAND [arguments]

Commands:
${commands.map(({ name, summary }) => `  ${name.padEnd(12)}${summary}`).join('\n')}

  dicewright COMMAND --help   describes a command
  dicewright --version        shows the version

${exitCodesHelp}`;

/** The arguments before `--` that ask for help or for the version. */
function asksFor(args: readonly string[], ...flags: readonly string[]): boolean {
  const end = args.indexOf('--');
  return (end < 0 ? args : args.slice(0, end)).some((arg) => flags.includes(arg));
}

/** The command that is asked for, or asked about. */
const commandOf = ([name, ...args]: readonly string[]): Command | undefined =>
  commands.find((one) => one.name === (name === 'help' ? args[0] : name));

async function dispatch(argv: readonly string[], io: CommandIo): Promise<number> {
  const [name, ...args] = argv;
  if (name === undefined) throw new UsageError('a command is missing');
  if (name === '--help' || name === '-h' || (name === 'help' && args.length === 0)) {
    await io.stdout.write(usage);
    return exitCodes.well;
  }
  if (name === '--version' || name === '-v') {
    await io.stdout.write(`${io.version}\n`);
    return exitCodes.well;
  }
  const command = commandOf(argv);
  if (!command) {
    const wanted = (name === 'help' ? args[0] : name) ?? '';
    const names = commands.map((one) => one.name);
    throw new UsageError(`there is no command ${wanted}${didYouMean(wanted, names)}`);
  }
  const taken = await takeModules(name === 'help' ? args.slice(1) : args, command.flags, io.folder);
  const at = taken.games ? { ...io, games: taken.games } : io;
  if (name === 'help' || asksFor(args, '--help', '-h')) {
    const rest = taken.args.filter((arg) => arg !== '--help' && arg !== '-h');
    const more = rest.length > 0 ? await command.moreHelp?.(rest, at) : undefined;
    await io.stdout.write(`${helpOf(command)}${more ?? ''}`);
    return exitCodes.well;
  }
  return command.run(taken.args, at);
}

/** Whether what was asked for is to blame: an impossible seed is a GameError. */
const isUsage = (error: unknown): error is Error =>
  error instanceof UsageError || (error instanceof GameError && error.code === 'INVALID_SETUP');

function told(error: unknown, argv: readonly string[], env: CommandIo['env']): string {
  if (error instanceof Interrupted) return error.message;
  const command = commandOf(argv);
  const help = `dicewright ${command === undefined ? '' : `${command.name} `}--help`;
  if (isUsage(error)) return `${error.message}; see ${help}`;
  if (env.DICEWRIGHT_DEBUG) throw error;
  const message = error instanceof Error ? error.message : 'unknown';
  return `an error in dicewright itself: ${message} (DICEWRIGHT_DEBUG=1 shows where)`;
}

/**
 * The command `dicewright`.
 *
 * @param argv - what follows `dicewright`
 * @returns the exit code, one of {@link exitCodes} or that of an interrupt
 */
export async function run(argv: readonly string[], io: CommandIo): Promise<number> {
  try {
    return await dispatch(argv, io);
  } catch (error) {
    await (error instanceof FileError ? complainOfFile(io, error) : complain(io, told(error, argv, io.env)));
    return exitCodeOf(error, isUsage(error));
  }
}
