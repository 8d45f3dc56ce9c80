import { type AnyGame, createRng, uniformInt } from 'dicewright';
import { games } from 'dicewright/games';
import { kiriki } from 'dicewright/kiriki';
import { createMatch, type Match, memoryStore, openMatch } from 'dicewright/match';
import { postgresStore } from 'dicewright/postgres';
import { type GameRecord, readRecord, recordLines, toText, verifyLines, verifyRecord } from 'dicewright/record';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chainOf } from '../../src/record/chain.js';
import { emptyDatabase } from '../helpers/empty-database.js';
import { dealGame } from '../toys/deal.js';
import { rush } from '../toys/rush.js';
import { sealed } from '../toys/sealed.js';
import {
  act,
  bare,
  codeOf,
  commitments,
  committed,
  linkAt,
  pageAt,
  ROLL,
  rest,
  seedOf,
  tableFor,
} from './shared-table.js';

describe('before everybody has committed', () => {
  it('nobody acts, and everybody sees who is waited for', async () => {
    const match = await bare();
    expect(match.view(0)).toMatchObject({ commitment: null, toAct: [], shared: { missing: [0, 1], throws: 0 } });
    expect(codeOf(await match.submit(0, ROLL as never))).toBe('ILLEGAL');
    expect(await match.commit(1, commitments[1] as string)).toEqual({ ok: true, version: 1, repeated: false });
    expect(match.view(0)).toMatchObject({ commitment: null, toAct: [], shared: { missing: [0] } });
    expect(codeOf(await match.submit(0, ROLL as never))).toBe('ILLEGAL');
    await match.commit(0, commitments[0] as string);
    const { commitment, toAct, shared } = match.view(0);
    expect(commitment).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(toAct).toEqual([0]);
    expect(shared?.missing).toEqual([]);
    expect(shared?.commitments.slice(0, 2)).toEqual(commitments);
  });

  it('commits nobody to something else, to what another has, or to nothing', async () => {
    const match = await bare();
    const host = match.view(0).shared?.commitments[2] as string;
    await match.commit(0, commitments[0] as string);
    expect(await match.commit(0, commitments[0] as string)).toEqual({ ok: true, version: 1, repeated: false });
    expect(codeOf(await match.commit(0, commitments[1] as string))).toBe('ILLEGAL');
    for (const other of [commitments[0], host]) expect(codeOf(await match.commit(1, other as string))).toBe('ILLEGAL');
    for (const other of ['', 'sha256:', `sha256:${'x'.repeat(64)}`, null, 1, {}]) {
      expect(codeOf(await match.commit(1, other as never))).toBe('INVALID_ACTION');
    }
    for (const seat of [-1, 2, 0.5])
      expect(codeOf(await match.commit(seat, commitments[1] as string))).toBe('INVALID_ACTION');
    expect(match.version).toBe(1);
  });

  it('can be given up, abandoned and recorded', async () => {
    const match = await bare();
    await match.commit(0, commitments[0] as string);
    await match.forfeit(1, 'Ben has not come.');
    const record = await match.record(null);
    expect(verifyRecord(record, kiriki)).toMatchObject({ deviations: [], ok: true });
    expect(record).not.toHaveProperty('commitments');
    expect(codeOf(await match.commit(1, commitments[1] as string))).toBe('GAME_OVER');
  });
});

