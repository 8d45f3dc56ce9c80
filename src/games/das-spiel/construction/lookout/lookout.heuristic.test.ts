import { expect, it } from 'vitest';
import { playout } from '../../../../play/playout.js';
import { lookoutWorth } from './lookout.heuristic.js';
import { lookout } from './lookout.js';

it('is less for whoever stops a round than for whoever places before', () => {
  let stops = 0;
  for (let seed = 0; seed < 20; seed++) {
    const { actions } = playout(lookout, { players: 2, seed: `stops ${seed}`, maxActions: 60 });
    let state = lookout.setup({ players: 2 });
    for (const action of actions) {
      const { gold } = state;
      const legal = gold === null ? [] : [...lookout.legalActions(state, gold)];
      const [stop, place] = ['stop', 'place'].map((type) => legal.find((one) => one.type === type));
      if (gold !== null && stop && place) {
        stops++;
        const worth = (taken: typeof stop): number => lookoutWorth(lookout.reduce(state, taken), gold);
        expect(worth(place)).toBeGreaterThan(worth(stop));
      }
      state = lookout.reduce(state, action);
    }
  }
  expect(stops).toBeGreaterThan(10);
});
