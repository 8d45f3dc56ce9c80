import { type AnyGame, resumeGame, startGame } from 'dicewright';
import { defineGame, die, integer, natural, oneToAct } from 'dicewright/define';
import { createMatch, type Match, memoryStore, openMatch } from 'dicewright/match';
import { commit, type GameRecord, readRecord, recordLines, toText, verifyLines, verifyRecord } from 'dicewright/record';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { describeChances } from '../../src/record/chances.js';
import { pageAt, rest, seedOf } from '../match/shared-table.js';

/** Rolls that are added up, times a factor; later games have more options, without which they are as before. */
function rollsOf<More extends Record<string, ReturnType<typeof z._default>>>(more: More): AnyGame {
  const g = defineGame({
    id: 'rolls',
    rules: 1,
    options: { factor: z._default(integer(1, 9), 2), ...more },
    state: { sum: natural(10_000) },
  });
  const roll = g.action({
    outcome: die(6).schema,
    chance: () => die(6),
    apply(draft, _, eyes, { sum, options }) {
      draft.sum = sum + eyes * (options as { factor: number }).factor;
    },
  });
  return g.game({
    title: 'Rolls',
    playerCount: { min: 2, max: 2 },
    actions: { roll },
    setup: () => ({ sum: 0 }),
    playersToAct: () => oneToAct(0),
    result: () => null,
  }) as unknown as AnyGame;
}

const begun = rollsOf({});
const later = rollsOf({ bonus: z._default(integer(0, 9), 0), limit: z._default(integer(1, 99), 50) });
const ROLL = { type: 'roll', player: 0 } as never;
const SEED = 'friday night';

function recordOf(game: AnyGame, options: object = {}): GameRecord {
  const played = startGame(game, { players: 2, options, seed: SEED } as never);
  for (let n = 0; n < 3; n++) played.play(ROLL);
  return played.toRecord({ secrets: true } as never) as GameRecord;
}

describe.each([
  ['its options left out', {}],
  ['some of them said', { factor: 3 }],
  ['what goes without saying said', { factor: 2 }],
])('a record with %s, of a game that was given options since', (_, options) => {
  const record = recordOf(begun, options);
  const { commitment } = record;

  it('fits the commitment that was made before, in every form', () => {
    for (const form of [JSON.stringify(record), [...recordLines(record)].join(''), toText(record, begun)]) {
      expect(readRecord(form, later)).toEqual(record);
      for (const kept of [commitment, undefined]) {
        expect(verifyLines(() => form, later, { commitment: kept })).toMatchObject({
          deviations: [],
          drawn: 3,
          commitment: { form: 'table' },
        });
      }
    }
  });

  it('goes on with the same dice', () => {
    const session = resumeGame(record, later);
    session.play(ROLL);
    const more = session.toRecord({ secrets: true } as never) as GameRecord;
    expect(more.commitment).toBe(commitment);
    expect(verifyRecord(more, later, { commitment })).toMatchObject({ deviations: [], drawn: 4 });
  });

  it('is described with the table that was committed to', () => {
    const { table } = describeChances(record, later);
    expect(commit(SEED, table as never)).toBe(commitment);
  });

  it('binds the host all the same: to seed, options and players', () => {
    for (const other of [
      { options: { ...options, factor: 5 } },
      { options: { ...options, bonus: 1 } },
      { options: { ...options, limit: 51 } },
      { match: 'saturday' },
      { seed: 'another' },
    ]) {
      const { deviations } = verifyRecord({ ...record, ...other }, later, { commitment });
      expect(deviations, JSON.stringify(other)).toContainEqual(expect.objectContaining({ kind: 'commitment' }));
    }
  });
});

it('an option that was said is committed to: without it the record is another', () => {
  const record = recordOf(later, { bonus: 1 });
  expect(verifyRecord(record, later).ok).toBe(true);
  const { deviations } = verifyRecord({ ...record, options: {} }, later);
  expect(deviations).toMatchObject([{ kind: 'commitment' }]);
});

describe('a match that runs while its game is given options', () => {
  it('goes on, and keeps its promise', async () => {
    const store = memoryStore();
    const before = await createMatch(begun, { id: 'm', players: 2, store });
    const { commitment } = before.view(0);
    await before.submit(0, ROLL);
    await before.close();
    const match = (await openMatch(store, 'm', { game: later as never })) as unknown as Match;
    expect(match.view(0).commitment).toBe(commitment);
    await match.submit(0, ROLL);
    await match.resign(1);
    expect(verifyRecord(await match.record(0), later, { commitment })).toMatchObject({ deviations: [], drawn: 2 });
  });

  it('of shared dice does, too, for pages that were there before and are loaded again', async () => {
    const store = memoryStore();
    const options = { id: 'm', players: 2, store, dice: 'shared' as const };
    const before = (await createMatch(begun, options)) as unknown as Match;
    const pages = [0, 1].map((seat) => pageAt(begun, seat, { seed: seedOf(seat) }));
    for (const page of pages) page.connect(before);
    await rest();
    await before.submit(0, ROLL);
    await rest();
    const { commitment } = before.view(0);
    await before.close();
    const match = (await openMatch(store, 'm', { game: later as never })) as unknown as Match;
    expect(match.view(0)).toMatchObject({ commitment, view: { options: { bonus: 0 } } });
    const again = [0, 1].map((seat) => pageAt(later, seat, { seed: seedOf(seat), commitment }));
    for (const page of again) page.connect(match);
    await rest();
    await match.submit(0, ROLL);
    await rest();
    for (const { seen, complaints } of again) {
      expect(complaints).toEqual([]);
      expect(seen).toMatchObject({ commitment, shared: { throws: 2 } });
    }
    const stranger = pageAt(later, 0, { seed: seedOf(0), commitment: `sha256:${'0'.repeat(64)}` });
    stranger.connect(match);
    await rest();
    expect(stranger.complaints.join()).toContain('other dice than before');
    await match.resign(1);
    expect(verifyRecord(await match.record(0), later, { commitment })).toMatchObject({ deviations: [], drawn: 2 });
  });
});
