import type { HostMessage, SeatMessage } from 'dicewright/match';
import { loadPlayedGame } from '../played-game.js';
import { messageOf } from '../words.js';
import { ownName } from './own-name.js';
import { type NameMessage, RemoteGame } from './remote-game.js';

/** Who is at a match now. */
export interface Present {
  readonly seats: readonly number[];
  readonly watching: number;
  /** What they have said that they are called, by seat. */
  readonly names?: Readonly<Record<number, string>>;
}

type FromHost =
  | { readonly type: 'joined'; readonly game: string; readonly seat: number | null }
  | { readonly type: 'refused'; readonly error: { readonly message: string } }
  | ({ readonly type: 'present' } & Present)
  | { readonly type: 'rematch'; readonly match: string }
  | HostMessage;

interface Events {
  readonly onGame: (game: RemoteGame) => void;
  readonly onRefused: (message: string) => void;
  readonly onLink: (isThere: boolean) => void;
  readonly onPresent: (present: Present) => void;
  /** Somebody has begun the next match. */
  readonly onRematch: (match: string) => void;
}

/** In milliseconds: how long it waits before it connects again, longer each time. */
const [SHORTEST_WAIT, LONGEST_WAIT] = [250, 8_000];

/** In milliseconds: how often it asks whether the host is still there, and how long it waits for a connection. */
const BEAT = 5_000;

/** Sits down at a match, and again whenever the connection is lost. @returns what ends it */
export function connect(match: string, secret: string | null, events: Events): () => void {
  let socket: WebSocket | null = null;
  let game: RemoteGame | null = null;
  let isOver = false;
  let wait = SHORTEST_WAIT;
  let names: NonNullable<Present['names']> = {};

  function refuse(message: string): void {
    isOver = true;
    events.onRefused(message);
  }

  function meet(present: Present): void {
    // Who leaves keeps the name.
    names = { ...names, ...present.names };
    game?.meet(names);
    events.onPresent(present);
  }

  async function hear(message: FromHost): Promise<void> {
    if (message.type === 'refused') refuse(message.error.message);
    else if (message.type === 'present') meet(message);
    else if (message.type === 'rematch') events.onRematch(message.match);
    else if (message.type === 'joined') {
      wait = SHORTEST_WAIT;
      const opened = game ?? (await gameOf(message.game, message.seat));
      if (!opened) return;
      game = opened;
      game.meet(names);
      events.onGame(game);
      events.onLink(true);
      game.connected();
    } else game?.receive(message);
  }

  async function gameOf(id: string, seat: number | null): Promise<RemoteGame | null> {
    const send = (message: SeatMessage | NameMessage): void => {
      // What is lost is sent again when there is another connection.
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    };
    try {
      return new RemoteGame(await loadPlayedGame(id, null), match, seat, send);
    } catch (error) {
      refuse(messageOf(error));
      return null;
    }
  }

  function open(): void {
    if (isOver) return;
    const one = new WebSocket(location.href.replace(/^http/, 'ws').replace(/[?#].*/s, ''));
    socket = one;
    let last: Promise<void> = Promise.resolve();
    let isHeard = false;
    // What has died without a word is never closed by anybody else; nor is what is never opened.
    const beat = setInterval(() => {
      if (game ? !game.remote.beat() : !isHeard) drop();
    }, BEAT);
    function drop(): void {
      clearInterval(beat);
      one.onmessage = null;
      one.onclose = null;
      one.close();
      if (isOver) return;
      events.onLink(false);
      setTimeout(open, wait);
      wait = Math.min(LONGEST_WAIT, wait * 2);
    }
    one.onopen = () => {
      const name = ownName();
      one.send(JSON.stringify({ type: 'join', match, secret, presence: true, ...(name && { name }) }));
    };
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
