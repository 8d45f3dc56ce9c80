import type { Advisor, OddsQuestion } from '../advice/advice.js';
import type { NamedBot } from '../advice/named-bot.js';
import type { Entry } from '../entry/entry.js';

/** What the mathematics of a game offers to whoever knows nothing of the game. */
export interface Offers {
  readonly bots: Readonly<Record<string, NamedBot>>;
  readonly questions: readonly OddsQuestion[];
  readonly advisor: Advisor | null;
}

/** What a game's analysis exports as `<game>Bots`, `<game>Questions` and `<game>Advisor`. */
export async function offersOf(entry: Entry): Promise<Offers> {
  const exports = Object.entries((await entry.part('analysis')) ?? {});
  const find = (ending: string): unknown => exports.find(([name]) => name.endsWith(ending))?.[1];
  return {
    bots: (find('Bots') as Offers['bots'] | undefined) ?? {},
    questions: (find('Questions') as Offers['questions'] | undefined) ?? [],
    advisor: (find('Advisor') as Advisor | undefined) ?? null,
  };
}
