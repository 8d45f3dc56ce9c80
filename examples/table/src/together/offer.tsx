import { lazy, Suspense } from 'react';
import type { Wanted } from './begin-form.js';
import { useIsHosted } from './hosted.js';

const Together = lazy(() => import('./together.js').then((module) => ({ default: module.Together })));

/**
 * Offers to play with friends elsewhere, where the page is served by a host of matches.
 *
 * @param wanted - the game that is on the page, as it is played there; `null` where any can be chosen
 */
export function TogetherOffer({ wanted }: { readonly wanted: Wanted | null }) {
  const isHosted = useIsHosted();
  return isHosted ? (
    <Suspense>
      <Together wanted={wanted} />
    </Suspense>
  ) : null;
}
