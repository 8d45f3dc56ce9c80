import { GameError } from '../kernel/errors.js';
import { NotationError } from '../record/notation/notation-error.js';
import { type Interrupt, interrupts } from './io.js';

export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A file that can't be used, or that can't be written. */
export class FileError extends Error {
  override readonly name = 'FileError';
  readonly file: string;
  /** Lines that show what the message is about, ready for a terminal. */
  readonly details: readonly string[];

  constructor(file: string, message: string, cause?: unknown, details: readonly string[] = []) {
    super(message, { cause });
    this.file = file;
    this.details = details;
  }
}

export class Interrupted extends Error {
  override readonly name = 'Interrupted';
  readonly exitCode: number;

  constructor(signal: Interrupt, message: string) {
    super(`interrupted (${signal})${message}`);
    this.exitCode = interrupts[signal];
  }
}

const problems: Readonly<Record<string, string>> = {
  ENOENT: 'no such file',
  EEXIST: 'a file of that name is in the way',
  EISDIR: 'it is a directory',
  ENOTDIR: 'a part of the path is not a directory',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'too many symbolic links',
  ENOSPC: 'no space left on the device',
  EDQUOT: 'no space left for this user on the device',
  EBUSY: 'it is in use',
  EROFS: 'the file system is read-only',
  EFBIG: 'the file is too large',
};

export const isMissingModule = (error: unknown): boolean =>
  /^(ERR_MODULE_NOT_FOUND|MODULE_NOT_FOUND)$/.test(`${(error as { readonly code?: unknown } | null)?.code}`);

export function systemProblem(error: unknown): string {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  if (typeof code !== 'string') return 'it cannot be used';
  return problems[code] ?? `it cannot be used (${code})`;
}

/** `action 6 (actions[5])`: as people count, and where it is in the file. */
export const actionPlace = (index: number): string => `action ${index + 1} (actions[${index}])`;

/** The message of a library error, actions counted as people do, with the clause that it is about. */
export function messageOf({ message, clause }: { readonly message: string; readonly clause?: string }): string {
  const told = message
    .replace(/^record: /, '')
    .replace(/^action (\d+): /, (_, index: string) => `${actionPlace(Number(index))}: `)
    .replace(/^(line \d+: )action (\d+): /, (_, line: string, index: string) => `${line}action ${Number(index) + 1}: `)
    .replace(/^action \d+ \(actions\[\d+\]\): ((variation|action) \d+: )+/, (way) =>
      way.replace(/(?<=: \w+ )\d+(?=: )/g, (number) => `${Number(number) + 1}`),
    );
  return clause === undefined ? told : `${told} (${clause})`;
}

/** Runs what judges the content of a file: its errors become the file's. */
export async function judging<T>(file: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    // For notation every mistake is shown.
    const [message = '', ...details] = error instanceof NotationError ? error.message.split('\n') : [error.message];
    throw new FileError(file, messageOf({ ...error, message }), error, details);
  }
}
