// A match as a room of Colyseus: a room for each match, a connection for each seat. Colyseus has the sockets, the lobby
// and the reconnection; the match judges, draws the dice and tells each seat what it may know. Without a server here: the
// room is made by Colyseus, and what a socket would carry is handed over.
import { type Client, LocalDriver, LocalPresence, matchMaker, Room } from '@colyseus/core';
import { type KirikiAction, type KirikiState, kiriki } from 'dicewright/kiriki';
import { createMatch, type HostMessage, memoryStore, remoteMatch, type ServedSeat, serveSeat } from 'dicewright/match';

// With `postgresStore` in its place, a match outlives the process.
const store = memoryStore();

// The seed is fixed so that this prints the same every time: leave it away.
const begin = (id: string, players: number) => createMatch(kiriki, { id, players, store, seed: 'friday night' });

/** What the room needs of a connection. */
interface Page extends Pick<Client, 'userData'> {
  send(type: 'match', message: HostMessage<KirikiState, KirikiAction>): void;
}

class KirikiRoom extends Room {
  #match?: Awaited<ReturnType<typeof begin>>;
  readonly #seats = new Map<number, ServedSeat>();

  override async onCreate({ players }: { readonly players: number }): Promise<void> {
    this.maxClients = players;
    this.#match = await begin(this.roomId, players);
    this.onMessage('match', this.hear);
  }

  readonly hear = (client: Page, message: unknown): unknown => this.#seats.get(client.userData.seat)?.receive(message);

  override onJoin(client: Page): void {
    const seats = Array.from({ length: this.maxClients }, (_, seat) => seat);
    // Kiriki hides nothing. Where a game does, whoever comes back needs a secret to have their seat again.
    const free = seats.find((seat) => !this.#seats.has(seat));
    if (!this.#match || free === undefined) throw new Error('there is no free seat');
    client.userData = { seat: free };
    this.#seats.set(
      free,
      serveSeat(this.#match, free, (message) => client.send('match', message)),
    );
  }

  override onLeave(client: Page): void {
    this.#seats.get(client.userData.seat)?.close();
    this.#seats.delete(client.userData.seat);
  }
}

await matchMaker.setup(new LocalPresence(), new LocalDriver());
matchMaker.defineRoomType('kiriki', KirikiRoom);
const { roomId } = await matchMaker.createRoom('kiriki', { players: 2 });
const room = matchMaker.getLocalRoomById(roomId) as KirikiRoom;

/** A page: `client.send('match', message)` and `room.onMessage('match', …)` of colyseus.js, in one process. */
function join(seat: number) {
  const client: Page = { send: (_, message) => remote.receive(message) };
  const remote = remoteMatch(kiriki, seat, (message) => void room.hear(client, message));
  room.onJoin(client);
  remote.connected();
  return remote;
}

const [ada, ben] = [join(0), join(1)];
console.log(await ada.submit({ type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] }));
console.log('Ben sees', ben.view(1)?.view.dice.join(' '));
const early = await ben.submit({ type: 'roll', player: 1, dice: [0, 1, 2, 3, 4] });
console.log('Ben is told', early.ok || early.error.message);
await ada.submit({ type: 'score', player: 0, pattern: 'chance' });
console.log('Now', ben.view(1)?.toAct, 'is to act, at version', ben.view(1)?.version);
await room.disconnect();
