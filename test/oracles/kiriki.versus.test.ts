import { expect, it } from 'vitest';
import { kiriki, patterns } from '../../src/games/kiriki/index.js';
import { keepStacksShort } from '../helpers/short-stacks.js';
import { VOLUME } from '../helpers/volume.js';
import { type Options, type Referee as OwnReferee, referee } from './kiriki.referee.js';
import { compare } from './versus.js';

keepStacksShort();

const places = [0, 1, 2, 3, 4];
const diceToRoll = [places, [4, 3, 2, 1, 0], [0], [4], [1, 3], [3, 1], [0, 2, 4], [1, 1], [5], [-1], [], 'ones'];

const fair = [1, 2, 3, 4, 5, 6];
/** Many sixes: five of a kind often, and again. */
const loaded = [...fair, 6, 6, 6, 6, 6, 6];

const variants: Options[] = [
  ...(kiriki.variants as Options[]),
  { repeat: false, fullHouseOfFive: true, upperBonus: 1000, upperBonusOver: 0 },
];
const cases = variants.flatMap((options) => [
  { options, dice: 'fair', faces: fair },
  { options, dice: 'loaded', faces: loaded },
]);

it.each(cases)('engine and referee play the same games with $options and $dice dice', ({ options, faces }) => {
  const { games, steps, accepted, refused, counts } = compare({
    game: kiriki,
    referee: (chosen, players): OwnReferee => referee(chosen, players),
    options,
    games: 4 * VOLUME,
    faces,
    fields: { roll: { dice: diceToRoll }, score: { pattern: [...patterns, 'kiriki', 'kiriki', 'bonus'] } },
    prefer(legal, upTo) {
      const scores = legal.filter((action) => 'pattern' in action);
      const again = scores.filter((action) => 'pattern' in action && action.pattern === 'kiriki');
      if (again.length > 0 && upTo(4) === 0) return again[0];
      return scores.length > 0 && upTo(4) === 0 ? scores[upTo(scores.length)] : undefined;
    },
  });
  expect(games).toBe(6 * 4 * VOLUME);
  expect(steps).toBeGreaterThan(games * 26);
  expect(accepted).toBeGreaterThan(steps / 10);
  expect(refused).toBeGreaterThan(steps / 2);
  for (const type of ['roll', 'score']) expect(counts.get(type), type).toBeGreaterThan(500);
});
