import type { AnyAction, AnyGame, Envelope } from 'dicewright';
import { inWorker, type WorkerBot } from 'dicewright/analysis';
import { partsOf } from 'dicewright/choosing';
import { deedOf } from './deeds.js';
import { capital } from './words-of-deeds.js';

/** An action that is advised, or advised against. */
export interface HintedAction {
  readonly action: AnyAction;
  readonly words: string;
  /** What it is worth, in words. */
  readonly worth: string;
  readonly range?: string;
  /** Where the true value lies, as far as is known; just there where it isn't sampled. */
  readonly low: number;
  readonly high: number;
  readonly value: number;
  /** What is given away by it. */
  readonly loss: number;
}

/** What could be done, the best first. */
export interface Hinted {
  readonly about: string;
  readonly actions: readonly HintedAction[];
  /** What stands for the best action on the board. */
  readonly best: readonly string[];
}

/** How a question is asked. */
interface Asking {
  readonly signal?: AbortSignal;
  /** How hard to think; 1 unless given. */
  readonly effort?: number;
  /** Actions that are to be told by themselves, not by one that comes to the same. */
  readonly told?: readonly AnyAction[];
}

type Asked = WorkerBot<AnyAction, Envelope>;
type Advice = Awaited<ReturnType<Asked['advise']>>;

/** What stands behind the values. */
function behind({ kind, turns = 0 }: Advice): string {
  if (kind === 'exact') return 'exact: all that can come was gone through';
  if (kind === 'sampled') return 'games were played out; the true value is in the range, with 95 % confidence';
  return `looked ahead ${turns === 0 ? 'into this turn' : turns === 1 ? 'one turn' : `${turns} turns`}`;
}

/** What a judge advises, in words. */
export function hintedOf(game: AnyGame, view: Envelope, advice: Advice): Hinted {
  const isAlone = view.players === 1;
  const worth = (value: number): string => (isAlone ? value.toFixed(2) : `${(100 * value).toFixed(1)} %`);
  return {
    about: `${isAlone ? 'Expected points' : 'Expected share of the victory'}, ${behind(advice)}.`,
    actions: advice.actions.map(({ action, text, value, loss, interval }) => ({
      action,
      words: deedOf(game, view, action) ?? capital(text),
      worth: worth(value),
      value,
      loss,
      low: interval?.low ?? value,
      high: interval?.high ?? value,
      ...(interval && { range: `${worth(interval.low)} to ${worth(interval.high)}` }),
    })),
    best: partsOf(game, advice.action),
  };
}

/** Knows what to do: asks the judge of the game, in a worker, which is told no more than the player sees. */
export class Hints {
  readonly #worker: Asked;

  /** @param module - where the game is from, as a URL; `null` for a game of the package */
  constructor(
    readonly game: AnyGame,
    module: string | null,
  ) {
    this.#worker = inWorker(game, 'random', { module: module ?? undefined });
  }

  async ask(view: Envelope, player: number, asking: Asking): Promise<Hinted> {
    return hintedOf(this.game, view, await this.#worker.advise(view, player, asking));
  }

  close(): void {
    this.#worker.close();
  }
}
