import type { Plugin } from 'boardgame.io';

const NAME = 'dicewright';

/** Whether what is under way may stand. */
interface Standing {
  isAllowed: boolean;
}

/**
 * Lets only the beginning and a legal move stand: boardgame.io's server takes `endGame`, `endTurn` and the like from
 * every player who may act, whatever the game says about events.
 */
export const onlyActs: Plugin<Standing, Standing> = {
  name: NAME,
  api: ({ ctx }) => ({ isAllowed: ctx.turn === 0 }),
  flush: ({ api: { isAllowed } }) => ({ isAllowed }),
  isInvalid: ({ data }) => (data.isAllowed ? false : 'expected the move act, with a legal action, or resign'),
  playerView: () => ({}),
};

/** Notes that it was a legal move. */
export function actsOnly(context: object): void {
  const { [NAME]: standing } = context as { readonly [NAME]: Standing };
  standing.isAllowed = true;
}
