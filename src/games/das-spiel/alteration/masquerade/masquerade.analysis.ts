/** The mathematics of Masquerade: a rule of thumb. */
import type { NamedBot } from '../../../../advice/named-bot.js';
import { thumb } from '../../../../advice/thumb.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { axes } from '../../../../pyramid/lattice.js';
import type { MasqueradeAction } from './masquerade.js';
import type { MasqueradeState } from './position.js';
import { BLACK, EDGE_COLOURS, edgeLetters } from './position.js';

/** How many dice at the upper end of an edge follow each other: in the sequence from its beginning, or all of a colour. */
function sorted(edge: string, { variant, sequence }: DeepReadonly<MasqueradeState>['options']): number {
  const order = sequence === 'any' ? EDGE_COLOURS : sequence.filter((letter) => letter !== BLACK);
  const ends = [...edge].map((_, from) => edge.slice(from));
  const isRight = (end: string): boolean =>
    variant === 'training' ? new Set(end).size === 1 && !end.includes(BLACK) : order.join('').startsWith(end);
  return ends.find(isRight)?.length ?? 0;
}

/** Bots of Masquerade, by the names by which tournaments know them. */
export const masqueradeBots: Readonly<Record<'thumb', NamedBot>> = {
  thumb: thumb<MasqueradeState, MasqueradeAction>(
    'Put the top die where it goes on with what is sorted at the upper end of an edge, the longest first; else anywhere.',
    (view, action) => {
      if (action.type !== 'take') return 0;
      const axis = axes.find((one) => 'xyz'.charAt(one) === action.edge) ?? 0;
      const edge = edgeLetters(view.board, action.player, axis);
      // The top die slides down when the lowest one of the edge is taken.
      const [before, after] = [edge.slice(0, -1), edge.slice(1)].map((dice) => sorted(dice, view.options));
      return (after ?? 0) > (before ?? 0) ? (after ?? 0) : 0;
    },
  ),
};
