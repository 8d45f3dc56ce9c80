import { entryFor } from '../../catalogue/entry-for.js';
import type { NamedGame } from '../../entry/entry.js';
import type { ErasedWorth } from '../../kernel/definition.js';
import { checkSeed } from '../../kernel/dice/seed.js';
import { engineOf } from '../../kernel/engine/engine.js';
import { optionsIn } from '../../kernel/plain.js';
import type { AnyAction, AnyGame } from '../../kernel/types.js';
import { offersOf } from '../offers.js';
import { declaredWorth } from '../search/shares.js';
import { type AppraisalOptions, Appraiser } from './appraiser.js';
import { byAdvisor } from './by-advisor.js';
import { type Judge, judgeBy } from './judge.js';

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
export async function appraiserOf(given: unknown, input: AppraisalOptions | undefined): Promise<Appraiser> {
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

/**
 * A judge for the positions of a game: exact where all that can come is known (a lone player whose game has its own table,
 * positions near the end), else by looking ahead with the worth of the game's entry, else by playing games out. It says
 * which. What is hidden is imagined as the player's view allows.
 *
 * @throws (as a rejection) GameError `INVALID_SETUP` for what is no game, RangeError for bad options and another game's table
 * @example
 * ```ts
 * import { judgeOf } from 'dicewright/analysis';
 * import { witchesDance } from 'dicewright/das-spiel';
 *
 * const judge = await judgeOf(witchesDance);
 * const start = witchesDance.setup({ players: 2 });
 * const { values } = judge.value(start);
 * console.log(values.length, judge.advise(start).actions[0]?.loss); // → 2 0
 * ```
 */
export async function judgeOf<S, Action extends AnyAction, Options, View>(
  game: NamedGame<S, Action, Options, View>,
  options?: AppraisalOptions,
): Promise<Judge<View, Action>> {
  return judgeBy(await appraiserOf(game, options)) as Judge<View, Action>;
}
