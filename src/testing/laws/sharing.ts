import { plainEqual } from '../../kernel/plain.js';
import { type LawSpec, stepsOf } from '../law.js';
import { keyOf } from '../plain-checks.js';

const isContainer = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** An object with no more members than a pair or a point in space is as good as a scalar. */
const FEW = 3;

/**
 * A list of scalars, or an object of few: these are replaced whole, now and then by one that happens to be equal, as when
 * dice fall the way they lay.
 */
function isSmall(value: object): boolean {
  const children = Object.values(value);
  return (Array.isArray(value) || children.length <= FEW) && !children.some(isContainer);
}

/** The path of a part that is equal before and after, but another object. */
function unsharedPart(before: unknown, after: unknown, path: string): string | null {
  if (before === after || !isContainer(before) || !isContainer(after)) return null;
  if (isSmall(before) && isSmall(after)) return null;
  if (plainEqual(before, after)) return path;
  for (const key of Object.keys(after)) {
    const found = unsharedPart(before[key], after[key], `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

export const sharingLaws: readonly LawSpec[] = [
  {
    name: 'what did not change is shared',
    source:
      'A new state shares with the old one what the action did not change: the options, and every object and list, at ' +
      'any depth and at the same place, that is equal in both. Only lists of scalars, and objects of at most three, ' +
      'may be replaced by equal ones. Where nothing is hidden, a view is the state itself.',
    check(sample, bench) {
      const { game } = bench;
      for (const { before, action, after } of stepsOf(sample)) {
        bench.expect(after !== before, () => `${keyOf(action)} gives the old state`);
        bench.expect(after.options === before.options, () => `${keyOf(action)} makes new options`);
        const part = unsharedPart(before, after, 'state');
        bench.expect(part === null, () => `${keyOf(action)} makes ${part} anew, though it did not change`);
        if (game.traits.hiddenInformation) continue;
        bench.expect(game.view(after, action.player) === after, () => 'a view is not the state itself');
      }
    },
  },
];
