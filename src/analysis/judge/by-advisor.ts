import type { Advisor } from '../../advice/advice.js';
import type { Valuer } from './valuation.js';

/** By who knows the best action of a player alone in every position. Tables are worked out when they are needed, once for each set of options. */
export function byAdvisor(advisor: Advisor, given: Uint8Array | undefined): Valuer {
  const tables = new Map<string, unknown>();
  const tableFor = (options: object): unknown => {
    if (given !== undefined) return advisor.load(given);
    return advisor.prepare(options);
  };
  return ({ view }) => {
    if (view.players !== 1) return null;
    const key = JSON.stringify(view.options);
    if (!tables.has(key)) tables.set(key, tableFor(view.options as object));
    const advice = advisor.advise(tables.get(key), view);
    if (!advice) return null;
    return { kind: 'exact', actions: advice.actions.map(({ action, value }) => ({ action, values: [value] })) };
  };
}