describe('a throw', () => {
  it('is announced, then waits for the link of everybody, and shows nothing before the last', async () => {
    const match = await committed();
    expect(await match.submit(0, ROLL as never)).toEqual({ ok: true, version: 3, repeated: false });
    const announced = match.view(1);
    expect(announced).toMatchObject({
      toAct: [],
      shared: { missing: [0, 1], due: { action: ROLL, links: [null, null, expect.any(String)] } },
    });
    expect(announced.view.events).toBe(0);
    await match.reveal(1, linkAt(1, 0));
    expect(match.view(0)).toMatchObject({ toAct: [], shared: { missing: [0] } });
    expect(match.view(0).view.events).toBe(0);
    await match.reveal(0, linkAt(0, 0));
    expect(match.view(0)).toMatchObject({ toAct: [0], shared: { missing: [], throws: 1 } });
    expect(match.view(0).view.events).toBe(1);
    const frames = await match.framesSince(2, 1);
    expect(frames.map(({ seat, action }) => [seat, action?.type])).toEqual([
      [0, undefined],
      [1, undefined],
      [0, 'roll'],
    ]);
  });

  it('takes no other link than the next of its chain, and no outcome that is sent along', async () => {
    const match = await committed();
    expect(codeOf(await match.submit(0, { ...ROLL, outcome: [6, 6, 6, 6, 6] } as never))).toBe('DICE_MISMATCH');
    expect(codeOf(await match.reveal(0, linkAt(0, 0)))).toBe('ILLEGAL');
    await match.submit(0, ROLL as never);
    for (const link of [linkAt(0, 1), linkAt(1, 0), '0'.repeat(64), commitments[0]?.slice(7)]) {
      expect(codeOf(await match.reveal(0, link as string))).toBe('DICE_MISMATCH');
    }
    for (const link of ['', 'x'.repeat(64), null, 7])
      expect(codeOf(await match.reveal(0, link as never))).toBe('INVALID_ACTION');
    await match.reveal(0, linkAt(0, 0));
    const { version } = match;
    expect(await match.reveal(0, linkAt(0, 0))).toEqual({ ok: true, version, repeated: false });
    await match.reveal(1, linkAt(1, 0));
    // One that comes late, once more.
    for (const seat of [0, 1]) expect(codeOf(await match.reveal(seat, linkAt(seat, 0)))).toBe('ok');
    expect(match.view(0).shared?.throws).toBe(1);
  });

  it('lets nobody act, take back or ask meanwhile, and can’t be drawn anew', async () => {
    const match = await committed();
    await match.submit(0, ROLL as never, { key: 'k' });
    expect(codeOf(await match.submit(0, { ...ROLL, dice: [0] } as never))).toBe('STALE');
    expect(codeOf(await match.submit(0, ROLL as never, { key: 'other' }))).toBe('STALE');
    expect(await match.submit(0, ROLL as never, { key: 'k' })).toEqual({ ok: true, version: 3, repeated: true });
    expect(codeOf(await match.undo(0))).toBe('STALE');
    for (const seat of [0, 1]) await match.reveal(seat, linkAt(seat, 0));
    expect(codeOf(await match.undo(0))).toBe('ILLEGAL');
    // What was played before it can't be taken back any more, either, or the same links would give something else.
    await match.submit(0, { type: 'score', player: 0, pattern: 'chance' } as never);
    await match.submit(1, { ...ROLL, player: 1 } as never);
    for (const seat of [0, 1]) expect(codeOf(await match.undo(seat))).toBe('STALE');
  });

  it('refuses what is illegal before a word about dice', async () => {
    const match = await committed();
    expect(codeOf(await match.submit(1, { ...ROLL, player: 1, outcome: [1] } as never))).toBe('NOT_YOUR_TURN');
    expect(codeOf(await match.submit(0, { type: 'score', player: 0, pattern: 'chance' } as never))).toBe('ILLEGAL');
    expect(match.version).toBe(2);
  });

  it('is the same, whoever reveals first, and another with any other seed', async () => {
    const rolled = async (order: readonly number[], more: object = {}) => {
      const match = await committed(more);
      await match.submit(0, ROLL as never);
      for (const seat of order) await match.reveal(seat, linkAt(seat, 0));
      return (await match.framesSince(4, null))[0]?.action;
    };
    expect(await rolled([0, 1])).toEqual(await rolled([1, 0]));
    expect(await rolled([0, 1])).not.toEqual(await rolled([0, 1], { seed: 'another host' }));
  });

  it('falls on every face alike', async () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (let n = 0; n < 12; n++) {
      const match = await createMatch(kiriki, { id: `m${n}`, players: 2, dice: 'shared', seed: `host ${n}` });
      for (const seat of [0, 1]) match.share(seat, `seat ${seat}`);
      for (let turn = 0; turn < 12; turn++) {
        const [player = 0] = match.view(null).toAct;
        await match.submit(player, { ...ROLL, player });
        await match.catchUp();
        for (const face of match.view(null).view.dice ?? []) counts[face - 1] = (counts[face - 1] ?? 0) + 1;
        const score = [...kiriki.legalActions(match.view(player).view, player)].find(({ type }) => type === 'score');
        await match.submit(player, score as never);
      }
    }
    expect(counts.reduce((sum, one) => sum + one)).toBe(720);
    for (const count of counts) expect(Math.abs(count - 120)).toBeLessThan(40);
  });
});

