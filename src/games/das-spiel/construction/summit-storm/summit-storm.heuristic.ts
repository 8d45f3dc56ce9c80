import type { DeepReadonly } from '../../../../kernel/types.js';
import { EMPTY } from '../../../../pyramid/board.js';
import { axes } from '../../../../pyramid/lattice.js';
import { wallCells } from '../../../../pyramid/score.js';
import { sideOf } from '../../kit/groups.js';
import { chanceToLead } from '../../kit/lead.js';
import { fillingsBy, foreseen } from '../foreseen.heuristic.js';
import { fillerBy, SIDES } from './filler.js';
import type { SummitStormState } from './summit-storm.js';

const fillings = /* @__PURE__ */ fillingsBy(fillerBy, /* @__PURE__ */ new Array<number>(SIDES).fill(1 / SIDES));

/**
 * The chance of the player's side to end with most outer faces, by what those who lie are likely to bring about above them; a lead
 * counts the more, the fewer faces are still open.
 */
export function summitStormWorth(view: DeepReadonly<SummitStormState>, player: number): number {
  const chances = foreseen(view.board, fillings);
  const faces = new Array<number>(SIDES).fill(0);
  let open = 0;
  for (const axis of axes) {
    for (const cell of wallCells(axis)) {
      for (const [side, chance] of (chances[cell] ?? []).entries()) faces[side] = (faces[side] ?? 0) + chance;
      if (view.board[cell] === EMPTY) open++;
    }
  }
  return chanceToLead(faces, sideOf(view, player), open);
}
