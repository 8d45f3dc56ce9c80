import type { DeepReadonly } from '../../../../kernel/types.js';
import { coordinate } from '../../../../pyramid/lattice.js';
import { movesOfAnyPose } from '../pointing.js';
import {
  capturedIn,
  greenCell,
  greenPlayer,
  greenTurns,
  hasArrived,
  isWay,
  type StepsToTheThroneState,
} from './position.js';

type View = DeepReadonly<StepsToTheThroneState>;

/** Turns that green needs from its start, about. A row nearer saves little: numbers lead from anywhere to anywhere. */
const FAR = 8;
const ROW = 1 / 4;
/** The row before the throne, and the turns needed there, where black can do nothing about it (THR-10). */
const ENTRY = 6;
const LAST = 3 / 2;
/** What the way to the throne counts, against dice that decide when both get there. */
const WAY = 0.85;

/**
 * Turns that green needs to the throne, about: one less for each way on which a number would lead it to the row before the
 * throne. Black, if it is to play, bars one that isn't a single step.
 */
function needed({ board, phase, toPlay }: View): number {
  if (hasArrived(board)) return 0;
  // All is over, and it never got there.
  if (toPlay === null) return FAR;
  const cell = greenCell(board);
  const row = coordinate(cell, 0);
  if (row === ENTRY) return LAST;
  const ways = movesOfAnyPose(cell).filter((move) => coordinate(move.to, 0) === ENTRY && isWay(board, move)).length;
  return FAR - ROW * row - (phase === 'block' && row < ENTRY - 1 ? Math.max(0, ways - 1) : ways);
}

/** By how much the first number is more than the second, from -1 to 1. */
const more = (one: number, other: number): number => (one - other) / (one + other || 1);

/** How far player 0 is ahead where each is green in a game, from -1 to 1. */
function lead(view: View, need: number): number {
  const { first, placed, options, turns } = view;
  if (options.variant === 'fastest') {
    const had = greenTurns(turns);
    if (!first) return more(FAR, had + need);
    const left = first.turns + Number(!first.arrived) - had;
    return left < 0 ? 1 : more(need, left);
  }
  const [before, now] = options.variant === 'captures' ? [first?.captured, capturedIn(view)] : [first?.placed, placed];
  // Before the other game, nobody knows how far green will come in it.
  const way = first ? need / FAR - Number(!first.arrived) : 1 / 2 - need / FAR;
  return WAY * way + (1 - WAY) * more(before ?? now, first ? now : 0);
}

/**
 * How few turns green still needs to the throne, for the player of green; for the other player how many. Where each is green
 * in a game, by how much fewer turns the player will need than the other: in the first game than usual, in the second than
 * are left until the other is no slower. Where dice decide, they count to a small part.
 */
export function stepsToTheThroneWorth(view: View, player: number): number {
  const need = needed(view);
  if (view.options.variant === 'single') return player === greenPlayer(view) ? 1 - need / FAR : need / FAR;
  return (1 + (1 - 2 * player) * lead(view, need)) / 2;
}
