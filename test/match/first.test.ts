import { createMatch, memoryStore, openMatch } from 'dicewright/match';
import { kiriki } from 'dicewright/kiriki';
import { verifyRecord } from 'dicewright/record';
import { createRng } from 'dicewright';
import { expect, it } from 'vitest';

it('plays', async () => {
  const store = memoryStore();
  const match = await createMatch(kiriki, { id: 'friday', players: 2, names: ['Ada', 'Ben'], seed: 'friday night', store });
  const other = await openMatch(store, 'friday');
  const frames: number[] = [];
  match.subscribe(null, ({ version, text }) => { frames.push(version); });
  const rng = createRng('x');
  while (match.view(null).outcome === null) {
    const action = kiriki.sampleAction(match.view(null).view, rng);
    const a = await match.submit(action!.player, action!, { at: match.version, key: `k${match.version}` });
    if (!a.ok) throw new Error(JSON.stringify(a));
  }
  await other.catchUp();
  expect(other.view(0)).toEqual(match.view(0));
  console.log(match.version, frames.length, match.view(null).outcome);
  const record = await match.record(null);
  expect(verifyRecord(record, kiriki).ok).toBe(true);
  await match.close();
  const third = await openMatch(store, 'friday', { game: kiriki });
  expect(third.view(0)).toEqual(match.view(0));
  expect(await third.submit(0, { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] }, { key: 'k0' })).toBeTruthy();
  console.log((await third.framesSince(0, null))[0]);
});
