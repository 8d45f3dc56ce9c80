import { stripVTControlCharacters } from 'node:util';
import { type IPty, spawn } from '@lydell/node-pty';
import { commandFile } from './compiled.js';

/** Longer than any answer takes. */
const PATIENCE = 30_000;

/** A terminal in which the command runs, and a person who types. */
export interface TestTerminal {
  /** All that was written, as it came. */
  readonly raw: () => string;
  /**
   * What was written since what was waited for last, up to the words, as soon as they come; without codes.
   *
   * @throws Error when they don't come
   */
  readonly until: (words: string | RegExp) => Promise<string>;
  /** Types a line. */
  readonly type: (line: string) => void;
  /** Presses keys. */
  readonly press: (keys: string) => void;
  readonly signal: (name: string) => void;
  /** The exit code, once the command has ended. */
  readonly ended: Promise<number>;
  /** What is written still, till the command ends. */
  readonly rest: () => Promise<string>;
}

export interface TerminalOptions {
  readonly cwd: string;
  readonly columns?: number;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs the command in a terminal of its own. */
export function openTerminal(args: readonly string[], { cwd, columns = 80, env = {} }: TerminalOptions): TestTerminal {
  const { NO_COLOR: _, FORCE_COLOR: __, ...inherited } = process.env as Record<string, string>;
  const pty: IPty = spawn(process.execPath, [commandFile, ...args], {
    cwd,
    cols: columns,
    rows: 50,
    name: 'xterm-256color',
    env: { ...inherited, TERM: 'xterm-256color', ...env },
  });
  let raw = '';
  let read = 0;
  let hasEnded = false;
  let look = (): void => undefined;
  pty.onData((data) => {
    raw += data;
    look();
  });
  const ended = new Promise<number>((resolve) => {
    pty.onExit(({ exitCode }) => {
      hasEnded = true;
      look();
      resolve(exitCode);
    });
  });
  const fresh = (): string => stripVTControlCharacters(raw).replaceAll('\r', '').slice(read);
  /** Where the words end in what is fresh; -1 where they are not there. */
  const endOf = (words: string | RegExp): number => {
    const text = fresh();
    if (typeof words === 'string') return text.includes(words) ? text.indexOf(words) + words.length : -1;
    const found = words.exec(text);
    return found === null ? -1 : found.index + found[0].length;
  };
  return {
    raw: () => raw,
    until: (words) =>
      new Promise((resolve, reject) => {
        const stop = (): void => {
          clearTimeout(timer);
          look = () => undefined;
        };
        const fail = (why: string): void => {
          stop();
          reject(new Error(`${why}: expected ${words}, got\n${fresh()}`));
        };
        const timer = setTimeout(() => fail('nothing more came'), PATIENCE);
        look = () => {
          const end = endOf(words);
          if (end >= 0) {
            stop();
            const text = fresh().slice(0, end);
            read += end;
            resolve(text);
          } else if (hasEnded) fail('the command has ended');
        };
        look();
      }),
    type: (line) => pty.write(`${line}\r`),
    press: (keys) => pty.write(keys),
    signal: (name) => pty.kill(name),
    ended,
    rest: async () => {
      await ended;
      return fresh();
    },
  };
}
