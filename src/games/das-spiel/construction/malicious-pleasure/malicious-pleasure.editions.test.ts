import { describe, expect, it } from 'vitest';
import { board, verdict } from '../../../../../test/helpers/das-spiel.js';
import { editionOf } from '../../../../kernel/editions.js';
import { maliciousPleasure as game, type MaliciousPleasureAction } from './malicious-pleasure.js';

/** A red die in 1c3, thrown onto c3, c4 and d3; the red one in d3 shows a number that lets more be placed. */
function thrown(edition: string) {
  const laid = board({ r: 'd3', g: 'c3 c4 c5 d4' });
  const state = game.load({
    ...game.setup({ players: 2, options: editionOf(game, edition) }),
    board: laid,
    poses: board({ m: 'd3' }, laid.replace(/[^.]/g, 'a')),
    supply: [81, 78],
  });
  const outcome = { cell: '1c3', pose: 'a', knockedOff: [] };
  return game.reduce(state, { type: 'attempt', player: 0, outcome } as MaliciousPleasureAction);
}
const place = (cell: string) => ({ type: 'place', player: 0, cell, pose: 'a' }) as MaliciousPleasureAction;

describe('editions', () => {
  it('MAL-14 English: the dice of a turn touch by a face or along an edge; French: or at a corner', () => {
    // b4 touches 1c3 at a corner only.
    const judged = ['english', 'french'].map((edition) =>
      ['1c4', 'b4'].map((cell) => verdict(game, thrown(edition), place(cell))),
    );
    expect(judged).toEqual([
      ['legal', 'MAL-14'],
      ['legal', 'legal'],
    ]);
  });

  it('MAL-12 in both the thrown die counts among those of the number', () => {
    expect(['english', 'french'].map((edition) => thrown(edition).left)).toEqual([2, 2]);
  });
});
