import { type CantStopState, wonBy } from './cant-stop.js';
import { columns, lengthOf } from './columns.js';

/** How far a player is in the columns that win, those in which they are farthest: 1 for each that is climbed to its top. */
function progress({ markers, runners, toPlay, options }: CantStopState, player: number): number {
  const heights = columns.map((_, i) => Math.max(markers[player]?.[i] ?? 0, player === toPlay ? (runners[i] ?? 0) : 0));
  return heights
    .map((height, i) => height / lengthOf(i + 2))
    .sort((one, other) => other - one)
    .slice(0, options.goal)
    .reduce((sum, part) => sum + part, 0);
}

/** How far a player is on the way to three columns, less how far the best of the others is: 1 for whoever has won. */
export function cantStopWorth(view: CantStopState, player: number): number {
  const { markers, options } = view;
  if (wonBy(view, player) >= options.goal) return 1;
  const others = markers.map((_, other) => (other === player ? 0 : progress(view, other)));
  return 0.5 + (progress(view, player) - Math.max(...others)) / (2 * options.goal + 1);
}
