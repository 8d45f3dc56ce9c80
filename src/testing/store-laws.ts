import { GameError } from '../kernel/errors.js';
import type { Awaitable, MatchStore } from '../match/store.js';
import type { LawReport } from './battery.js';
import { crashLaw } from './stores/crash-law.js';
import { keepingLaws } from './stores/keeping-laws.js';
import { logLaws } from './stores/log-laws.js';
import { benchOf } from './stores/store-law.js';

/** A law of stores, ready to be run by any test runner. */
export interface StoreLaw {
  /** What holds, as a short statement. */
  readonly name: string;
  /** What is promised, in full. */
  readonly source: string;
  /**
   * Tries the law on a store.
   *
   * @throws (as a rejection) Error that says how the store breaks it; what the store throws passes through
   */
  readonly run: () => Promise<LawReport>;
}

/**
 * The laws that every store of matches must keep: compare-and-append under concurrent writers, order, keys, old snapshots,
 * JSON as it went in, and that a match survives the end of a process between any two calls.
 *
 * @param makeStore - asked once for each law. It may give the same store, even one that holds matches: the laws begin their
 * own matches, and leave them there
 * @throws `GameError` `INVALID_SETUP` for anything but a function
 */
export function storeLaws(makeStore: () => Awaitable<MatchStore>): readonly StoreLaw[] {
  if (typeof makeStore !== 'function')
    throw new GameError('INVALID_SETUP', 'store laws: expected a function that makes a store');
  return [...logLaws, ...keepingLaws, crashLaw].map(({ name, source, check }) => ({
    name,
    source,
    async run() {
      let checks = 0;
      const store = await makeStore();
      await check(benchOf(store, () => void checks++));
      return { checks };
    },
  }));
}
