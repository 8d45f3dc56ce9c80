import type { DeepReadonly } from '../../../../kernel/types.js';
import { OUTER_FACES } from '../../../../pyramid/score.js';
import { chanceToLead } from '../../kit/lead.js';
import { facesOfPlayers } from '../../kit/outer-faces.js';
import { looseFaces } from '../loose-faces.analysis.js';
import type { TheForbiddenNumberState } from './the-forbidden-number.js';

/** What a face of a free die counts, as the forbidden number can take it off (FBN-8) until something lies on it. */
const FREE = 0.65;

/** The chance of the player to end with most outer faces, by what each has now; those of free dice count less. */
export function theForbiddenNumberWorth(view: DeepReadonly<TheForbiddenNumberState>, player: number): number {
  const { board, players, toPlay } = view;
  const faces = toPlay === null ? facesOfPlayers(board, players) : looseFaces(board, players, FREE);
  const open = faces.reduce((left, own) => left - own, OUTER_FACES);
  return chanceToLead(faces, player, open);
}
