import type { AnyAction } from 'dicewright';
import type { Hinted, HintedAction } from './hints.js';

/** An action as a text that is the same for the same. */
const textOf = (action: AnyAction): string =>
  JSON.stringify(Object.entries(action).sort(([one], [other]) => (one < other ? -1 : 1)));

/** An action as it was chosen, whatever came of it. */
export function chosen(action: AnyAction): AnyAction {
  const { outcome: _, ...rest } = action as AnyAction & { readonly outcome?: unknown };
  return rest;
}

/** Whether the same was chosen, whatever came of it. */
export const isSameChoice = (one: AnyAction, other: AnyAction): boolean =>
  textOf(chosen(one)) === textOf(chosen(other));

/** What was said of an action, whatever came of it. */
export const advisedFor = ({ actions }: Hinted, given: AnyAction): HintedAction | undefined =>
  actions.find(({ action }) => isSameChoice(action, given));
