import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** A folder that is served. */
export interface StaticServer {
  /** Where, with the base: `'http://127.0.0.1:40123/dicewright/'`. */
  readonly address: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves a folder as plain static hosts do: `index.html` for a folder, a redirect for a folder without its slash,
 * `404.html` for what is not there.
 * @param base - the path below which it lies, with slashes at both ends
 * @param headers - sent with everything, as by a host that has a policy of its own; with `content-encoding: gzip` it compresses
 */
export async function serveFolder(
  folder: string,
  base = '/',
  headers: Readonly<Record<string, string>> = {},
): Promise<StaticServer> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    const isInside = path.startsWith(base) && !path.includes('..');
    const file = join(folder, isInside ? path.slice(base.length) : '\0');
    const isThere = isInside && existsSync(file);
    if (isThere && statSync(file).isDirectory() && !path.endsWith('/')) {
      response.writeHead(301, { location: `${path}/` }).end();
      return;
    }
    const found = isThere && statSync(file).isDirectory() ? join(file, 'index.html') : file;
    const isFile = isThere && existsSync(found);
    const shown = isFile ? found : join(folder, '404.html');
    response.writeHead(isFile ? 200 : 404, { ...headers, 'content-type': types[extname(shown)] ?? 'text/plain' });
    const text = existsSync(shown) ? readFileSync(shown) : 'not found';
    response.end(headers['content-encoding'] === 'gzip' ? gzipSync(text) : text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${base}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
