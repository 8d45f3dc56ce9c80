import type { GivenGame } from '../entry/entry.js';
import { gameAtHand } from '../entry/given-game.js';
import type { Dice } from '../kernel/dice/dice.js';
import { drawnBy, mismatch, type OutcomeSource } from '../kernel/dice/drawing.js';
import { engineOf } from '../kernel/engine/engine.js';
import { GameError } from '../kernel/errors.js';
import { read } from '../kernel/plain.js';
import type { AnyAction, DeepReadonly, Game } from '../kernel/types.js';

/** See {@link createReducer}. */
export interface ReducerOptions {
  /**
   * What happens to an outcome that an action already carries: `'verify'` refuses it when the dice give another; `'refuse'`
   * refuses any, for servers whose clients are not trusted (a client that may guess, be refused and guess again finds out
   * the die). Default `'verify'`.
   */
  readonly outcomes?: 'verify' | 'refuse';
}

/**
 * The reducer of a game with dice: like `game.reduce`, but missing outcomes are drawn; `game.step` without the sentence, for
 * Redux and `useReducer`. The dice stay outside the state: event number `state.events` is drawn, and an action that is
 * rejected uses up nothing.
 *
 * @returns a pure function `(state, action) => state`, which throws {@link GameError}; what the dice themselves throw
 * passes through
 * @throws {@link GameError} `INVALID_SETUP` for what is not a game, not dice or not an option
 */
export function createReducer<State, Action extends AnyAction, Options, View>(
  given: GivenGame<State, Action, Options, View>,
  dice: Dice,
  options: ReducerOptions = {},
): (state: DeepReadonly<State>, action: DeepReadonly<Action>) => DeepReadonly<State> {
  const game = gameAtHand(given);
  const { step } = engineOf(game);
  const outcomes = read(() => options.outcomes ?? 'verify');
  if (outcomes !== 'verify' && outcomes !== 'refuse') {
    throw new GameError('INVALID_SETUP', "expected the option outcomes to be 'verify' or 'refuse'");
  }
  const drawn = drawnBy(dice ?? null, game.id);
  const source: OutcomeSource = (chance, event, sent) => {
    if (sent === undefined || outcomes === 'verify') return drawn(chance, event, sent);
    throw mismatch(game.id, 'outcomes are drawn here, none may be sent');
  };
  return (state, action) => step(state, action, source).state as DeepReadonly<State>;
}

/**
 * Whether a value has the shape of an action of the game (legal or not). Redux sends actions of its own, on which a
 * reducer of a game would throw: `(state = start, action) => (isAction(game, action) ? reducer(state, action) : state)`.
 */
export function isAction<State, Action extends AnyAction, Options, View>(
  game: Game<State, Action, Options, View>,
  value: unknown,
): value is Action {
  try {
    game.canonical(value as DeepReadonly<Action>);
    return true;
  } catch {
    return false;
  }
}
