import type { AddressInfo } from 'node:net';
import { type AnyAction, type AnyGame, createRng, type Envelope } from 'dicewright';
import { boardgameOf } from 'dicewright/boardgame.io';
import { theCleverMole } from 'dicewright/das-spiel';
import { kiriki } from 'dicewright/kiriki';
import { verifyRecord } from 'dicewright/record';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { BoardgameView } from '../../src/adapters/boardgame-io/types.js';
import { Client, complaints, Server, SocketIO, told } from './engine.js';

type View = BoardgameView<Envelope, AnyAction, object>;

const mole = theCleverMole;
const dice = kiriki;
const server = Server({ games: [boardgameOf(mole), boardgameOf(dice)], origins: false });
let running: Awaited<ReturnType<typeof server.run>>;
let address: string;
let lobby: string;

const addressOf = (one: typeof running.appServer): string => `http://127.0.0.1:${(one.address() as AddressInfo).port}`;

beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  // A port of its own for the lobby, any that is free; for 0 it would share that of the sockets.
  running = await server.run({ port: 0, lobbyConfig: { apiPort: '0' as unknown as number } });
  address = addressOf(running.appServer);
  lobby = addressOf(running.apiServer);
});
afterAll(() => {
  vi.restoreAllMocks();
  running.appServer.closeAllConnections();
  running.apiServer.closeAllConnections();
  server.kill(running);
});

const post = async (path: string, body: object): Promise<never> => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${lobby}/games/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await answer.json()) as never;
};

/** A client of boardgame.io's own, and every byte that it is sent. */
function connect(
  game: AnyGame,
  matchID: string,
  numPlayers: number,
  seat: { playerID?: string; credentials?: string },
) {
  const multiplayer = SocketIO({ server: address });
  const client = Client<View>({ game: boardgameOf(game), numPlayers, matchID, multiplayer, debug: false, ...seat });
  client.start();
  const { socket } = (
    client as unknown as { transport: { socket: { onAny(hear: (...words: unknown[]) => void): void } } }
  ).transport;
  const received: string[] = [];
  socket.onAny((...words) => received.push(JSON.stringify(words)));
  const until = (version: number): Promise<void> =>
    new Promise((resolve) => {
      const stop = client.subscribe((state) => {
        if (!state || state._stateID < version) return;
        stop?.();
        resolve();
      });
    });
  return { client, received, until };
}

type Joined = ReturnType<typeof connect>;

/** A match that its players have joined at the lobby, and somebody who watches. */
async function joined(game: AnyGame, players: number, options: object = {}): Promise<Joined[]> {
  const { matchID } = (await post(`${game.id}/create`, { numPlayers: players, setupData: { options } })) as {
    matchID: string;
  };
  const clients: Joined[] = [];
  for (let seat = 0; seat < players; seat++) {
    const playerID = `${seat}`;
    const path = `${game.id}/${matchID}/join`;
    const { playerCredentials } = (await post(path, { playerID, playerName: playerID })) as {
      playerCredentials: string;
    };
    clients.push(connect(game, matchID, players, { playerID, credentials: playerCredentials }));
  }
  clients.push(connect(game, matchID, players, {}));
  await Promise.all(clients.map(({ until }) => until(0)));
  return clients;
}

const viewOf = (game: AnyGame, { client }: Joined): Envelope => game.loadView(told(client).G.view);

/** Plays at random until it is over, or so many actions; all clients hear of each. */
async function play(game: AnyGame, clients: readonly Joined[], most: number): Promise<number> {
  const rng = createRng('sockets');
  let version = told((clients[0] as Joined).client)._stateID;
  for (let n = 0; n < most && !told((clients[0] as Joined).client).ctx.gameover; n++) {
    const [seat = 0] = game.playersToAct(viewOf(game, clients.at(-1) as Joined));
    const { client } = clients[seat] as Joined;
    client.moves.act?.(game.sampleAction(viewOf(game, clients[seat] as Joined), rng, seat));
    version++;
    await Promise.all(clients.map(({ until }) => until(version)));
  }
  return version;
}

