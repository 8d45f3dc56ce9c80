import { GameError } from './errors.js';

/** What comes of it, or the {@link GameError} that it throws; anything else that is thrown passes through. */
export function tried<T>(run: () => T): T | { readonly ok: false; readonly error: GameError } {
  try {
    return run();
  } catch (error) {
    if (error instanceof GameError) return { ok: false, error };
    throw error;
  }
}
