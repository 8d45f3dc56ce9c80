import { createMatch, memoryStore, openMatch } from 'dicewright/match';
import { expect, it } from 'vitest';
import type { Entry } from '../../src/match/store.js';
import { counter } from '../toys/counter.js';
import { describeIncarnations } from './incarnations.js';

const said = (number: number) => ({ type: 'say', player: 0, number }) as const;

describeIncarnations('memoryStore', async () => memoryStore());

it('a match of an older release, without incarnation, goes on', async () => {
  const store = memoryStore();
  const begun = await createMatch(counter, { id: 'm', players: 1, store });
  await begun.close();
  const { incarnation: _, ...header } = (await store.latest('m'))?.header ?? ({} as never);
  await store.create('old', header);
  await store.append('old', 0, { seat: 0, action: said(1) } as Entry);
  const match = await openMatch(store, 'old', { game: counter });
  expect(await match.submit(0, said(2))).toMatchObject({ ok: true, version: 2 });
  expect((await store.read('old', 1, 1))[0]?.entry).toEqual({ seat: 0, action: said(2) });
});
