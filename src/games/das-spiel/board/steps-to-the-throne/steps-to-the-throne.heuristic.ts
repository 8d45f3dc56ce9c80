import type { DeepReadonly } from '../../../../kernel/types.js';
import { coordinate, PLATE_EDGE } from '../../../../pyramid/lattice.js';
import {
  capturedIn,
  greenCell,
  greenPlayer,
  greenTurns,
  hasArrived,
  type StepsToTheThroneResult,
  type StepsToTheThroneState,
} from './position.js';

type View = DeepReadonly<StepsToTheThroneState>;

/** What the way to the throne counts, against what decides when both get there. */
const WAY = 0.85;
/** Before the other game, nobody knows how far green will come in it. */
const UNKNOWN = 1 / 2;
const NOTHING: StepsToTheThroneResult = { arrived: false, turns: 0, captured: 0, placed: 0 };

/** How near the green die is to the throne, 1 there; at the end it counts only whether it got there. */
function nearness({ board, toPlay }: View): number {
  if (hasArrived(board)) return 1;
  return toPlay === null ? 0 : coordinate(greenCell(board), 0) / (PLATE_EDGE - 1);
}

/** By how much the first number is more than the second, from -1 to 1. */
const more = (one: number, other: number): number => (one === other ? 0 : (one - other) / (one + other));

/** How far player 1 is ahead by what is counted when both are green equally far, from -1 to 1. */
function measured(
  { options: { variant } }: View,
  first: StepsToTheThroneResult,
  second: StepsToTheThroneResult,
): number {
  if (variant === 'captures') return more(first.captured, second.captured);
  if (variant === 'blacks') return more(first.placed, second.placed);
  return more(second.turns, first.turns);
}

/**
 * How near the green die is to the throne, for the player of green; for the other player how far away. Where each is green
 * in a game: how much nearer the player came than the other, and to a small part who is ahead by what is counted.
 */
export function stepsToTheThroneWorth(view: View, player: number): number {
  const { board, placed, turns, first, options } = view;
  const near = nearness(view);
  const isGreen = player === greenPlayer(view);
  if (options.variant === 'single') return isGreen ? near : 1 - near;
  const now = { arrived: near === 1, turns: greenTurns(turns), captured: capturedIn({ board, placed }), placed };
  const [ahead, counted] =
    first === null
      ? [near - UNKNOWN, measured(view, now, NOTHING)]
      : [(first.arrived ? 1 : 0) - near, measured(view, first, now)];
  const lead = WAY * ahead + (1 - WAY) * counted;
  return (1 + (player === 0 ? lead : -lead)) / 2;
}
