import type { WithGames } from './games-at-hand.js';

/** Where a command writes its output or its messages. */
export interface Output {
  readonly isTTY: boolean;
  /** Columns of the terminal; `undefined` where it is none. */
  readonly columns: number | undefined;
  /** Whether the reader has gone, as `head` does: what is written then is dropped. */
  readonly isClosed: () => boolean;
  /** Resolves when more can be written. @throws FileError (as a rejection) */
  readonly write: (text: string) => Promise<void>;
}

/** Signals that ask a program to end, and the exit code of a program that does: 128 plus the number of the signal. */
export const interrupts = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;
export type Interrupt = keyof typeof interrupts;

/**
 * What writing a file meets: nothing, content that is replaced, or a stream that is appended to: a pipe, a device, the file
 * that the shell has connected to standard output.
 */
export type FileKind = 'nothing' | 'content' | 'stream';

/** A person who can be asked. */
export interface Terminal {
  /**
   * Asks for a line.
   *
   * @param signal - takes the question back
   * @returns `null` when the person leaves (Ctrl-C), or the question was taken back
   */
  readonly ask: (question: string, signal: AbortSignal) => Promise<string | null>;
  /** Makes everything that was written vanish, even from the scrollback. */
  readonly clear: () => Promise<void>;
}

/** All that a command knows about the outside world, so that tests can stand in for it. */
export interface CommandIo extends WithGames {
  readonly stdout: Output;
  readonly stderr: Output;
  /** The person at the terminal; `null` where input or output is none. */
  readonly terminal: Terminal | null;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly version: string;
  /** Where the package came from, as `file:…`, if it is not a release: the folder or the tarball. */
  readonly source: string | null;
  /** The folder in which the command runs. */
  readonly folder: string;
  /** The bytes of a file, piece by piece; `-` is standard input. @throws FileError (as a rejection) */
  readonly readFile: (file: string) => AsyncIterable<Uint8Array>;
  /**
   * Writes a file, and creates the folders above it. Whatever happens, either the old content or the new is there, whole.
   *
   * @throws FileError (as a rejection)
   */
  readonly writeFile: (file: string, content: string | Uint8Array) => Promise<void>;
  /** The paths of all files below a folder, from it; hidden and built ones, and packages, are left out. @throws FileError (as a rejection) */
  readonly filesIn: (folder: string) => Promise<readonly string[]>;
  /** @throws FileError (as a rejection) */
  readonly whatIsAt: (file: string) => Promise<FileKind>;
  /** Milliseconds since some moment. */
  readonly clock: () => number;
  /** Listens for the next interrupt, which then does not end the program; returns what stops listening. */
  readonly onInterrupt: (told: (signal: Interrupt) => void) => () => void;
  /** A seed that nobody has used before. */
  readonly freshSeed: () => string;
}
