import type { DeepReadonly } from '../../../kernel/types.js';
import { OUTER_FACES } from '../../../pyramid/score.js';
import { type GroupsTable, sideCount, sideOf } from './groups.js';
import { chanceToLead } from './lead.js';
import { facesOfPlayers } from './outer-faces.js';

/**
 * The worth of all games of outer faces: the chance of the player's side to end with most, by what each has now; a lead
 * counts the more, the fewer faces are still open.
 */
export function facesWorth(view: DeepReadonly<GroupsTable & { board: string }>, player: number): number {
  const faces = facesOfPlayers(view.board, sideCount(view));
  const open = faces.reduce((left, own) => left - own, OUTER_FACES);
  return chanceToLead(faces, sideOf(view, player), open);
}
