import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from '../sources/source-files.js';
import { pageFile } from './addresses.js';
import { type SitePages, vitePressConfig } from './config.js';
import { favicon } from './favicon.js';
import { withoutInlineScripts } from './inline-scripts.js';
import { withPictureSizes } from './markdown.js';
import { pageText } from './page.js';
import { projectPages } from './pages.js';
import { referencePages } from './reference.js';
import { readSite, type Site } from './site.js';

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Runs a program of a package. @throws Error when it fails */
function run(root: string, program: string, args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: exit code ${status}`);
}

/** Writes pages, pictures, theme and configuration into a folder. */
function writePages(site: Site, pages: SitePages, folder: string, outDir: string): void {
  const svgAt = (address: string): string => site.read(`docs${address}`);
  for (const page of Object.values(pages).flat()) {
    write(join(folder, pageFile(page.address)), withPictureSizes(pageText(page, site.origin), svgAt));
  }
  cpSync(join(site.root, 'docs/pictures'), join(folder, 'public/pictures'), { recursive: true });
  write(join(folder, 'public/favicon.svg'), favicon());
  cpSync(join(site.root, 'scripts/lib/site/theme'), join(folder, '.vitepress/theme'), { recursive: true });
  const config = JSON.stringify(vitePressConfig(site, pages, outDir), null, 2);
  write(join(folder, '.vitepress/config.mjs'), `export default ${config};\n`);
}

/** Moves scripts out of all built pages. */
function moveScripts(out: string, base: string): void {
  for (const path of listFiles(out, (name) => name.endsWith('.html'))) {
    const { html, scripts } = withoutInlineScripts(readFileSync(join(out, path), 'utf8'), base);
    write(join(out, path), html);
    for (const [file, code] of scripts) write(join(out, file), code);
  }
}

/**
 * Builds the site, with the page that plays in `play/` of it where there is one.
 * @param base - where it will lie, with slashes at both ends
 * @param out - the folder for it; what was there is lost
 */
export async function buildSite(root: string, base: string, out: string): Promise<void> {
  const site = await readSite(root, base);
  // In the project, where packages are found.
  const folder = mkdtempSync(join(root, '.site-'));
  try {
    writePages(site, { ...projectPages(site), reference: referencePages(site) }, folder, out);
    run(root, 'vitepress/bin/vitepress.js', ['build', folder]);
  } finally {
    rmSync(folder, { recursive: true });
  }
  moveScripts(out, base);
  if (!site.hasTable) return;
  run(root, 'tsx/dist/cli.mjs', [join(root, 'scripts/table.ts'), '--build', '--out', join(out, 'play')]);
}
