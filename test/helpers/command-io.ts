import { FileError } from '../../src/cli/errors.js';
import type { CommandIo, Output } from '../../src/cli/io.js';
import { run } from '../../src/cli/run.js';

/** The world as a test lets the command see it. */
export interface World {
  /** Contents by name; a name that is not there is a missing file. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  /** Files are read in pieces of so many bytes (65,536). */
  readonly piece?: number;
  /** Which outputs are terminals. */
  readonly terminal?: { readonly stdout?: boolean; readonly stderr?: boolean };
  readonly columns?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** After so many writes nobody reads standard output any more. */
  readonly readerGoesAfter?: number;
}

/** What a command has done. */
export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  /** The files that it wrote. */
  readonly written: ReadonlyMap<string, string>;
  /** Those that are no text. */
  readonly writtenBytes: ReadonlyMap<string, Uint8Array>;
  /** How many bytes it read. */
  readonly bytesRead: number;
}

/** Runs a command in a world that is made for it. */
export async function runCommand(argv: readonly string[], world: World = {}): Promise<Ran> {
  const texts = { stdout: '', stderr: '' };
  const written = new Map<string, string>();
  const writtenBytes = new Map<string, Uint8Array>();
  let bytesRead = 0;
  let writes = 0;
  const isClosed = (): boolean => writes >= (world.readerGoesAfter ?? Number.POSITIVE_INFINITY);
  const output = (name: 'stdout' | 'stderr'): Output => ({
    isTTY: world.terminal?.[name] ?? false,
    columns: world.columns,
    isClosed: () => name === 'stdout' && isClosed(),
    async write(text) {
      if (name === 'stdout' && isClosed()) return;
      if (name === 'stdout') writes++;
      texts[name] += text;
    },
  });
  const io: CommandIo = {
    stdout: output('stdout'),
    stderr: output('stderr'),
    env: world.env ?? {},
    version: '1.2.3',
    async *readFile(file) {
      const content = world.files?.[file];
      if (content === undefined) throw new FileError(file, 'no such file');
      const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
      const piece = world.piece ?? 65_536;
      for (let from = 0; from < bytes.length; from += piece) {
        const part = bytes.subarray(from, from + piece);
        bytesRead += part.length;
        yield part;
      }
    },
    async writeFile(file, content) {
      if (typeof content === 'string') written.set(file, content);
      else writtenBytes.set(file, content);
    },
    freshSeed: () => 'fresh',
  };
  const code = await run(argv, io);
  return { code, ...texts, written, writtenBytes, bytesRead };
}

/** That a command failed with one line on standard error, as people can read it. */
export function isOneLine(stderr: string): boolean {
  return /^dicewright: \P{Cc}+\n$/u.test(stderr);
}
