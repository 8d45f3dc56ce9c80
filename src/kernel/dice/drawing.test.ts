import { describe, expect, it } from 'vitest';
import { d6 } from './chance.js';
import { type Dice, seededDice } from './dice.js';
import { drawnBy } from './drawing.js';

const giving = (outcome: unknown): Dice => ({ draw: () => outcome as never });

describe('the outcome of an event', () => {
  it('is what was sent, where there are no dice', () => {
    expect(drawnBy(undefined, 'pig')(d6(2), 0, [7, 'x'])).toEqual([7, 'x']);
    expect(drawnBy(undefined, 'pig')(d6(2), 0, undefined)).toBeUndefined();
  });

  it('is what the dice give, whether it was sent along or not', () => {
    const dice = seededDice('drawn');
    const outcome = dice.draw(d6(5), 3);
    expect(drawnBy(dice, 'pig')(d6(5), 3, undefined)).toEqual(outcome);
    expect(drawnBy(dice, 'pig')(d6(5), 3, [...outcome])).toEqual(outcome);
  });

  it('is no other that was sent', () => {
    expect(() => drawnBy(giving([1, 2]), 'pig')(d6(2), 3, [2, 1])).toThrow(
      expect.objectContaining({
        code: 'DICE_MISMATCH',
        message: 'pig: the dice gave another outcome for event 3',
        path: ['outcome'],
      }),
    );
    expect(() => drawnBy(giving([1, 2]), 'pig')(d6(2), 3, null)).toThrow(/another outcome/);
  });

  it('is a copy, and plain', () => {
    const given = [1, 2];
    const outcome = drawnBy(giving(given), 'pig')(d6(2), 0, undefined);
    expect(outcome).toEqual(given);
    expect(outcome).not.toBe(given);
    expect(() =>
      drawnBy(
        giving(() => 1),
        'pig',
      )(d6(2), 0, undefined),
    ).toThrow(
      expect.objectContaining({ code: 'INVALID_OUTCOME', message: expect.stringMatching(/^pig: drawn outcome/) }),
    );
  });

  const closed = {
    get draw(): never {
      throw new Error('not yours');
    },
  };
  it('comes of no dice that are none', () => {
    for (const dice of [null, {}, { draw: 1 }, 7, 'dice', closed]) {
      expect(() => drawnBy(dice as never, 'pig')).toThrow(
        expect.objectContaining({ code: 'INVALID_SETUP', message: 'expected dice' }),
      );
    }
  });
});
