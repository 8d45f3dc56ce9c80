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

describe('commit to a table', () => {
  const table = {
    game: 'kiriki',
    rules: 1,
    options: { repeat: true, b: { z: 1, '10': 'é', '9': [null, 0.5] } },
    players: 2,
  };

  it('is the SHA-256 of "dicewright/2 seed", the canonical table and the seed, a line feed between them', () => {
    const canonical =
      '{"game":"kiriki","match":"friday","options":{"b":{"10":"é","9":[null,0.5],"z":1},"repeat":true},"players":2,"rules":1}';
    const hash = createHash('sha256').update(`dicewright/2 seed\n${canonical}\nfriday night`).digest('hex');
    expect(commit('friday night', { ...table, match: 'friday' })).toBe(`sha256:${hash}`);
    expect(commit('friday night', table)).toBe(commit('friday night', { ...table, match: '' }));
    // Pinned: published commitments must stay valid.
    const small = { game: 'kiriki', rules: 1, options: {}, players: 2, match: '' };
    expect(commit('friday night', small)).toBe(
      'sha256:76f9618acd8bcd347695c7fcd6a5055c2b8215a331d401093cd9c1d2b2e3ba2b',
    );
  });

  it('is another one for another game, other rules, options, players, another match and another seed', () => {
    const commitments = [
      commit('s', table),
      commit('t', table),
      commit('s'),
      commit('s', { ...table, game: 'krakatoa' }),
      commit('s', { ...table, rules: 2 }),
      commit('s', { ...table, options: {} }),
      commit('s', { ...table, players: 3 }),
      commit('s', { ...table, match: 'm' }),
    ];
    expect(new Set(commitments).size).toBe(commitments.length);
  });

  it('is the same in whatever order the keys are', () => {
    const { players, options, rules, game } = table;
    const turned = { players, options: Object.fromEntries(Object.entries(options).reverse()), rules, game };
    expect(commit('s', turned)).toBe(commit('s', table));
  });

  const trap = () => {
    throw new Error('a trap');
  };

  it.each([
    ['nothing', null],
    ['a text', 'kiriki'],
    ['no game', { rules: 1, options: {}, players: 2 }],
    ['no rules', { game: 'kiriki', options: {}, players: 2 }],
    ['half a player', { game: 'kiriki', rules: 1, options: {}, players: 0.5 }],
    ['a list of options', { game: 'kiriki', rules: 1, options: [], players: 2 }],
    ['options that are no data', { game: 'kiriki', rules: 1, options: { now: new Date() }, players: 2 }],
    ['a match that is no text', { ...table, match: 1 }],
    ['a trap', Object.defineProperty({ ...table }, 'game', { enumerable: true, get: trap })],
  ])('refuses %s', (_, bad) => {
    const refused = { code: 'INVALID_SETUP', message: expect.stringContaining('commit: table') };
    expect(() => commit('s', bad as never)).toThrow(expect.objectContaining(refused));
  });
});
