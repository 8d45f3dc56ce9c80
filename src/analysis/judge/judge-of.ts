import type { NamedGame } from '../../entry/entry.js';
import type { AnyAction } from '../../kernel/types.js';
import { appraiserOf } from './appraising.js';
import type { Judge, JudgeOptions } from './judge.js';
import { judgeBy } from './judging.js';

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
  options?: JudgeOptions,
): Promise<Judge<View, Action>> {
  return judgeBy(await appraiserOf(game, options)) as Judge<View, Action>;
}
