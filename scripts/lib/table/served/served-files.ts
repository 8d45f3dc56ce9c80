import { readdir } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** A file as it is served. */
interface ServedFile {
  readonly path: string;
  readonly type: string;
}

/** The files of a folder, by their paths in addresses: nothing else can be asked for. */
export async function servedFiles(folder: string): Promise<ReadonlyMap<string, ServedFile>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return new Map(
    found
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        const type = types[extname(path)] ?? 'application/octet-stream';
        return [`/${relative(folder, path).replaceAll(sep, '/')}`, { path, type }];
      }),
  );
}
