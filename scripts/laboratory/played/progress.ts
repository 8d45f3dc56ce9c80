import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The result of one part of a run. */
interface Done {
  /** Of processor time. */
  readonly seconds: number;
  readonly problems: readonly string[];
}

/** How much of a long run is done: kept in a file, from which the same run goes on when it was interrupted. */
export class Progress {
  readonly #file: string;
  readonly #run: string;
  readonly #done: Record<string, Done>;

  /** @param run - what is run, with all that makes it another run */
  constructor(file: string, run: string) {
    this.#file = file;
    this.#run = run;
    const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    this.#done = kept.run === run ? kept.done : {};
  }

  isDone(part: string): boolean {
    return Object.hasOwn(this.#done, part);
  }

  /** Notes the result of a part. */
  add(part: string, done: Done): void {
    this.#done[part] = done;
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify({ run: this.#run, done: this.#done }));
  }

  /** Seconds of processor time that this many further parts may take, by those that are done; `null` before the first. */
  secondsFor(parts: number): number | null {
    const all = Object.values(this.#done);
    return all.length === 0 ? null : (parts * all.reduce((sum, { seconds }) => sum + seconds, 0)) / all.length;
  }

  /** Ends the run. @returns what was wrong in all parts */
  end(): string[] {
    rmSync(this.#file, { force: true });
    return Object.values(this.#done).flatMap(({ problems }) => problems);
  }
}
