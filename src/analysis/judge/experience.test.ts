import { expect, it } from 'vitest';
import { anyGame } from '../../../test/helpers/any-game.js';
import { pig } from '../../../test/toys/pig.js';
import type { ErasedWorth } from '../../kernel/definition.js';
import { Trial } from '../bots/trial.js';
import { Experience } from './experience.js';

type View = ReturnType<typeof pig.setup>;

const worth = ({ banked, options }: View, player: number): number =>
  Math.min(1, (banked[player] ?? 0) / options.target);

it('takes whoever is ahead to be so, and nobody to have won, however few games were played', () => {
  const game = anyGame(pig);
  const start = pig.setup({ players: 2, options: { target: 20 } });
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
    const trial = new Trial(game);
    const experience = new Experience(game, trial, worth as unknown as ErasedWorth, seed, 0.001);
    const shares = trial.guard(() => {
      const leaf = experience.leafAt(start);
      return leaf(trial.copyOf({ ...start, banked: [12, 8] }), null);
    });
    expect(shares[0]).toBeGreaterThan(0.52);
    expect(shares[0]).toBeLessThan(0.98);
  }
});
