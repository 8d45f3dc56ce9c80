import type { Envelope } from 'dicewright';
import { type Advisor, type AnalysisId, hasAnalysis, loadAnalysis } from 'dicewright/analysis';

/** What a player sees who wants to know what to do. */
export interface HintQuestion {
  readonly game: string;
  readonly view: Envelope;
}

/** What he can do, the best first; `null` where nobody knows exactly. */
export type HintAnswer = {
  readonly about: string;
  readonly actions: readonly { readonly words: string; readonly value: number }[];
} | null;

async function advisorOf(id: string): Promise<Advisor | null> {
  if (!hasAnalysis(id)) return null;
  const exported = (await loadAnalysis<AnalysisId>(id)) as object;
  const [, advisor] = Object.entries(exported).find(([name]) => name.endsWith('Advisor')) ?? [];
  return (advisor as Advisor | undefined) ?? null;
}

async function answer({ game, view }: HintQuestion): Promise<HintAnswer> {
  const advisor = await advisorOf(game);
  if (!advisor) return null;
  const table = advisor.prepare(view.options as object, undefined, view as never);
  const advice = advisor.advise(table, view as never);
  if (!advice) return null;
  return {
    about: `Values are ${advisor.value}.`,
    actions: advice.actions.map(({ action, value }) => ({ words: advisor.inWords(view as never, action), value })),
  };
}

addEventListener('message', async ({ data }: MessageEvent<HintQuestion>) => postMessage(await answer(data)));
