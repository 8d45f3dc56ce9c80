import { describe, expect, it } from 'vitest';
import { favicon } from './favicon.js';
import { firstParagraph, pageText, shortened, titleOf } from './page.js';

it('shortens at a word', () => {
  expect(shortened('short')).toBe('short');
  expect(shortened('one two three', 8)).toBe('one two…');
  expect(shortened('a "b" of 3"')).toBe('a “b” of 3”');
});

it('takes title and first paragraph', () => {
  const text = '<!-- made -->\n\n# A *game*\n\n![picture](x.svg)\n\nWhat it\nis.\n\nMore.';
  expect(titleOf(text)).toBe('A game');
  expect(firstParagraph(text)).toBe('What it\nis.');
  expect(() => titleOf('## None')).toThrow('heading');
});

describe('pageText', () => {
  const page = { address: '/a/', title: 'A: "b"', description: 'What', text: '# A', picture: '/dice/p.svg' };

  it('has front matter of one line a value, and what is shared of the page', () => {
    const [, front = '', text] = pageText(page, 'https://example.org').split(/^---$/m);
    const matter = JSON.parse(front) as { title: string; head: [string, { property: string; content: string }][] };
    expect(matter.title).toBe('A: "b"');
    expect(matter.head.map(([, { property, content }]) => `${property}=${content}`)).toEqual([
      'og:title=A: "b"',
      'og:description=What',
      'og:type=article',
      'og:site_name=dicewright',
      'og:image=https://example.org/dice/p.svg',
    ]);
    expect(text?.trim()).toBe('# A {#a}');
  });
});

it('draws a die as favicon', () => {
  const [, width = '', height = ''] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(favicon()) ?? [];
  expect(Math.abs(Number(width) - Number(height))).toBeLessThan(Number(width) / 10);
  expect(favicon().match(/<circle/g)).toHaveLength(5);
  expect(favicon()).not.toContain('f-page"/>');
});
