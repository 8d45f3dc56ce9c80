import type { Row } from '../../../kernel/dice/spec.js';
import type { Axis, Cell } from '../../../pyramid/lattice.js';
import { type Handedness, numberOn, poses } from '../../../pyramid/pose.js';

// What is read off the dice of the walls, in a form that can be written down.

/** The number that each pose shows towards the axis. */
const tableOf = (axis: Axis, hand: Handedness): Readonly<Record<string, number>> =>
  Object.fromEntries(poses.map((pose) => [pose, numberOn(pose, axis, hand)]));

/** A row of the numbers that dice show; of several at a place the one that they agree in, else 0. */
export function writtenRow(places: readonly (readonly Cell[])[], axis: Axis, hand: Handedness): Row {
  const table = tableOf(axis, hand);
  return places.map((cells) => cells.map((cell) => [cell, table] as const));
}
