import { GameError } from '../kernel/errors.js';

/** What is wrong with a record, and in which of its properties. */
export const recordError = (message: string, ...path: readonly (string | number)[]): GameError =>
  new GameError('INVALID_RECORD', `record: ${message}`, path.length > 0 ? { path } : {});
