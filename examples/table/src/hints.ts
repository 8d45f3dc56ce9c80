import type { AnyGame, Envelope } from 'dicewright';
import { inWorker, type WorkerBot } from 'dicewright/analysis';
import { partsOf } from 'dicewright/choosing';

/** What could be done, the best first. */
export interface Hinted {
  readonly about: string;
  readonly actions: readonly { readonly words: string; readonly worth: string; readonly range?: string }[];
  /** What stands for the best action on the board. */
  readonly best: readonly string[];
}

/** So many actions are told. */
const MOST = 6;

type Asked = WorkerBot<{ readonly type: string; readonly player: number }, Envelope>;
type Advice = Awaited<ReturnType<Asked['advise']>>;

/** What stands behind the values. */
function behind({ kind, turns = 0 }: Advice): string {
  if (kind === 'exact') return 'exact: all that can come was gone through';
  if (kind === 'sampled') return 'games were played out; the true value is in the range, with 95 % confidence';
  return `looked ahead ${turns === 0 ? 'into this turn' : turns === 1 ? 'one turn' : `${turns} turns`}`;
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

  async ask(view: Envelope, player: number, signal: AbortSignal): Promise<Hinted> {
    const advice = await this.#worker.advise(view, player, { signal });
    const isAlone = view.players === 1;
    const worth = (value: number): string => (isAlone ? value.toFixed(2) : `${(100 * value).toFixed(1)} %`);
    return {
      about: `${isAlone ? 'Expected points' : 'Expected share of the victory'}, ${behind(advice)}.`,
      actions: advice.actions.slice(0, MOST).map(({ text, value, interval }) => ({
        words: text,
        worth: worth(value),
        ...(interval && { range: `${worth(interval.low)} to ${worth(interval.high)}` }),
      })),
      best: partsOf(this.game, advice.action),
    };
  }

  close(): void {
    this.#worker.close();
  }
}
