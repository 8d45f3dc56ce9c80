import { type BotPreparation, botsFor } from '../analysis/tournament/bots.js';
import type { Platform } from '../analysis/tournament/platform.js';
import { TournamentError } from '../analysis/tournament/play.js';
import { mergeTournaments, type TournamentResult } from '../analysis/tournament/result.js';
import { type AnyTournament, type TournamentProgress, tournamentOn } from '../analysis/tournament/tournament.js';
import { GameError } from '../kernel/errors.js';
import type { AnyGame } from '../kernel/types.js';
import { platform } from '../platform/node.js';
import { gameArg, naturalFlag, onlyOne, optionsFlag, readArgs } from './args.js';
import { FileError, judging, UsageError } from './errors.js';
import type { Command, CommandIo } from './io.js';
import { columns } from './output.js';
import { progressTo } from './progress.js';
import { readBytes, readJson } from './record-file.js';
import { ResultFile } from './result-file.js';
import {
  gamesShown,
  mergedFiles,
  type PlayFlags,
  rangeFlags,
  rangeOf,
  runArgs,
  runFileFlags,
  runFileHelp,
  withTable,
} from './runs.js';
import { tournamentText } from './tournament-text.js';

const help = `Usage: dicewright tournament GAME --bots BOT,BOT... --games n [--from a]
                             [--to b] [--players n] [--seed s] [--options JSON]
                             [--workers n] [--action-timeout s]
                             [--worker-memory n] [--json] [--out FILE]
                             [--resume FILE] [--merge FILE...]
       dicewright tournament --merge FILE... [--json] [--out FILE]
       dicewright tournament GAME --bots help

Lets bots play games 0 to n-1 against each other, in every seat in turn, and
tells who wins, how often and with which scores. Each game depends on the seed
and its number alone: results of parts that are merged are those of one run.

  --bots BOT,...   the bots: BOT is a name, with parameters behind colons, as in
                   mcts:iterations=200:exploration=1, or a module of your own,
                   module:file=bot.js:export=name; help tells the names
  --games n        number of games of the whole run
  --from a --to b  play only games a to b-1 of it
  --players n      players in a game (as many as bots, or as near as can be)
  --seed s         any text; without it a new one is made, and told
  --options JSON   options of the game: see list
  --workers n      play in n threads, where bots do no harm; the result is the
                   same (1 with --out, else 0: in the command's own)
  --action-timeout s
                   with workers: a bot that takes longer than so many seconds
                   for one action is held to hang, and ends the run (60)
  --worker-memory n
                   with workers: MiB for the heap of each (512)
  --json           print the result as JSON, which can be merged and resumed
${runFileHelp}`;

/** No table or other file of a bot is larger. */
const MAX_BOT_BYTES = 256 * 2 ** 20;

async function readResult(file: string, io: CommandIo): Promise<TournamentResult> {
  const value = await readJson(io, file);
  return judging(file, async () => mergeTournaments(value as TournamentResult));
}

function merge(whole: TournamentResult, part: TournamentResult, file: string): TournamentResult {
  try {
    return mergeTournaments(whole, part);
  } catch (error) {
    throw error instanceof GameError ? new FileError(file, error.message, error) : error;
  }
}

/** The bots that can be named, with their parameters. */
async function botsText(game: AnyGame): Promise<string> {
  const rows = Object.entries(await botsFor(game)).flatMap(([name, { about, parameters }]) => [
    [name, about],
    ...parameters.map(({ name: parameter, about: what, default: fallback, isFile }) => [
      `  ${parameter}=`,
      `${what}${isFile ? ' (a file)' : fallback === undefined || fallback === '' ? '' : ` (${fallback})`}`,
    ]),
  ]);
  const module = [
    ['module', 'a module of your own'],
    ['  file=', 'its file'],
    ['  export=', 'a function from the game to a bot (default)'],
  ];
  return columns([['BOT', `OF ${game.id}`], ...rows, ...module]);
}

interface TournamentFlags extends PlayFlags {
  readonly bots?: readonly string[] | undefined;
  readonly workers?: string | undefined;
  readonly 'action-timeout'?: string | undefined;
  readonly 'worker-memory'?: string | undefined;
}