describe('in a store', () => {
  it('goes on where it was, at every entry, with every snapshot', async () => {
    const store = memoryStore();
    const rng = createRng('stores');
    let { match, pages } = await tableFor(kiriki, 2, { names: ['Ada', 'Ben'] }, store);
    const { commitment } = match.view(0);
    for (let n = 0; n < 30; n++) {
      await match.close();
      match = (await openMatch(store, 'm')) as Match;
      for (const page of pages) page.connect(match);
      await rest();
      expect(match.view(null).commitment).toBe(commitment);
      await act(kiriki, pages, rng);
    }
    expect(match.version).toBeGreaterThan(60);
    expect(match.view(null).shared?.throws).toBeGreaterThan(8);
    expect(verifyRecord(await match.record(0), kiriki, { commitment }).deviations).toEqual([]);
  });

  it('of a database it is the same', async () => {
    const database = await emptyDatabase();
    const store = postgresStore(database);
    await store.migrate();
    const rng = createRng('database');
    const { match, pages } = await tableFor(kiriki, 2, {}, store);
    const settled = async (): Promise<void> => {
      for (let n = 0; n < 20; n++) await new Promise((resolve) => setTimeout(resolve, 0));
    };
    while (match.view(null).commitment === null) await settled();
    const { commitment } = match.view(null);
    while ((match.view(null).shared?.throws ?? 0) < 2) {
      await act(kiriki, pages, rng);
      await settled();
    }
    await match.close();
    const again = (await openMatch(store, 'm')) as Match;
    for (const page of pages) page.connect(again);
    while ((again.view(null).shared?.throws ?? 0) < 4) {
      await act(kiriki, pages, rng);
      await settled();
    }
    expect(verifyRecord(await again.save(), kiriki, { commitment })).toMatchObject({ deviations: [], ok: true });
    for (const { complaints } of pages) expect(complaints).toEqual([]);
    await again.close();
    await database.close();
  });

  it('is shared by two processes at once', async () => {
    const store = memoryStore();
    const { match, pages } = await tableFor(kiriki, 2, {}, store);
    const there = (await openMatch(store, 'm')) as Match;
    pages[1]?.connect(there);
    const rng = createRng('two');
    for (let n = 0; n < 12; n++) {
      await act(kiriki, pages, rng);
      for (let k = 0; k < 5; k++) await rest();
    }
    await match.catchUp();
    await there.catchUp();
    expect(match.view(null).shared?.throws).toBeGreaterThan(3);
    expect(there.view(null)).toEqual(match.view(null));
  });

  it('is held to the rules: other links, outcomes and actions than were drawn are no entries', async () => {
    const store = memoryStore();
    const match = await committed({ store });
    await match.submit(0, ROLL as never);
    await match.reveal(0, linkAt(0, 0));
    await match.reveal(1, linkAt(1, 0));
    const header = (await store.latest('m'))?.header as never;
    const entries = (await store.read('m', 0, 10)).map(({ entry }) => entry);
    const opened = async (change: (all: Record<string, unknown>[]) => void) => {
      const other = memoryStore();
      await other.create('m', header);
      const all = structuredClone(entries) as unknown as Record<string, unknown>[];
      change(all);
      for (const [version, entry] of all.entries()) await other.append('m', version, entry as never);
      return openMatch(other, 'm');
    };
    await expect(opened(() => undefined)).resolves.toBeDefined();
    const rolled = (all: Record<string, unknown>[], more: object) => ({
      ...all[4],
      action: { ...(all[4]?.action as object), ...more },
    });
    const changes: ((all: Record<string, unknown>[]) => unknown)[] = [
      (all) => Object.assign(all[0] as object, { commitment: commitments[1] }),
      (all) => all.splice(0, 1),
      (all) => Object.assign(all[2] as object, { link: linkAt(0, 0) }),
      (all) => Object.assign(all[2] as object, { announced: { type: 'score', player: 0, pattern: 'chance' } }),
      (all) => Object.assign(all[2] as object, { announced: { ...ROLL, dice: [9] } }),
      (all) => Object.assign(all[3] as object, { link: linkAt(0, 1) }),
      (all) => Object.assign(all[3] as object, { seat: 1 }),
      (all) => Object.assign(all[3] as object, { action: all[4]?.action }),
      (all) => Object.assign(all[4] as object, { link: linkAt(0, 0) }),
      (all) => Object.assign(all[4] as object, rolled(all, { outcome: [6, 6, 6, 6, 6] })),
      (all) => Object.assign(all[4] as object, rolled(all, { dice: [0, 1, 2, 3] })),
      (all) => Object.assign(all[4] as object, { lot: 0 }),
      (all) => all.splice(4, 1, { seat: 1, link: linkAt(1, 0) }),
      (all) => all.splice(3, 2, { seat: 0, action: all[4]?.action }),
      (all) => all.splice(3, 0, { seat: 0, undo: 2 }),
      (all) => all.push({ seat: 1, link: linkAt(1, 1) }),
    ];
    for (const change of changes) await expect(opened(change), String(change)).rejects.toThrow(/^store: /);
  });

  it('has no seed but the host’s, and tells that to nobody', async () => {
    const { match } = await tableFor(kiriki, 2);
    for (const told of [match.view(0), await match.record(0), await match.framesSince(0, 0), await match.save()]) {
      expect(JSON.stringify(told)).not.toContain('the host');
      expect(JSON.stringify(told)).not.toContain('the seed of');
    }
  });
});

