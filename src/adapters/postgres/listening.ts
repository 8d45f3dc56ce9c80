import { every, isLateness, within } from '../../match/deadline.js';
import type { Wake } from '../../match/store.js';
import type { OnError } from '../../match/subscriptions.js';
import { wakeCallsOf } from '../../match/wake-calls.js';
import type { ListeningClient } from './clients.js';
import { checkListener, type ListenerSource } from './settings.js';
import { wokenBy } from './waking.js';

interface Line {
  /** Fails when nobody is at the other end. */
  readonly ping: () => PromiseLike<unknown>;
  readonly close: () => PromiseLike<unknown>;
}

interface LineEvents {
  readonly hear: (payload: string) => void;
  readonly onLoss: () => void;
  readonly onError: OnError;
}

async function listenAsClient(
  client: ListeningClient,
  channel: string,
  { hear, onLoss, onError }: LineEvents,
): Promise<Line> {
  let isClosing = false;
  client.on('notification', (message) => {
    if (message.channel === channel) hear(message.payload ?? '');
  });
  client.on('error', onError);
  client.on('end', () => {
    if (!isClosing) onLoss();
  });
  await client.query(`listen "${channel}"`);
  return {
    ping: () => client.query('select 1'),
    close() {
      isClosing = true;
      return client.end();
    },
  };
}

/** How far a match is. */
export interface Reached {
  readonly id: string;
  readonly version: number;
}

interface ListeningOptions {
  readonly channel: string;
  /** In milliseconds. */
  readonly heartbeat: number;
  readonly onError: OnError;
  /** How far running matches are, within a number of milliseconds. */
  readonly reached: (ids: readonly string[], milliseconds: number) => Promise<readonly Reached[]>;
}

export interface Listening {
  readonly listen: (wake: Wake, id?: string) => Promise<() => Promise<void>>;
  /** The database has answered: time to reconnect, if that is needed. */
  readonly onAnswer: () => void;
}

/** How many matches are looked at with one statement. */
const AT_ONCE = 1_000;

/**
 * Wakes matches by what is received, and at every heartbeat by a look at how far they are, since what is missed is not known.
 *
 * @param source - a given listener listens for good; one connected here, from the first match to the last
 */
export function listeningOf(source: ListenerSource, options: ListeningOptions): Listening {
  const { channel, heartbeat, onError, reached } = options;
  const wakes = wakeCallsOf();
  const connects = typeof source === 'function';
  /** A part of a heartbeat, so that the next one finds out whether it was in vain. */
  const patience = Math.ceil(heartbeat / 2);
  let line: Promise<Line> | null = null;
  let isLost = false;
  let stopBeating: (() => void) | null = null;

  function hear(payload: string): void {
    const woken = wokenBy(payload);
    if (woken) wakes.wake(woken.id, woken.version);
  }

  async function lineOf(onLoss: () => void): Promise<Line> {
    const listener = connects ? await source() : source;
    checkListener(listener);
    if ('listen' in listener) {
      return { ping: async () => undefined, close: await listener.listen(channel, hear) };
    }
    try {
      return await listenAsClient(listener, channel, { hear, onLoss, onError });
    } catch (error) {
      if (connects) await Promise.resolve(listener.end()).catch(onError);
      throw error;
    }
  }

  function lose(lost: Promise<Line> | null): void {
    if (line !== lost) return;
    line = null;
    isLost = true;
    connectAgain();
  }

  async function open(): Promise<void> {
    const opening = lineOf(() => lose(opening));
    line = opening;
    try {
      await opening;
    } catch (error) {
      if (line === opening) line = null;
      throw error;
    }
    if (!isLost || line !== opening) return;
    isLost = false;
    // What was appended meanwhile is not known.
    wakes.wake();
  }

  function connectAgain(): void {
    if (isLost && connects && !line && !wakes.isEmpty()) open().catch(onError);
  }

  async function close(): Promise<void> {
    const closing = line;
    line = null;
    isLost = false;
    stopBeating?.();
    stopBeating = null;
    const closed = closing?.then(({ close }) => close());
    await Promise.resolve(closed && within<unknown>(heartbeat, 'the end of listening', closed)).catch(onError);
  }

  /** Checks that the other end of the line is still there. */
  async function ping(): Promise<void> {
    const asked = line;
    // While it connects there is nobody to ask.
    const open = await Promise.race([asked, undefined]);
    if (!open) return;
    try {
      await within(patience, 'a listening connection', open.ping());
    } catch (error) {
      onError(error);
      if (connects) Promise.resolve(open.close()).catch(onError);
      lose(asked);
    }
  }

  async function look(): Promise<void> {
    const ids = wakes.ids();
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      for (const { id, version } of await reached(ids.slice(at, at + AT_ONCE), patience)) wakes.wake(id, version);
    }
  }

  function beat(): void {
    connectAgain();
    ping().catch(onError);
    look().catch(onError);
  }

  return {
    async listen(wake, id) {
      const remove = wakes.add(wake, id);
      try {
        // Until there is a line again, looks are enough.
        if (isLost) connectAgain();
        else await within<unknown>(heartbeat, 'connecting to listen', line ?? open());
      } catch (error) {
        if (!isLateness(error)) {
          remove();
          throw error;
        }
        onError(error);
        isLost = true;
      }
      stopBeating ??= every(heartbeat, beat);
      return async () => {
        remove();
        if (!wakes.isEmpty()) return;
        if (connects) await close();
        else {
          stopBeating?.();
          stopBeating = null;
        }
      };
    },
    onAnswer: connectAgain,
  };
}
