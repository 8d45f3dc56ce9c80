import type { Dice } from '../kernel/dice/dice.js';
import type { AnyAction, DeepReadonly, Envelope } from '../kernel/types.js';

/** The best that a lone player could have made of a game's dice, knowing all of them beforehand. */
export interface Hindsight<Action = AnyAction> {
  /** The score at the end. */
  readonly points: number;
  /** One way to it: everything to be done, without the outcomes. */
  readonly actions: readonly Action[];
}

/**
 * Works out exactly the best that was possible with known dice: what a game's analysis exports as `<game>Hindsight`.
 *
 * @param dice - those of the game, such as `seededDice(seed)`
 * @param from - where it begins
 * @param progress - called now and then with how much of all is done
 */
export type FindHindsight<State = Envelope, Action = AnyAction> = (
  dice: Dice,
  from: DeepReadonly<State>,
  progress?: (done: number, total: number) => void,
) => Hindsight<Action>;
