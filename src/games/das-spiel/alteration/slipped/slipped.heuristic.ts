import type { DeepReadonly } from '../../../../kernel/types.js';
import { isMet, nearness } from './patterns.js';
import { COVERED, playersIn, type SlippedView } from './position.js';

type View = DeepReadonly<SlippedView>;

/** What it is worth that an object is there, as long as nobody has called. */
const THERE = 0.75;

/** The objects that a player can have, by what the viewer has seen: their own, or all that nobody is known to have. */
function possible({ papers, options }: View, player: number): readonly string[] {
  const paper = papers[player] ?? COVERED;
  return paper === COVERED ? options.objects.filter((object) => !papers.includes(object)) : [paper];
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);

/** The chance that the object of a player is there, as far as the viewer can tell. */
const chanceMet = (view: View, player: number): number =>
  mean(possible(view, player).map((object) => (isMet(view, object) ? 1 : 0)));

/**
 * 1 for the winner, 0 for players who have lost or are out; as long as all is open, three quarters of how much of the
 * player's object fits where most of it does, and less the likelier it is that another player's object is there, out of
 * those that they can still have.
 */
export function slippedWorth(view: View, player: number): number {
  const { winner, out, phase } = view;
  if (winner !== null || out[player]) return winner === player ? 1 : 0;
  if (phase !== 'play') return 1 / 2;
  const near = mean(possible(view, player).map((object) => nearness(view, object)));
  const others = playersIn(view).filter((one) => one !== player);
  return others.reduce((safe, other) => safe * (1 - chanceMet(view, other)), THERE * near);
}
