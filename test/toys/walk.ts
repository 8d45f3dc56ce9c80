import { defineGame, natural, oneToAct } from 'dicewright/define';

/** A game of the rules that are given: a step is as long as their number. */
export function walk(rules: number) {
  const g = defineGame({ id: 'walk', rules, options: {}, state: { at: natural(10_000) } });
  const step = g.action({
    apply(draft, _, __, { at }) {
      draft.at = at + rules;
    },
  });
  return g.game({
    title: 'Walk',
    playerCount: { min: 1, max: 1 },
    actions: { step },
    setup: () => ({ at: 0 }),
    playersToAct: () => oneToAct(0),
    result: () => null,
    migrations: { 1: (state) => ({ ...state, at: 999 }) },
  });
}
