import type { AnyAction } from '../kernel/types.js';
import { entriesBetween } from './entries.js';
import type { MatchStore } from './store.js';

/** The actions of a log's first entries that were not taken back. */
export async function actionsThatStand(store: MatchStore, id: string, version: number): Promise<AnyAction[]> {
  const actions: AnyAction[] = [];
  for await (const entries of entriesBetween(store, id, 0, version)) {
    for (const { action, undo } of entries) {
      if (action) actions.push(action);
      else if (undo !== undefined) actions.pop();
    }
  }
  return actions;
}
