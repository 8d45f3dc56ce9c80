import { describe, expect, it } from 'vitest';
import { apply, attempt, built } from '../../../../../test/helpers/hide-away.js';
import { editionOf } from '../../../../kernel/editions.js';
import { hideAway as game } from './hide-away.js';

const hidesOneOfThree = (edition: string, hidden: number) =>
  apply(built(3, editionOf(game, edition)), attempt(0, 'a1', [hidden]));

describe('editions', () => {
  it('HID-12 English: a player hides the own pyramid, and wins also by the throw of another', () => {
    expect(game.result(hidesOneOfThree('english', 0))?.winners).toEqual([0]);
    expect(game.result(hidesOneOfThree('english', 2))?.winners).toEqual([2]);
  });

  it('HID-12 French: a player hides those of others, and has the damage of hiding the own one', () => {
    for (const hidden of [0, 2]) {
      const state = hidesOneOfThree('french', hidden);
      expect(game.result(state)).toBeNull();
      expect(state.hidden[hidden]).not.toBeNull();
      // Whoever is hidden throws no more.
      expect(state.toPlay).toBe(1);
      expect(apply(state, attempt(1, 'a2')).toPlay).toBe(hidden === 0 ? 2 : 0);
    }
  });

  it('HID-9 in both a pyramid that a throw has destroyed, or damaged, is rebuilt', () => {
    for (const edition of ['english', 'french']) {
      const before = built(2, editionOf(game, edition));
      expect(apply(before, attempt(0, null, [], [1])).board).toBe(before.board);
    }
  });
});
