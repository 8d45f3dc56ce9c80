import { mergeSimulations, type SimulationResult } from '../analysis/simulation/result.js';
import { type AnySimulation, simulationOn } from '../analysis/simulation/simulation.js';
import type { Entry } from '../entry/entry.js';
import { platform } from '../platform/node.js';
import { entryArg, onlyOne, playersFlag, readArgs, tableFlags } from './args.js';
import type { Command } from './command.js';
import { judging, UsageError } from './errors.js';
import { moduleIn } from './games-at-hand.js';
import type { CommandIo } from './io.js';
import { moduleFlag } from './own-games.js';
import { type QueueArgs, queuedRun, queueFlags } from './queue.js';
import type { ResultFile } from './result-file.js';
import { type Playing, playedGames, readResult, runGames } from './run-games.js';
import { luckAsked, luckFlag, type PlayFlags, rangeFlags, rangeOf, runArgs, runFlags, withTable } from './runs.js';
import { simulationText } from './simulation-text.js';
import { styleOf } from './style.js';
import { isSweep, sweep, sweepFlags, sweepPlot, sweepText } from './sweep.js';

/** What to play. @throws UsageError, FileError (as rejections) */
async function simulationAsked(entry: Entry, flags: PlayFlags, io: CommandIo) {
  const game = await entry.load();
  const games = rangeOf(flags);
  const resume = flags.resume === undefined ? undefined : await readResult(mergeSimulations, flags.resume, io);
  const { players, options } = tableFlags(game, resume?.game === game.id ? withTable(flags, resume) : flags);
  const seed = flags.seed ?? resume?.seed ?? io.freshSeed();
  const luck = luckAsked(flags, resume);
  const asked = { game: entry, games, players, options, seed, luck, resume } satisfies AnySimulation;
  // Whether it is the same simulation.
  if (resume) {
    const file = flags.resume as string;
    await judging(file, () => simulationOn(platform, { ...asked, games: 0 }));
  }
  return asked;
}

const flags = {
  ...moduleFlag,
  ...rangeFlags,
  players: playersFlag,
  ...luckFlag,
  ...sweepFlags,
  ...runFlags,
  ...queueFlags,
} as const;

/** The simulation, played by others. @throws UsageError, FileError (as rejections) */
async function queued(
  entry: Entry,
  flags: PlayFlags & QueueArgs & { readonly queue: string },
  out: ResultFile,
  quiet: boolean,
  io: CommandIo,
): Promise<SimulationResult | null> {
  const saysWhat = flags.games !== undefined || flags.run === undefined;
  const asked = saysWhat ? await simulationAsked(entry, flags, io) : null;
  return queuedRun<SimulationResult>(
    {
      flags,
      format: 'dicewright-simulation/1',
      game: entry.id,
      games: asked?.games,
      handIn: (queue, chunk) => queue.simulation({ ...(asked as AnySimulation), module: moduleIn(io, entry), chunk }),
      async compare(result) {
        const table = tableFlags(await entry.load(), withTable(flags, result));
        const seed = flags.seed ?? result.seed;
        const luck = luckAsked(flags, result);
        const same = { ...(asked as AnySimulation), ...table, seed, luck, games: 0, resume: result };
        await simulationOn(platform, same);
      },
    },
    out,
    quiet,
    io,
  );
}

export const simulate: Command = {
  name: 'simulate',
  summary: 'play many random games, and count who wins',
  usage: [
    'GAME --games n [--from a] [--to b] [--players n] [--seed s] [--edition NAME] [--options OPTIONS] [--luck removed] [--json] [--out FILE] [--resume FILE] [--merge FILE...] [--quiet]',
    'GAME --sweep OPTION=a,b,... --games n [--players n,n] [--level BOT] [--luck removed] [--svg FILE] [--seed s] [--json] [--quiet]',
    'GAME --games n --queue URL [--chunk n] [--run ID] [--stop] ...',
    '--merge FILE... [--json] [--out FILE]',
  ],
  about: [
    'Plays games 0 to n-1 with random legal actions and shows who wins, and with which scores. A game that is purposeful (see list) is played with its purpose: at random it would hardly ever end. Game i has the seed "s/i", so that a run can be split: results of its parts that are merged are the result of one run. VICTORY is the share of a seat in all games, where a win of several counts in parts.',
  ],
  flags,
  words: 'game',
  async run(words, io) {
    const { values, positionals } = readArgs(words, flags);
    const args = runArgs(values, positionals);
    const { games, json, quiet, out, flags: asked } = args;
    if (isSweep(asked)) {
      const entry = entryArg(onlyOne(games ?? [], 'GAME'), io);
      for (const name of ['resume', 'queue'] as const) {
        if (asked[name] !== undefined) throw new UsageError(`--${name}: not with --sweep`);
      }
      if (out !== undefined) throw new UsageError('--out: not with --sweep');
      const swept = await sweep(entry, asked, quiet, io);
      if (asked.svg !== undefined) await io.writeFile(asked.svg, sweepPlot(swept));
      await io.stdout.write(json ? `${JSON.stringify(swept)}\n` : sweepText(swept, styleOf(io.stdout, io.env)));
      return 0;
    }
    for (const name of ['level', 'svg'] as const) {
      if (asked[name] !== undefined) throw new UsageError(`--${name}: that is for --sweep`);
    }
    return runGames(
      {
        merge: mergeSimulations,
        text: simulationText,
        async play(entry, asked, file, quiet, io) {
          const simulation = await simulationAsked(entry, asked, io);
          const play = (playing: Playing<SimulationResult>) => simulationOn(platform, { ...simulation, ...playing });
          return playedGames(simulation.games, play, file, quiet, io);
        },
        queued,
      },
      args,
      io,
    );
  },
};
