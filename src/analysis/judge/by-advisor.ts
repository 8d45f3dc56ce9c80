import type { Advisor } from '../../advice/advice.js';
import type { Thinking, Valuer } from '../search/valuation.js';
import type { State } from '../worlds.js';

/**
 * By an advisor that knows a lone player's best action in every position. What it needs for that, it works out when asked,
 * for the position and what can follow.
 */
export function byAdvisor(advisor: Advisor, given: Uint8Array | undefined, tell?: Thinking): Valuer {
  let table: unknown = given && advisor.load(given);

  function advised(view: State) {
    if (table !== undefined) {
      try {
        return advisor.advise(table, view);
      } catch (error) {
        // It was made for another position.
        if (given || !(error instanceof RangeError)) throw error;
      }
    }
    table = advisor.prepare(view.options as object, tell, view);
    return advisor.advise(table, view);
  }

  return ({ view }) => {
    const advice = view.players === 1 ? advised(view) : null;
    if (!advice) return null;
    return {
      kind: 'exact',
      actions: advice.actions.map(({ action, value }) => ({ action, values: [value] })),
      inWords: (action) => advisor.inWords(view, action),
    };
  };
}
