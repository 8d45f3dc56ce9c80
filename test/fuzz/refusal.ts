import { errorCodes, GameError } from '../../src/kernel/errors.js';
import { reasonOf } from '../../src/testing/counterexample.js';

/** What came of a call: its value, or the `GameError` with which it refused. */
export type Answer<T> = { readonly value: T } | { readonly refusal: GameError };

/** What was thrown, in one line; also for something hostile, which throws when it is looked at. */
export function toldReason(error: unknown): string {
  try {
    return reasonOf(error);
  } catch {
    return 'something hostile was thrown';
  }
}

function refusalIn(error: unknown, what: string): { readonly refusal: GameError } {
  if (error instanceof GameError && errorCodes.includes(error.code)) return { refusal: error };
  throw new Error(`${what} lets escape: ${toldReason(error)}`, { cause: error });
}

/** Calls something that may refuse; anything else that it throws is a failure. */
export function answerOf<T>(what: string, call: () => T): Answer<T> {
  try {
    return { value: call() };
  } catch (error) {
    return refusalIn(error, what);
  }
}

/** {@link answerOf} for what answers later. */
export async function laterAnswerOf<T>(what: string, call: () => Promise<T>): Promise<Answer<T>> {
  try {
    return { value: await call() };
  } catch (error) {
    return refusalIn(error, what);
  }
}
