import { FileError } from '../../src/cli/errors.js';
import type { CommandIo, Interrupt, Output, Terminal } from '../../src/cli/io.js';
import { run } from '../../src/cli/run.js';
import { root } from './root.js';

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
  /** See `source` of the world. */
  readonly source?: string | undefined;
  /** Where it runs: the folder of this project, unless given. */
  readonly folder?: string;
  /** Files that are streams: what is written there is added. */
  readonly streams?: readonly string[];
  /** By how many milliseconds the clock goes on whenever it is looked at (0). */
  readonly tick?: number;
  /** A signal that comes when the clock is looked at for the n-th time. */
  readonly interrupt?: readonly [signal: Interrupt, look: number];
  /** A signal that comes as soon as an output has the words. */
  readonly interruptAt?: readonly [signal: Interrupt, words: string];
  /** What the system says to the n-th file that is written, if that can't be. */
  readonly refuses?: (write: number) => string | undefined;
  /**
   * What a person at a terminal answers, one after the other, then Ctrl-C; without them there is no terminal.
   */
  readonly answers?: readonly string[];
  /** After so many writes nobody reads standard output any more. */
  readonly readerGoesAfter?: number;
}

/** What stands in the output of {@link runCommand} where the screen was cleared. */
export const CLEARED = '--- cleared ---\n';

/** What a command has done. */
export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  /** The files that it wrote. */
  readonly written: ReadonlyMap<string, string>;
  /** All that was written to files, in turn. */
  readonly history: readonly (readonly [file: string, content: string])[];
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
  const history: [file: string, content: string][] = [];
  let told: ((signal: Interrupt) => void) | undefined;
  let bytesRead = 0;
  let looks = 0;
  let fileWrites = 0;
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
      if (world.interruptAt && text.includes(world.interruptAt[1])) told?.(world.interruptAt[0]);
    },
  });
  const terminal = (answers: readonly string[]): Terminal => {
    const left = [...answers];
    return {
      async ask(question) {
        const answer = left.shift() ?? null;
        texts.stdout += `${question}\n> ${answer ?? '^C'}\n`;
        return answer;
      },
      async clear() {
        texts.stdout += CLEARED;
      },
    };
  };
  const io: CommandIo = {
    stdout: output('stdout'),
    stderr: output('stderr'),
    terminal: world.answers === undefined ? null : terminal(world.answers),
    env: world.env ?? {},
    version: '1.2.3',
    source: world.source ?? null,
    folder: world.folder ?? root,
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
      const problem = world.refuses?.(++fileWrites);
      if (problem !== undefined) throw new FileError(file, problem);
      if (typeof content !== 'string') writtenBytes.set(file, content);
      else {
        written.set(file, content);
        history.push([file, content]);
      }
    },
    async filesIn(folder) {
      const head = folder === '.' ? '' : `${folder}/`;
      return Object.keys(world.files ?? {}).flatMap((file) => (file.startsWith(head) ? file.slice(head.length) : []));
    },
    async whatIsAt(file) {
      if (world.streams?.includes(file)) return 'stream';
      return world.files?.[file] !== undefined || written.has(file) ? 'content' : 'nothing';
    },
    clock() {
      looks++;
      if (looks === world.interrupt?.[1]) told?.(world.interrupt[0]);
      return looks * (world.tick ?? 0);
    },
    onInterrupt(listener) {
      told = listener;
      return () => {
        told = undefined;
      };
    },
    freshSeed: () => 'fresh',
  };
  const code = await run(argv, io);
  return { code, ...texts, written, history, writtenBytes, bytesRead };
}

/** That a command failed with one line on standard error, as people can read it. */
export function isOneLine(stderr: string): boolean {
  return /^dicewright: \P{Cc}+\n$/u.test(stderr);
}
