import { type AnyGame, createRng, startGame } from 'dicewright';
import { games } from 'dicewright/games';
import { createMatch, memoryStore, openMatch } from 'dicewright/match';
import { verifyRecord } from 'dicewright/record';
import { describe, expect, it } from 'vitest';
import { happened } from '../../src/play/happened.js';

/** Long games are left after so many actions. */
const MOST = 150;

const seatsOf = (players: number): (number | null)[] => [null, ...Array.from({ length: players }, (_, i) => i)];

async function playBoth(game: AnyGame, seed: string) {
  const [players = 1] = game.playersFor().slice(-1);
  const store = memoryStore();
  const match = await createMatch(game, { id: 'm', players, seed, store });
  const session = startGame(game, { players, seed });
  const rng = createRng(`${game.id} ${seed}`);
  for (let n = 0; n < MOST && match.view(null).result === null; n++) {
    const [seat = 0] = match.view(null).toAct;
    const action = game.sampleAction(match.view(seat).view, rng, seat);
    if (!action) throw new Error('nothing to do');
    const answer = await match.submit(seat, action, { at: n, key: `${n}` });
    expect(answer).toEqual({ ok: true, version: n + 1, repeated: false });
    const before = session.state;
    // Matches keep actions in canonical form.
    const { action: last, state } = happened(session.play(game.canonical(action)));
    for (const one of seatsOf(players)) {
      const [frame] = await match.framesSince(n, one);
      expect(frame).toEqual({
        version: n + 1,
        seat,
        action: game.viewAction(before, last, one),
        text: game.describe(before, last, state, one),
        ...(game.traits.hiddenInformation && { view: game.view(state, one) }),
      });
      expect(match.view(one).view).toEqual(game.view(state, one));
    }
  }
  return { store, match, session, players };
}

describe('a match of', () => {
  for (const { id, load } of Object.values(games)) {
    it(`${id} is what a session makes of the same seed and actions`, async () => {
      const game: AnyGame = await load();
      const { store, match, session, players } = await playBoth(game, 'the same');
      // But for the match, which it names, and to which it binds its dice.
      const { match: name, commitment, ...save } = await match.save();
      const { match: none, commitment: other, ...played } = session.toRecord({ secrets: true });
      expect([name, none]).toEqual(['m', '']);
      expect(commitment).not.toBe(other);
      expect(save).toEqual(played);
      expect(JSON.stringify(save)).toBe(JSON.stringify(played));
      expect(verifyRecord(await match.save(), game).ok).toBe(true);
      await match.close();
      const again = await openMatch(store, 'm');
      for (const seat of seatsOf(players)) expect(again.view(seat)).toEqual(match.view(seat));
    });
  }
});
