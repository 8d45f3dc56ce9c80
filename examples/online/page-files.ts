import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
};

/** Sent with every file of the page. */
export const PAGE_HEADERS = {
  // Sockets of the page's own host are `'self'`.
  'content-security-policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  // By this the page knows that people can play together here.
  'x-dicewright-host': '1',
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
