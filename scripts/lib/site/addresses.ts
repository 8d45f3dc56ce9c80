const places: readonly (readonly [path: RegExp, address: string])[] = [
  [/^README\.md$/, '/'],
  [/^CHANGELOG\.md$/, '/changelog/'],
  [/^docs\/README\.md$/, '/guides/'],
  [/^docs\/games\/README\.md$/, '/games/'],
  [/^docs\/games\/([^/]+)\.md$/, '/games/$1/'],
  [/^docs\/((?:[^/]+\/)?[^/]+)\.md$/, '/guides/$1/'],
  [/^docs\/(pictures\/.+)$/, '/$1'],
  [/^src\/games\/.+\/([^/]+)\.rules\.md$/, '/rules/$1/'],
  [/^examples\/([^/]+)\.(?:tsx?|html)$/, '/examples/$1/'],
  [/^examples\/output\/([^/]+)\.txt$/, '/examples/$1/#output'],
  [/^reference\/index\.md$/, '/reference/'],
  [/^reference\/(.+)\.md$/, '/reference/$1/'],
];

/** Whether a path is that of a rules page. */
export const isRulesPage = (path: string): boolean => path.endsWith('.rules.md');

/**
 * Where the site shows a file of the project, without the site's base: `'docs/reference/speed.md'` → `'/guides/reference/speed/'`. `null` for
 * what it does not show. What TypeDoc writes counts as the folder `reference`.
 */
export function siteAddress(path: string): string | null {
  for (const [pattern, address] of places) if (pattern.test(path)) return path.replace(pattern, address);
  return null;
}

/** The file that an address is generated into: `'/rules/kiriki/'` → `'rules/kiriki/index.md'`. */
export const pageFile = (address: string): string => `${address.slice(1)}index.md`;
