import { botsFor } from '../analysis/tournament/bots.js';
import { TournamentError } from '../analysis/tournament/play.js';
import { mergeTournaments, type TournamentResult } from '../analysis/tournament/result.js';
import { tournamentOn } from '../analysis/tournament/tournament.js';
import { GameError } from '../kernel/errors.js';
import type { AnyGame } from '../kernel/types.js';
import { platform } from '../platform/node.js';
import { gameArg, naturalFlag, onlyOne, optionsFlag, readArgs } from './args.js';
import { FileError, judging, UsageError } from './errors.js';
import type { Command, CommandIo } from './io.js';
import { columns } from './output.js';
import { readBytes, readJson } from './record-file.js';
import { gamesShown, mergedFiles, rangeFlags, rangeOf, runArgs } from './runs.js';
import { tournamentText } from './tournament-text.js';

const help = `Usage: dicewright tournament GAME --bots BOT,BOT... --games n [--from a]
                             [--to b] [--players n] [--seed s] [--options JSON]
                             [--workers n] [--json] [--resume FILE]
                             [--merge FILE...]
       dicewright tournament --merge FILE... [--json]
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
  --workers n      play in n threads; the result is the same
  --json           print the result as JSON, which can be merged and resumed
  --resume FILE    go on from a result that was printed as JSON: only games that
                   it lacks are played; its seed is taken where none is given
  --merge FILE...  merge results that were printed as JSON
`;

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
      `${what}${isFile ? ' (a file)' : fallback === undefined ? '' : ` (${fallback})`}`,
    ]),
  ]);
  const module = [
    ['module', 'a module of your own'],
    ['  file=', 'its file'],
    ['  export=', 'a function from the game to a bot (default)'],
  ];
  return columns([['BOT', `OF ${game.id}`], ...rows, ...module]);
}

interface PlayFlags {
  readonly bots?: readonly string[] | undefined;
  readonly games?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly players?: string | undefined;
  readonly seed?: string | undefined;
  readonly options?: string | undefined;
  readonly workers?: string | undefined;
  readonly resume?: string | undefined;
}

/** What went wrong because of what was asked for, and not in this program. */
function asUsage(error: unknown): unknown {
  const isAsked =
    error instanceof TournamentError ||
    error instanceof RangeError ||
    (error instanceof GameError && error.code === 'INVALID_SETUP');
  return isAsked ? new UsageError((error as Error).message) : error;
}

async function playGames(game: AnyGame, flags: PlayFlags, io: CommandIo): Promise<TournamentResult> {
  const bots = (flags.bots ?? []).flatMap((list) => list.split(','));
  if (bots.length === 0) throw new UsageError('--bots is missing: who plays; --bots help tells the names');
  const range = rangeOf(flags);
  const resume = flags.resume === undefined ? undefined : await readResult(flags.resume, io);
  const { show, end } = gamesShown(io);
  const readFile = (file: string): Promise<Uint8Array> => readBytes(file, io.readFile(file), MAX_BOT_BYTES);
  try {
    return await tournamentOn(
      { ...platform, readFile },
      {
        game,
        bots,
        games: range,
        seed: flags.seed ?? resume?.seed ?? io.freshSeed(),
        players: naturalFlag(flags.players, '--players', 1),
        options: optionsFlag(flags.options),
        workers: naturalFlag(flags.workers, '--workers', 0),
        resume,
        onProgress: ({ done, total }) => show(done, total),
      },
    );
  } catch (error) {
    if (error instanceof GameError && error.code === 'INVALID_RECORD' && flags.resume !== undefined) {
      throw new FileError(flags.resume, error.message, error);
    }
    throw asUsage(error);
  } finally {
    await end();
  }
}

export const tournament: Command = {
  name: 'tournament',
  summary: 'let bots play against each other, and tell who is better',
  help,
  async run(args, io) {
    const { values, positionals } = readArgs(args, {
      ...rangeFlags,
      bots: { type: 'string', multiple: true },
      players: { type: 'string' },
      seed: { type: 'string' },
      options: { type: 'string' },
      workers: { type: 'string' },
      resume: { type: 'string' },
      json: { type: 'boolean' },
      merge: { type: 'boolean' },
    });
    const { games, files, json, flags } = runArgs(values, positionals);
    let played: TournamentResult | undefined;
    if (games) {
      const game = await gameArg(onlyOne(games, 'GAME'));
      if (flags.bots?.includes('help')) {
        await io.stdout.write(await botsText(game));
        return 0;
      }
      played = await playGames(game, flags, io);
    }
    const result = await mergedFiles(played, files, (file) => readResult(file, io), merge);
    await io.stdout.write(json ? `${JSON.stringify(result)}\n` : tournamentText(result));
    return 0;
  },
};
