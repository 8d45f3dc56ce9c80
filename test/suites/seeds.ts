import { expect, it } from 'vitest';
import { playout } from '../../src/play/playout.js';
import { verifyRecord } from '../../src/record/index.js';
import { startGame } from '../../src/session/start.js';
import type { Subject } from './subject.js';

/** Enough for every kind of action in most games. */
const ACTIONS = 60;

/** One seed, one game: what is played out with a seed is what a record with that seed draws. */
export function testSeeds({ game }: Subject): void {
  it('is played out as its seed gives it, which verifies as a record', () => {
    for (const [variant, options] of game.variants.entries()) {
      const [players = 2] = game.playersFor(options);
      const seed = `one seed ${variant}`;
      const { state, actions } = playout(game, { players, options, seed, maxActions: ACTIONS });
      const session = startGame(game, { players, options, seed, outcomes: 'refuse' });
      for (const { outcome: _, ...choice } of actions as readonly { outcome?: unknown }[])
        session.play(choice as never);
      expect(session.state).toEqual(state);
      const record = session.toRecord({ secrets: true });
      expect(record.actions).toEqual(actions);
      const drawn = actions.filter((action) => 'outcome' in action).length;
      expect(verifyRecord({ ...record, seed }, game)).toMatchObject({ ok: true, drawn, dice: 'compared' });
    }
  });
}
