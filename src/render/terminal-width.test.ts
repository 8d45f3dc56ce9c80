import { describe, expect, it } from 'vitest';
import { padTo, terminalWidth, truncate, wrap } from './terminal-width.js';

describe('terminalWidth', () => {
  it.each([
    ['', 0],
    ['Ada', 3],
    ['Zoë', 3],
    ['Zoe\u0308', 3],
    ['林さん', 6],
    ['한국', 4],
    ['ＡＢ', 4],
    ['👩🏽‍🔬', 2],
    ['🎲🎲', 4],
    ['⚂ × ●', 5],
    ['❤️', 2],
    ['a\u200Db', 2],
  ])('%j takes %i columns', (text, width) => {
    expect(terminalWidth(text)).toBe(width);
  });

  it('counts one column where it does not look for graphemes, as it would if it did', () => {
    const blocks = [
      [0x20, 0x7e],
      [0xa0, 0x2ff],
      [0x2000, 0x2bff],
    ] as const;
    for (const [first, last] of blocks) {
      for (let code = first; code <= last; code++) {
        const sign = String.fromCodePoint(code);
        // After a wide one nothing is taken for granted.
        expect([code, terminalWidth(sign)]).toEqual([code, terminalWidth(`界${sign}`) - 2]);
      }
    }
  });
});

describe('truncate', () => {
  it.each([
    ['Ada', 3, 'Ada'],
    ['Benedikt', 5, 'Bene…'],
    ['林さん', 5, '林さ…'],
    ['林さん', 4, '林…'],
    ['Ada Lovelace', 5, 'Ada…'],
    ['Ada', 0, ''],
  ])('%j in %i columns is %j', (text, width, cut) => {
    expect(truncate(text, width)).toBe(cut);
  });
});

describe('padTo', () => {
  it.each(['', 'a', 'Ada', '林さん', '👩🏽‍🔬👩🏽‍🔬', 'Benedikt'])('makes %j exactly as wide as asked', (text) => {
    for (const align of ['left', 'center', 'right'] as const) {
      for (let width = 1; width < 12; width++) expect(terminalWidth(padTo(text, width, align))).toBe(width);
    }
  });
});

describe('wrap', () => {
  it('breaks at spaces, and words that are longer than a line', () => {
    expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
    expect(wrap('abcdefgh 林林林', 3)).toEqual(['abc', 'def', 'gh', '林', '林', '林']);
    expect(wrap('', 7)).toEqual([]);
  });
});
