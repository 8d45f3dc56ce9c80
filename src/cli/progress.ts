import { terminalWidth, truncate } from '../render/terminal-width.js';
import type { CommandIo } from './io.js';

/** Shows on a terminal how far something is, in one line that is rewritten and vanishes at the end. */
export interface ProgressShown {
  readonly tell: (text: string) => Promise<void>;
  readonly end: () => Promise<void>;
}

/** `working out the table: 10 %`. */
export const percentDone = (what: string, done: number, total: number): string =>
  `${what}: ${Math.floor((100 * done) / total)} %`;

/** `12000 positions, 8 actions from the start`. */
export const positionsFound = ({ states, depth }: { readonly states: number; readonly depth: number }): string =>
  `${states} positions, up to ${depth} actions from the start`;

export const quietFlag = {
  quiet: { type: 'boolean', about: 'don’t show on the terminal how far it is' },
} as const;

/** @param quiet - what {@link quietFlag} gives */
export function progressTo({ stderr }: CommandIo, quiet = false): ProgressShown {
  const isShown = stderr.isTTY && !quiet;
  let shown = '';
  let written: Promise<void> = Promise.resolve();
  const rewrite = (text: string): Promise<void> => {
    const blanks = ' '.repeat(Math.max(0, terminalWidth(shown) - terminalWidth(text)));
    shown = text;
    written = Promise.all([written, stderr.write(`\r${text}${blanks}`)]).then(() => undefined);
    return written;
  };
  return {
    async tell(text) {
      // A line that fills the terminal would begin a new one.
      const line = truncate(text, (stderr.columns ?? 80) - 1);
      if (isShown && line !== shown) await rewrite(line);
    },
    async end() {
      await written;
      if (shown === '') return;
      await rewrite('');
      await stderr.write('\r');
    },
  };
}
