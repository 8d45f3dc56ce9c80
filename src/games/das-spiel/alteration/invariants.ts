import type { Invariant } from '../../../kernel/types.js';
import { pointOf, points } from '../../../pyramid/lattice.js';
import { cellNamed } from '../../../pyramid/names.js';
import type { Sparred } from './spars.js';

// Invariants that games 35 and 36 share; each game says which of its clauses they guard.

/** What can be read of an action of both games. */
interface Taking {
  readonly type: string;
  readonly cell?: string | undefined;
  readonly pose?: string | undefined;
}

/** On how many walls each cell lies. */
const zerosOf = /* @__PURE__ */ points.map((point) => point.filter((part) => part === 0).length);

const zeros = (cell: number): number => zerosOf[cell] ?? 0;

/** Only the dice of one spar move: those above the one that was taken go down by one, the others stay. */
export const oneSparSlides = (clause: string): Invariant<Sparred, Taking> => ({
  name: 'a take moves every die above one place down its spar, and no other',
  clause,
  holds: ({ poses }, step) => {
    const { type, cell: name } = step?.action ?? { type: 'none' };
    if (step === undefined) return true;
    if (type !== 'take') return type === 'build' || poses === step.before.poses;
    const [x, y, z] = pointOf(cellNamed(name ?? ''));
    const height = Math.max(x, y, z);
    return [...poses].every((pose, cell) => {
      const point = pointOf(cell);
      const distance = Math.max(...point);
      const isOnSpar = zeros(cell) >= 2 && (distance === 0 || [x, y, z].indexOf(height) === point.indexOf(distance));
      if (!isOnSpar || distance > height) return pose === step.before.poses[cell];
      if (distance === 0) return true;
      const above = [...poses].findIndex((_, other) => {
        return zeros(other) >= 2 && pointOf(other).every((part, axis) => part === Math.max(0, (point[axis] ?? 0) - 1));
      });
      return pose === step.before.poses[above];
    });
  },
});

/** The die that was taken lies on top: as it lay, or as its pose says. */
export const takenGoesOnTop = (clause: string): Invariant<Sparred, Taking> => ({
  name: 'the die that was taken lies on top',
  clause,
  holds: ({ poses }, step) => {
    if (step?.action.type !== 'take') return true;
    const { cell, pose } = step.action;
    return poses.at(-1) === (pose ?? step.before.poses[cellNamed(cell ?? '')]);
  },
});
