import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText, escapeXml } from './clean.js';

describe('cleanText', () => {
  it.each([
    ['line ends and tabs', 'Ada\r\n\tLovelace', 'Ada Lovelace'],
    ['escape sequences lose what makes them work', '\u001b[31mred\u009b0m', '[31mred 0m'],
    ['signs that turn the direction', 'abc\u202Edef\u2066ghi\u200F', 'abc def ghi'],
    ['what XML forbids', 'a\u0000b\uFFFEc\uFFFFd', 'a b c d'],
    ['lone surrogates', 'a\uD800b\uDC00', 'a\uFFFDb\uFFFD'],
    ['towers of accents', `e${'\u0301'.repeat(50)}x`, 'e\u0301\u0301\u0301x'],
  ])('removes %s', (_, text, cleaned) => {
    expect(cleanText(text)).toBe(cleaned);
  });

  it.each(['Ada', 'Åsa Öberg', '林さん', '👩🏽‍🔬', 'नमस्ते', 'שלום', '−3 × ½'])('keeps %s', (text) => {
    expect(cleanText(text)).toBe(text);
  });
});

it('leaves nothing that has to be cleaned, wherever it stands', () => {
  const pieces = [
    ' ',
    '\t',
    '\u00A0',
    '\u2028',
    '\u0000',
    '\u009B',
    '\u202E',
    '\uFFFE',
    '\u0301',
    '\uD800',
    '\uDC00',
    'a',
    'é',
    '×',
    '林',
  ];
  const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((some) => some.join(''));
  fc.assert(
    fc.property(texts, (text) => {
      const cleaned = cleanText(text);
      expect(cleaned).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u202E\u{FFFE}]|\p{Mn}{4}|[^\S ]|^ | $| {2}/u);
      expect(cleanText(cleaned)).toBe(cleaned);
    }),
    { numRuns: 2_000 },
  );
});

describe('escapeXml', () => {
  it('leaves no sign that XML reads as its own', () => {
    expect(escapeXml(`<a b="c" d='e'>&amp;`)).toBe('&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;amp;');
  });
});
