import type { AnyGame } from 'dicewright';
import { type Catalogue, type Entry, games } from 'dicewright/games';
import { type HostMessage, type RemoteMatch, remoteMatch } from 'dicewright/match';
import { keptOf } from './promise.js';

/** A seat at a match elsewhere. */
export interface Table {
  readonly entry: Entry;
  readonly game: AnyGame;
  readonly seat: number | null;
  readonly remote: RemoteMatch;
}

type FromHost =
  | { readonly type: 'joined'; readonly game: string; readonly seat: number | null }
  | { readonly type: 'refused'; readonly error: { readonly message: string } }
  | HostMessage;

interface Events {
  readonly onTable: (table: Table) => void;
  readonly onRefused: (message: string) => void;
  readonly onTold: (sentence: string) => void;
  readonly onLink: (isThere: boolean) => void;
}

/** In milliseconds: how long it waits before it connects again, longer each time. */
const [SHORTEST_WAIT, LONGEST_WAIT] = [250, 8_000];

/** In milliseconds: how often it asks whether the host is still there, and how long it waits for a connection. */
const BEAT = 5_000;

/** Sits down at a match, and again whenever the connection is lost. @returns what ends it */
export function connect(match: string, secret: string | null, events: Events): () => void {
  let socket: WebSocket | null = null;
  let table: Table | null = null;
  let isOver = false;
  let wait = SHORTEST_WAIT;

  async function hear(message: FromHost): Promise<void> {
    if (message.type === 'refused') {
      isOver = true;
      events.onRefused(message.error.message);
    } else if (message.type === 'joined') {
      wait = SHORTEST_WAIT;
      table ??= await tableOf(message.game, message.seat);
      events.onTable(table);
      events.onLink(true);
      table.remote.connected();
    } else {
      if (message.type === 'frame') events.onTold(message.frame.text);
      table?.remote.receive(message);
    }
  }

  async function tableOf(id: string, seat: number | null): Promise<Table> {
    const catalogue: Catalogue = { ...games };
    const entry = catalogue[id];
    if (!entry) throw new Error(`The server plays “${id}”, which is no game that this page knows.`);
    const game = await entry.load();
    const send = (message: object): void => {
      // What is lost is sent again by `connected`.
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    };
    return { entry, game, seat, remote: remoteMatch(game, seat, send, keptOf(match, seat)) };
  }

  function open(): void {
    if (isOver) return;
    const one = new WebSocket(location.href.replace(/^http/, 'ws').replace(/#.*/, ''));
    socket = one;
    let last: Promise<void> = Promise.resolve();
    let isHeard = false;
    // What has died without a word is never closed by anybody else; nor is what is never opened.
    const beat = setInterval(() => {
      if (table ? !table.remote.beat() : !isHeard) drop();
    }, BEAT);
    function drop(): void {
      clearInterval(beat);
      one.onmessage = null;
      one.onclose = null;
      one.close();
      events.onLink(false);
      setTimeout(open, wait);
      wait = Math.min(LONGEST_WAIT, wait * 2);
    }
    one.onopen = () => one.send(JSON.stringify({ type: 'join', match, secret }));
    one.onmessage = ({ data }) => {
      isHeard = true;
      last = last
        .then(() => hear(JSON.parse(data as string) as FromHost))
        // What no host says is not shown; a new connection begins with what there is.
        .catch(() => one.close());
    };
    one.onclose = drop;
  }

  open();
  return () => {
    isOver = true;
    socket?.close();
  };
}
