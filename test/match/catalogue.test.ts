import { type AnyGame, createRng, isAction } from 'dicewright';
import { games } from 'dicewright/games';
import { createMatch, memoryStore, openMatch } from 'dicewright/match';
import { startRecord, verifyRecord } from 'dicewright/record';
import { describe, expect, it } from 'vitest';

/** Long games are left after so many actions. */
const MOST = 150;

const seatsOf = (players: number): (number | null)[] => [null, ...Array.from({ length: players }, (_, i) => i)];

async function playBoth(game: AnyGame, seed: string) {
  const [players = 1] = game.playersFor().slice(-1);
  const store = memoryStore();
  const match = await createMatch(game, { id: 'm', players, seed, store });
  const recorder = startRecord(game, { players, seed });
  const rng = createRng(`${game.id} ${seed}`);
  for (let n = 0; n < MOST && match.view(null).result === null; n++) {
    const [seat = 0] = match.view(null).toAct;
    const action = game.sampleAction(match.view(seat).view, rng, seat);
    if (!action) throw new Error('nothing to do');
    const answer = await match.submit(seat, action, { at: n, key: `${n}` });
    expect(answer).toEqual({ ok: true, version: n + 1, repeated: false });
    const before = recorder.state;
    // Matches keep actions in canonical form.
    recorder.play(game.canonical(action));
    const last = recorder.lastAction;
    if (!last || !isAction(game, last)) throw new Error('no action');
    for (const one of seatsOf(players)) {
      const [frame] = await match.framesSince(n, one);
      expect(frame).toEqual({
        version: n + 1,
        seat,
        action: game.viewAction(before, last, one),
        text: game.describe(before, last, recorder.state, one),
        ...(game.traits.hiddenInformation && { view: game.view(recorder.state, one) }),
      });
      expect(match.view(one).view).toEqual(game.view(recorder.state, one));
    }
  }
  return { store, match, recorder, players };
}

describe('a match of', () => {
  for (const { id, load } of Object.values(games)) {
    it(`${id} is what a recorder makes of the same seed and actions`, async () => {
      const game: AnyGame = await load();
      const { store, match, recorder, players } = await playBoth(game, 'the same');
      expect(await match.save()).toEqual(recorder.toJSON({ secrets: true }));
      expect(JSON.stringify(await match.save())).toBe(JSON.stringify(recorder.toJSON({ secrets: true })));
      expect(verifyRecord(await match.save(), game).ok).toBe(true);
      await match.close();
      const again = await openMatch(store, 'm');
      for (const seat of seatsOf(players)) expect(again.view(seat)).toEqual(match.view(seat));
    });
  }
});
