import { complain } from './complain.js';
import { FileError, Interrupted } from './errors.js';
import type { CommandIo, Interrupt } from './io.js';

/** A file is rewritten after this many milliseconds. */
const EVERY = 2000;
/** And after at least this many times as long as writing takes. */
const SHARE = 20;

export interface SoFar {
  readonly games: number;
}

/** The file in which the result of a run is kept while it goes on. Without a name nothing is written. */
export class ResultFile {
  readonly #file: string | undefined;
  readonly #io: CommandIo;
  #next = Number.NEGATIVE_INFINITY;
  #isWriting = false;
  #wasWritten = false;
  #hasWarned = false;
  #written: Promise<void> = Promise.resolve();

  constructor(file: string | undefined, io: CommandIo) {
    this.#file = file;
    this.#io = io;
  }

  /**
   * Writes the result so far, if it is time to. When that fails later than the first time, it is reported once and tried
   * again: a disk can be full for a while.
   *
   * @throws FileError (as a rejection) when it could not be written at all
   */
  async keep(result: () => SoFar): Promise<void> {
    const { clock, whatIsAt } = this.#io;
    if (this.#file === undefined || this.#isWriting) return;
    const start = clock();
    if (start < this.#next) return;
    this.#isWriting = true;
    try {
      // A pipe gets the whole result alone.
      if ((await whatIsAt(this.#file)) !== 'stream') await this.write(result());
      this.#wasWritten = true;
    } catch (error) {
      if (!this.#wasWritten || !(error instanceof FileError)) throw error;
      if (!this.#hasWarned) {
        await complain(this.#io, `${error.file}: ${error.message}; the run goes on, and writing is tried again`);
      }
      this.#hasWarned = true;
    } finally {
      this.#isWriting = false;
      const end = clock();
      this.#next = end + Math.max(EVERY, SHARE * (end - start));
    }
  }

  /** Writes it, after whatever is being written. @throws FileError (as a rejection) */
  async write(result: SoFar): Promise<void> {
    if (this.#file === undefined) return;
    const file = this.#file;
    const content = `${JSON.stringify(result)}\n`;
    this.#written = this.#written.catch(() => undefined).then(() => this.#io.writeFile(file, content));
    await this.#written;
  }

  /** Writes the result and prints it, each even when the other fails. @throws FileError (as a rejection) */
  async end(result: SoFar, text: string): Promise<void> {
    const written = await Promise.allSettled([this.write(result), this.#io.stdout.write(text)]);
    for (const one of written) if (one.status === 'rejected') throw one.reason;
  }

  /**
   * Runs what plays; when that is interrupted, or fails, what has been played is still kept.
   *
   * @param play - has to end when the signal aborts
   * @param played - the result so far; `undefined` when nothing has been played
   * @param before - what there was before anything was played
   * @throws Interrupted, FileError, whatever `play` throws (as rejections)
   */
  async keeping<T>(
    play: (signal: AbortSignal) => Promise<T>,
    played: () => SoFar | undefined,
    before: () => Promise<SoFar>,
  ): Promise<T> {
    const stop = new AbortController();
    if (this.#file === undefined) return play(stop.signal);
    let interrupt: Interrupt | undefined;
    const unheard = this.#io.onInterrupt((signal) => {
      interrupt = signal;
      stop.abort();
    });
    try {
      return await play(stop.signal);
    } catch (error) {
      const result = played();
      if (interrupt !== undefined) throw new Interrupted(interrupt, await this.#keepLast(result ?? (await before())));
      if (result) await this.#keepLast(result).catch(() => undefined);
      throw error;
    } finally {
      unheard();
    }
  }

  /** Writes what there is to go on from, and says so. @throws FileError (as a rejection) */
  async #keepLast(result: SoFar): Promise<string> {
    const file = this.#file as string;
    const kind = await this.#io.whatIsAt(file);
    // An older result is worth more than none.
    if (kind === 'stream' || (kind === 'content' && result.games === 0)) return '';
    await this.write(result);
    return `: ${file} has ${result.games} games, and --resume ${file} goes on`;
  }
}
