import { defineGame, oneToAct } from 'dicewright/define';
import type * as z from 'zod/mini';

/** A game with one type of action, `act`, that has these fields and this outcome. */
export const toy = (
  fields: Parameters<ReturnType<typeof defineGame>['action']>[0]['fields'],
  outcome?: z.core.$ZodType,
) => {
  const g = defineGame({ id: 'toy', rules: 1, options: {}, state: {} });
  const act = g.action({
    fields,
    candidates: () => [],
    apply: () => undefined,
    ...(outcome && { outcome, chance: () => ({}) }),
  } as never);
  return g.game({
    title: 'Toy',
    playerCount: { min: 1, max: 9 },
    actions: { act },
    setup: () => ({}),
    playersToAct: () => oneToAct(0),
    result: () => null,
  });
};
