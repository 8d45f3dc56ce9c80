import type { AnyAction, AnyGame, Envelope } from 'dicewright';
import { choosing, partsOf } from 'dicewright/choosing';

/** What a part is about where nothing calls it otherwise: `c4` of `cell:c4`, `Here.` of `value:clue.text=Here.` */
const nameOfPart = (part: string): string => part.replace(/^value:[^=]*=|^[^:]*:/, '');

/** What a person would point at to do that, one thing after the other: `place, c4, green`. */
export function actionWords(game: AnyGame, view: Envelope, action: AnyAction): string {
  const parts = partsOf(game, action);
  const labels = new Map<string, string>();
  let choice = choosing(game, view, action.player);
  for (const part of parts) {
    for (const option of choice.options) labels.set(option.part, option.label);
    // What is there by itself is not taken again.
    if (choice.refusal(part) === null) choice = choice.take(part);
  }
  return parts.map((part) => labels.get(part) ?? nameOfPart(part)).join(', ');
}
