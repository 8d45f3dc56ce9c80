import { plainText, withAnchors, withKnownLanguages, withoutComments } from './markdown.js';

/** A page as VitePress takes it. */
export interface Page {
  /** Without the site's base: `'/rules/kiriki/'`. */
  readonly address: string;
  readonly title: string;
  readonly description: string;
  /** Markdown. */
  readonly text: string;
  /** Further front matter. */
  readonly matter?: Readonly<Record<string, unknown>>;
  /** A picture that stands for the page, by its address. */
  readonly picture?: string;
}

/** What search engines show of a description. */
const SHOWN = 160;

/** The first words of a text, whole ones. Its quotes are curly: VitePress puts descriptions into attributes as they are. */
export function shortened(text: string, length = SHOWN): string {
  const words = plainText(text)
    .replaceAll(/"([^"]*)"/g, '“$1”')
    .replaceAll('"', '”');
  return words.length <= length ? words : `${words.slice(0, words.lastIndexOf(' ', length - 1))}…`;
}

/** The first heading of a text. @throws Error when there is none */
export function titleOf(text: string): string {
  const [, title] = /^# (.+)$/m.exec(text) ?? [];
  if (title === undefined) throw new Error('a page begins with a heading of the first level');
  return plainText(title);
}

/** The first paragraph other than a heading, list, table, picture or code. */
export const firstParagraph = (text: string): string =>
  withoutComments(text)
    .split(/\n\s*\n/)
    .find((paragraph) => /^(?!```)[^#>|!\s-]/.test(paragraph)) ?? '';

/** The head's description of a page for sharing. */
const openGraph = ({ title, description, picture }: Page, origin: string): unknown[] => {
  const tags = { title, description, type: 'article', site_name: 'dicewright' };
  const image = picture === undefined ? {} : { image: `${origin}${picture}` };
  return Object.entries({ ...tags, ...image }).map(([name, content]) => ['meta', { property: `og:${name}`, content }]);
};

/**
 * The page as a file. JSON is YAML, so front matter needs no writer of its own.
 * @param origin - what stands before addresses in the head, where links must be whole; without a slash at its end
 */
export function pageText(page: Page, origin: string): string {
  const { title, description, text, matter } = page;
  const front = { title, description, head: openGraph(page, origin), ...matter };
  return `---\n${JSON.stringify(front, null, 1)}\n---\n\n${withAnchors(withKnownLanguages(text))}`;
}
