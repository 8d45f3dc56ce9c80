import { GameError } from '../kernel/errors.js';

/** What comes of it, or the {@link GameError} that it throws; anything else that is thrown passes through. */
export function attempt<T>(run: () => T): T | GameError {
  try {
    return run();
  } catch (error) {
    if (error instanceof GameError) return error;
    throw error;
  }
}