/** What a record says, in every form, is the same. */
function checkForms(record: GameRecord, game: AnyGame, commitment: string | null): void {
  const report = verifyRecord(record, game, { commitment });
  expect(report).toMatchObject({ deviations: [], ok: true });
  for (const form of [JSON.stringify(record), [...recordLines(record)].join(''), toText(record, game)]) {
    expect(readRecord(form, game)).toEqual(readRecord(record));
    expect(verifyLines(() => form, game, { commitment })).toMatchObject({ ok: true, drawn: report.drawn });
  }
}

const TABLES: readonly (readonly [string, () => Promise<AnyGame>])[] = [
  ...['krakatoa', 'calavera', 'greedy-grabber', 'the-clever-mole', 'hide-away', 'malicious-pleasure', 'rasanto'].map(
    (id) => [id, async () => (await games[id as 'krakatoa'].load()) as unknown as AnyGame] as const,
  ),
  ['kiriki', async () => kiriki as unknown as AnyGame],
  ['rush', async () => rush as unknown as AnyGame],
  ['sealed', async () => sealed as unknown as AnyGame],
  ['deal', async () => dealGame as unknown as AnyGame],
];

describe.each(TABLES)('%s', (id, load) => {
  it('is shared by two to five players, over connections that break: all see the same, which verifies', async () => {
    const game = await load();
    let throws = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 2, max: 5 }),
        fc.string({ minLength: 1, maxLength: 8 }),
        async (asked, seed) => {
          const possible = game.playersFor({}).filter((players) => players >= 2 && players <= 5);
          const players = possible[asked % possible.length] as number;
          const rng = createRng(`${id} ${seed}`);
          const { match, pages } = await tableFor(game, players, {
            begin: uniformInt(rng, 0, 1) === 1 ? 'lot' : undefined,
          });
          const { commitment } = match.view(null);
          expect(commitment).not.toBeNull();
          for (let n = 0; n < 40 && match.view(null).result === null; n++) {
            const page = pages[uniformInt(rng, 0, players - 1)];
            if (uniformInt(rng, 1, 5) === 1) page?.cut();
            if (uniformInt(rng, 1, 5) === 1) void pages[uniformInt(rng, 0, players - 1)]?.remote.undo();
            const acting = act(game, pages, rng);
            await rest();
            for (const one of pages) one.connect(match, one.seen.seat);
            await rest();
            await acting;
          }
          if (match.view(null).result === null) await match.abandon('It is late.');
          await rest();
          throws += match.view(null).shared?.throws ?? 0;
          for (const { remote, seen, complaints, sent } of pages) {
            expect(complaints).toEqual([]);
            expect(sent.length).toBeGreaterThan(2);
            expect(seen).toMatchObject({ commitment, version: match.version });
            expect(seen.view).toEqual(match.view(seen.seat).view);
            const asking = remote.record();
            await rest();
            checkForms((await asking) as GameRecord, game, commitment);
          }
        },
      ),
      { numRuns: 3, seed: 33 },
    );
    if (game.traits.chance) expect(throws).toBeGreaterThan(0);
  });
});

