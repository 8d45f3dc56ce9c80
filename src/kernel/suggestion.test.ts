import { describe, expect, it } from 'vitest';
import { didYouMean, nearest } from './suggestion.js';

const games = ['kiriki', 'krakatoa', 'calavera', 'the-clever-mole', 'race'];

describe('nearest', () => {
  it.each([
    ['kirki', 'kiriki'],
    ['kiirki', 'kiriki'],
    ['KIRIKI', 'kiriki'],
    ['krakatao', 'krakatoa'],
    ['calvera', 'calavera'],
    ['The Clever Mole', 'the-clever-mole'],
    ['the-clever', 'the-clever-mole'],
    ['Clever Mole', 'the-clever-mole'],
    ['rac', 'race'],
    ['chess', null],
    ['', null],
    ['r', null],
    ['__proto__', null],
    ['k'.repeat(100_000), null],
  ])('%s: %s', (word, meant) => {
    expect(nearest(word, games)).toBe(meant);
  });

  it.each([
    ['abdc', ['abcd'], 'abcd'],
    ['bacd', ['abcd'], 'abcd'],
    ['abdc', ['abdcx', 'abcd'], 'abdcx'],
    ['abxy', ['abcd'], null],
    ['abxc', ['abcd'], null],
    ['abdx', ['abcd'], null],
    ['xbcd', ['abcd'], 'abcd'],
    ['bcd', ['abcd'], 'abcd'],
    ['abcde', ['abcd'], 'abcd'],
    ['the  - clever', ['the-clever'], 'the-clever'],
    ['k'.repeat(60), ['k'.repeat(60)], 'k'.repeat(60)],
    ['k'.repeat(61), ['k'.repeat(61)], null],
    ['', [''], null],
    ['ra', ['kraken'], null],
    ['rak', ['kraken'], 'kraken'],
  ])('counts what is put in, left out, changed or exchanged: %s of %j: %s', (word, known, meant) => {
    expect(nearest(word, known)).toBe(meant);
  });

  it('is the nearest of several that are near, the first of several as near', () => {
    expect(nearest('score', ['store', 'scores', 'scare'])).toBe('store');
    expect(nearest('scoree', ['store', 'scores'])).toBe('scores');
  });
});

it('is told as a question, in the form in which it is written', () => {
  expect(didYouMean('kirki', games)).toBe(' (did you mean kiriki?)');
  expect(didYouMean('playrs', ['players'], (name) => `--${name}`)).toBe(' (did you mean --players?)');
  expect(didYouMean('chess', games)).toBe('');
});
