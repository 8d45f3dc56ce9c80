import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { listFiles } from '../sources/source-files.js';
import { siteAddress } from './addresses.js';
import { type Page, shortened } from './page.js';
import type { Site } from './site.js';

/** The comment that a program begins with: what it shows. */
const introduction = (code: string): string => {
  const [comment = ''] = /^(\/\/.*\n)+/.exec(code) ?? [];
  return comment
    .replaceAll(/^\/\/ ?/gm, '')
    .replaceAll('\n', ' ')
    .trim();
};

/** Every program of `examples/` with what it prints. */
export function examplePages(site: Site): Page[] {
  const paths = listFiles(site.root, (path) => /^examples\/[^/]+\.(tsx?|html)$/.test(path));
  return paths.map((path) => {
    const code = site.read(path).trimEnd();
    const { name, ext } = posix.parse(path);
    const output = `examples/output/${name}.txt`;
    const printed = existsSync(join(site.root, output))
      ? ['## Output', `\`\`\`\`text\n${site.read(output).trimEnd()}\n\`\`\`\``]
      : [];
    const title = `${name}${ext}`;
    return {
      address: siteAddress(path) ?? '',
      title,
      description: shortened(introduction(`${code}\n`)) || title,
      text: [`# ${title}`, `\`\`\`\`${ext.slice(1)}\n${code}\n\`\`\`\``, ...printed].join('\n\n'),
    };
  });
}

/** The programs as a group of the sidebar. */
export const exampleGroup = (pages: readonly Page[]): { readonly text: string; readonly link: string }[] =>
  pages.map(({ title, address }) => ({ text: title, link: address }));
