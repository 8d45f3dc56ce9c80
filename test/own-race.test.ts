import { defineGame, natural, oneToAct } from 'dicewright';
import { tournament } from 'dicewright/analysis';
import { expect, it } from 'vitest';

const g = defineGame({ id: 'race', rules: 1, options: {}, state: { at: natural(20), toPlay: natural(1) } });
const run = g.action({
  fields: { far: natural(2) },
  candidates: () => [{ far: 1 }, { far: 2 }],
  apply(draft, { far, player }) {
    draft.at += far;
    draft.toPlay = 1 - player;
  },
});
const race = g.game({
  title: 'A race of my own',
  playerCount: { min: 2, max: 2 },
  actions: { run },
  setup: () => ({ at: 0, toPlay: 0 }),
  playersToAct: ({ at, toPlay }) => oneToAct(at < 9 ? toPlay : null),
  result: ({ at, toPlay }) => (at < 9 ? null : { winners: [1 - toPlay], scores: null, reason: 'The end is reached.' }),
});

it('greedy plays an own game called as one of ours', async () => {
  const result = await tournament({ game: race, bots: ['greedy', 'random'], games: 2, seed: 's' });
  expect(result.games).toBe(2);
});
