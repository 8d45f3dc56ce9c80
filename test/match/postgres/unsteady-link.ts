import { type RandomGenerator, uniformInt } from 'dicewright';

/** What befalls messages between a page and its host, each in so many of a thousand. */
export const LINK_FAULTS = { cut: 8, lose: 8, delay: 100, halve: 4, duplicate: 30, freeze: 4 } as const;

type LinkFault = keyof typeof LINK_FAULTS;

/** How often what was done. */
export type Counts = Record<string, number>;

/** Decides what befalls what, and counts it; nothing more once it is calm. */
export function fatesOf(rng: RandomGenerator) {
  const counts: Counts = {};
  let isCalm = false;
  return {
    counts,
    rng,
    happens(fault: string, inThousand: number): boolean {
      if (isCalm || uniformInt(rng, 1, 1_000) > inThousand) return false;
      counts[fault] = (counts[fault] ?? 0) + 1;
      return true;
    },
    calm(): void {
      isCalm = true;
    },
  };
}

export type Fates = ReturnType<typeof fatesOf>;

/** Carries texts one way, in order, as far as it does. */
export interface Pipe {
  readonly send: (text: string) => void;
  readonly close: () => void;
}

/** @param onCut - called when the connection is cut */
export function pipeOf(fates: Fates, hear: (text: string) => void, onCut: () => void): Pipe {
  const happens = (fault: LinkFault): boolean => fates.happens(fault, LINK_FAULTS[fault]);
  let last: Promise<unknown> = Promise.resolve();
  let isOpen = true;
  let isFrozen = false;
  return {
    send(text) {
      if (happens('freeze')) isFrozen = true;
      if (isFrozen || !isOpen || happens('lose')) return;
      if (happens('cut')) return onCut();
      const delay = happens('delay') ? uniformInt(fates.rng, 1, 10) : 0;
      const times = happens('duplicate') ? 2 : 1;
      const told = happens('halve') ? text.slice(0, text.length / 2) : text;
      last = last.then(async () => {
        await new Promise<void>((resolve) => (delay > 0 ? setTimeout(resolve, delay) : setImmediate(resolve)));
        for (let time = 0; time < times; time++) if (isOpen) hear(told);
      });
    },
    close() {
      isOpen = false;
    },
  };
}
