import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFiles } from '../sources/source-files.js';
import { siteAddress } from './addresses.js';
import type { SidebarGroup } from './guides.js';
import { withSiteLinks } from './links.js';
import { firstParagraph, type Page, shortened, titleOf } from './page.js';
import type { Site } from './site.js';

/** Parts of a type without a name of their own are not places that anyone looks for. */
const withoutParts = (text: string): string => text.replace(/^#+ Type Literal$/gm, '**One of these**');

/** What TypeDoc says about the public modules, one page per module. @throws Error with TypeDoc's message when it fails */
export function referencePages({ root, repository }: Site): Page[] {
  const folder = mkdtempSync(join(tmpdir(), 'dicewright-reference-'));
  try {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['node_modules/typedoc/bin/typedoc', '--options', 'scripts/lib/site/typedoc.json', '--out', folder],
      { cwd: root, encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`the reference: ${stdout}${stderr}`);
    return readFiles(folder, (path) => path.endsWith('.md')).map(({ path, text: written }) => {
      const text = withSiteLinks(withoutParts(written), `reference/${path}`, repository);
      const title = path === 'index.md' ? 'Reference' : titleOf(text);
      return {
        address: siteAddress(`reference/${path}`) ?? '',
        title,
        description: shortened(firstParagraph(text)) || `The reference of ${title}.`,
        text: text.replace(/^# .*$/m, `# ${title}`),
      };
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The modules as a group of the sidebar. */
export const referenceGroup = (pages: readonly Page[]): SidebarGroup => ({
  text: 'Modules',
  items: pages.map(({ title, address }) => ({ text: title, link: address })).sort((a, b) => (a.link < b.link ? -1 : 1)),
});
