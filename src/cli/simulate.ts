import { type GameRange, gapsIn, joinedRanges, sizeOf } from '../analysis/runs.js';
import { playout } from '../kernel/playout.js';
import type { AnyGame } from '../kernel/types.js';
import { platform } from '../platform/node.js';
import { gameArg, onlyOne, playersFlag, readArgs, tableFlags } from './args.js';
import type { Command } from './command.js';
import { FileError } from './errors.js';
import type { CommandIo } from './io.js';
import { progressTo } from './progress.js';
import { readJson } from './record-file.js';
import { ResultFile } from './result-file.js';
import { gamesDone, mergedFiles, type PlayFlags, rangeFlags, rangeOf, runArgs, runFlags, withTable } from './runs.js';
import {
  addGame,
  emptySimulation,
  merge,
  parseResult,
  resultOf,
  type Simulation,
  type SimulationHead,
  type SimulationResult,
} from './simulation.js';
import { simulationText } from './simulation-text.js';
import { styleOf } from './style.js';

/** After so many milliseconds others have their turn: an interrupt, the file of the result. */
const TURN = 50;

interface Run {
  readonly game: AnyGame;
  readonly head: SimulationHead;
  readonly range: GameRange;
  /** What is resumed. */
  readonly before: Simulation | null;
}

/** Plays the games that are missing, telling on a terminal how far it is. */
async function playGames(
  { game, head, range, before }: Run,
  out: ResultFile,
  quiet: boolean,
  io: CommandIo,
): Promise<Simulation> {
  const { players, options, seed } = head;
  const gaps = gapsIn(range, before?.ranges ?? []);
  const total = sizeOf(gaps);
  const step = Math.max(1, Math.floor(total / 200));
  const counted = emptySimulation(head, []);
  const played: GameRange[] = [];
  let done = 0;
  const soFar = (): Simulation => {
    const simulation = { ...counted, ranges: joinedRanges(played).ranges };
    return before === null ? simulation : mergeParts(before, simulation, '');
  };
  const { tell, end } = progressTo(io, quiet);
  const playAll = async (signal: AbortSignal): Promise<void> => {
    let turn = io.clock();
    for (const [from, to] of gaps) {
      for (let index = from; index < to; index++) {
        const { actions, outcome } = playout(game, { players, options, seed: `${seed}/${index}` });
        addGame(counted, actions.length, outcome);
        played[played.length - (index === from ? 0 : 1)] = [from, index + 1];
        if (++done % step === 0) await tell(gamesDone(done, total));
        if (io.clock() - turn < TURN) continue;
        await platform.pause();
        signal.throwIfAborted();
        await out.keep(() => resultOf(soFar()));
        turn = io.clock();
      }
    }
  };
  try {
    const result = (): SimulationResult => resultOf(soFar());
    await out.keeping(
      playAll,
      () => (done > 0 ? result() : undefined),
      async () => result(),
    );
  } finally {
    await end();
  }
  return soFar();
}

async function readPart(file: string, io: CommandIo): Promise<Simulation> {
  const parsed = parseResult(await readJson(io, file));
  if ('problem' in parsed) throw new FileError(file, parsed.problem);
  return parsed.simulation;
}

function mergeParts(whole: Simulation, part: Simulation, file: string): Simulation {
  const merged = merge(whole, part);
  if ('problem' in merged) throw new FileError(file, `it can't be merged: ${merged.problem}`);
  return merged.simulation;
}

/** What is to be played. @throws UsageError, FileError (as rejections) */
async function runOf(game: AnyGame, flags: PlayFlags, io: CommandIo): Promise<Run> {
  const range = rangeOf(flags);
  const before = flags.resume === undefined ? null : await readPart(flags.resume, io);
  const { players, options } = tableFlags(game, before?.head.game === game.id ? withTable(flags, before.head) : flags);
  const head: SimulationHead = {
    game: game.id,
    rules: game.rules,
    players,
    options: game.setup({ players, options }).options as object,
    seed: flags.seed ?? before?.head.seed ?? io.freshSeed(),
  };
  if (before !== null) mergeParts(emptySimulation(head, []), before, flags.resume as string);
  return { game, head, range, before };
}

const flags = { ...rangeFlags, players: playersFlag, ...runFlags } as const;

export const simulate: Command = {
  name: 'simulate',
  summary: 'play many random games, and count who wins',
  usage: [
    'GAME --games n [--from a] [--to b] [--players n] [--seed s] [--options OPTIONS] [--json] [--out FILE] [--resume FILE] [--merge FILE...] [--quiet]',
    '--merge FILE... [--json] [--out FILE]',
  ],
  about: [
    'Plays games 0 to n-1 with random legal actions and tells who wins, and with which scores. A game that is purposeful (see list) is played with its purpose: at random it would hardly ever end. Game i has the seed "s/i", so that a run can be split: results of its parts that are merged are the result of one run.',
  ],
  flags,
  words: 'game',
  async run(args, io) {
    const { values, positionals } = readArgs(args, flags);
    const { games, files, json, quiet, out, flags: asked } = runArgs(values, positionals);
    const file = new ResultFile(out, io);
    let simulation: Simulation | undefined;
    if (games) {
      const game = await gameArg(onlyOne(games, 'GAME'));
      simulation = await playGames(await runOf(game, asked, io), file, quiet, io);
    }
    const result = resultOf(await mergedFiles(simulation, files, (name) => readPart(name, io), mergeParts));
    await file.end(result, json ? `${JSON.stringify(result)}\n` : simulationText(result, styleOf(io.stdout, io.env)));
    return 0;
  },
};
