import type { RunSignal } from '../../analysis/pieces.js';
import type { GameRange } from '../../analysis/runs.js';
import type { SimulationAnswer, SimulationSetup } from '../../analysis/simulation/chunk.js';
import type { ChunkAnswer, ChunkSetup } from '../../analysis/tournament/chunk.js';
import type { Platform } from '../../analysis/tournament/platform.js';
import { knownRun } from '../../analysis/tournament/range-player.js';
import { resultOf } from '../../analysis/tournament/result.js';
import { blaming } from '../../analysis/tournament/threads.js';
import { builtInEntry, isGameId } from '../../catalogue/games.js';
import type { Entry } from '../../entry/entry.js';
import { GameError } from '../../kernel/errors.js';
import { plainEqual } from '../../kernel/plain.js';
import { botFromData } from './bots.js';
import { differenceOf } from './fingerprint.js';
import type { Belongings } from './own-files.js';
import { type RangeBounds, RangeProcess } from './range-process.js';
import type { QueuedRun, RunResult } from './run.js';
import type { RangeFailure } from './tables.js';

/** The result of a range. */
export type Came = RunResult | { readonly failure: RangeFailure };

/** What plays the ranges of a run, in a process of its own. */
export interface RunPlayer {
  /** @throws (all as rejections) as {@link RangeProcess.play} */
  readonly play: (range: GameRange, signal: RunSignal | undefined) => Promise<Came>;
  /** The error when the process has failed. */
  readonly blaming: (failure: Parameters<typeof blaming>[0]) => Error;
  readonly end: () => Promise<void>;
}

/** A run that can't be played here, and why. */
export class NotHere extends Error {}

interface GameHere {
  readonly entry: Entry;
  /** Where it is, if not in the catalogue. */
  readonly module: string | undefined;
}

function gameIn({ head, module }: QueuedRun, { games }: Belongings): GameHere {
  if (module === null) {
    if (!isGameId(head.game)) throw new NotHere(`there is no game ${head.game}`);
    return { entry: builtInEntry(head.game), module: undefined };
  }
  const found = games.get(module)?.find(({ entry }) => entry.id === head.game);
  if (found === undefined) throw new NotHere(`the module of ${head.game} is not here: SHA-256 ${module.slice(0, 12)}`);
  return found;
}

async function playerOf(
  run: QueuedRun,
  { entry, module }: GameHere,
  own: Belongings,
  platform: Platform,
  bounds: RangeBounds,
): Promise<RunPlayer> {
  const game = await entry.load();
  const { players, options } = run.head;
  if (!plainEqual(game.setup({ players, options }).options, options)) {
    throw new NotHere('the options are none that the game gives');
  }
  if (run.kind === 'simulation') {
    const setup: SimulationSetup = { head: run.head, module };
    const apart = new RangeProcess<SimulationSetup, SimulationAnswer>(platform, setup, bounds);
    return {
      async play(range, signal) {
        const answer = await apart.play(range, signal);
        return 'result' in answer ? answer.result : { failure: { game: range[0], bot: null, why: answer.why } };
      },
      blaming: (failure) => blaming(failure, { head: { bots: [] }, bots: [] }, run.kind),
      end: () => apart.end(),
    };
  }
  const bots = [];
  for (const bot of run.bots) bots.push(await botFromData(bot, entry, own.files));
  const { setup } = await knownRun(platform, run.head, { game: entry, module, bots });
  const apart = new RangeProcess<ChunkSetup, ChunkAnswer>(platform, setup, bounds);
  return {
    async play(range, signal) {
      const answer = await apart.play(range, signal);
      if ('counts' in answer) return resultOf({ head: setup.head, ranges: [answer.games], counts: answer.counts });
      const { game, seat, bot: name, why } = answer.failure;
      return { failure: { game, bot: { name, seat }, why } };
    },
    blaming: (failure) => blaming(failure, setup),
    end: () => apart.end(),
  };
}

/** @throws NotHere (as a rejection) */
export async function runPlayer(
  run: QueuedRun,
  own: Belongings,
  platform: Platform,
  bounds: RangeBounds,
): Promise<RunPlayer> {
  const here = gameIn(run, own);
  const files = [...own.games.keys(), ...own.files.keys()];
  const difference = differenceOf(run.fingerprint, { ...platform.versions(), rules: here.entry.rules, files });
  if (difference !== null) throw new NotHere(`it is played by ${difference}`);
  return playerOf(run, here, own, platform, bounds).catch((error: unknown) => {
    throw error instanceof GameError ? new NotHere(error.message, { cause: error }) : error;
  });
}
