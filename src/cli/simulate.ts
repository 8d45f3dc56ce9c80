import type { GameRange } from '../analysis/runs.js';
import { playout } from '../kernel/playout.js';
import type { AnyGame } from '../kernel/types.js';
import { gameArg, onlyOne, readArgs, tableFlags } from './args.js';
import { FileError } from './errors.js';
import type { Command, CommandIo } from './io.js';
import { readJson } from './record-file.js';
import { gamesShown, mergedFiles, rangeFlags, rangeOf, runArgs } from './runs.js';
import { addGame, emptySimulation, merge, parseResult, resultOf, type Simulation } from './simulation.js';
import { simulationText } from './simulation-text.js';

const help = `Usage: dicewright simulate GAME --games n [--from a] [--to b] [--players n]
                           [--seed s] [--options JSON] [--json]
                           [--merge FILE...]
       dicewright simulate --merge FILE... [--json]

Plays games 0 to n-1 with random legal actions and tells who wins, and with
which scores. Game i has the seed "s/i", so that a run can be split: results
of its parts that are merged are the result of one run.

  --games n        number of games of the whole run
  --from a --to b  play only games a to b-1 of it
  --players n      number of players (2, or as near as the game allows)
  --seed s         any text; without it a new one is made, and told
  --options JSON   options of the game: see list
  --json           print the result as JSON, which can be merged
  --merge FILE...  merge results that were printed as JSON
`;

/** Plays the games, telling on a terminal how far it is. */
async function playGames(game: AnyGame, simulation: Simulation, [from, to]: GameRange, io: CommandIo): Promise<void> {
  const { players, options, seed } = simulation.head;
  const step = Math.max(1, Math.floor((to - from) / 200));
  const { show, end } = gamesShown(io);
  for (let index = from; index < to; index++) {
    const { actions, outcome } = playout(game, { players, options, seed: `${seed}/${index}` });
    addGame(simulation, actions.length, outcome);
    const done = index - from + 1;
    if (done % step === 0) await show(done, to - from);
  }
  await end();
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

export const simulate: Command = {
  name: 'simulate',
  summary: 'play many random games, and count who wins',
  help,
  async run(args, io) {
    const { values, positionals } = readArgs(args, {
      ...rangeFlags,
      players: { type: 'string' },
      seed: { type: 'string' },
      options: { type: 'string' },
      json: { type: 'boolean' },
      merge: { type: 'boolean' },
    });
    const { games, files, json, flags } = runArgs(values, positionals);
    let simulation: Simulation | undefined;
    if (games) {
      const game = await gameArg(onlyOne(games, 'GAME'));
      const range = rangeOf(flags);
      const { players, options } = tableFlags(game, flags);
      const head = {
        game: game.id,
        rules: game.rules,
        players,
        options: game.setup({ players, options }).options as object,
        seed: flags.seed ?? io.freshSeed(),
      };
      simulation = emptySimulation(head, [range]);
      await playGames(game, simulation, range, io);
    }
    const result = resultOf(await mergedFiles(simulation, files, (file) => readPart(file, io), mergeParts));
    await io.stdout.write(json ? `${JSON.stringify(result)}\n` : simulationText(result));
    return 0;
  },
};
