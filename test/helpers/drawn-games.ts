import { expect } from 'vitest';
import { seededDice } from '../../src/kernel/dice/dice.js';
import { createRng } from '../../src/kernel/dice/random.js';
import { GameError } from '../../src/kernel/errors.js';
import type { AnyGame } from '../../src/kernel/types.js';
import { createReducer } from '../../src/play/reducer.js';

/** A position. */
export type State = ReturnType<AnyGame['setup']>;

/** Every position of a random game, the first and the last included. */
export function* positions(game: AnyGame, start: State, seed: string): Generator<State> {
  const reducer = createReducer(game, seededDice(seed));
  const rng = createRng(seed);
  let state = start;
  yield state;
  for (let actions = 0; actions < 20_000; actions++) {
    const [player] = game.playersToAct(game.view(state, null));
    if (player === undefined) return;
    const action = game.sampleAction(game.view(state, player), rng, player);
    if (action === null) throw new Error(`${game.id}: player ${player} is to act but has no action`);
    state = reducer(state, action);
    yield state;
  }
}

/** First states: the default variant with every number of players, the others with the most that they allow. */
export function starts(game: AnyGame): State[] {
  const { min, max, withGroups: most = max } = game.playerCount;
  const counts = Array.from({ length: most - min + 1 }, (_, index) => most - index);
  return game.variants.flatMap((options, index) => {
    const possible = counts.flatMap((players) => {
      try {
        return [game.setup({ players, options })];
      } catch (error) {
        // Not every variant goes with every number of players.
        if (error instanceof GameError) return [];
        throw error;
      }
    });
    expect(possible.length).toBeGreaterThan(0);
    return index === 0 ? possible : possible.slice(0, 1);
  });
}

/** So many of a list, evenly spread, with the first and the last. */
export function spread<T>(list: readonly T[], wanted: number): readonly T[] {
  if (list.length <= wanted) return list;
  return Array.from({ length: wanted }, (_, i) => list[Math.round((i * (list.length - 1)) / (wanted - 1))] as T);
}
