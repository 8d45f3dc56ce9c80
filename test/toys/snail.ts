/**
 * Snail: one player climbs a wall of 40 steps, and every step may be slipped back from to the ground. At random nobody gets up;
 * whoever heads for the top does, unless the wall is slippery: then one step below the top there is only the way down.
 */
import type { Envelope, Game, Resolved } from 'dicewright';
import { defineGame, illegal, natural, oneToAct } from 'dicewright/define';
import * as z from 'zod/mini';

export interface SnailOptions {
  /** The top is out of reach. Default `false`. */
  readonly slippery?: boolean | undefined;
}

export interface SnailState extends Envelope<'snail', Resolved<SnailOptions>> {
  /** How high it is. */
  readonly height: number;
}

export interface SnailAction {
  readonly type: 'climb' | 'slip';
  readonly player: number;
}

const TOP = 40;

const g = defineGame({
  id: 'snail',
  rules: 1,
  options: { slippery: z._default(z.boolean(), false) },
  state: { height: natural(TOP) },
});

const climb = g.action({
  check: ({ height, options }) =>
    options.slippery && height === TOP - 1 ? illegal('SNL-1', 'it is too slippery') : undefined,
  apply(draft, _action, _outcome, { height }) {
    draft.height = height + 1;
  },
});

const slip = g.action({
  apply(draft) {
    draft.height = 0;
  },
});

export const snail: Game<SnailState, SnailAction, SnailOptions> = g.game({
  title: 'Snail',
  playerCount: { min: 1, max: 1 },
  variants: [{}, { slippery: true }],
  actions: { climb, slip },
  setup: () => ({ height: 0 }),
  playersToAct: ({ height }) => oneToAct(height < TOP ? 0 : null),
  result: ({ height }) => (height < TOP ? null : { winners: [0], scores: null, reason: 'It is at the top.' }),
});

/** What is worth heading for: the top. */
export const snailWorth = ({ height }: { readonly height: number }): number => height / TOP;
