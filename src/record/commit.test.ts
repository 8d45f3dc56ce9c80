import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GameError } from '../kernel/errors.js';
import { commit } from './commit.js';

const byNode = (seed: string): string =>
  `sha256:${createHash('sha256')
    .update(Buffer.from(`dicewright/1 seed\n${seed}`, 'utf8'))
    .digest('hex')}`;

describe('commit', () => {
  it('is the SHA-256 of "dicewright/1 seed", a line feed and the seed', () => {
    expect(commit('friday night')).toBe(byNode('friday night'));
    expect(commit('')).toBe(byNode(''));
    // Pinned: published commitments must stay valid.
    expect(commit('friday night')).toBe('sha256:d068aa19b4a25ded213b7d3867694b1643fbda981d2c456af5c2ee1f9b6618bb');
  });

  it('agrees with another implementation on any seed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (seed) => {
        expect(commit(seed)).toBe(byNode(seed));
      }),
    );
  });

  it.each([[undefined], [7], [null], ['\ud800'], ['a\udfffb']])('refuses what is no seed: %j', (seed) => {
    expect(() => commit(seed as string)).toThrow(GameError);
    expect(() => commit(seed as string)).toThrow(expect.objectContaining({ code: 'INVALID_SETUP' }));
  });
});
