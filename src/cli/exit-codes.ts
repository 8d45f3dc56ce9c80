import { FileError, Interrupted } from './errors.js';

export const exitCodes = {
  well: 0,
  /** A record deviates from the rules, its seed or its result; a game breaks a law, or has more positions than the limit. */
  deviates: 1,
  usage: 2,
  /** A file can't be read or written, or is not what it should be. */
  badFile: 3,
  /** A mistake in the command itself. */
  internal: 70,
} as const;

export const exitCodesHelp = `Exit codes:
  0   all is well
  1   verify, review: the record deviates; laws: one is broken; solve: too large
  2   wrong usage: an argument is missing, unknown or impossible
  3   a bad file: it can't be read or written, or is not what it should be
  70  an error in dicewright itself
  129, 130, 143   interrupted; what was played was kept, if there was where
`;

function isAboutFile(error: unknown): boolean {
  if (error instanceof FileError) return true;
  return error instanceof Error && error.cause !== undefined && isAboutFile(error.cause);
}

/** @param isUsage - whether the error is no worse than wrong usage */
export function exitCodeOf(error: unknown, isUsage: boolean): number {
  if (error instanceof Interrupted) return error.exitCode;
  if (isAboutFile(error)) return exitCodes.badFile;
  return isUsage ? exitCodes.usage : exitCodes.internal;
}
