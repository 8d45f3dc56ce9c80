import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isOneLine, runCommand } from '../../test/helpers/command-io.js';
import { root } from '../../test/helpers/root.js';
import { learntWorth } from '../analysis/learning/learnt.js';

const own = ['--module', join(root, 'test/fixtures/games/hop.ts')];
const asked = ['learn', 'hop', ...own, '--games', '200', '--seed', 'a'];

/** As hop is valued: how far the frog is, by whoever has just hopped. */
const learning = { features: ({ at }: { readonly at: number }) => [at / 9] };

describe('dicewright learn', () => {
  it('learns weights of a game of one’s own, the same ones for the same seed', async () => {
    const { code, stdout, stderr } = await runCommand([...asked, '--quiet']);
    expect([code, stderr]).toEqual([0, '']);
    const learnt = JSON.parse(stdout);
    expect(learnt).toMatchObject({
      command: 'dicewright learn hop --games 200 --seed a',
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      players: 2,
      hidden: 0,
    });
    expect(learnt.weights.split(' ')).toHaveLength(2);
    const { written } = await runCommand([...asked, '--quiet', '--out', 'hop.learnt.json']);
    expect(JSON.parse(written.get('hop.learnt.json') ?? '')).toEqual(learnt);
    const worth = learntWorth(learning, learnt);
    for (const at of [0, 4, 8]) {
      const value = worth({ at }, 0);
      expect([value >= 0, value <= 1]).toEqual([true, true]);
    }
    expect(worth({ at: 8 }, 0)).not.toBe(worth({ at: 0 }, 0));
  });

  it('says what is missing', async () => {
    const { code, stderr } = await runCommand(['learn', 'kiriki']);
    expect([code, isOneLine(stderr)]).toEqual([2, true]);
    expect(stderr).toContain('its analysis has no Learning');
    expect((await runCommand([...asked, '--games', '0'])).code).toBe(2);
  });

  it('takes no weights that were learnt by other features', () => {
    const worth = learntWorth(learning, { players: 2, hidden: 0, weights: '1 2 3' });
    expect(() => worth({ at: 1 }, 0)).toThrow(/learnt otherwise: expected 2 weights/);
    expect(() => learntWorth(learning, {} as never)).toThrow(expect.objectContaining({ code: 'INVALID_SETUP' }));
  });
});
