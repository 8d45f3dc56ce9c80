import { useMemo, useSyncExternalStore } from 'react';
import { type Address, readAddress } from './address.js';

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/** The part of the page's address after `#`, with it. */
export const useHash = (): string => useSyncExternalStore(subscribe, () => location.hash);

export const useAddress = (hash: string): Address => useMemo(() => readAddress(hash), [hash]);
