import type { AnyGame } from 'dicewright';
import { useEffect, useMemo } from 'react';
import type { Hints } from './hints.js';

/** Who gives hints, from the first question on. */
export interface HintsAtHand {
  readonly ask: Hints['ask'];
}

/**
 * Hints for a game, which are loaded with the first question, and given up with the component.
 *
 * @param module - where the game is from, as a URL; `null` for a game of the package
 */
export function useHints(game: AnyGame, module: string | null): HintsAtHand {
  const [hints, close] = useMemo(() => {
    let made: Promise<Hints> | null = null;
    const make = (): Promise<Hints> => {
      made ??= import('./hints.js').then((one) => new one.Hints(game, module));
      return made;
    };
    const asked: HintsAtHand = { ask: async (...question) => (await make()).ask(...question) };
    return [asked, () => void made?.then((one) => one.close())] as const;
  }, [game, module]);
  useEffect(() => close, [close]);
  return hints;
}
