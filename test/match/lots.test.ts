import { kiriki } from 'dicewright/kiriki';
import { createMatch, type MatchStore, memoryStore, openMatch } from 'dicewright/match';
import { readRecord, recordLines, toText, verifyLines, verifyRecord, viewRecord } from 'dicewright/record';
import { describe, expect, it } from 'vitest';

const NAMES = ['Ada', 'Ben', 'Cy'];
const drawing = (seed: string | undefined, store: MatchStore = memoryStore(), players = 3) =>
  createMatch(kiriki, { id: 'm', players, names: NAMES.slice(0, players), begin: 'lot', seed, store });
const lotOf = async (seed: string): Promise<number> => (await drawing(seed)).seats.indexOf(0);

describe('a lot', () => {
  it('says who begins; the others follow in their order, by their names', async () => {
    const store = memoryStore();
    const match = await drawing('friday night', store);
    const lot = match.seats.indexOf(0);
    const { names } = match.view(null);
    expect(match.seats.map((seat) => names?.[seat])).toEqual(NAMES);
    expect(names).toEqual([0, 1, 2].map((seat) => NAMES[(lot + seat) % 3]));
    expect((await openMatch(store, 'm', { game: kiriki })).seats).toEqual(match.seats);
  });

  it('follows from the seed, and falls on everybody alike', async () => {
    expect(await lotOf('friday night')).toBe(await lotOf('friday night'));
    const counts = [0, 0, 0];
    for (let n = 0; n < 600; n++) counts[await lotOf(`seed ${n}`)] = (counts[await lotOf(`seed ${n}`)] ?? 0) + 1;
    for (const count of counts) expect(Math.abs(count - 200)).toBeLessThan(50);
  });

  it('changes no other die of the seed', async () => {
    const roll = { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] } as const;
    const match = await drawing('friday night');
    const plain = await createMatch(kiriki, { id: 'm', players: 3, seed: 'friday night' });
    for (const one of [match, plain]) await one.submit(0, roll);
    expect(match.view(0).view).toEqual(plain.view(0).view);
    expect(plain.seats).toEqual([0, 1, 2]);
  });

  it('is in the record, where it is compared with the seed, in every form', async () => {
    const match = await drawing('friday night');
    await match.submit(0, { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] });
    expect(await match.record(1)).toMatchObject({ format: 'dicewright/2', lot: match.seats.indexOf(0) });
    await match.abandon('It is late.');
    const record = await match.record(0);
    expect(verifyRecord(record, kiriki)).toMatchObject({ ok: true });
    expect(toText(record, kiriki)).toContain(`\nlot ${Number(record.lot) + 1}\n`);
    for (const form of [JSON.stringify(record), [...recordLines(record)].join(''), toText(record, kiriki)]) {
      expect(readRecord(form, kiriki)).toEqual(readRecord(record));
      expect(verifyLines(() => form, kiriki).ok).toBe(true);
    }
    expect(viewRecord(record, 1, kiriki).lot).toBe(record.lot);
    const other = { ...record, lot: (Number(record.lot) + 1) % 3 };
    expect(verifyRecord(other, kiriki).deviations).toMatchObject([{ index: null, kind: 'dice' }]);
    for (const lot of [-1, 3, 0.5, '0', null]) expect(() => readRecord({ ...record, lot })).toThrow('lot');
    expect(() => readRecord({ ...record, format: 'dicewright/1' })).toThrow('only "dicewright/2" has it');
  });

  it('is drawn by nobody else', async () => {
    const options = { id: 'm', players: 2 };
    for (const more of [{ begin: 'lot', dice: 'table' }, { begin: 'first' }, { begin: 0 }]) {
      await expect(createMatch(kiriki, { ...options, ...more } as never)).rejects.toMatchObject({
        code: 'INVALID_SETUP',
        path: ['begin'],
      });
    }
    expect((await drawing('x', memoryStore(), 1)).seats).toEqual([0]);
    expect((await createMatch(kiriki, { ...options, begin: 'lot' })).view(0)).not.toHaveProperty('names');
  });
});
