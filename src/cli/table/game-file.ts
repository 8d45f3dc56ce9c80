import type { Session } from '../../session/session.js';
import { FileError } from '../errors.js';
import type { CommandIo } from '../io.js';
import { recordText } from '../record-text.js';

/** The file in which a game is kept, with its seed, so that it can go on. */
export class GameFile {
  readonly #session: Session;
  readonly #io: CommandIo;
  #file: string | undefined;
  #kept: unknown;

  /** @param file - where it is kept unless another is named; `undefined` until one is given */
  constructor(session: Session, file: string | undefined, io: CommandIo) {
    this.#session = session;
    this.#file = file;
    this.#io = io;
    this.#kept = session.steps.at(-1);
  }

  get name(): string | undefined {
    return this.#file;
  }

  /** Whether something was played, or taken back, since it was kept. */
  get isBehind(): boolean {
    return this.#session.steps.at(-1) !== this.#kept;
  }

  /** Keeps the game. @throws FileError (as a rejection) */
  async keep(file: string): Promise<void> {
    await this.#io.writeFile(file, recordText(this.#session.toRecord({ secrets: true }), file, this.#session.game));
    this.#file = file;
    this.#kept = this.#session.steps.at(-1);
  }

  /** A name that no file has yet, after the game. @throws FileError (as a rejection) */
  async freeName(game: string): Promise<string> {
    for (let number = 1; number < 1000; number++) {
      const file = `${game}${number === 1 ? '' : `-${number}`}.json`;
      if ((await this.#io.whatIsAt(file)) === 'nothing') return file;
    }
    throw new FileError(`${game}.json`, 'a file of that name is in the way');
  }
}
