import type { CommandIo } from './io.js';

/** Tells how far something is: on a terminal in one line that changes and vanishes at the end, else at each tenth. */
export interface ProgressShown {
  /** @param what - is done; something else begins a new line, and tenths anew */
  readonly tell: (what: string, done: number, total: number) => void;
  /** Waits until all is written, and clears the line. */
  readonly end: () => Promise<void>;
}

export function progressTo({ stderr }: CommandIo): ProgressShown {
  let before = '';
  let tenth = 0;
  let shown = '';
  let written: Promise<void>[] = [];
  return {
    tell(what, done, total) {
      if (what !== before) tenth = 0;
      before = what;
      const percent = Math.floor((100 * done) / total);
      const line = `${what}: ${percent} %`;
      if (stderr.isTTY && line !== shown) written.push(stderr.write(`\r${line.padEnd(shown.length)}`));
      else if (!stderr.isTTY && done < total && Math.floor(percent / 10) > tenth) {
        tenth = Math.floor(percent / 10);
        written.push(stderr.write(`dicewright: ${line}\n`));
      }
      shown = line;
    },
    async end() {
      await Promise.all(written);
      written = [];
      if (stderr.isTTY && shown !== '') await stderr.write(`\r${' '.repeat(shown.length)}\r`);
      shown = '';
    },
  };
}
