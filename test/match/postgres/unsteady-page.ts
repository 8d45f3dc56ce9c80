import { type AnyAction, type AnyGame, pick } from 'dicewright';
import { type HostMessage, type Match, remoteMatch, type SeatMessage, serveSeat } from 'dicewright/match';
import type { Happening } from '../linearizable.js';
import { type Fates, type Pipe, pipeOf } from './unsteady-link.js';

/** How often a page asks whether its host is there, in milliseconds. */
const BEAT = 40;

/** Who has matches, as long as it goes well. */
export interface UnsteadyServer {
  /** The match as this server has it. @throws what the store throws */
  readonly open: (id: string) => Promise<Match>;
}

interface Session {
  readonly toHost: Pipe;
  readonly close: () => void;
}

/** A seat's page that plays a match to its end by whatever connections it gets, and writes down what it does and sees. */
export async function playSeat(
  game: AnyGame,
  id: string,
  seat: number | null,
  client: number,
  servers: readonly UnsteadyServer[],
  fates: Fates,
  history: Happening[],
): Promise<void> {
  let session: Session | null = null;
  let connecting = false;
  const called = new Set<string>();
  const tell = (told: object): void => void history.push({ time: history.length, client, ...told } as Happening);

  const remote = remoteMatch(game, seat, (message: SeatMessage) => {
    if ('key' in message && !called.has(message.key)) {
      called.add(message.key);
      tell({ what: 'call', key: `${seat} ${message.key}` });
    }
    session?.toHost.send(JSON.stringify(message));
  });

  function hear(text: string): void {
    let message: HostMessage;
    try {
      message = JSON.parse(text) as HostMessage;
    } catch {
      session?.close();
      return;
    }
    if (message.type === 'answer') tell({ what: 'answer', key: `${seat} ${message.key}`, answer: message.answer });
    remote.receive(message as never);
  }

  async function connect(): Promise<void> {
    connecting = true;
    try {
      const match = await (pick(fates.rng, servers) as UnsteadyServer).open(id);
      const close = (): void => {
        toHost.close();
        toPage.close();
        served.close();
        if (session === own) session = null;
      };
      const toPage = pipeOf(fates, hear, () => close());
      const served = serveSeat(match, seat, (message) => toPage.send(JSON.stringify(message)));
      const toHost = pipeOf(
        fates,
        (text) => {
          let message: unknown;
          try {
            message = JSON.parse(text);
          } catch {
            return close();
          }
          served.receive(message).catch(close);
        },
        () => close(),
      );
      const own: Session = { toHost, close };
      session = own;
      remote.connected();
    } catch {
      // Another time.
    } finally {
      connecting = false;
    }
  }

  const beat = setInterval(() => {
    if (!session) {
      if (!connecting) void connect();
    } else if (!remote.beat()) session.close();
  }, BEAT);
  const seenNow = () => remote.view(seat);
  const until = (isSo: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      if (isSo()) return resolve();
      const stop = remote.subscribe(seat, () => {
        if (!isSo()) return;
        stop();
        resolve();
      });
    });
  const stop = remote.subscribe(seat, () => {
    const seen = seenNow();
    // What is shown before the host has said so is the page's own affair.
    if (seen && !seen.isPending) tell({ what: 'view', version: seen.version, digest: JSON.stringify(seen.view) });
  });
  void connect();
  const isOver = (): boolean => Boolean(seenNow()?.result);
  const isMine = (): boolean => seat !== null && !seenNow()?.isPending && Boolean(seenNow()?.toAct.includes(seat));
  try {
    for (;;) {
      await until(() => isOver() || isMine());
      if (isOver()) return;
      const action = game.sampleAction(seenNow()?.view as never, fates.rng, seat as number) as AnyAction | null;
      if (!action) throw new Error('nothing to do');
      await remote.submit(action as never);
    }
  } finally {
    clearInterval(beat);
    stop();
    (session as Session | null)?.close();
  }
}
