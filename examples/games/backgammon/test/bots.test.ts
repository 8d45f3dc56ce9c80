import { createRng, playout } from 'dicewright';
import { botLaws } from 'dicewright/testing';
import { describe, expect, it } from 'vitest';
import { backgammonBot } from '../src/backgammon.bots.js';
import { backgammon } from '../src/backgammon.js';
import { winningChance } from '../src/evaluation.js';
import type { BackgammonOptions } from '../src/state.js';
import { positionAt, START, state } from './positions.js';

/** How many of so many games the bot wins against random play, from each seat in turn. */
function victories(games: number, options: BackgammonOptions): number {
  let won = 0;
  for (let game = 0; game < games; game++) {
    const seat = game % 2;
    const rng = createRng(`random ${game}`);
    const { result } = playout(backgammon, {
      players: 2,
      options,
      seed: `sound ${game}`,
      choose(view, player) {
        const action = player === seat ? backgammonBot(view, player) : backgammon.sampleAction(view, rng, player);
        if (action === null) throw new Error('nobody is ever stuck');
        return action;
      },
    });
    if (result?.winners.includes(seat)) won++;
  }
  return won;
}

describe('the bot', () => {
  it.each(botLaws(backgammon, () => backgammonBot, { runs: 5 }).map((law) => [law.name, law] as const))(
    '%s',
    (_, law) => {
      expect(law.run().checks > 0).toBe(law.applies);
    },
  );

  it.each([
    ['without the cube', { cube: false }],
    ['with it', {}],
  ])('wins at least 38 of 40 games against random play, %s', (_, options) => {
    expect(victories(40, options)).toBeGreaterThanOrEqual(38);
  });

  it.each([
    [
      [3, 1],
      ['8/5', '6/5'],
    ],
    [
      [4, 2],
      ['8/4', '6/4'],
    ],
    [
      [6, 1],
      ['13/7', '8/7'],
    ],
  ] as const)('makes a point with %j', (dice, steps) => {
    let at = state({ dice });
    const played: string[] = [];
    while (at.phase === 'move') {
      const action = backgammonBot(at, 0);
      if (action.type === 'move') played.push(`${action.from}/${action.to}`);
      at = backgammon.reduce(at, action);
    }
    expect(played.sort()).toEqual([...steps].sort());
  });

  it('turns the cube by its lead: neither even, nor lost, nor won', () => {
    const chance = winningChance(positionAt(START, START));
    expect(chance).toBeGreaterThan(0.5);
    expect(chance).toBeLessThan(0.7);
    expect(backgammonBot(state({ own: '6:5 5:5 4:5', other: '8:5 7:5 6:5' }), 0).type).toBe('double');
    expect(backgammonBot(state({ own: START, other: START }), 0).type).toBe('roll');
    const offered = backgammon.reduce(state({ own: '2:2', other: '8:15' }), { type: 'double', player: 0 });
    expect(backgammonBot(offered, 1).type).toBe('drop');
    const early = backgammon.reduce(state({}), { type: 'double', player: 0 });
    expect(backgammonBot(early, 1).type).toBe('take');
  });
});
