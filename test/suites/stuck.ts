import { expect, it } from 'vitest';
import { createRng } from '../../src/kernel/dice/random.js';
import type { AnyAction, AnyGame } from '../../src/kernel/types.js';
import { nobodyIsStuck } from '../helpers/das-spiel-plate.js';
import { usualPlayers } from '../helpers/usual-players.js';
import type { Subject } from './subject.js';

type State = ReturnType<AnyGame['setup']>;

/**
 * A player who wants others to get stuck looks at every third of their own actions, and counts this many of the next
 * player's at most.
 */
const LOOKED_AT = 3;
/** Of thousands of actions that is enough. */
const MOST_LOOKS = 20;
const COUNTED = 10;

/** Random actions, and such as leave others little to do, for every game. */
const TURNS = { random: 300, greedy: 60 };

/** How many actions the next player has after this one, as far as they are counted; all there could be where dice decide. */
function leftAfter(game: AnyGame, state: State, action: AnyAction): number {
  if (game.chance(state, action) !== null) return COUNTED;
  const after = game.reduce(state, action);
  // What ends the game leaves nobody stuck.
  if (game.result(after) !== null) return COUNTED;
  let count = 0;
  for (const _ of game.legalActions(after)) if (++count === COUNTED) break;
  return count;
}

export function testNobodyStuck({ game }: Subject): void {
  it('goes on while somebody can act, whoever tries to get others stuck', () => {
    const rng = createRng(`stuck ${game.id}`);
    let last: State | null = null;
    let looks = 0;
    let seen = 0;
    const value = (view: State, action: AnyAction): number => {
      if (view !== last) looks = 0;
      last = view;
      if (looks === MOST_LOOKS || (rng.next() >>> 0) % LOOKED_AT > 0) return -COUNTED - 1;
      looks++;
      seen++;
      const world = game.complete?.(view, action.player, rng) ?? view;
      return -leftAfter(game, world as State, action);
    };
    nobodyIsStuck(game as never, { players: usualPlayers(game) }, value as never, TURNS);
    expect(seen).toBeGreaterThan(0);
  });
}
