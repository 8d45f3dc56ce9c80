import type { Dice } from './dice.js';
import { engineOf } from './engine.js';
import type { GivenGame } from './entry.js';
import { GameError } from './errors.js';
import { gameAtHand } from './given-game.js';
import { plainCopy, plainEqual, read } from './plain.js';
import type { OutcomeSource } from './steps.js';
import type { AnyAction, DeepReadonly, Envelope, Game } from './types.js';

/** See {@link createReducer}. */
export interface ReducerOptions {
  /**
   * What becomes of an outcome that an action already carries: `'verify'` refuses it when the dice give another;
   * `'refuse'` refuses any, for servers whose clients are not trusted (one who may guess a die, be refused and guess
   * again knows the die). Default `'verify'`.
   */
  readonly outcomes?: 'verify' | 'refuse';
}

/**
 * The reducer of a game with dice: like `game.reduce`, but outcomes that are missing are drawn. The dice stay outside
 * the state: event number `state.events` is drawn, and an action that is rejected uses up nothing.
 *
 * @returns a pure function `(state, action) => state`, which throws {@link GameError}; what the dice themselves throw
 * passes through
 * @throws {@link GameError} `INVALID_SETUP` for something that is no game, no dice or no option
 * @example
 * ```ts
 * import { createReducer, seededDice } from 'dicewright';
 * import { kiriki } from 'dicewright/kiriki';
 *
 * const reducer = createReducer(kiriki, seededDice('friday night'));
 * let state = kiriki.setup({ players: 2 });
 * state = reducer(state, { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] });
 * console.log(state.dice.length, state.rolls); // → 5 1
 * ```
 */
export function createReducer<State, Action extends AnyAction, Options, View>(
  given: GivenGame<State, Action, Options, View>,
  dice: Dice,
  options: ReducerOptions = {},
): (state: DeepReadonly<State>, action: DeepReadonly<Action>) => DeepReadonly<State> {
  const game = gameAtHand(given);
  const { step } = engineOf(game);
  if (typeof read(() => dice.draw) !== 'function') {
    throw new GameError('INVALID_SETUP', 'expected dice, as seededDice gives them');
  }
  const outcomes = read(() => options.outcomes ?? 'verify');
  if (outcomes !== 'verify' && outcomes !== 'refuse') {
    throw new GameError('INVALID_SETUP', "expected the option outcomes to be 'verify' or 'refuse'");
  }
  const source: OutcomeSource = (chance, event, sent) => {
    if (sent !== undefined && outcomes === 'refuse') {
      throw new GameError('DICE_MISMATCH', `${game.id}: outcomes are drawn here, none may be sent`, {
        path: ['outcome'],
      });
    }
    const drawn = plainCopy(dice.draw(chance, event), 'INVALID_OUTCOME', `${game.id}: drawn outcome`);
    if (sent !== undefined && !plainEqual(sent, drawn)) {
      throw new GameError('DICE_MISMATCH', `${game.id}: the dice gave another outcome for event ${event}`, {
        path: ['outcome'],
      });
    }
    return drawn;
  };
  return (state, action) => step(state, action, source) as unknown as DeepReadonly<State>;
}

/**
 * The action with the outcome that the dice give it in this state, as `reduce`, `describe` and records take it; the
 * action itself where nothing is random. Playing it is what {@link createReducer} does.
 *
 * @throws {@link GameError} when the action is not legal
 * @example
 * ```ts
 * import { drawOutcome, seededDice } from 'dicewright';
 * import { kiriki } from 'dicewright/kiriki';
 *
 * const before = kiriki.setup({ players: 1 });
 * const action = drawOutcome(kiriki, seededDice('friday night'), before, { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] });
 * console.log(kiriki.describe(before, action, kiriki.reduce(before, action))); // → Player 1 rolls 2 5 6 6 3.
 * ```
 */
export function drawOutcome<State extends Envelope, Action extends AnyAction, Options, View>(
  game: Game<State, Action, Options, View>,
  dice: Dice,
  state: DeepReadonly<State>,
  action: DeepReadonly<Action>,
): DeepReadonly<Action> {
  const chance = game.chance(state, action);
  return chance === null ? action : { ...action, outcome: dice.draw(chance, state.events) };
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
