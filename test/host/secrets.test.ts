import { createHmac, hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { secretsBy } from '../../src/host/secrets.js';

const secret = 'sixteen letters!';

/** The description once more, with HMAC of node:crypto. */
const described = (match: string, seat: number): string =>
  createHmac('sha256', hash('sha256', secret, 'buffer'))
    .update(JSON.stringify(['dicewright seat', match, seat]))
    .digest()
    .subarray(0, 16)
    .toString('base64url');

describe('secrets of seats', () => {
  const secrets = secretsBy(secret);

  it('are the first half of an HMAC of match and seat, as links have them', () => {
    const all = Array.from({ length: 40 }, (_, i) => secrets.of(`match ${i}`, i));
    expect(all).toEqual(Array.from({ length: 40 }, (_, i) => described(`match ${i}`, i)));
    expect(all.join('')).toMatch(/^[\w-]+$/);
    expect([all.join('').includes('-'), all.join('').includes('_')]).toEqual([true, true]);
  });

  it('find their own seat, and nothing in another match, for another seat, or by a part of one', () => {
    const [first, second] = [secrets.of('m', 0), secrets.of('m', 1)];
    expect([first, second].map((one) => secrets.find('m', 2, one))).toEqual([0, 1]);
    expect(secrets.find('m', 1, second)).toBe(null);
    for (const match of ['n', 'm ', '']) expect(secrets.find(match, 2, first)).toBe(null);
    for (let place = 0; place < first.length; place++) {
      const other = first[place] === 'A' ? 'B' : 'A';
      expect(secrets.find('m', 2, first.slice(0, place) + other + first.slice(place + 1))).toBe(null);
    }
    for (const part of ['', first.slice(1), first.slice(0, -1), `${first}A`, first + first]) {
      expect(secrets.find('m', 2, part)).toBe(null);
    }
  });

  it('follow from nothing that could be guessed', () => {
    for (const short of ['fifteen letters', '', undefined, 1e20, ['a long enough list']]) {
      expect(() => secretsBy(short)).toThrow(
        expect.objectContaining({ code: 'INVALID_SETUP', message: expect.stringContaining('at least 16 characters') }),
      );
    }
  });
});
