import { type AnyAction, type AnyGame, createRng } from 'dicewright';
import { type RemoteMatch, remoteMatch } from 'dicewright/match';
import { WebSocket } from 'ws';

/** What a host has said, as it came. */
export type Heard = { readonly type: string } & Readonly<Record<string, unknown>>;

/** A seat's page without a page: it sits down at a server, and somewhere else when it is told to. */
export class Client {
  readonly heard: Heard[] = [];
  readonly sent: unknown[] = [];
  readonly remote: RemoteMatch<object>;
  #socket: WebSocket | null = null;

  constructor(
    readonly game: AnyGame,
    readonly match: string,
    readonly secret: string | null,
    readonly seat: number | null,
  ) {
    this.remote = remoteMatch(game, seat, (message) => this.say(message)) as unknown as RemoteMatch<object>;
  }

  say(message: object): void {
    this.sent.push(message);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Sits down at a server; what it heard before and answers to what it has sent come there. */
  async sit(url: string): Promise<void> {
    const socket = new WebSocket(url.replace('http', 'ws'));
    this.#socket = socket;
    socket.on('error', () => undefined);
    await new Promise((resolve, reject) => {
      socket.on('open', () => this.say({ type: 'join', match: this.match, secret: this.secret }));
      socket.on('close', () => reject(new Error('closed')));
      socket.on('message', (data) => {
        const message = JSON.parse(String(data)) as Heard;
        this.heard.push(message);
        if (message.type === 'joined') {
          this.remote.connected();
          resolve(null);
        } else if (message.type === 'refused') reject(new Error(JSON.stringify(message)));
        else this.remote.receive(message as never);
      });
    });
  }

  /** The connection is gone, and nobody was told. */
  drop(): void {
    this.#socket?.terminate();
    this.#socket = null;
  }

  /** Waits until the connection is gone. */
  async gone(): Promise<void> {
    const socket = this.#socket;
    if (!socket || socket.readyState === WebSocket.CLOSED) return;
    await new Promise((resolve) => socket.once('close', resolve));
  }

  /** Waits until what is seen is as wanted. */
  async until(isTrue: () => boolean): Promise<void> {
    if (isTrue()) return;
    await new Promise<void>((resolve) => {
      const stop = this.remote.subscribe(this.seat, () => {
        if (!isTrue()) return;
        stop();
        resolve();
      });
    });
  }

  get seen() {
    return this.remote.view(this.seat);
  }

  get isOver(): boolean {
    return Boolean(this.seen?.result);
  }

  /** Plays at random whenever it is to act, to the end or so many actions. */
  async play(most = Number.POSITIVE_INFINITY): Promise<void> {
    const rng = createRng(`${this.match.length} ${this.seat}`);
    const isMine = (): boolean => Boolean(this.seen?.toAct.includes(this.seat as number)) && !this.seen?.isPending;
    for (let count = 0; count < most; count++) {
      await this.until(() => this.isOver || isMine());
      if (this.isOver) return;
      const action = this.game.sampleAction(this.seen?.view as never, rng, this.seat as number) as AnyAction;
      await this.remote.submit(action);
    }
  }
}
