/** So many at once, and then so many a second: who wants more waits. */
export interface Pace {
  readonly burst: number;
  readonly perSecond: number;
}

/** Addresses that are remembered: who has been quiet for longest is forgotten first, and begins anew. */
const MOST_ADDRESSES = 10_000;

/** Lets each address do no more than its pace allows. */
export function paced({ burst, perSecond }: Pace): (address: string) => Promise<void> {
  /** When the last of what was asked for is due, in ms. */
  const due = new Map<string, number>();
  return async (address) => {
    const now = performance.now();
    const next = Math.max(due.get(address) ?? 0, now - (1_000 * burst) / perSecond) + 1_000 / perSecond;
    due.delete(address);
    due.set(address, next);
    if (due.size > MOST_ADDRESSES) due.delete(due.keys().next().value as string);
    if (next > now) await new Promise((resolve) => setTimeout(resolve, next - now));
  };
}
