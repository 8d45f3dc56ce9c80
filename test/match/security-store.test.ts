import { kiriki } from 'dicewright/kiriki';
import { createMatch, type MatchStore, memoryStore, openMatch } from 'dicewright/match';
import { commit, verifyRecord } from 'dicewright/record';
import { expect, it } from 'vitest';
import type { Entry, MatchHeader } from '../../src/match/store.js';

const roll = { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] } as const;

/** The store of an attacker who writes anything into another's log. */
async function rewritten(
  store: MatchStore,
  change: { readonly header?: (header: MatchHeader) => MatchHeader; readonly entry?: (entry: Entry) => Entry },
): Promise<MatchStore> {
  const { header = (one) => one, entry: changed = (one) => one } = change;
  const other = memoryStore();
  const kept = await store.latest('m');
  if (!kept) throw new Error('no match');
  await other.create('m', header(kept.header));
  for (const { version, entry } of await store.read('m', 0, 1_000)) await other.append('m', version, changed(entry));
  return other;
}

async function begun() {
  const store = memoryStore();
  const match = await createMatch(kiriki, { id: 'm', players: 2, store, seed: 'friday night' });
  await match.submit(0, roll);
  return { store, commitment: match.view(0).commitment };
}

const withOutcome =
  (outcome: readonly number[]) =>
  (entry: Entry): Entry =>
    ({ ...entry, action: { ...entry.action, outcome } }) as unknown as Entry;

it('dice that somebody has written into the store are found by verifying', async () => {
  const { store } = await begun();
  const fair = await openMatch(await rewritten(store, {}), 'm', { game: kiriki });
  expect(verifyRecord(await fair.save(), kiriki).ok).toBe(true);
  const match = await openMatch(await rewritten(store, { entry: withOutcome([6, 6, 6, 6, 6]) }), 'm', { game: kiriki });
  expect(match.view(0).view.dice).toEqual([6, 6, 6, 6, 6]);
  const { ok, deviations } = verifyRecord(await match.save(), kiriki);
  expect([ok, deviations.map(({ code }) => code)]).toEqual([false, ['DICE_MISMATCH']]);
});

it('what the rules don’t allow opens no match', async () => {
  const { store } = await begun();
  const other = await rewritten(store, { entry: withOutcome([7, 7, 7, 7, 7]) });
  await expect(openMatch(other, 'm', { game: kiriki })).rejects.toThrow('store: entry 0 can’t be played');
});

it('another seed needs another commitment, which is not the one that the players have kept', async () => {
  const { store, commitment } = await begun();
  const seed = 'one that I like better';
  const { rules, options, players } = kiriki.setup({ players: 2 });
  const another = (one: string) => commit(one, { game: 'kiriki', rules, options, players, match: 'm' });
  const alone = await rewritten(store, { header: (header) => ({ ...header, seed }) });
  await expect(openMatch(alone, 'm', { game: kiriki })).rejects.toMatchObject({ code: 'INVALID_RECORD' });
  const both = await rewritten(store, { header: (header) => ({ ...header, seed, commitment: another(seed) }) });
  const match = await openMatch(both, 'm', { game: kiriki });
  expect(match.view(0).commitment).not.toBe(commitment);
});