/** What went wrong because of what was asked for, and not in this program. */
function asUsage(error: unknown): unknown {
  const isAsked =
    error instanceof TournamentError ||
    error instanceof RangeError ||
    (error instanceof GameError && error.code === 'INVALID_SETUP');
  return isAsked ? new UsageError((error as Error).message) : error;
}

/** The tournament that the flags ask for. @throws UsageError, FileError (as rejections) */
async function tournamentOf(game: AnyGame, flags: TournamentFlags, usualWorkers: number, io: CommandIo) {
  const bots = (flags.bots ?? []).flatMap((list) => list.split(','));
  if (bots.length === 0) throw new UsageError('--bots is missing: who plays; --bots help tells the names');
  const games = rangeOf(flags);
  const resume = flags.resume === undefined ? undefined : await readResult(flags.resume, io);
  const { players, options } = resume?.game === game.id ? withTable(flags, resume) : flags;
  const seconds = naturalFlag(flags['action-timeout'], '--action-timeout', 1);
  return {
    game,
    bots,
    games,
    seed: flags.seed ?? resume?.seed ?? io.freshSeed(),
    players: naturalFlag(players, '--players', 1),
    options: optionsFlag(options),
    workers: naturalFlag(flags.workers, '--workers', 0) ?? usualWorkers,
    actionTimeout: seconds === undefined ? undefined : seconds * 1000,
    workerMemory: naturalFlag(flags['worker-memory'], '--worker-memory', 1),
    resume,
  } satisfies AnyTournament;
}

async function playGames(asked: AnyTournament, out: ResultFile, io: CommandIo): Promise<TournamentResult> {
  const { show, end } = gamesShown(io);
  const preparing = progressTo(io);
  const world: Platform = {
    ...platform,
    readFile: (file) => readBytes(file, io.readFile(file), MAX_BOT_BYTES),
  };
  let progress: TournamentProgress | undefined;
  const onProgress = async (told: TournamentProgress): Promise<void> => {
    progress = told;
    await preparing.end();
    await show(told.done, told.total);
    await out.keep(told.result);
  };
  const onPreparing = ({ bot, done, total }: BotPreparation): void =>
    preparing.tell(`preparing bot ${bot}`, done, total);
  const none = typeof asked.games === 'number' ? 0 : asked.games[0];
  try {
    return await out.keeping(
      (signal) => tournamentOn(world, { ...asked, onPreparing, onProgress, signal }),
      () => progress?.result(),
      () => tournamentOn(world, { ...asked, games: [none, none] }),
    );
  } finally {
    await preparing.end();
    await end();
  }
}

/** @throws UsageError, FileError (as rejections) */
async function played(asked: AnyTournament, flags: TournamentFlags, out: ResultFile, io: CommandIo) {
  try {
    return await playGames(asked, out, io);
  } catch (error) {
    if (error instanceof GameError && error.code === 'INVALID_RECORD' && flags.resume !== undefined) {
      throw new FileError(flags.resume, error.message, error);
    }
    throw asUsage(error);
  }
}

export const tournament: Command = {
  name: 'tournament',
  summary: 'let bots play against each other, and tell who is better',
  help,
  async run(args, io) {
    const { values, positionals } = readArgs(args, {
      ...rangeFlags,
      ...runFileFlags,
      bots: { type: 'string', multiple: true },
      players: { type: 'string' },
      seed: { type: 'string' },
      options: { type: 'string' },
      workers: { type: 'string' },
      'action-timeout': { type: 'string' },
      'worker-memory': { type: 'string' },
      json: { type: 'boolean' },
      merge: { type: 'boolean' },
    });
    const { games, files, json, out, flags } = runArgs(values, positionals);
    const file = new ResultFile(out, io);
    let whole: TournamentResult | undefined;
    if (games) {
      const game = await gameArg(onlyOne(games, 'GAME'));
      if (flags.bots?.includes('help')) {
        await io.stdout.write(await botsText(game));
        return 0;
      }
      whole = await played(await tournamentOf(game, flags, out === undefined ? 0 : 1, io), flags, file, io);
    }
    const result = await mergedFiles(whole, files, (name) => readResult(name, io), merge);
    await file.end(result, json ? `${JSON.stringify(result)}\n` : tournamentText(result));
    return 0;
  },
};
