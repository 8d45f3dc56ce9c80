import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { kiriki } from 'dicewright/kiriki';
import { createMatch, type HostMessage, type Match, type ServedSeat, serveSeat } from 'dicewright/match';
import { build } from 'esbuild';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { entrySources } from '../../scripts/lib/package/entries.js';
import { launchBrowser, until } from '../helpers/browser.js';
import { root } from '../helpers/root.js';

const program = (port: number): string => `
  import { createElement as e } from 'react';
  import { createRoot } from 'react-dom/client';
  import { kiriki, kirikiPicture } from 'dicewright/kiriki';
  import { remoteMatch } from 'dicewright/match';
  import { Position, useMatch } from 'dicewright/react';

  let socket;
  const remote = remoteMatch(kiriki, 0, (message) => {
    if (socket.readyState === 1) socket.send(JSON.stringify(message));
  });
  const open = () => {
    socket = new WebSocket('ws://127.0.0.1:${port}');
    socket.onopen = () => remote.connected();
    socket.onmessage = ({ data }) => remote.receive(JSON.parse(data));
    socket.onclose = () => setTimeout(open, 20);
  };
  open();

  window.answers = [];
  window.submit = (action) => void remote.submit(action).then((answer) => window.answers.push(answer));
  function Table() {
    const seen = useMatch(remote, 0);
    window.seen = seen;
    return seen && e(Position, { picture: kirikiPicture(seen.view) });
  }
  createRoot(document.body).render(e(Table));
`;

let browser: Browser;
let page: Page;
let match: Match<never>;
const errors: unknown[] = [];
const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
/** What the host has said, and the page has not heard. */
const held: string[] = [];
let isHolding = false;
let socket: WebSocket;

const release = (): void => {
  isHolding = false;
  for (const text of held.splice(0)) socket.send(text);
};

beforeAll(async () => {
  match = (await createMatch(kiriki, { id: 'm', players: 2, seed: 'friday night' })) as never;
  server.on('connection', (one) => {
    socket = one;
    const seat: ServedSeat = serveSeat(match, 0, (message: HostMessage<never>) => {
      const text = JSON.stringify(message);
      if (isHolding) held.push(text);
      else one.send(text);
    });
    one.on('message', (data) => void seat.receive(JSON.parse(String(data))));
    one.on('close', seat.close);
  });
  const { port } = server.address() as AddressInfo;
  const { outputFiles } = await build({
    stdin: { contents: program(port), resolveDir: root },
    alias: Object.fromEntries(entrySources.map(([name, file]) => [name, join(root, file)])),
    define: { 'process.env.NODE_ENV': '"production"' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    external: ['#platform', '#worker'],
    logLevel: 'silent',
  });
  browser = await launchBrowser();
  page = await browser.newPage();
  page.on('pageerror', (error) => errors.push(error));
  await page.setContent(`<body></body><script type="module">${outputFiles[0]?.text ?? ''}</script>`);
  await until(page, 'window.seen');
});
afterAll(async () => {
  await browser?.close();
  await new Promise((resolve) => server.close(resolve));
});

const roll = { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] } as const;
const score = { type: 'score', player: 0, pattern: 'chance' } as const;
const submit = (action: object): Promise<unknown> => page.evaluate(`submit(${JSON.stringify(action)})`);
const seen = (): Promise<unknown> => page.evaluate('seen');
const answers = (): Promise<unknown> => page.evaluate('answers.splice(0)');
const drawn = (): Promise<string> => page.$eval('svg', (svg) => String(svg.outerHTML));

it('shows in a page what its seat sees, over a socket', async () => {
  expect(await seen()).toEqual({ ...match.view(0), isPending: false });
  const before = await drawn();
  await submit(roll);
  await until(page, 'seen.version === 1 && !seen.isPending');
  expect(await seen()).toEqual({ ...match.view(0), isPending: false });
  expect(await drawn()).not.toBe(before);
  expect(await answers()).toEqual([{ ok: true, version: 1, repeated: false }]);
});

it('shows at once what is not random, and takes it back when the host refuses it', async () => {
  const before = await drawn();
  isHolding = true;
  // Somebody else at the same seat.
  await match.submit(0, { ...score, pattern: 'sixes' } as never);
  await submit(score);
  await until(page, 'seen.isPending');
  expect(await seen()).toMatchObject({ version: 1, toAct: [1] });
  const foreseen = await drawn();
  expect(foreseen).not.toBe(before);
  release();
  await until(page, '!seen.isPending');
  expect(await answers()).toMatchObject([{ ok: false, error: { code: 'STALE' }, version: 2 }]);
  expect(await seen()).toEqual({ ...match.view(0), isPending: false });
  expect(await drawn()).not.toBe(foreseen);
});

it('hears of what it has missed when it is connected again', async () => {
  socket.terminate();
  await match.submit(1, { ...roll, player: 1 } as never);
  await match.submit(1, { ...score, player: 1 } as never);
  await submit(roll);
  await until(page, 'seen.version >= 4 && !seen.isPending');
  expect(await seen()).toEqual({ ...match.view(0), isPending: false });
  expect(errors).toEqual([]);
});
