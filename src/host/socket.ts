/** A socket as the platforms have it: with `on`, as ws, or with `addEventListener`, as workers and Deno. */
export interface AnySocket {
  send(text: string): unknown;
  close(code?: number, reason?: string): unknown;
}

/** What some sockets have besides. */
interface MoreOfSocket {
  readonly bufferedAmount?: number;
  on?(event: string, listener: (data?: unknown) => void): unknown;
  addEventListener?(event: string, listener: (event: { readonly data?: unknown }) => void): unknown;
  terminate?(): unknown;
  pause?(): unknown;
  resume?(): unknown;
  ping?(): unknown;
}

/** What is done with a socket here; nothing throws. */
export interface Wire {
  /** Bytes that the other end has not read, as far as that is known. */
  readonly unread: () => number;
  readonly send: (text: string) => void;
  readonly close: (code: number) => void;
  /** At once, without a word, where possible. */
  readonly cut: () => void;
  /** What arrives waits in the network, where possible. */
  readonly pause: () => void;
  readonly resume: () => void;
  /** Asks whether the other end is there. @returns whether that can be asked */
  readonly ping: () => boolean;
  readonly on: (event: 'message' | 'close' | 'error' | 'pong', listener: (data: unknown) => void) => void;
}

export function wireOf(given: AnySocket): Wire {
  const socket = given as AnySocket & MoreOfSocket;
  // A socket that is already closed throws on some platforms; its event reports the closing.
  const quietly = (run: () => unknown): void => {
    try {
      run();
    } catch {}
  };
  return {
    unread: () => socket.bufferedAmount ?? 0,
    send: (text) => quietly(() => socket.send(text)),
    close: (code) => quietly(() => socket.close(code)),
    cut: () => quietly(() => (socket.terminate ? socket.terminate() : socket.close(1013))),
    pause: () => quietly(() => socket.pause?.()),
    resume: () => quietly(() => socket.resume?.()),
    ping() {
      quietly(() => socket.ping?.());
      return socket.ping !== undefined;
    },
    on(event, listener) {
      if (socket.on) socket.on(event, listener);
      else socket.addEventListener?.(event, ({ data }) => listener(data));
    },
  };
}
