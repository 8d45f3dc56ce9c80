import type { Advisor, OddsQuestion } from '../advice/advice.js';
import type { FindHindsight } from '../advice/hindsight.js';
import type { NamedBot } from '../advice/named-bot.js';
import type { Entry } from '../entry/entry.js';
import type { AnyAction, Envelope } from '../kernel/types.js';
import type { Learning } from './learning/learn.js';

/** What a game's mathematics offers code that knows nothing about the game. */
export interface Offers {
  readonly bots: Readonly<Record<string, NamedBot>>;
  readonly questions: readonly OddsQuestion[];
  readonly advisor: Advisor | null;
  readonly hindsight: FindHindsight | null;
  /** How its positions can be valued, for `dicewright learn`. */
  readonly learning: Learning<Envelope, AnyAction> | null;
}

/** What a game's analysis exports as `<game>Bots`, `<game>Questions`, `<game>Advisor`, `<game>Hindsight` and `<game>Learning`. */
export async function offersOf(entry: Entry): Promise<Offers> {
  const exports = Object.entries((await entry.part('analysis')) ?? {});
  const find = (ending: string): unknown => exports.find(([name]) => name.endsWith(ending))?.[1];
  return {
    bots: (find('Bots') as Offers['bots'] | undefined) ?? {},
    questions: (find('Questions') as Offers['questions'] | undefined) ?? [],
    advisor: (find('Advisor') as Advisor | undefined) ?? null,
    hindsight: (find('Hindsight') as FindHindsight | undefined) ?? null,
    learning: (find('Learning') as Offers['learning'] | undefined) ?? null,
  };
}
