import { type BotPreparation, botsFor } from '../analysis/tournament/bots.js';
import type { Platform } from '../analysis/tournament/platform.js';
import { mergeTournaments, type TournamentResult } from '../analysis/tournament/result.js';
import { type AnyTournament, tournamentOn } from '../analysis/tournament/tournament.js';
import type { Entry } from '../entry/entry.js';
import { loadedGame } from '../entry/given-game.js';
import { GameError } from '../kernel/errors.js';
import type { AnyGame } from '../kernel/types.js';
import { platform } from '../platform/node.js';
import { wrap } from '../render/terminal-width.js';
import { entryArg, naturalFlag, onlyOne, readArgs } from './args.js';
import type { Command } from './command.js';
import { FileError, UsageError } from './errors.js';
import { moduleIn } from './games-at-hand.js';
import type { CommandIo } from './io.js';
import { optionsAsked, optionsMeant } from './options-flag.js';
import { columns } from './output.js';
import { moduleFlag } from './own-games.js';
import { percentDone } from './progress.js';
import { isOfAsker, type QueueArgs, queuedRun, queueFlags } from './queue.js';
import { readBytes } from './read-file.js';
import type { ResultFile } from './result-file.js';
import { type Playing, playedGames, readResult, runGames } from './run-games.js';
import { luckAsked, luckFlag, type PlayFlags, rangeFlags, rangeOf, runArgs, runFlags, withTable } from './runs.js';
import { tournamentText } from './tournament-text.js';

/** No table or other file of a bot is larger. */
const MAX_BOT_BYTES = 256 * 2 ** 20;

/** Columns for a bot's description, beside its name. */
const ABOUT_WIDTH = 60;

