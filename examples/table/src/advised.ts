import type { AnyAction, AnyGame, Envelope } from 'dicewright';
import { choosing, partsOf } from 'dicewright/choosing';
import type { Hinted, HintedAction } from './hints.js';

/** More actions are not compared by what a person reads of them. */
const MOST_COMPARED = 60;

/** An action without what came of it, as a text that is the same for the same. */
function textOf(action: AnyAction): string {
  const { outcome: _, ...chosen } = action as AnyAction & { readonly outcome?: unknown };
  return JSON.stringify(Object.entries(chosen).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** What a person reads who points at its parts, in any order: two dice that show the same are the same. */
function labelsOf(game: AnyGame, view: Envelope, action: AnyAction): string {
  const labels: string[] = [];
  let choice = choosing(game, view, action.player);
  for (const part of partsOf(game, action)) {
    const option = choice.options.find((one) => one.part === part);
    if (!option) continue;
    labels.push(option.label);
    choice = choice.take(part);
  }
  return labels.sort().join(' ');
}

/** What was said of an action, or of one that comes to the same, of which one alone is told. */
export function advisedFor(
  game: AnyGame,
  view: Envelope,
  { actions }: Hinted,
  given: AnyAction,
): HintedAction | undefined {
  const text = textOf(given);
  const same = actions.find(({ action }) => textOf(action) === text);
  if (same) return same;
  const length = partsOf(game, given).length;
  const similar = actions.filter(({ action }) => action.type === given.type && partsOf(game, action).length === length);
  const labels = labelsOf(game, view, given);
  return similar.slice(0, MOST_COMPARED).find(({ action }) => labelsOf(game, view, action) === labels);
}