const seedOf = async (clients: readonly Joined[]): Promise<string> => {
  const { matchID } = (clients[0] as Joined).client;
  const { state } = (await server.db.fetch(matchID, { state: true })) as { state: { G: { seed: string } } };
  return state.G.seed;
};

function expectToEnd(game: AnyGame, clients: readonly Joined[], seed: string): void {
  for (const { client } of clients) {
    const { G, ctx } = told(client);
    expect(ctx.gameover).toEqual(G.record?.result);
    expect(G.record?.seed).toBe(seed);
    expect(verifyRecord(G.record, game).ok).toBe(true);
  }
  for (const { client } of clients) client.stop();
}

it('keeps what a seat must not know from its socket, in The Clever Mole', async () => {
  const clients = await joined(mole, 3, { target: 1 });
  expect(told((clients[0] as Joined).client).G.view?.options).toMatchObject({ target: 1 });
  await play(mole, clients, 2);
  const seed = await seedOf(clients);
  const late = connect(mole, (clients[0] as Joined).client.matchID, 3, {});
  await late.until(2);
  for (const { received } of [...clients.slice(1), late]) {
    expect(received.length).toBeGreaterThan(0);
    const all = received.join('\n');
    expect(all).toContain('"mole":"hidden"');
    expect(all).not.toContain('"hill"');
    expect(all).not.toContain(seed);
  }
  const own = (clients[0] as Joined).received.join('\n');
  expect(own).toMatch(/"mole":\d/);
  expect(own).not.toContain(seed);
  late.client.stop();
  await play(mole, clients, 1_000);
  expectToEnd(mole, clients, seed);
});

it('draws the dice on the server only, and refuses without a word, in Kiriki', async () => {
  const clients = await joined(dice, 2);
  const [first, second] = clients as [Joined, Joined];
  const roll = { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] };
  const before = told(first.client).G;
  const said = await complaints(async () => {
    // In the order in which they are sent.
    second.client.moves.act?.({ ...roll, player: 1 });
    first.client.moves.act?.({ type: 'score', player: 0, pattern: 'chance' });
    first.client.moves.act?.({ ...roll, outcome: [6, 6, 6, 6, 6] });
    first.client.moves.act?.({ toString: 1 });
    first.client.moves.act?.(roll);
    expect(told(first.client).G).toEqual(before);
    await Promise.all(clients.map(({ until }) => until(1)));
  });
  expect(said).toContain('invalid move');
  expect(told(second.client).G.view).toMatchObject({ events: 1, rolls: 1 });
  await play(dice, clients, 1_000);
  expectToEnd(dice, clients, await seedOf(clients));
});

// boardgame.io 0.50 takes a state from every seat that may act. When this fails, docs/host/boardgame-io.md says too little of it.
it('shows nothing, and goes on, where a client has put something in place of the state', async () => {
  const clients = await joined(dice, 2);
  const [{ client }] = clients as [Joined];
  const { transport } = client as unknown as { transport: { socket: { emit(...words: unknown[]): void } } };
  const state = { ...told(client), G: { state: 'mine' } };
  const action = { type: 'UPDATE', payload: { playerID: '0', credentials: client.credentials }, state };
  transport.socket.emit('update', action, 0, client.matchID, '0');
  await new Promise<void>((resolve) => {
    const stop = client.subscribe((told) => {
      if (told?.G.view !== null) return;
      stop?.();
      resolve();
    });
  });
  const others: Joined[] = [];
  const said = await complaints(async () => {
    client.moves.act?.({ type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] });
    others.push(...(await joined(dice, 2)));
  });
  expect(said).toContain('invalid move');
  expect(told(client).G).toEqual({ view: null, commitment: null, record: null });
  for (const one of [...clients, ...others]) one.client.stop();
});

it('tells the lobby why a match can’t be created', async () => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ numPlayers: 2, setupData: { options: { upperBonus: 'much' } } });
  const answer = await fetch(`${lobby}/games/kiriki/create`, { method: 'POST', headers, body });
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringMatching(/upperBonus/)]);
});
