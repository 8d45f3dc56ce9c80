import { describe, expect, it } from 'vitest';
import { board, nameAt } from '../../../../test/helpers/das-spiel.js';
import { canPlace, pileOf, randomBoard, spots } from '../../../../test/helpers/pyramid-by-hand.js';
import { createRng } from '../../../kernel/dice/random.js';
import { checkPlaceable, nextPlayer, placeableFields, samplePlaceable } from './placing.js';

const full = 'r'.repeat(165);

describe('placing a die', () => {
  it('is possible wherever one would rest, and nowhere else', () => {
    for (let i = 0; i < 6; i++) {
      const laid = randomBoard(createRng(`placing ${i}`), 20 + 20 * i);
      const open = spots.flatMap((spot, cell) => (canPlace(pileOf(laid), spot) ? [nameAt(cell)] : []));
      expect([...placeableFields(laid)].map(({ cell }) => cell)).toEqual(open);
      for (let cell = 0; cell < 165; cell++) {
        const isOpen = open.includes(nameAt(cell));
        expect(checkPlaceable(laid, nameAt(cell), 'ABC-1')?.clause).toBe(isOpen ? undefined : 'ABC-1');
      }
      const rng = createRng('place');
      const drawn = Array.from({ length: 40 * open.length }, () => samplePlaceable(laid, rng)?.cell ?? '');
      expect(new Set(drawn)).toEqual(new Set(open));
    }
    expect(samplePlaceable(full, createRng('full'))).toBeNull();
  });

  it('is refused with the reason', () => {
    const laid = board({ r: 'a1 a2 b1' });
    const why = (cell: string): string | undefined => checkPlaceable(laid, cell, 'ABC-1')?.message;
    expect(why('a1')).toBe('a die lies in a1 already');
    expect(why('1a2')).toBe('a die in 1a2 would not rest on three dice');
    expect(why('1a1')).toBeUndefined();
    const plate = checkPlaceable(laid.slice(0, 45), '1a1', 'ABC-1');
    expect(plate).toMatchObject({ clause: 'ABC-1', message: '1a1 is not on this board' });
  });
});

it('the next player is the first after the player for whom it holds, the player coming last', () => {
  const next = (player: number, ...who: number[]): number | null => nextPlayer(4, player, (one) => who.includes(one));
  expect([next(1, 0, 2, 3), next(1, 0, 3), next(1, 0), next(3, 0, 1)]).toEqual([2, 3, 0, 0]);
  expect([next(1, 0, 1), next(1, 1), next(0, 0), next(2)]).toEqual([0, 1, 0, null]);
});
