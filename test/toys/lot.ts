/**
 * Lot: nothing to choose. 1-2 players.
 *
 * One die is thrown. With a one nobody wins, with any other number the first player does.
 */
import type { Envelope, Game } from 'dicewright';
import { d6, defineGame, natural, oneToAct } from 'dicewright/define';

export interface LotState extends Envelope<'lot', Record<never, never>> {
  /** 0 before the throw. */
  readonly face: number;
}

export interface LotAction {
  readonly type: 'draw';
  readonly player: number;
  readonly outcome?: readonly number[] | undefined;
}

/** What the faces are called when the game is over. */
export const NAMES: readonly string[] = Object.freeze(['none', 'low', 'less', 'more', 'high', 'all']);

const g = defineGame({ id: 'lot', rules: 1, options: {}, state: { face: natural(6) } });

const draw = g.action({
  outcome: d6(1).schema,
  chance: () => d6(1),
  apply(draft, _, [face = 0]) {
    draft.face = face;
  },
  describe: (_, { outcome }) => `A ${outcome[0]} is drawn.`,
});

export const lot: Game<LotState, LotAction, Record<never, never>> = g.game({
  title: 'Lot',
  playerCount: { min: 1, max: 2 },
  actions: { draw },
  setup: () => ({ face: 0 }),
  playersToAct: ({ face }) => oneToAct(face === 0 ? 0 : null),
  result: ({ face }) =>
    face === 0 ? null : { winners: face === 1 ? [] : [0], scores: null, reason: `It is ${NAMES[face - 1]} of 6.` },
});
