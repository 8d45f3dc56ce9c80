import { expect, it } from 'vitest';
import { type CalaveraFace, faces } from '../../src/games/calavera/dice.js';
import { calavera } from '../../src/games/calavera/index.js';
import { colours } from '../../src/games/calavera/sheet.js';
import { keepStacksShort } from '../helpers/short-stacks.js';
import { VOLUME } from '../helpers/volume.js';
import { type Options, type Referee as OwnReferee, referee } from './calavera.referee.js';
import { compare } from './versus.js';

keepStacksShort();

const places = [0, 1, 2, 3, 4, 5];
const diceToRoll = [places, [5, 4, 3, 2, 1, 0], [0], [5], [1, 3], [3, 1], [0, 2, 4], [1, 1], [6], [-1], [], 'orange'];

const variants: Options[] = [
  ...(calavera.variants as Options[]),
  { endsAtOnce: false, curseEndsRolling: false },
  { bonusAfter: [1, 2, 13], values: [9, 9, 9, 9, 9, 1, 8, 7, -4, 20, -5, 30, 0], endsAtOnce: false },
];

/** Mostly orange: a row that is soon frozen, so that often nothing can be used. */
const loaded = [...faces, ...faces.map((): CalaveraFace => 'orange')];
const cases = variants.flatMap((options) => [
  { options, dice: 'fair', thrown: faces, rounds: 5 * VOLUME, played: ['roll', 'mark', 'freeze'] },
  { options, dice: 'loaded', thrown: loaded, rounds: 2 * VOLUME, played: ['roll', 'mark', 'pass'] },
]);

it.each(cases)(
  'engine and referee play the same games with $options and $dice dice',
  ({ options, thrown, rounds, played }) => {
    const { games, steps, accepted, refused, counts } = compare({
      game: calavera,
      referee: (chosen, players): OwnReferee => referee(chosen, players),
      options,
      games: rounds,
      faces: thrown,
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
    expect(games).toBe(3 * rounds);
    expect(steps).toBeGreaterThan(games * 50);
    expect(accepted).toBeGreaterThan(steps / 10);
    expect(refused).toBeGreaterThan(steps / 2);
    for (const type of played) expect(counts.get(type), type).toBeGreaterThan(20);
  },
);
