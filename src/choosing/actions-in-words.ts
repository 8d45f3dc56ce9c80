import type { AnyAction, AnyGame } from '../kernel/types.js';
import type { Choice } from './choice.js';
import { choosing } from './choosing.js';
import { partsOf } from './segments.js';

/**
 * What a person reads while pointing at the parts of a legal action one after the other: `roll: 5, 5`. For all actions of
 * the player together, since what can be pointed at is found by going through all of them.
 *
 * @param player - whose actions they are
 */
export function actionsInWords(
  game: AnyGame,
  view: ReturnType<AnyGame['setup']>,
  player: number,
): (action: AnyAction) => string {
  let start: Choice<AnyAction> | undefined;
  /** Where a part leads from a choice. */
  const taken = new Map<Choice<AnyAction>, Map<string, Choice<AnyAction>>>();
  const take = (choice: Choice<AnyAction>, part: string): Choice<AnyAction> => {
    const known = taken.get(choice) ?? new Map<string, Choice<AnyAction>>();
    taken.set(choice, known);
    const next = known.get(part) ?? choice.take(part);
    known.set(part, next);
    return next;
  };
  return (action) => {
    const words: string[] = [];
    start ??= choosing(game, view, player) as Choice<AnyAction>;
    let choice = start;
    for (const part of partsOf(game, action)) {
      // What is taken by itself need not be mentioned: there is no other way.
      const option = choice.options.find((one) => one.part === part);
      if (!option) continue;
      words.push(option.label);
      choice = take(choice, part);
    }
    const [first = action.type, ...rest] = words;
    return rest.length === 0 ? first : `${first}: ${rest.join(', ')}`;
  };
}
