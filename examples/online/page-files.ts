import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
};

interface PageFile {
  readonly type: string;
  readonly text: Buffer;
}

/**
 * The files of the built page by the paths under which they are served: nothing else can be asked for.
 *
 * @param folder - where it lies, if there is one
 */
export function pageFiles(folder: string | undefined): (path: string) => PageFile | undefined {
  const entries = folder === undefined ? [] : readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => {
        const type = TYPES[extname(file)] ?? 'application/octet-stream';
        return [`/${relative(folder ?? '', file).replaceAll('\\', '/')}`, { type, text: readFileSync(file) }];
      }),
  );
  return (path) => files.get(path === '/' ? '/index.html' : path);
}
