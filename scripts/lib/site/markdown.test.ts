import { describe, expect, it } from 'vitest';
import {
  outsideFences,
  plainText,
  replaceLinks,
  withAnchors,
  withKnownLanguages,
  withoutComments,
  withPictureSizes,
} from './markdown.js';

const upper = (text: string): string => replaceLinks(text, ({ text: words }) => words.toUpperCase());

describe('replaceLinks', () => {
  it.each([
    ['a [link](x.md) and ![picture](y.svg)', 'a LINK and PICTURE'],
    ['[`code`](x.md) in a link', '`CODE` in a link'],
    ['a link `[in](code.md)` stays', 'a link `[in](code.md)` stays'],
    ['``two ` ticks [a](b)`` [c](d)', '``two ` ticks [a](b)`` C'],
    ['an array `[ 3 ]` [a [b] c](x)', 'an array `[ 3 ]` A [B] C'],
    ['a [link\nof two lines](x.md)', 'a LINK\nOF TWO LINES'],
    ['no [link\n\nof two](x.md) paragraphs', 'no [link\n\nof two](x.md) paragraphs'],
    ['code `of two\nlines [a](b)` [c](d)', 'code `of two\nlines [a](b)` C'],
    ['a lone ` tick [a](b)', 'a lone ` tick A'],
    ['```ts\n[a](b)\n```\n[a](b)', '```ts\n[a](b)\n```\nA'],
    ['````\n```\n[a](b)\n````\n[a](b)', '````\n```\n[a](b)\n````\nA'],
  ])('changes %j to %j', (text, expected) => expect(upper(text)).toBe(expected));
});

describe('withAnchors', () => {
  it('makes them as GitHub does, each once, beside those that are there', () => {
    const text = '# A game\n## End\n## End\n### Other `code` words {#end-1}\n```\n# none\n```';
    expect(withAnchors(text)).toBe(
      '# A game {#a-game}\n## End {#end}\n## End {#end-2}\n### Other `code` words {#end-1}\n```\n# none\n```',
    );
  });

  it('leaves out anchors of elements that are taken', () => {
    expect(withAnchors('| <a id="end"></a> |\n# End')).toBe('| <a id="end"></a> |\n# End {#end-1}');
  });
});

it('knows what is in a fence', () => {
  expect(outsideFences('a\n```\nb\n```\nc', () => '-')).toBe('-\n```\nb\n```\n-');
});

it('takes marks out of words', () => {
  expect(plainText('*Das* [`Spiel`](x.md)  with\nwords\\<T\\>')).toBe('Das Spiel with words<T>');
});

it('takes comments out, of several lines too', () => {
  expect(withoutComments('<!-- one\ntwo -->\ntext')).toBe('text');
});

it('takes languages without colours for plain text', () => {
  expect(withKnownLanguages('```ts continue\n```\n````dice\n````')).toBe('```ts continue\n```\n````text\n````');
});

it('leaves room for pictures', () => {
  const svgAt = (address: string): string => `<svg id="${address}" width="480" height="813">`;
  expect(withPictureSizes('![A sheet](/pictures/a.svg)\n[b](/b/)', svgAt)).toBe(
    '![A sheet](/pictures/a.svg){width=480 height=813}\n[b](/b/)',
  );
  expect(withPictureSizes('![A sheet](/pictures/a.svg)', () => '<svg viewBox="0 0 1 1">')).toBe(
    '![A sheet](/pictures/a.svg)',
  );
});
