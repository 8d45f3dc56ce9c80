import { GameError } from './errors.js';

/** What comes of it, or the {@link GameError} that it throws; anything else that is thrown passes through. */
export function attempt<T>(run: () => T): T | GameError {
  try {
    return run();
  } catch (error) {
    if (error instanceof GameError) return error;
    throw error;
  }
}

/** The same, as an answer. */
export function tried<T>(run: () => T): T | { readonly ok: false; readonly error: GameError } {
  const result = attempt(run);
  return result instanceof GameError ? { ok: false, error: result } : result;
}
