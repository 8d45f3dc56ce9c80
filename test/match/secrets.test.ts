import { type AnyGame, createRng } from 'dicewright';
import { games } from 'dicewright/games';
import { createMatch, memoryStore } from 'dicewright/match';
import { describe, expect, it } from 'vitest';
import { sealed } from '../toys/sealed.js';
import { stateOf, twinOf } from './twins.js';

/** How many actions of a match are looked at. */
const MOST = 40;

/**
 * Plays a random match and, at each position, beside it one that differs in what the seat can't know.
 *
 * @returns in how many positions it did differ, how many frames were compared, and whether all was random or shown
 */
async function compareTwins(game: AnyGame, seat: number, seed: string) {
  const [players = 2] = game.playersFor();
  const rng = createRng(`${game.id} ${seat} ${seed}`);
  const store = memoryStore();
  const match = await createMatch(game, { id: 'm', players, seed, store });
  let differing = 0;
  let frames = 0;
  let open = 0;
  for (let n = 0; n < MOST && match.view(null).result === null; n++) {
    const { view, toAct } = match.view(seat);
    const before = await stateOf(match, game);
    const other = game.complete?.(view, seat, rng) ?? before;
    const twin = await twinOf(store, game, other);
    // A spectator knows no more than a seat.
    for (const one of [seat, null]) expect(twin.view(one)).toEqual(match.view(one));
    if (JSON.stringify(other) !== JSON.stringify(before)) differing++;

    const [actor = 0] = toAct;
    const action = game.sampleAction(match.view(actor).view, rng, actor);
    if (!action) throw new Error('nothing to do');
    const isOpen = game.chance(before, action) !== null || game.reveals(before, action);
    await match.submit(actor, action);
    const answer = await twin.submit(actor, action);
    // What is random or shown may come out otherwise there, and what the actor can't do there is refused.
    if (isOpen) open++;
    if (isOpen || !answer.ok) continue;
    for (const one of [seat, null]) expect(await twin.framesSince(n, one)).toEqual(await match.framesSince(n, one));
    frames++;
  }
  return { differing, frames, isOpen: open === match.version };
}

const hiding = Object.values(games).filter(({ traits }) => traits.hiddenInformation);

describe('views and frames of a seat never hold what the seat may not know', () => {
  it('there are games that hide something', () => {
    expect(hiding.length).toBeGreaterThan(3);
  });

  for (const { id, load } of [...hiding, { id: sealed.id, load: async () => sealed }]) {
    it(`${id}: they are the same whatever it is`, async () => {
      const game = await load();
      let differing = 0;
      let frames = 0;
      let isOpen = true;
      for (const seed of ['1', '2', '3']) {
        for (const seat of [0, 1]) {
          const compared = await compareTwins(game, seat, seed);
          differing += compared.differing;
          frames += compared.frames;
          isOpen &&= compared.isOpen;
        }
      }
      expect(differing).toBeGreaterThan(0);
      expect(frames > 0).toBe(!isOpen);
    });
  }
});
