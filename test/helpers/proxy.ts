import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net';
import { type RandomGenerator, uniformInt } from 'dicewright';

/** What befalls what is carried, each in so many of a thousand pieces. */
export interface Faults {
  /** The connection is cut. */
  readonly cut: number;
  /** The piece, and what comes after it, waits up to 20 ms. */
  readonly delay: number;
  /** The piece comes in two halves, one later than the other. */
  readonly halve: number;
  /** From then on nothing comes, for ever, and nobody is told. */
  readonly freeze: number;
}

export type FaultCounts = { -readonly [Fault in keyof Faults]: number };

/** Stands between two parts of this machine, and carries what they say to each other; or doesn't. */
export interface Between {
  readonly port: number;
  /** How often what was done, by chance. */
  readonly counts: FaultCounts;
  /** How many connections there are. */
  readonly connections: () => number;
  /** Carries nothing more on the connections that there are, and tells nobody; later ones are carried. */
  readonly silence: () => void;
  /** Carries nothing on any connection, also not on those to come, until `thaw` is called. */
  readonly freeze: () => void;
  /** Carries all that has waited, and what comes. */
  readonly thaw: () => void;
  /** Cuts the connections that there are. */
  readonly cut: () => void;
  /** No more faults by chance. */
  readonly calm: () => void;
  readonly close: () => Promise<void>;
}

interface Chance {
  readonly rng: RandomGenerator;
  readonly faults: Faults;
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** @param target - a port of this machine; @param chance - without it, only what it is told to do befalls anybody */
export async function startProxy(target: number, chance?: Chance): Promise<Between> {
  const counts: FaultCounts = { cut: 0, delay: 0, halve: 0, freeze: 0 };
  const pairs = new Set<{ readonly ends: readonly [Socket, Socket]; isSilent: boolean }>();
  let isCalm = false;
  let frozen: { readonly thawed: Promise<void>; readonly thaw: () => void } | null = null;

  const happens = (fault: keyof Faults): boolean => {
    if (!chance || isCalm || uniformInt(chance.rng, 1, 1_000) > chance.faults[fault]) return false;
    counts[fault]++;
    return true;
  };

  async function carry(pair: { isSilent: boolean }, from: Socket, to: Socket): Promise<void> {
    for await (const chunk of from as AsyncIterable<Buffer>) {
      if (happens('freeze')) pair.isSilent = true;
      if (frozen) await frozen.thawed;
      // Taken and forgotten, so that whoever sends it believes that it came.
      if (pair.isSilent) continue;
      if (happens('cut')) throw new Error('cut');
      if (happens('delay')) await pause(uniformInt((chance as Chance).rng, 1, 20));
      const half = happens('halve') ? Math.floor(chunk.length / 2) : 0;
      to.write(chunk.subarray(0, half));
      if (half > 0) await pause(1);
      to.write(chunk.subarray(half));
    }
    if (!pair.isSilent) to.end();
  }

  const server = createServer((near) => {
    const far = dial(target, '127.0.0.1');
    const pair = { ends: [near, far] as const, isSilent: false };
    pairs.add(pair);
    const end = (): void => {
      pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const one of pair.ends) one.on('error', () => undefined).setNoDelay();
    near.on('close', end);
    far.on('close', () => !pair.isSilent && end());
    carry(pair, near, far).catch(end);
    carry(pair, far, near).catch(end);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = (): void => {
    for (const { ends } of pairs) for (const end of ends) end.destroy();
  };
  const thaw = (): void => {
    frozen?.thaw();
    frozen = null;
  };
  return {
    port: (server.address() as AddressInfo).port,
    counts,
    connections: () => pairs.size,
    silence() {
      for (const pair of pairs) pair.isSilent = true;
    },
    freeze() {
      if (frozen) return;
      let thawOne = (): void => undefined;
      const thawed = new Promise<void>((resolve) => (thawOne = resolve));
      frozen = { thawed, thaw: thawOne };
    },
    thaw,
    cut,
    calm: () => {
      isCalm = true;
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      thaw();
      cut();
      await closed;
    },
  };
}
