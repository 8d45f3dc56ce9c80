import { plainEqual } from '../../kernel/plain.js';
import { type LawSpec, stepsOf } from '../law.js';
import { keyOf } from '../plain-checks.js';

const isContainer = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A list of nothing but scalars: such are replaced whole, also by one that happens to be equal. */
const isSmallList = (value: object): boolean => Array.isArray(value) && !value.some(isContainer);

/** The path of a part that is equal before and after, but another object. */
function unsharedPart(before: unknown, after: unknown, path: string): string | null {
  if (before === after || !isContainer(before) || !isContainer(after)) return null;
  if (isSmallList(before) && isSmallList(after)) return null;
  if (plainEqual(before, after)) return path;
  for (const key of Object.keys(after)) {
    const found = unsharedPart(before[key], after[key], `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

/** What two states have in common is the same object. */
export const sharingLaws: readonly LawSpec[] = [
  {
    name: 'what did not change is shared',
    source:
      'A new state shares with the old one what the action did not change: the options, and every object and every ' +
      'list of objects or lists, at any depth and at the same place, that is equal in both. Lists of scalars may be ' +
      'replaced by equal ones. Where nothing is hidden, a view is the state itself.',
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
