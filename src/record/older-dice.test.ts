import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { kiriki } from '../games/kiriki/kiriki.js';
import { d6, die } from '../kernel/dice/chance.js';
import { verifyRecord } from './index.js';
import { olderDice } from './older-dice.js';
import type { GameRecord } from './types.js';

/** Version 2, computed once more from its description alone: SHA-256 by Node, 64-bit integers, rejection. */
function literally(seed: string, event: number, faces: number, count: number): number[] {
  const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();
  const key = sha256(Buffer.from(`dicewright/2 dice\n${seed}`, 'utf8'));
  const drawn: number[] = [];
  for (let read = 0; drawn.length < count; read++) {
    const numbers = Buffer.alloc(12);
    numbers.writeBigUInt64BE(BigInt(event), 0);
    numbers.writeUInt32BE(Math.floor(read / 8), 8);
    const value = sha256(Buffer.concat([key, numbers])).readInt32BE(4 * (read % 8)) + 2 ** 31;
    if (value < 2 ** 32 - (2 ** 32 % faces)) drawn.push(1 + (value % faces));
  }
  return drawn;
}

describe('dice of version 2', () => {
  it.each(['friday night', '', '🎲', 'x'.repeat(1000)])('give what their description says: %s', (seed) => {
    const dice = olderDice(seed);
    for (const event of [0, 1, 12345, 2 ** 32 - 1]) {
      expect(dice.draw(d6(20), event)).toEqual(literally(seed, event, 6, 20));
      expect(dice.draw(die(2 ** 32 - 1), event)).toEqual(literally(seed, event, 2 ** 32 - 1, 1)[0]);
    }
  });

  it('give the dice that were published', () => {
    const dice = olderDice('friday night');
    const thrown = [0, 1, 2, 3].map((event) => dice.draw(d6(5), event).join(' '));
    expect(thrown).toEqual(['2 5 6 6 3', '3 6 2 4 4', '6 6 3 5 1', '4 2 4 5 6']);
  });

  it('are compared where a record says that they are its own', () => {
    const roll = { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4], outcome: [2, 5, 6, 6, 3] } as const;
    const record = {
      format: 'dicewright/1',
      game: 'kiriki',
      rules: 1,
      players: 1,
      options: {},
      dice: 2,
      seed: 'friday night',
      actions: [roll],
    } as const satisfies GameRecord;
    expect(verifyRecord(record, kiriki)).toMatchObject({ ok: true, drawn: 1, dice: 'compared' });
    const { deviations } = verifyRecord({ ...record, dice: 3 }, kiriki);
    expect(deviations.map(({ kind }) => kind)).toEqual(['dice']);
  });
});
