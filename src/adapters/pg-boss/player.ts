import type { GameRange } from '../../analysis/runs.js';
import { simulationPlayer } from '../../analysis/simulation/simulation.js';
import type { Platform } from '../../analysis/tournament/platform.js';
import { rangePlayerOn } from '../../analysis/tournament/range-player.js';
import { timer } from '../../analysis/tournament/timer.js';
import { builtInEntry, isGameId } from '../../catalogue/games.js';
import type { Entry } from '../../entry/entry.js';
import { GameError } from '../../kernel/errors.js';
import { plainEqual } from '../../kernel/plain.js';
import { botFromData } from './bots.js';
import { differenceOf } from './fingerprint.js';
import type { Belongings } from './own-files.js';
import { mergeResults, type QueuedRun, type RunResult } from './run.js';

/** Plays a range, in parts between which others have their turn. `goesOn` says whether it is to go on. */
export type RunPlayer = (range: GameRange, goesOn: () => boolean) => Promise<RunResult | null>;

/** A run that can't be played here, and why. */
export class NotHere extends Error {}

function entryIn({ head, module }: QueuedRun, { games }: Belongings): Entry {
  if (module === null) {
    if (!isGameId(head.game)) throw new NotHere(`there is no game ${head.game}`);
    return builtInEntry(head.game);
  }
  const found = games.get(module)?.find(({ entry }) => entry.id === head.game);
  if (found === undefined) throw new NotHere(`the module of ${head.game} is not here: SHA-256 ${module.slice(0, 12)}`);
  return found.entry;
}

async function playerOf(run: QueuedRun, entry: Entry, own: Belongings, platform: Platform) {
  const game = await entry.load();
  const { players, options } = run.head;
  if (!plainEqual(game.setup({ players, options }).options, options)) {
    throw new NotHere('the options are none that the game gives');
  }
  if (run.kind === 'simulation') return simulationPlayer(game, run.head);
  const bots = [];
  for (const bot of run.bots) bots.push(await botFromData(bot, entry, own.files));
  return rangePlayerOn(platform, run.head, { game: entry, bots });
}

/** A part is to take between these many milliseconds. */
const [SHORT, LONG] = [100, 400];

/** @throws NotHere (as a rejection) */
export async function runPlayer(run: QueuedRun, own: Belongings, platform: Platform): Promise<RunPlayer> {
  const entry = entryIn(run, own);
  const files = [...own.games.keys(), ...own.files.keys()];
  const difference = differenceOf(run.fingerprint, { ...platform.versions(), rules: entry.rules, files });
  if (difference !== null) throw new NotHere(`it is played by ${difference}`);
  const play = await playerOf(run, entry, own, platform).catch((error: unknown) => {
    throw error instanceof GameError ? new NotHere(error.message, { cause: error }) : error;
  });
  let size = 1;
  return async ([from, to], goesOn) => {
    const parts: RunResult[] = [];
    for (let at = from; at < to; ) {
      const end = Math.min(at + size, to);
      const clock = timer();
      parts.push(play([at, end]));
      const took = clock.passed();
      at = end;
      if (took < SHORT) size *= 2;
      else if (took > LONG) size = Math.max(1, Math.floor(size / 2));
      await platform.pause();
      if (!goesOn()) return null;
    }
    return mergeResults(run.kind, parts as [RunResult, ...RunResult[]]);
  };
}
