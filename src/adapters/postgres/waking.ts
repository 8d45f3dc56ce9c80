import type { OnError } from '../../match/subscriptions.js';

export interface Waking {
  /** At once, or together with what was appended meanwhile when the last notice is through. */
  readonly tell: (id: string, version: number) => void;
  readonly settled: () => Promise<void>;
}

/** At most a statement at a time: a `NOTIFY` in each append would make appends wait for each other. */
export function wakingOf(send: (payloads: readonly string[]) => Promise<unknown>, onError: OnError): Waking {
  const pending = new Map<string, number>();
  let sending: Promise<void> | null = null;

  async function sendPending(): Promise<void> {
    while (pending.size > 0) {
      const payloads = [...pending].map(([id, version]) => `${version} ${id}`);
      pending.clear();
      await send(payloads).catch(onError);
    }
    sending = null;
  }

  return {
    tell(id, version) {
      pending.set(id, version);
      sending ??= sendPending();
    },
    async settled() {
      await sending;
    },
  };
}

/** What a notice from {@link Waking.tell} is about; `null` for what something else has sent. */
export function wokenBy(payload: string): { readonly id: string; readonly version: number } | null {
  const [, version, id] = /^(\d+) (.+)$/s.exec(payload) ?? [];
  return id === undefined ? null : { id, version: Number(version) };
}
