import { stripVTControlCharacters } from 'node:util';
import { type IPty, spawn } from '@lydell/node-pty';
import { commandFile } from './compiled.js';

/** Longer than any answer takes. */
const PATIENCE = 30_000;

/** A terminal in which the command runs, and a person who types. */
export interface TestTerminal {
  /** All that was written, as it came. */
  readonly raw: () => string;
  /** What was written since the last call, as soon as it has the words; without codes. @throws Error when they don't come */
  readonly until: (words: string | RegExp) => Promise<string>;
  /** Types a line. */
  readonly type: (line: string) => void;
  /** Presses keys. */
  readonly press: (keys: string) => void;
  readonly signal: (name: string) => void;
  /** The exit code, once the command has ended. */
  readonly ended: Promise<number>;
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
  const fresh = (): string => stripVTControlCharacters(raw.slice(read)).replaceAll('\r', '');
  const has = (words: string | RegExp): boolean =>
    typeof words === 'string' ? fresh().includes(words) : words.test(fresh());
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
          if (has(words)) {
            stop();
            const text = fresh();
            read = raw.length;
            resolve(text);
          } else if (hasEnded) fail('the command has ended');
        };
        look();
      }),
    type: (line) => pty.write(`${line}\r`),
    press: (keys) => pty.write(keys),
    signal: (name) => pty.kill(name),
    ended,
  };
}
