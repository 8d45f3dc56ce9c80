import { posix } from 'node:path';
import { listFiles } from '../sources/source-files.js';
import { siteAddress } from './addresses.js';
import { withoutComments } from './markdown.js';
import { firstParagraph, type Page, shortened, titleOf } from './page.js';
import { type Site, shownText } from './site.js';

/** Entries of the sidebar under one heading. */
export interface SidebarGroup {
  readonly text: string;
  readonly items: readonly { readonly text: string; readonly link: string }[];
  readonly collapsed?: boolean;
}

/** The guides and the changelog, as they are in the project. */
export function guidePages(site: Site): Page[] {
  const paths = listFiles(site.root, (path) => /^(docs\/(?!games\/)([^/]+\/)?[^/]+\.md|CHANGELOG\.md)$/.test(path));
  return paths.map((path) => {
    const text = withoutComments(shownText(site, path));
    const address = siteAddress(path) ?? '';
    return { address, title: titleOf(text), description: shortened(firstParagraph(text)), text };
  });
}

/** The index of the guides shows what belongs together: its chapters, with what their lists begin with. */
export function guideGroups(site: Site): SidebarGroup[] {
  const index = 'docs/README.md';
  return site
    .read(index)
    .split(/^## /m)
    .slice(1)
    .map((chapter) => ({
      text: chapter.split('\n', 1)[0]?.trim() ?? '',
      items: [...chapter.matchAll(/^(?:-|\d+\.) \[([^\]]+)\]\(([^)#]+)\)/gm)].map(([, text = '', target = '']) => {
        const link = siteAddress(posix.normalize(posix.join(posix.dirname(index), target)));
        if (link === null) throw new Error(`${index}: the site does not show ${target}`);
        return { text, link };
      }),
    }))
    .filter(({ items }) => items.length > 0);
}
