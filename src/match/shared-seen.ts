import type { Position, Rules } from './position.js';
import { missingSeats, waitingSince } from './shared.js';
import type { SharedSeen } from './shares.js';

/** What a seat, or a spectator (`null`), sees of shared dice; `undefined` where they aren't shared. */
export function sharedSeen(
  rules: Rules,
  { shares, end, state }: Position,
  viewer: number | null,
): SharedSeen | undefined {
  const { sharing, game } = rules;
  if (!sharing || !shares) return undefined;
  const { commitments, throws, links, due, lot } = shares;
  const { revealWithin, begin, match } = sharing;
  // Whoever has everybody's links knows what is drawn, even for one player alone.
  const isHidden = game.traits.hiddenInformation && !end && game.result(state) === null;
  const told = (all: readonly (string | null)[]): readonly (string | null)[] =>
    isHidden ? [...all.slice(0, -1), null] : all;
  const isTold = due?.action && (!game.traits.hiddenInformation || due.action.player === viewer);
  const since = end ? undefined : waitingSince(shares);
  const until = since != null && revealWithin !== undefined ? since + revealWithin : undefined;
  return {
    match,
    commitments,
    throws,
    links: told(links),
    ...(due && { due: { action: isTold ? due.action : null, links: told(due.links) } }),
    missing: end ? [] : missingSeats(shares),
    ...(until !== undefined && { until }),
    ...(begin === 'lot' && { lot: lot ?? null }),
  };
}
