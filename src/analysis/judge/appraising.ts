import { entryFor } from '../../catalogue/entry-for.js';
import type { ErasedWorth } from '../../kernel/definition.js';
import { checkSeed } from '../../kernel/dice/seed.js';
import { engineOf } from '../../kernel/engine/engine.js';
import { optionsIn } from '../../kernel/plain.js';
import type { AnyGame } from '../../kernel/types.js';
import { offersOf } from '../offers.js';
import { declaredWorth } from '../search/shares.js';
import { Appraiser } from './appraiser.js';
import { byAdvisor } from './by-advisor.js';
import type { JudgeOptions } from './judge.js';

export function effortOf(effort = 1): number {
  if (Number.isFinite(effort) && effort > 0) return effort;
  throw new RangeError('expected effort to be above 0');
}

/**
 * Values the positions of a game, given by itself or with its entry.
 *
 * @throws (as a rejection) GameError `INVALID_SETUP` for anything but a game, RangeError for bad options and another game's
 * table
 */
export async function appraiserOf(given: unknown, input: JudgeOptions | undefined): Promise<Appraiser> {
  const options = optionsIn(input, 'judge');
  const entry = await entryFor(given);
  const game: AnyGame = await entry.load();
  const worth = ((await entry.part('worth')) as ErasedWorth | undefined) ?? declaredWorth(engineOf(game));
  const { advisor } = await offersOf(entry);
  const first = advisor ? [byAdvisor(advisor, options.table, options.onProgress)] : [];
  return new Appraiser(game, worth, first, {
    effort: effortOf(options.effort),
    seed: checkSeed(options.seed ?? 'judge'),
    tell: options.onProgress,
  });
}
