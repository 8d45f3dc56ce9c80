/** Everything that can be wrong with what came in; see {@link GameError.code}. */
export const errorCodes = [
  'INVALID_SETUP',
  'INVALID_ACTION',
  'INVALID_STATE',
  'INVALID_OUTCOME',
  'INVALID_RECORD',
  'GAME_OVER',
  'NOT_YOUR_TURN',
  'ILLEGAL',
  'DICE_MISMATCH',
  'STALE',
] as const;

/**
 * What kind of mistake a {@link GameError} reports.
 *
 * - `INVALID_SETUP`: options, number of players, seed, dice or generator that nothing can start with.
 * - `INVALID_ACTION`: not shaped like any action of the game.
 * - `INVALID_STATE`: not a state of this game.
 * - `INVALID_OUTCOME`: an outcome is missing, or could not have happened.
 * - `INVALID_RECORD`: not a record, or one of another format or game.
 * - `GAME_OVER`: nobody can act any more.
 * - `NOT_YOUR_TURN`: somebody else acts now.
 * - `ILLEGAL`: a rule forbids it; {@link GameError.clause} says which.
 * - `DICE_MISMATCH`: an outcome was sent along that the dice did not give.
 * - `STALE`: the position is not the one that the sender saw.
 */
export type ErrorCode = (typeof errorCodes)[number];

/** Where in the input: property names and array indices from the outside in. */
export type Path = readonly (string | number)[];

/** Why an action is not allowed, as data: what `game.check` returns. */
export interface Violation {
  readonly code: ErrorCode;
  /** The clause of the rules page, for instance `'KIR-5'`; only where a rule forbids it. */
  readonly clause?: string;
  /** What was expected and what came, in one English sentence. */
  readonly message: string;
}

/** The violation of a rule, for the `check` of an action, and for `checkState`: `return illegal('KIR-5', 'no rolls left')`. */
export function illegal(clause: string, message: string): Violation {
  return { code: 'ILLEGAL', clause, message };
}

/**
 * What is wrong with a state, for `checkState`: the clause that it breaks, by `illegal`; words alone where it is none of
 * the rules, such as lists whose lengths don't agree; `undefined` when nothing is.
 */
export type StateProblem = Violation | string | undefined;

/** What a {@link GameError} can say besides code and message. */
export interface GameErrorDetails {
  /** The clause that forbids the action, where the code is `ILLEGAL`, or that the state breaks, where it is `INVALID_STATE`. */
  readonly clause?: string | undefined;
  /** Where in the input the mistake is. */
  readonly path?: Path | undefined;
  /** The error behind it, if there is one. */
  readonly cause?: unknown;
}

// Symbol.for: an error from the CommonJS build is one for code from the ESM build, too.
const BRAND = Symbol.for('dicewright/1 error');

/**
 * The only error that bad input causes anywhere in this library; its message has at most 2,000 characters, but for lists of
 * mistakes. `instanceof` knows it also when it comes from another copy of the package.
 *
 * @example
 * ```ts no-run
 * import { GameError } from 'dicewright';
 *
 * try {
 *   // … reduce, setup, load …
 * } catch (error) {
 *   if (error instanceof GameError && error.code === 'ILLEGAL') console.log(error.clause, error.message);
 * }
 * ```
 */
export class GameError extends Error {
  /** Also recognises errors of another copy of this package, for instance of its CommonJS build. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    try {
      return BRAND in (value as object);
    } catch {
      // No object, or a hostile one, which throws when it is looked at.
      return false;
    }
  }

  override readonly name = 'GameError';
  readonly code: ErrorCode;
  /** The clause of the rules page that forbids it, where `code` is `ILLEGAL`. */
  declare readonly clause?: string;
  /** Where in the input the mistake is. */
  declare readonly path?: readonly (string | number)[];

  /** @param longest - characters of the message, at most: whatever came in, a log can hold the message */
  constructor(code: ErrorCode, message: string, details: GameErrorDetails = {}, longest = 2_000) {
    super(message.length > longest ? `${message.slice(0, longest - 1)}…` : message, details);
    Object.defineProperty(this, BRAND, { value: true });
    this.code = code;
    if (details.clause !== undefined) this.clause = details.clause;
    if (details.path !== undefined) this.path = details.path;
  }
}

/** What is wrong where a player is to act and can't. @param game - its id */
export const noLegalAction = (game: string, player: number): Violation => ({
  code: 'ILLEGAL',
  message: `${game}: Player ${player + 1} has no legal action`,
});

/** A {@link Violation} as an error to throw. */
export function errorOf(violation: Violation): GameError {
  return new GameError(violation.code, violation.message, violation);
}
