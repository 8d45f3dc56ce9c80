import { type GameRange, gapsIn, joinedRanges, sizeOf } from '../analysis/runs.js';
import { playout } from '../kernel/playout.js';
import type { AnyGame } from '../kernel/types.js';
import { platform } from '../platform/node.js';
import { gameArg, onlyOne, readArgs, tableFlags } from './args.js';
import { FileError } from './errors.js';
import type { Command, CommandIo } from './io.js';
import { readJson } from './record-file.js';
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

const help = `Usage: dicewright simulate GAME --games n [--from a] [--to b] [--players n]
                           [--seed s] [--options JSON] [--json] [--out FILE]
                           [--resume FILE] [--merge FILE...]
       dicewright simulate --merge FILE... [--json] [--out FILE]

Plays games 0 to n-1 with random legal actions and tells who wins, and with
which scores. A game that is purposeful (see list) is played with its purpose:
at random it would hardly ever end. Game i has the seed "s/i", so that a run can
be split: results of its parts that are merged are the result of one run.

  --games n        number of games of the whole run
  --from a --to b  play only games a to b-1 of it
  --players n      number of players (2, or as near as the game allows)
  --seed s         any text; without it a new one is made, and told
  --options JSON   options of the game: see list
  --json           print the result as JSON, which can be merged and resumed
${runFileHelp}`;

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
async function playGames({ game, head, range, before }: Run, out: ResultFile, io: CommandIo): Promise<Simulation> {
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
  const { show, end } = gamesShown(io);
  const playAll = async (signal: AbortSignal): Promise<void> => {
    let turn = io.clock();
    for (const [from, to] of gaps) {
      for (let index = from; index < to; index++) {
        const { actions, outcome } = playout(game, { players, options, seed: `${seed}/${index}` });
        addGame(counted, actions.length, outcome);
        played[played.length - (index === from ? 0 : 1)] = [from, index + 1];
        if (++done % step === 0) await show(done, total);
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

export const simulate: Command = {
  name: 'simulate',
  summary: 'play many random games, and count who wins',
  help,
  async run(args, io) {
    const { values, positionals } = readArgs(args, {
      ...rangeFlags,
      ...runFileFlags,
      players: { type: 'string' },
      seed: { type: 'string' },
      options: { type: 'string' },
      json: { type: 'boolean' },
      merge: { type: 'boolean' },
    });
    const { games, files, json, out, flags } = runArgs(values, positionals);
    const file = new ResultFile(out, io);
    let simulation: Simulation | undefined;
    if (games) {
      const game = await gameArg(onlyOne(games, 'GAME'));
      simulation = await playGames(await runOf(game, flags, io), file, io);
    }
    const result = resultOf(await mergedFiles(simulation, files, (name) => readPart(name, io), mergeParts));
    await file.end(result, json ? `${JSON.stringify(result)}\n` : simulationText(result));
    return 0;
  },
};
