import { expect, it } from 'vitest';
import { minuteSteps } from '../../../src/cli/tracing/rules-card.js';
import { stones } from '../../../test/toys/stones.js';
import type { RandomPlay } from '../../lib/pages/play-text.js';
import { minutesOf } from './minutes.js';
import { randomPlay } from './random-games.js';

const game = stones;
const small = randomPlay(game, 2, 2);

const minutes = (median: number, [least, most] = [median, median], traits: object = {}): number | null => {
  const large: RandomPlay = { ...small, players: 3, actions: { least, median, most } };
  return minutesOf({ traits: { ...game.traits, ...traits } }, { tables: [small, large] });
};

it.each([
  [1, 5],
  [44, 5],
  [45, 10],
  [74, 10],
  [75, 15],
  [105, 20],
  [149, 20],
  [150, 30],
  [225, 45],
  [315, 60],
  [449, 60],
  [450, 90],
  [5000, 90],
])('%i actions of ten seconds take about %i minutes', (actions, expected) => {
  expect(minutes(actions)).toBe(expected);
  expect(minuteSteps).toContain(expected);
});

it('are not told by actions where hands, clocks or chance decide how long it takes', () => {
  expect(minutes(60, [20, 100])).toBe(10);
  expect(minutes(60, [20, 101])).toBeNull();
  expect(minutes(60, [60, 60], { dexterity: true })).toBeNull();
  expect(minutes(60, [60, 60], { simultaneous: true })).toBeNull();
  expect(minutesOf(game, { tables: [] })).toBeNull();
  const ending = (share: number): RandomPlay => ({
    ...small,
    actions: { least: 60, median: 60, most: 60 },
    ends: [
      { reason: 'The turn limit is reached; n points are the most', share },
      { reason: 'All dice are in', share: 100 - share },
    ],
  });
  expect(minutesOf(game, { tables: [ending(50)] })).toBe(10);
  expect(minutesOf(game, { tables: [ending(51)] })).toBeNull();
});
