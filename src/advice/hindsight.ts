import type { Dice } from '../kernel/dice/dice.js';
import type { AnyAction, DeepReadonly, Envelope } from '../kernel/types.js';

/** The best that a player alone could have made of the dice of a game, knowing all of them beforehand. */
export interface Hindsight<Action = AnyAction> {
  /** The score at the end. */
  readonly points: number;
  /** One way to it: all that is to be done, without the outcomes. */
  readonly actions: readonly Action[];
}

/**
 * Works out the best that was possible with dice that are known, exactly: what a game's analysis exports as `<game>Hindsight`.
 *
 * @param dice - those of the game, such as `seededDice(seed)`
 * @param from - where it begins
 * @param progress - told now and then how much of all is done
 */
export type FindHindsight<State = Envelope, Action = AnyAction> = (
  dice: Dice,
  from: DeepReadonly<State>,
  progress?: (done: number, total: number) => void,
) => Hindsight<Action>;
