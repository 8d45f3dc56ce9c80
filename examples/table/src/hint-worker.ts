import type { Envelope } from 'dicewright';
import type { Advisor } from 'dicewright/analysis';
import { type Catalogue, catalogueOf, entriesOf, games } from 'dicewright/games';

/** What a player sees who wants to know what to do. */
export interface HintQuestion {
  readonly game: string;
  /** Where the game is from, as a URL; `null` for a game of the package. */
  readonly module: string | null;
  readonly view: Envelope;
}

/** What he can do, the best first; `null` where nobody knows exactly. */
export type HintAnswer = {
  readonly about: string;
  readonly actions: readonly { readonly words: string; readonly value: number }[];
} | null;

/** What is exported of the mathematics of a game. */
async function analysisOf(id: string, module: string | null): Promise<object> {
  const own =
    module === null ? games : catalogueOf(Object.values(await entriesOf(await import(/* @vite-ignore */ module))));
  const catalogue: Catalogue = { ...own };
  return (await catalogue[id]?.part('analysis')) ?? {};
}

async function advisorOf(id: string, module: string | null): Promise<Advisor | null> {
  const [, advisor] = Object.entries(await analysisOf(id, module)).find(([name]) => name.endsWith('Advisor')) ?? [];
  return (advisor as Advisor | undefined) ?? null;
}

async function answer({ game, module, view }: HintQuestion): Promise<HintAnswer> {
  const advisor = await advisorOf(game, module);
  if (!advisor) return null;
  const table = advisor.prepare(view.options as object, undefined, view);
  const advice = advisor.advise(table, view);
  if (!advice) return null;
  return {
    about: `Values are ${advisor.value}.`,
    actions: advice.actions.map(({ action, value }) => ({ words: advisor.inWords(view, action), value })),
  };
}

addEventListener('message', async ({ data }: MessageEvent<HintQuestion>) => postMessage(await answer(data)));