describe('secrets', () => {
  it('stay secret: nobody has the host’s link before the end, of which all are in the record', async () => {
    const { match, pages } = await tableFor(sealed as unknown as AnyGame, 2);
    const heard: string[] = [];
    for (const { between } of pages) {
      between.toSeat = (message) => {
        heard.push(JSON.stringify(message));
        return message;
      };
    }
    await act(sealed as unknown as AnyGame, pages, createRng('a'));
    const host = chainOf('the host', 'm', 2).linkAt(0);
    expect(pages[1]?.seen.shared).toMatchObject({ throws: 1, links: [expect.any(String), expect.any(String), null] });
    expect(heard.length).toBeGreaterThan(3);
    expect(heard.join()).not.toContain(host);
    expect(JSON.stringify(await match.record(1))).not.toContain(host);
    expect(verifyRecord(await match.save(), sealed).deviations).toEqual([]);
    await match.resign(0);
    await rest();
    expect(heard.join()).toContain(host);
    const record = await match.record(1);
    expect(record.links?.[2]).toBe(host);
    expect(verifyRecord(record, sealed, { commitment: match.view(0).commitment })).toMatchObject({
      deviations: [],
      drawn: 1,
    });
  });

  it('are not announced: others learn that something is drawn, not what for', async () => {
    const match = await createMatch(sealed, { id: 'm', players: 2, dice: 'shared' });
    for (const seat of [0, 1]) await match.commit(seat, chainOf(seedOf(seat), 'm', seat).commitment);
    await match.submit(0, { type: 'shake', player: 0 });
    expect(match.view(0).shared?.due?.action).toEqual({ type: 'shake', player: 0 });
    for (const viewer of [1, null]) expect(match.view(viewer).shared?.due?.action).toBeNull();
  });
});

describe('a lot', () => {
  it('is drawn from the dice of all: seats and names follow from it, also for who is connected', async () => {
    const lots = new Set<number>();
    for (let n = 0; n < 5; n++) {
      const names = ['Ada', 'Ben', 'Cy'];
      const store = memoryStore();
      const { match, pages } = await tableFor(kiriki, 3, { id: `m${n}`, names, begin: 'lot' }, store);
      const { shared, names: seated = [] } = match.view(null);
      const lot = shared?.lot as number;
      lots.add(lot);
      expect(shared).toMatchObject({ throws: 1, missing: [] });
      expect(match.seats.map((seat) => seated[seat])).toEqual(names);
      expect(match.seats[lot]).toBe(0);
      for (const [place, { seen, complaints }] of pages.entries()) {
        expect(complaints).toEqual([]);
        expect(seen).toMatchObject({ seat: match.seats[place], names: seated, toAct: [0] });
      }
      const rng = createRng('lot');
      for (let k = 0; k < 4; k++) await act(kiriki, pages, rng);
      const again = (await openMatch(store, `m${n}`)) as Match;
      expect(again.seats).toEqual(match.seats);
      expect(again.view(1)).toEqual(match.view(1));
      // Who is loaded again knows the seat.
      const late = pageAt(kiriki as unknown as AnyGame, match.seats[2] as number, { seed: seedOf(2) });
      late.connect(again);
      await rest();
      expect(late.seen).toMatchObject({ seat: match.seats[2] });
      await again.abandon('It is late.');
      const record = await again.record(0);
      expect(record).toMatchObject({ lot, names: seated });
      checkForms(record, kiriki as unknown as AnyGame, match.view(null).commitment);
      const other = { ...record, lot: (lot + 1) % 3 };
      expect(verifyRecord(other, kiriki).deviations).toMatchObject([{ index: null, kind: 'dice' }]);
    }
    expect(lots.size).toBe(3);
  });

  it('is waited for as any throw', async () => {
    const match = await committed({ begin: 'lot', revealWithin: 10 });
    expect(match.seats).toEqual([0, 1]);
    expect(match.view(0)).toMatchObject({ toAct: [], shared: { lot: null, missing: [0, 1], due: { action: null } } });
    await match.tick(5);
    await match.reveal(1, linkAt(1, 0));
    await match.tick(15);
    expect(match.view(0).ended).toMatchObject({ by: 'forfeit', seat: 0 });
    expect(verifyRecord(await match.record(0), kiriki).deviations).toEqual([]);
  });
});
