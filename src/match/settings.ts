import { GameError } from '../kernel/errors.js';
import { isRecord, read } from '../kernel/plain.js';
import { isDeadline } from './deadline.js';
import type { MatchStore } from './store.js';
import { isName } from './submission.js';
import type { OnError } from './subscriptions.js';

/** What a match is given that is not data. */
export interface Surroundings {
  /**
   * Receives what listeners throw, and failures that nobody is waiting for: snapshots, reading on when the store wakes the
   * match. Without it, these are dropped.
   */
  readonly onError?: ((error: unknown) => unknown) | undefined;
}

const functionsOfStore = ['create', 'append', 'read', 'find', 'snapshot', 'latest', 'remove'] as const;

/** @throws `GameError` `INVALID_SETUP` */
export function checkStore(store: unknown): asserts store is MatchStore {
  const isStore = read(() => isRecord(store) && functionsOfStore.every((name) => typeof store[name] === 'function'));
  if (!isStore) {
    throw new GameError('INVALID_SETUP', `match: a store has the functions ${functionsOfStore.join(', ')}`);
  }
  const deadline = read(() => (store as MatchStore).deadline);
  if (deadline === undefined || isDeadline(deadline)) return;
  throw new GameError('INVALID_SETUP', 'match: the deadline of a store is a number of milliseconds, at least 1');
}

/** @throws `GameError` `INVALID_SETUP` */
export function checkId(id: unknown): asserts id is string {
  if (isName(id)) return;
  throw new GameError('INVALID_SETUP', 'match: id: expected 1 to 100 characters, none of them a control character');
}

/** @throws `GameError` `INVALID_SETUP` */
export function onErrorOf(onError: unknown = () => undefined): OnError {
  if (typeof onError === 'function') return onError as OnError;
  throw new GameError('INVALID_SETUP', 'match: onError: expected a function');
}
