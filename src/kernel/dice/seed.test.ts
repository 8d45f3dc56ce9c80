import { afterEach, describe, expect, it, vi } from 'vitest';
import { seededDice } from './dice.js';
import { createRng } from './random.js';
import { checkSeed, createSeed } from './seed.js';

afterEach(() => vi.unstubAllGlobals());

describe('a new seed', () => {
  it('is 128 bits in hexadecimal, other ones each time', () => {
    const seeds = Array.from({ length: 200 }, createSeed);
    expect(new Set(seeds).size).toBe(200);
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32}$/);
    // All sixteen digits come at every place: no byte is cut short or filled up wrongly.
    for (let place = 0; place < 32; place++) expect(new Set(seeds.map((seed) => seed[place])).size).toBeGreaterThan(8);
  });

  it('is what the cryptographic source of the platform gives', () => {
    const getRandomValues = (bytes: Uint8Array): Uint8Array => bytes.map((_, i) => 17 * i);
    vi.stubGlobal('crypto', { getRandomValues });
    expect(createSeed()).toBe('00112233445566778899aabbccddeeff');
  });

  it('is not to be had without one', () => {
    vi.stubGlobal('crypto', undefined);
    expect(createSeed).toThrow('no crypto.getRandomValues');
  });
});

describe('seeds', () => {
  it.each([undefined, null, 1, {}, '\ud800', 'x'.repeat(20_001)])('are no %s', (seed) => {
    const refused = expect.objectContaining({ code: 'INVALID_SETUP' });
    expect(() => checkSeed(seed)).toThrow(refused);
    expect(() => seededDice(seed as string)).toThrow(refused);
    expect(() => createRng(seed as string)).toThrow(refused);
  });

  it.each<[unknown, string]>([
    [7, 'a seed is a string, not number'],
    ['x'.repeat(20_001), 'a seed has at most 20000 characters, not 20001'],
    ['\ud800', 'the seed has a lone surrogate'],
  ])('are refused in words: %.10s', (seed, message) => {
    expect(() => checkSeed(seed)).toThrow(expect.objectContaining({ message }));
  });

  it('have up to 20,000 characters of any kind', () => {
    expect(checkSeed('🎲'.repeat(10_000))).toHaveLength(20_000);
  });
});
