import { describe, expect, it } from 'vitest';
import { pig } from '../../../test/toys/pig.js';
import { sealed } from '../../../test/toys/sealed.js';
import { kiriki } from '../../games/kiriki/kiriki.js';
import { playout } from '../../play/playout.js';
import type { GameRecord } from '../../record/types.js';
import { puzzlesIn, recordUpTo } from './puzzles.js';

const header = { format: 'dicewright/1', game: 'pig', rules: 1, players: 2, options: { target: 8 } } as const;
const roll = (player: number, outcome: number) => ({ type: 'roll', player, outcome: [outcome] });
const hold = (player: number) => ({ type: 'hold', player });
const pigGame = (...actions: readonly object[]) => ({ ...header, actions }) as unknown as GameRecord;

describe('puzzles of a record', () => {
  const record = pigGame(roll(0, 4), hold(0), roll(1, 3), roll(1, 1), roll(0, 2), roll(0, 3), hold(0));

  it('are the positions in which one action is clearly best', async () => {
    const found = await puzzlesIn(record, pig);
    expect(found.length).toBeGreaterThan(0);
    // Two short of the target: five of six faces win. With enough there is nothing to choose.
    expect(found.at(-1)).toMatchObject({ index: 5, player: 0, kind: 'exact', best: [{ type: 'roll', player: 0 }] });
    for (const { loss } of found) expect(loss).toBeGreaterThanOrEqual(0.05);
    const most = Math.max(...found.map(({ loss }) => loss));
    const clearest = await puzzlesIn(record, pig, { lead: most - 1e-6 });
    expect(clearest.map(({ loss }) => loss)).toEqual([expect.closeTo(most, 9)]);
    expect(await puzzlesIn(record, pig, { lead: 1 })).toEqual([]);
  });

  it('become records that end where they begin', async () => {
    const cut = recordUpTo({ ...record, headers: { date: '2026-12-24' }, seed: 'a' }, 6, { puzzle: 'What is best?' });
    expect(cut).toEqual({
      ...header,
      format: 'dicewright/2',
      headers: { date: '2026-12-24', puzzle: 'What is best?' },
      actions: record.actions.slice(0, 6),
    });
  });

  it('take what comes to the same for one', async () => {
    // A straight is left, and two fours are as good as each other.
    const { actions } = playout(kiriki, { players: 1, seed: 'a' });
    const start = actions.reduce<ReturnType<typeof kiriki.setup>>(
      (state, action) => kiriki.reduce(state, action),
      kiriki.setup({ players: 1 }),
    );
    const [sheet] = start.sheets;
    const from = kiriki.load({
      ...kiriki.setup({ players: 1 }),
      sheets: [{ ...sheet, smallStraight: null, kiriki: 0 }],
      rolls: 2,
      dice: [2, 3, 4, 4, 6],
    });
    const taken = { type: 'score', player: 0, pattern: 'smallStraight' };
    const whole = { format: 'dicewright/2', game: 'kiriki', rules: kiriki.rules, players: 1, options: {}, from };
    const [puzzle] = await puzzlesIn({ ...whole, actions: [taken] }, kiriki, { lead: 0.02 });
    expect(puzzle?.best).toHaveLength(2);
    expect(puzzle?.best).toEqual(
      expect.arrayContaining([
        { type: 'roll', player: 0, dice: [2, 4] },
        { type: 'roll', player: 0, dice: [3, 4] },
      ]),
    );
  });

  it('are none where something is hidden, or when it is ended', async () => {
    const { actions } = playout(sealed, { players: 2, seed: 'a' });
    const hidden = { ...header, game: sealed.id, rules: sealed.rules, options: {}, actions };
    expect(await puzzlesIn(hidden, sealed)).toEqual([]);
    const ended = new AbortController();
    ended.abort();
    expect(await puzzlesIn(record, pig, { signal: ended.signal })).toEqual([]);
  });

  it('refuses what it can’t use', async () => {
    await expect(puzzlesIn(record, pig, { lead: 0 })).rejects.toThrow(RangeError);
    await expect(puzzlesIn(pigGame(hold(1)), pig)).rejects.toMatchObject({ code: 'NOT_YOUR_TURN' });
    await expect(puzzlesIn('none', pig)).rejects.toMatchObject({ code: 'INVALID_RECORD' });
  });
});
