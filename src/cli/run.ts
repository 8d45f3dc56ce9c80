import { GameError } from '../kernel/errors.js';
import { cleanText } from '../render/clean.js';
import { advise } from './advise.js';
import { FileError, Interrupted, UsageError } from './errors.js';
import type { Command, CommandIo } from './io.js';
import { list } from './list.js';
import { odds } from './odds.js';
import { play } from './play.js';
import { replay } from './replay.js';
import { simulate } from './simulate.js';
import { tournament } from './tournament.js';
import { verify } from './verify.js';

const commands: readonly Command[] = [list, replay, verify, play, simulate, tournament, odds, advise];

const usage = `Usage: dicewright COMMAND [arguments]

Commands:
${commands.map(({ name, summary }) => `  ${name.padEnd(12)}${summary}`).join('\n')}

  dicewright COMMAND --help   tells about a command
  dicewright --version        tells the version

Exit codes: 0 all is well; 1 a record deviates, a file is bad, or the usage is wrong;
129, 130, 143 a run that writes a file was interrupted.
`;

/** The arguments before `--` that ask for help or for the version. */
function asksFor(args: readonly string[], ...flags: readonly string[]): boolean {
  const end = args.indexOf('--');
  return (end < 0 ? args : args.slice(0, end)).some((arg) => flags.includes(arg));
}

async function dispatch(argv: readonly string[], io: CommandIo): Promise<number> {
  const [name, ...args] = argv;
  if (name === undefined) throw new UsageError('a command is missing');
  if (name === '--help' || name === '-h' || (name === 'help' && args.length === 0)) {
    await io.stdout.write(usage);
    return 0;
  }
  if (name === '--version' || name === '-v') {
    await io.stdout.write(`${io.version}\n`);
    return 0;
  }
  const wanted = name === 'help' ? args[0] : name;
  const command = commands.find((one) => one.name === wanted);
  if (!command) throw new UsageError(`there is no command ${wanted}`);
  if (name === 'help' || asksFor(args, '--help', '-h')) {
    const rest = (name === 'help' ? args.slice(1) : args).filter((arg) => arg !== '--help' && arg !== '-h');
    const more = rest.length > 0 ? await command.moreHelp?.(rest) : undefined;
    await io.stdout.write(`${command.help}${more ?? ''}`);
    return 0;
  }
  return command.run(args, io);
}

/** The one line that tells what went wrong. */
function told(error: unknown, env: CommandIo['env']): string {
  if (error instanceof Interrupted) return error.message;
  if (error instanceof UsageError) return `${error.message}; see dicewright --help`;
  // What a file has done wrong is a FileError by now: this is a seed that can't be one.
  if (error instanceof GameError && error.code === 'INVALID_SETUP') return error.message;
  if (error instanceof FileError) return `${error.file}: ${error.message}`;
  if (env.DICEWRIGHT_DEBUG) throw error;
  const message = error instanceof Error ? error.message : 'unknown';
  return `an error in dicewright itself: ${message} (DICEWRIGHT_DEBUG=1 shows where)`;
}

/**
 * The command `dicewright`.
 *
 * @param argv - what stands after `dicewright`
 * @returns the exit code
 */
export async function run(argv: readonly string[], io: CommandIo): Promise<number> {
  try {
    return await dispatch(argv, io);
  } catch (error) {
    await io.stderr.write(`dicewright: ${cleanText(told(error, io.env))}\n`);
    if (error instanceof FileError) for (const line of error.details) await io.stderr.write(`${line}\n`);
    return error instanceof Interrupted ? error.exitCode : 1;
  }
}
