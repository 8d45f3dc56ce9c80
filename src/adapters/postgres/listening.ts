import type { Wake } from '../../match/store.js';
import type { OnError } from '../../match/subscriptions.js';
import { wakeCallsOf } from '../../match/wake-calls.js';
import type { ListeningClient } from './clients.js';
import { checkListener, type ListenerSource } from './settings.js';
import { wokenBy } from './waking.js';

interface Line {
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
    close() {
      isClosing = true;
      return client.end();
    },
  };
}

export interface Listening {
  readonly listen: (wake: Wake, id?: string) => Promise<() => Promise<void>>;
  /** The database has answered: time to connect again, if that is to be done. */
  readonly onAnswer: () => void;
}

/** @param source - a listener that is given listens for good; one that is connected here, from the first match to the last */
export function listeningOf(source: ListenerSource, channel: string, onError: OnError): Listening {
  const wakes = wakeCallsOf();
  const connects = typeof source === 'function';
  let line: Promise<Line> | null = null;
  let isLost = false;

  function hear(payload: string): void {
    const woken = wokenBy(payload);
    if (woken) wakes.wake(woken.id, woken.version);
  }

  async function lineOf(onLoss: () => void): Promise<Line> {
    const listener = connects ? await source() : source;
    checkListener(listener);
    if ('listen' in listener) return { close: await listener.listen(channel, hear) };
    try {
      return await listenAsClient(listener, channel, { hear, onLoss, onError });
    } catch (error) {
      if (connects) await Promise.resolve(listener.end()).catch(onError);
      throw error;
    }
  }

  async function open(): Promise<void> {
    const opening = lineOf(() => {
      if (line !== opening) return;
      line = null;
      isLost = true;
      connectAgain();
    });
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
    await closing?.then(({ close }) => close()).catch(onError);
  }

  return {
    async listen(wake, id) {
      const remove = wakes.add(wake, id);
      try {
        // A client that was given and is gone can't be connected again.
        if (connects || !isLost) await (line ?? open());
      } catch (error) {
        remove();
        throw error;
      }
      return async () => {
        remove();
        if (connects && wakes.isEmpty()) await close();
      };
    },
    onAnswer: connectAgain,
  };
}
