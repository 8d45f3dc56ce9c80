import type { AnyAction, AnyGame } from '../kernel/types.js';
import type { Choice } from './choice.js';
import { choosing } from './choosing.js';
import { partsOf } from './segments.js';

/** What a person reads who points at the parts of a legal action one after the other: `roll: 5, 5`. */
export function actionInWords(game: AnyGame, view: ReturnType<AnyGame['setup']>, action: AnyAction): string {
  const words: string[] = [];
  let choice: Choice<AnyAction> = choosing(game, view, action.player);
  for (const part of partsOf(game, action)) {
    // What is taken by itself need not be told: there is no other way.
    const option = choice.options.find((one) => one.part === part);
    if (!option) continue;
    words.push(option.label);
    choice = choice.take(part);
  }
  const [first = action.type, ...rest] = words;
  return rest.length === 0 ? first : `${first}: ${rest.join(', ')}`;
}
