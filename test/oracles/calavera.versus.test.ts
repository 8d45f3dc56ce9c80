import { expect, it } from 'vitest';
import { calavera, colours, faces } from '../../src/games/calavera/index.js';
import { anyGame } from '../../src/index.js';
import { type Options, type Referee as OwnReferee, referee } from './calavera.referee.js';
import { compare } from './versus.js';

const places = [0, 1, 2, 3, 4, 5];
const diceToRoll = [places, [5, 4, 3, 2, 1, 0], [0], [5], [1, 3], [3, 1], [0, 2, 4], [1, 1], [6], [-1], [], 'orange'];

it('engine and referee play the same games, in all variants', () => {
  const variants: Options[] = [
    ...(calavera.variants as Options[]),
    { endsAtOnce: false, curseEndsRolling: false },
    { bonusAfter: [1, 2, 13], values: [9, 9, 9, 9, 9, 1, 8, 7, -4, 20, -5, 30, 0], endsAtOnce: false },
  ];
  const { games, steps, accepted, refused, played } = compare({
    game: anyGame(calavera),
    referee: (options, players): OwnReferee => referee(options, players),
    variants,
    games: 16,
    faces,
    fields: {
      roll: { dice: diceToRoll },
      mark: { dice: [...colours, 'joker', 'joker', 'skull'], row: [...colours, 'joker'] },
      freeze: { row: colours },
      pass: {},
    },
    prefer(legal, upTo) {
      const freezes = legal.filter(({ type }) => type === 'freeze');
      if (freezes.length > 0 && upTo(3) === 0) return freezes[upTo(freezes.length)];
      const uses = legal.filter(({ type }) => type !== 'roll');
      return uses.length > 0 && upTo(3) === 0 ? uses[upTo(uses.length)] : undefined;
    },
  });
  expect(games).toBe(variants.length * 3 * 16);
  expect(steps).toBeGreaterThan(games * 50);
  expect(accepted).toBeGreaterThan(steps / 10);
  expect(refused).toBeGreaterThan(steps);
  for (const type of ['roll', 'mark', 'freeze', 'pass']) expect(played.get(type), type).toBeGreaterThan(100);
});
