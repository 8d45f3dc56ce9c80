import type { AnyGame, Envelope } from 'dicewright';
import { actionWords } from './action-words.js';
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

  constructor(readonly game: AnyGame) {
    this.#bots = new Bots(game);
  }

  async ask(view: Envelope, player: number, signal: AbortSignal): Promise<Hinted> {
    const advice = await this.#advised({ game: this.game.id, view }, signal);
    if (advice !== null) return { about: advice.about, actions: advice.actions.slice(0, MOST) };
    const action = await this.#bots.ask('normal', view, player, signal);
    return {
      about: 'A bot of middling strength would do this:',
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
