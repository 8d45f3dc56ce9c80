// What `dicewright table` calls: the package dicewright-table is this, bundled, and the built page beside it.

import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { ServedTable, TableAsked } from '../../../../src/cli/table-page.js';
import { servedFiles } from './served-files.js';
import { ServedModules } from './served-modules.js';

const send = (response: ServerResponse, type: string, body: string | Uint8Array): void => {
  // What was edited is there with the next load of the page.
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(body);
};

/**
 * Serves the page with all games, and those of the modules, on this machine and to nobody else.
 *
 * @param page - the folder of the built page
 * @throws Error (as a rejection) for a port that is taken, or a module without games
 */
export async function serveTable(
  { modules, folder, port, onProblem }: TableAsked,
  page = fileURLToPath(new URL('./page/', import.meta.url)),
): Promise<ServedTable> {
  const files = await servedFiles(page);
  const own = new ServedModules(modules, folder, onProblem);
  const games = await own.games();
  const answer = async (path: string, response: ServerResponse): Promise<void> => {
    const file = files.get(path === '/' ? '/index.html' : path);
    if (path === '/modules/games.json') send(response, 'application/json', JSON.stringify(await own.games()));
    else if (own.code(path.slice(1)) !== undefined) send(response, 'text/javascript', own.code(path.slice(1)) ?? '');
    else if (file) send(response, file.type, await readFile(file.path));
    else response.writeHead(404, { 'content-type': 'text/plain' }).end('there is nothing here\n');
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://table');
    answer(pathname, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(`the port ${port} is taken: --port takes another`) : error);
    });
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return {
    address,
    games: games.map(({ title, id, module }) => ({ title, address: `${address}#/${id}?module=${module}` })),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
