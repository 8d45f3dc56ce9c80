import { anchorOf } from '../../../src/cli/tracing/rules-page.js';

/** Code in a paragraph, or a link or picture: what follows `]` is its address. */
const codeOrLink =
  /(`+)(?!`)(?:(?:(?!\n\n)[\s\S])*?[^`])??\1(?!`)|(!?)\[((?:[^[\]\n]|\n(?!\n)|\[[^[\]\n]*\])*)\]\(([^)\s]+)\)/g;

/** Changes what stands between the fences of a page. */
function betweenFences(text: string, change: (words: string) => string): string {
  const parts: string[] = [];
  let words: string[] = [];
  let fence = '';
  const close = (): void => {
    if (words.length > 0) parts.push(change(words.join('\n')));
    words = [];
  };
  for (const line of text.split('\n')) {
    const [, marks = ''] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence === '' && marks === '') words.push(line);
    else {
      close();
      parts.push(line);
      if (fence === '') fence = marks;
      else if (marks.startsWith(fence)) fence = '';
    }
  }
  close();
  return parts.join('\n');
}

/** Changes the lines of a page that are not in fences. */
export const outsideFences = (text: string, change: (line: string) => string): string =>
  betweenFences(text, (words) => words.split('\n').map(change).join('\n'));

/**
 * Pictures with the room they need, so that what stands below them does not move when they come, and a link to it leads there.
 * @param svgAt - the text of the picture at an address such as `/pictures/pyramid.svg`
 */
export const withPictureSizes = (text: string, svgAt: (address: string) => string): string =>
  outsideFences(text, (line) =>
    line.replaceAll(/\]\((\/[^)\s]+\.svg)\)/g, (link, address: string) => {
      const [, width, height] = /^<svg[^>]* width="(\d+)" height="(\d+)"/.exec(svgAt(address)) ?? [];
      return width === undefined ? link : `${link}{width=${width} height=${height}}`;
    }),
  );

/** A link or picture of Markdown. */
export interface Link {
  readonly isPicture: boolean;
  readonly text: string;
  readonly target: string;
}

/** Puts other text in the place of every link and picture that does not stand in code. */
export const replaceLinks = (text: string, replace: (link: Link) => string): string =>
  betweenFences(text, (words) =>
    words.replace(codeOrLink, (whole, ticks: string | undefined, mark = '', label = '', target = '') =>
      ticks === undefined ? replace({ isPicture: mark === '!', text: label, target }) : whole,
    ),
  );

const headingLine = /^(#{1,6}) (.+?)(?: \{#([\w-]+)\})?$/;

/** Words without the marks of Markdown. */
export const plainText = (markdown: string): string =>
  markdown
    .replaceAll(/!?\[((?:[^[\]]|\[[^[\]]*\])*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]|\\(?=[<>_|{])/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Every anchor of a page once each: headings `{#…}` and `<a id="…">`. */
export function anchorsIn(text: string): string[] {
  const found: string[] = [];
  outsideFences(text, (line) => {
    const heading = headingLine.exec(line)?.[3];
    if (heading !== undefined) found.push(heading);
    for (const [, id = ''] of line.matchAll(/<a id="([^"]+)">/g)) found.push(id);
    return line;
  });
  return found;
}

/** Gives every heading that has none an anchor of its own, as GitHub makes it, with a number where it is taken. */
export function withAnchors(text: string): string {
  const taken = new Set(anchorsIn(text));
  return outsideFences(text, (line) => {
    const [, marks = '', heading = '', anchor] = headingLine.exec(line) ?? [];
    if (marks === '' || anchor !== undefined) return line;
    const first = anchorOf(plainText(heading));
    let id = first;
    for (let number = 1; taken.has(id); number += 1) id = `${first}-${number}`;
    taken.add(id);
    return `${marks} ${heading} {#${id}}`;
  });
}

/** The text without comments. */
export const withoutComments = (text: string): string => text.replaceAll(/^<!--[\s\S]*?-->\n?/gm, '');

/** Fences in languages for which the site has colours; others hold plain text. */
export const withKnownLanguages = (text: string): string =>
  text.replaceAll(/^(`{3,})(?!(?:tsx?|js|json|html|sh|text)\b)[a-z]+.*$/gm, '$1text');
