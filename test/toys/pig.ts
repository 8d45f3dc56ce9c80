import { d6, defineGame, illegal, natural, oneToAct } from 'dicewright/define';
import * as z from 'zod/mini';

const leader = (banked: readonly number[], target: number): number => banked.findIndex((points) => points >= target);

const g = defineGame({
  id: 'pig',
  rules: 1,
  options: { target: z._default(z.int().check(z.minimum(2), z.maximum(100)), 20) },
  state: { banked: z.array(natural(106)).check(z.length(2)), atRisk: natural(106), toPlay: natural(1) },
});

const roll = g.action({
  check: ({ banked, atRisk, toPlay, options }) =>
    (banked[toPlay] ?? 0) + atRisk >= options.target ? illegal('PIG-3', 'hold what is enough') : undefined,
  outcome: d6(1).schema,
  chance: () => d6(1),
  apply(draft, _, [eyes = 0], before) {
    draft.atRisk = eyes === 1 ? 0 : before.atRisk + eyes;
    if (eyes === 1) draft.toPlay = 1 - before.toPlay;
  },
});

const hold = g.action({
  check: ({ atRisk }) => (atRisk === 0 ? illegal('PIG-2', 'roll first') : undefined),
  apply(draft, { player }, _, before) {
    draft.banked[player] = (before.banked[player] ?? 0) + before.atRisk;
    draft.atRisk = 0;
    draft.toPlay = 1 - before.toPlay;
  },
});

/**
 * Pig, until somebody has `target` points: a turn is as many rolls as its player likes, whose sum is theirs when they hold;
 * a one ends the turn with nothing (PIG-1). A game can go on for ever.
 */
export const pig = g.game({
  title: 'Pig',
  playerCount: { min: 2, max: 2 },
  variants: [{}, { target: 5 }],
  actions: { roll, hold },
  setup: () => ({ banked: [0, 0], atRisk: 0, toPlay: 0 }),
  playersToAct: ({ banked, toPlay, options }) => oneToAct(leader(banked, options.target) < 0 ? toPlay : null),
  result({ banked, options }) {
    const winner = leader(banked, options.target);
    return winner < 0 ? null : { winners: [winner], scores: banked, reason: 'enough points are banked' };
  },
});
