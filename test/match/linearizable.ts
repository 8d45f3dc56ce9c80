import type { Answer } from 'dicewright/match';

/** What clients have done and seen, in the order in which it happened to them. */
export type Happening = {
  /** When: any number that rises. */
  readonly time: number;
  readonly client: number;
} & (
  | { readonly what: 'call'; readonly key: string }
  | { readonly what: 'answer'; readonly key: string; readonly answer: Answer }
  /** What is shown at a version; `digest` is equal for what is equal. */
  | { readonly what: 'view'; readonly version: number; readonly digest: string }
  /** Somebody who has forgotten what was shown begins again. */
  | { readonly what: 'begin' }
);

interface Called {
  readonly called: number;
  answered: number;
  version: number | null;
  isRefused: boolean;
}

/**
 * Whether there is one order of all that was accepted, that of the log, which fits what every client was told: nothing that was
 * answered is lost, nothing is there twice, nothing comes before what was answered before it was asked, and nobody is shown
 * less than before, or something else at the same version.
 *
 * @param log - the keys of its entries, in order
 * @returns what does not fit, in sentences; none where all does
 */
export function misfitsOf(log: readonly string[], history: readonly Happening[]): string[] {
  const misfits: string[] = [];
  const asked = new Map<string, Called>();
  const shown = new Map<number, number>();
  const views = new Map<number, string>();
  const least = new Map<number, number>();
  for (const one of history) {
    if (one.what === 'begin') {
      shown.delete(one.client);
    } else if (one.what === 'call') {
      if (!asked.has(one.key)) {
        asked.set(one.key, { called: one.time, answered: Number.POSITIVE_INFINITY, version: null, isRefused: false });
      }
    } else if (one.what === 'answer') {
      const call = asked.get(one.key);
      if (!call) misfits.push(`${one.key} was answered, and never asked`);
      else if (!one.answer.ok) call.isRefused = true;
      else {
        const { version } = one.answer;
        if (call.version !== null && call.version !== version) misfits.push(`${one.key} was answered in two ways`);
        call.version = version;
        call.answered = Math.min(call.answered, one.time);
        least.set(one.client, Math.max(least.get(one.client) ?? 0, version));
      }
    } else {
      const before = Math.max(shown.get(one.client) ?? 0, least.get(one.client) ?? 0);
      if (one.version < before) misfits.push(`client ${one.client} is shown ${one.version} after ${before}`);
      shown.set(one.client, one.version);
      if ((views.get(one.version) ?? one.digest) !== one.digest)
        misfits.push(`version ${one.version} is shown in two ways`);
      views.set(one.version, one.digest);
      if (one.version > log.length) misfits.push(`version ${one.version} is shown, but the log has ${log.length}`);
    }
  }
  const places = new Map<string, number>();
  for (const [i, key] of log.entries()) {
    if (places.has(key)) misfits.push(`${key} is in the log twice`);
    places.set(key, i + 1);
    const call = asked.get(key);
    if (!call) misfits.push(`${key} is in the log, and nobody has asked for it`);
    else if (call.isRefused && call.version === null) misfits.push(`${key} was refused, and is in the log`);
  }
  for (const [key, { version }] of asked) {
    if (version !== null && places.get(key) !== version) {
      misfits.push(`${key} was accepted at ${version}, but the log has it at ${places.get(key) ?? 'no place'}`);
    }
  }
  // From the end: what is later in the log may not have been answered before this was asked.
  let answered = Number.POSITIVE_INFINITY;
  for (const key of [...log].reverse()) {
    const call = asked.get(key);
    if (!call) continue;
    if (call.called > answered) misfits.push(`${key} was asked after something later was answered`);
    answered = Math.min(answered, call.answered);
  }
  return misfits;
}
