import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { games } from 'dicewright/games';
import { createHost } from 'dicewright/host';
import { WebSocketServer } from 'ws';
import type { Database } from './database.js';
import { PAGE_HEADERS, pageFiles } from './page-files.js';

interface ServerOptions {
  /** Called when the port is this server's, so that a second start touches nothing. */
  readonly open: () => Promise<Database>;
  /** The folder with the built page, if there is one. */
  readonly page?: string | undefined;
  readonly port: number;
  readonly limits: Parameters<typeof createHost>[0]['limits'];
  readonly addressHeader?: string | undefined;
}

/** Hosts matches for whoever has a seat's secret; any number of these may share a database. */
export async function startServer({ open, page, port, limits, addressHeader }: ServerOptions) {
  const server = createServer();
  // Who comes before the database is open is sent away, and comes again.
  const notYet = (_: IncomingMessage, response: ServerResponse): unknown => response.writeHead(503).end();
  const cut = (_: IncomingMessage, socket: Duplex): unknown => socket.destroy();
  server.on('request', notYet).on('upgrade', cut);
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, resolve));
  const opening = open();
  opening.catch(() => server.close());
  const { store, secret, close } = await opening;
  const host = createHost({ games, store, secret, limits, addressHeader });
  const fileAt = pageFiles(page);
  server.removeListener('request', notYet).removeListener('upgrade', cut);
  server.on('request', (request, response) => {
    const file = /^(GET|HEAD)$/.test(request.method ?? '')
      ? fileAt((request.url ?? '/').replace(/\?.*/, ''))
      : undefined;
    if (file) response.writeHead(200, { 'content-type': file.type, ...PAGE_HEADERS }).end(file.text);
    else void host.request(request, response);
  });
  const sockets = new WebSocketServer({ server, maxPayload: 16_384 });
  sockets.on('connection', host.connect);
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      await host.close();
      for (const socket of sockets.clients) socket.terminate();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await close();
    },
  };
}
