// A host of Kiriki at PORT, for people who have a seat's secret; without PORT it begins a match, and ends.
import { createServer } from 'node:http';
import { catalogueOf } from 'dicewright/games';
import { createHost } from 'dicewright/host';
import { kiriki } from 'dicewright/kiriki';
import { memoryStore } from 'dicewright/match';
import { WebSocketServer } from 'ws';

const { PORT, SECRET = crypto.randomUUID() } = process.env;
const host = createHost({ games: catalogueOf([kiriki]), store: memoryStore(), secret: SECRET });
const server = createServer(host.request).listen(Number(PORT ?? 0));
new WebSocketServer({ server, maxPayload: 16_384 }).on('connection', host.connect);
const body = JSON.stringify({ game: 'kiriki', players: 2 });
console.log((await host.fetch(new Request('http://host/matches', { method: 'POST', body }))).status);
if (PORT === undefined) server.close();