async function botsText(entry: Entry): Promise<string> {
  const rows = Object.entries(await botsFor(entry)).flatMap(([name, { about, parameters }]) => [
    ...wrap(about, ABOUT_WIDTH).map((line, i) => [i === 0 ? name : '', line]),
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
  return columns([['BOT', `OF ${entry.id}`], ...rows, ...module]);
}

interface TournamentFlags extends PlayFlags, QueueArgs {
  readonly bots?: readonly string[] | undefined;
  readonly workers?: string | undefined;
  readonly 'action-timeout'?: string | undefined;
  readonly 'worker-memory'?: string | undefined;
}

/** Errors for which what was asked for is to blame, not this program. */
function asUsage(error: unknown, game: AnyGame, options: object | undefined): unknown {
  if (!isOfAsker(error)) return error;
  return new UsageError(`${error.message}${optionsMeant(game, options ?? {})}`, { cause: error.cause });
}

/** The tournament that the flags ask for. @throws UsageError, FileError (as rejections) */
async function tournamentOf(entry: Entry, flags: TournamentFlags, usualWorkers: number, io: CommandIo) {
  const game = await entry.load();
  const bots = (flags.bots ?? []).flatMap((list) => list.split(','));
  if (bots.length === 0) throw new UsageError('--bots is missing: who plays; --bots help lists the names');
  const games = rangeOf(flags);
  const resume = flags.resume === undefined ? undefined : await readResult(mergeTournaments, flags.resume, io);
  const table = resume?.game === game.id ? withTable(flags, resume) : flags;
  const seconds = naturalFlag(flags['action-timeout'], '--action-timeout', 1);
  return {
    game: entry,
    module: moduleIn(io, entry),
    bots,
    games,
    seed: flags.seed ?? resume?.seed ?? io.freshSeed(),
    players: naturalFlag(table.players, '--players', 1),
    options: optionsAsked(game, table),
    luck: luckAsked(flags, resume),
    workers: naturalFlag(flags.workers, '--workers', 0) ?? usualWorkers,
    actionTimeout: seconds === undefined ? undefined : seconds * 1000,
    workerMemory: naturalFlag(flags['worker-memory'], '--worker-memory', 1),
    resume,
  } satisfies AnyTournament;
}

function playGames(asked: AnyTournament, out: ResultFile, quiet: boolean, io: CommandIo): Promise<TournamentResult> {
  const world: Platform = {
    ...platform,
    readFile: (file) => readBytes(file, io.readFile(file), MAX_BOT_BYTES),
  };
  const play = (playing: Playing<TournamentResult>, tell: (text: string) => Promise<void>) => {
    const onPreparing = ({ bot, done, total }: BotPreparation): void =>
      void tell(percentDone(`preparing bot ${bot}`, done, total));
    return tournamentOn(world, { ...asked, ...(playing.signal && { onPreparing }), ...playing });
  };
  return playedGames(asked.games, play, out, quiet, io);
}

/** @throws UsageError, FileError (as rejections) */
async function played(asked: AnyTournament, flags: TournamentFlags, out: ResultFile, quiet: boolean, io: CommandIo) {
  try {
    return await playGames(asked, out, quiet, io);
  } catch (error) {
    if (error instanceof GameError && error.code === 'INVALID_RECORD' && flags.resume !== undefined) {
      throw new FileError(flags.resume, error.message, error);
    }
    throw asUsage(error, await loadedGame(asked.game), asked.options);
  }
}

const flags = {
  ...moduleFlag,
  bots: {
    type: 'string',
    multiple: true,
    value: 'BOT,...',
    kind: 'bots',
    about:
      'the bots: BOT is a name, with parameters behind colons, as in mcts:iterations=200:exploration=1, or a module of your own, module:file=bot.js:export=name; help lists the names',
  },
  ...rangeFlags,
  players: { type: 'string', value: 'n', about: 'players in a game (as many as bots, or as near as can be)' },
  ...luckFlag,
  workers: {
    type: 'string',
    value: 'n',
    about:
      'play in n threads, where bots do no harm; the result is the same (1 with --out, else 0: in the command’s own)',
  },
  'action-timeout': {
    type: 'string',
    value: 's',
    about:
      'with workers: a bot that takes longer than so many seconds for one action is held to hang, and ends the run (60)',
  },
  'worker-memory': { type: 'string', value: 'n', about: 'with workers: MiB for the heap of each (512)' },
  ...runFlags,
  ...queueFlags,
} as const;

/** What `--queue` leaves to the workers. */
const ofWorkers = ['workers', 'action-timeout', 'worker-memory'] as const;

/** The tournament, played by others. @throws UsageError, FileError (as rejections) */
async function queued(
  entry: Entry,
  flags: TournamentFlags & { readonly queue: string },
  out: ResultFile,
  quiet: boolean,
  io: CommandIo,
): Promise<TournamentResult | null> {
  const given = ofWorkers.find((name) => flags[name] !== undefined);
  if (given !== undefined) throw new UsageError(`--${given}: with --queue others play: see dicewright worker`);
  const saysWhat = flags.bots !== undefined || flags.run === undefined;
  const asked = saysWhat ? await tournamentOf(entry, flags, 0, io) : null;
  return queuedRun<TournamentResult>(
    {
      flags,
      format: 'dicewright/1 tournament',
      handIn: (queue, chunk) => queue.tournament({ ...(asked as AnyTournament), chunk }),
      game: entry.id,
      games: asked?.games,
      async compare(result) {
        const table = withTable(flags, result);
        const seed = flags.seed ?? result.seed;
        const options = optionsAsked(await entry.load(), table);
        const luck = luckAsked(flags, result);
        const same = {
          ...(asked as AnyTournament),
          seed,
          players: Number(table.players),
          options,
          luck,
          resume: result,
        };
        await tournamentOn(platform, { ...same, games: [0, 0] });
      },
    },
    out,
    quiet,
    io,
  );
}

export const tournament: Command = {
  name: 'tournament',
  summary: 'let bots play against each other, and show which is better',
  usage: [
    'GAME --bots BOT,BOT... --games n [--from a] [--to b] [--players n] [--seed s] [--edition NAME] [--options OPTIONS] [--luck removed] [--workers n] [--action-timeout s] [--worker-memory n] [--json] [--out FILE] [--resume FILE] [--merge FILE...] [--quiet]',
    'GAME --bots BOT,BOT... --games n --queue URL [--chunk n] [--run ID] [--stop] ...',
    '--merge FILE... [--json] [--out FILE]',
    'GAME --bots help',
  ],
  about: [
    'Lets bots play games 0 to n-1 against each other, in every seat in turn, and shows who wins, how often and with which scores. Each game depends on the seed and its number alone: results of parts that are merged are those of one run.',
  ],
  flags,
  words: 'game',
  async run(words, io) {
    const { values, positionals } = readArgs(words, flags);
    const args = runArgs(values, positionals);
    const { games, out, flags: asked } = args;
    if (games && asked.bots?.includes('help')) {
      await io.stdout.write(await botsText(entryArg(onlyOne(games, 'GAME'), io)));
      return 0;
    }
    return runGames(
      {
        merge: mergeTournaments,
        text: tournamentText,
        async play(entry, asked, file, quiet, io) {
          const workers = out === undefined ? 0 : 1;
          return played(await tournamentOf(entry, asked, workers, io), asked, file, quiet, io);
        },
        queued,
      },
      args,
      io,
    );
  },
};
