import { kiriki } from 'dicewright/kiriki';
import { verifyRecord } from 'dicewright/record';
import { describe, expect, it } from 'vitest';
import { rush } from '../toys/rush.js';
import { complaints, told } from './engine.js';
import { startLocally } from './local-match.js';

const roll = { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] } as const;
const resign = (playerID: string) => ({ type: 'MAKE_MOVE', payload: { type: 'resign', args: [], playerID } });

describe('the move resign', () => {
  it('ends the match for everybody, with its record and its seed', () => {
    const match = startLocally(kiriki, 3);
    match.seats[0]?.moves.act?.(roll);
    match.seats[0]?.moves.resign?.();
    const result = { winners: [1, 2], scores: null, reason: 'Player 1 resigns.' };
    for (const client of match.clients) {
      const { ctx, G } = told(client);
      expect(ctx.gameover).toEqual(result);
      expect(G.record).toMatchObject({ ended: { by: 'resign', seat: 0 }, result, commitment: G.commitment });
      expect(verifyRecord(G.record, kiriki)).toMatchObject({ ok: true, drawn: 1 });
      expect(match.definition.check(G, '0', roll as never)).toMatchObject({ code: 'GAME_OVER' });
    }
    match.stop();
  });

  it('before the first action, too', () => {
    const match = startLocally(kiriki, 2);
    match.seats[0]?.moves.resign?.();
    const { G } = told(match.watching);
    expect(verifyRecord(G.record, kiriki)).toMatchObject({ ok: true, actions: 0, result: { winners: [1] } });
    match.stop();
  });

  it('is of whoever is to act: boardgame.io takes none from others, nor for others', async () => {
    const match = startLocally(kiriki, 2);
    const before = JSON.stringify(match.master().G);
    for (const [playerID, sender] of [
      ['1', '1'],
      ['0', '1'],
      ['1', '0'],
      ['7', '7'],
    ] as const) {
      await complaints(() => match.send(resign(playerID), sender));
    }
    await complaints(() => match.send(resign('0'), undefined));
    expect(JSON.stringify(match.master().G)).toBe(before);
    match.stop();
  });

  it('is not there where several act at once: one could resign for another', async () => {
    const match = startLocally(rush, 2);
    expect(Object.keys(match.definition.moves ?? {})).toEqual(['act']);
    await complaints(() => match.send(resign('1'), '0'));
    expect(told(match.watching).ctx.gameover).toBeUndefined();
    match.stop();
  });
});
