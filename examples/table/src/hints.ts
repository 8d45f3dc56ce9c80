import type { AnyGame, Envelope } from 'dicewright';
import { actionWords } from './action-words.js';
import type { Seat } from './address.js';
import { Bots } from './bots.js';
import type { HintAnswer, HintQuestion } from './hint-worker.js';

/** What could be done, the best first. */
export interface Hinted {
  readonly about: string;
  readonly actions: readonly { readonly words: string; readonly value: number | null }[];
}

/** So many actions are told. */
const MOST = 6;

/** Knows what to do: from the game's own mathematics where it has an advisor, else from a bot. Both think in a worker. */
export class Hints {
  readonly #bots: Bots;
  #advisor: Worker | null = null;

  /**
   * @param module - where the game is from, as a URL; `null` for a game of the package
   * @param bots - that come with the module: the first is asked
   */
  constructor(
    readonly game: AnyGame,
    readonly module: string | null,
    readonly bots: readonly Seat[],
  ) {
    this.#bots = new Bots(game, module);
  }

  async ask(view: Envelope, player: number, signal: AbortSignal): Promise<Hinted> {
    const advice = await this.#advised({ game: this.game.id, module: this.module, view }, signal);
    if (advice !== null) return { about: advice.about, actions: advice.actions.slice(0, MOST) };
    const [own] = this.bots;
    const action = await this.#bots.ask(own ?? 'normal', view, player, signal);
    return {
      about: own === undefined ? 'A bot of middling strength would do this:' : `The bot “${own}” would do this:`,
      actions: [{ words: actionWords(this.game, view, action), value: null }],
    };
  }

  close(): void {
    this.#bots.close();
    this.#advisor?.terminate();
    this.#advisor = null;
  }

  #advised(question: HintQuestion, signal: AbortSignal): Promise<HintAnswer> {
    this.#advisor ??= new Worker(new URL('./hint-worker.ts', import.meta.url), { type: 'module' });
    const worker = this.#advisor;
    return new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data as HintAnswer);
      worker.onerror = ({ message }) => reject(new Error(message));
      signal.addEventListener('abort', () => reject(signal.reason));
      worker.postMessage(question);
    });
  }
}
